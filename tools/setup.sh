#!/bin/sh
# Make .venv and install Poktail into it: tools/setup.sh EXTRAS STAMP
set -eu
extras=$1
stamp=$2
python=${PYTHON:-python3}

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "Poktail needs Python 3.11 or newer; $python is $("$python" --version 2>&1)." >&2
    exit 1
}

make_venv() {
    rm -rf .venv
    "$python" -m venv .venv >/dev/null 2>&1
}

if ! [ -x .venv/bin/python ] || ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    echo "Making .venv ..."
    if ! make_venv; then
        # A bare Debian's python3 cannot make virtual environments before this package is there.
        . tools/root.sh
        root=$(root_rights)
        if [ "$root" = none ] || ! command -v apt-get >/dev/null; then
            echo "Please install Python's venv module first, on Debian: sudo apt-get install python3-venv" >&2
            exit 1
        fi
        $root apt-get update -qq
        DEBIAN_FRONTEND=noninteractive $root apt-get install -y -qq --no-install-recommends python3-venv >/dev/null
        make_venv
    fi
fi

# uv takes a fifth of pip's time, but does not read pip's settings: where it fails, pip does it.
echo "Installing poktail$extras ..."
export PIP_DISABLE_PIP_VERSION_CHECK=1 UV_SYSTEM_CERTS=1
.venv/bin/python -m pip install --quiet -c constraints.txt uv &&
    .venv/bin/uv pip install --quiet --python .venv --compile-bytecode -c constraints.txt -e ".$extras" ||
    {
        echo "Once more with pip ..."
        .venv/bin/python -m pip install --quiet -c constraints.txt -e ".$extras"
    }
touch "$stamp"
