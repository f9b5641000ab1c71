# Two commands for newcomers: `make play` and `make test`. Everything is set up in .venv.
SHELL := /bin/sh
BIN := .venv/bin
# Without compiled files, every server that a test starts would compile all of Poktail again.
unexport PYTHONDONTWRITEBYTECODE
SETUP := sh tools/setup.sh
DEPS := pyproject.toml constraints.txt tools/setup.sh
QUICK := -m "not slow and not peers"
WEB := sh tools/web.sh
LAYERS := tests/test_architecture.py tests/test_server_architecture.py
CHECKED := $(LAYERS:%=--ignore %)
# Two workers more than there are cores: browsers and servers also wait.
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 2)
PYTEST := $(WEB) with $(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup --no-loadscope-reorder

RULES := src/poktail/core/*,src/poktail/games/*/rules*.py
# Not counted: what runs only with a PostgreSQL server.
APART := */storage/postgres.py
COVERED := $(BIN)/coverage combine --quiet && $(BIN)/coverage report --include='$(RULES)' --fail-under=100
SERVER := $(BIN)/coverage report --include='src/poktail/server/*' --omit='$(APART)' --fail-under=95

# What measures speed and needs no arguments; the other files in bench/ measure how well bots play, or are parts of these.
SPEED := engine playouts batch commit server reads signing expert_tables start web waits attack

PAGE := src/poktail/web/dist/index.html
PAGE_SOURCES := $(shell find src/poktail/web src/poktail/games src/poktail/i18n \
	\( -name dist -o -name tests -o -name __pycache__ \) -prune -o -type f ! -name '*.py' -print)

.PHONY: play web wheel test test-all test-lowest check bench shots golden types new-game clean chromium postgres engines
.PHONY: ready style types-python types-page layers collection
# Everything one after another, but for the goals that `test` makes two at a time.
ifndef TWO_AT_A_TIME
.NOTPARALLEL:
endif

# Friends' phones in the same network come in too; only this machine: make play POKTAIL_HOST=127.0.0.1
play: export POKTAIL_HOST ?= 0.0.0.0
play: .venv/.play $(PAGE)  ## serve tables here, and open or print the address; in the terminal: .venv/bin/poktail play
	@$(BIN)/poktail serve

web: $(PAGE)  ## build the page into src/poktail/web/dist

wheel: .venv/.play $(PAGE)  ## a wheel that carries the page, into dist; drafts are left out
	@$(WEB) with $(BIN)/python tools/wheel.py

ifdef GAME
test: .venv/.test  ## make test GAME=my_game: one game's own tests and the laws it is held to
	@$(BIN)/python tools/test_game.py "$(GAME)"
else
test: ready  ## everything a change must pass: first what fails fast, then the quick tests
	$(BIN)/coverage erase
	$(PYTEST) $(QUICK) $(CHECKED) --covered rules
	$(COVERED)
endif

test-all: ready postgres .venv/.peers test-lowest  ## with slow sweeps, all planted defects, and other libraries
	$(BIN)/coverage erase
	$(PYTEST) $(CHECKED) --covered all
	$(COVERED) && $(SERVER)

LOWEST := .venv-lowest/bin/python
# Left out: test_fuzz_rest, whose schemathesis asks for newer versions than ours, and test_drift, because
# docs/openapi.json and the types are written with the versions of constraints.txt.
NOT_LOWEST := --ignore tests/server/test_fuzz_rest.py --ignore tests/server/test_drift.py
EXTRAS := tests/batch/test_engine.py $(wildcard src/poktail/games/*/tests/test_engine.py src/poktail/games/*/tests/test_solve.py)
test-lowest: .venv-lowest/.installed postgres  ## core, terminal, server and extras with the lowest versions that pyproject.toml allows
	$(LOWEST) -m pytest -n auto --dist loadgroup $(QUICK) tests/core tests/terminal tests/server $(EXTRAS) $(NOT_LOWEST)
	$(LOWEST) -m pytest -m "peers and not slow" tests/terminal/test_arena.py tests/server/test_store_postgres.py

check: style types-python types-page layers  ## style, types, architecture

# What the tests need, two things at a time: a list of checks that a person wants to see first, and what takes long.
ready: .venv/.test node_modules/.installed
	@$(MAKE) --no-print-directory -j2 --output-sync=target TWO_AT_A_TIME=1 check collection engines chromium $(PAGE)

style: .venv/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types-python: .venv/.test
	$(BIN)/mypy

types-page: node_modules/.installed
	$(WEB) check

layers: .venv/.test
	$(BIN)/python -m pytest -q $(LAYERS)

# Otherwise each worker would compile all test files for itself.
collection: .venv/.test
	@$(BIN)/python -m pytest -q --collect-only $(CHECKED) >/dev/null

bench: .venv/.peers $(PAGE) chromium  ## speed, side by side with other libraries; leave the machine alone meanwhile
	for name in $(SPEED); do $(WEB) with $(BIN)/python bench/$$name.py || exit 1; done

shots: .venv/.test $(PAGE) chromium  ## the pictures in docs/shots
	$(BIN)/python tools/shots.py

golden: .venv/.test  ## rewrite counts and playthroughs (of one game: GAME=…); read the diff before you commit it
	$(BIN)/python -m tests.conformance.golden $(GAME)
	git --no-pager diff --stat -- 'src/poktail/games/*/tests'

types: .venv/.test  ## rewrite the schema document and the TypeScript types after a change of what goes over the wire
	$(BIN)/python -m tools.wire_types

new-game: .venv/.test  ## make new-game NAME=my_game; DRAFT=1: without what a draft may lack
	@$(BIN)/python tools/new_game.py "$(NAME)" $(DRAFT)

clean:
	rm -rf .venv .venv-lowest node_modules build dist src/poktail/web/dist .coverage .mypy_cache .ruff_cache .hypothesis

chromium: .venv/.test
	@$(WEB) chromium

postgres:
	@sh tools/postgres.sh

engines: .venv/.test
	@$(BIN)/python tools/compile_engines.py

$(PAGE): $(PAGE_SOURCES) node_modules/.installed
	@$(WEB) build

node_modules/.installed: package.json package-lock.json .npmrc
	@$(WEB) install

.venv/.play: $(DEPS)
	@$(SETUP) "" $@

.venv/.test: $(DEPS)
	@$(SETUP) "[test]" $@

.venv/.peers: $(DEPS)
	@$(SETUP) "[test,peers,postgres,cluster,plot]" $@

.venv-lowest/.installed: $(DEPS) tools/lowest.py .venv/.test
	$(BIN)/python -m venv --clear .venv-lowest
	$(BIN)/python tools/lowest.py > .venv-lowest/requirements.txt
	$(BIN)/uv pip install --quiet --python .venv-lowest -r .venv-lowest/requirements.txt -e . || $(LOWEST) -m pip install --quiet -r .venv-lowest/requirements.txt -e .
	touch $@
