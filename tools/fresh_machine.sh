#!/bin/sh
# Try the last commit on a bare Debian: tools/fresh_machine.sh [--keep] [--only play|test] [--test COMMAND]
# It is made by debootstrap in a temporary folder; the package indexes are those that this machine is set up for.
set -eu

usage() {
    echo "tools/fresh_machine.sh [--keep] [--only play|test] [--test COMMAND]" >&2
    echo "  --keep          leave the folder of the machine, and say where it is" >&2
    echo "  --only WHAT     only make play, or only make test" >&2
    echo "  --test COMMAND  run this there instead of make test" >&2
    exit 2
}

keep=no only=all test_command="make test"
while [ $# -gt 0 ]; do
    case $1 in
    --keep) keep=yes ;;
    --only)
        case ${2:-} in play | test) only=$2 ;; *) usage ;; esac
        shift
        ;;
    --test)
        test_command=${2:?$(usage)}
        shift
        ;;
    *) usage ;;
    esac
    shift
done

[ "$(id -u)" = 0 ] || { echo "Only root can make a machine inside this one." >&2; exit 1; }
command -v debootstrap >/dev/null || {
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends debootstrap >/dev/null
}

source_folder=$(cd "$(dirname "$0")/.." && pwd)
room=$(mktemp -d /var/tmp/poktail-fresh.XXXXXX)
chmod 755 "$room" # apt fetches as a user of its own
machine= # the process that everything there runs under
clean_up() { # every mount is in a namespace of its own, which is gone when its processes are
    status=$?
    trap - EXIT
    if [ -n "$machine" ]; then kill -KILL "$machine" 2>/dev/null && wait "$machine" || true; fi
    if [ "$keep" = yes ]; then echo "The machine is in $room."; else rm -rf --one-file-system "$room"; fi
    exit "$status"
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

# The Debian of this machine and where its packages come from; elsewhere, the sources of apt must name a Debian.
sources=$(apt-get indextargets --format '$(ORIGIN)|deb $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' |
    sed -n 's/^Debian|//p' | sort -u)
[ -n "$sources" ] || { echo "apt knows no Debian here: run apt-get update first, on a Debian." >&2; exit 1; }
codename=$(. /etc/os-release && [ "$ID" = debian ] && echo "${VERSION_CODENAME:-stable}" || echo stable)
mirror=$(echo "$sources" | awk -v suite="$codename" '$3 == suite { print $2; exit }')
[ -n "$mirror" ] || { echo "apt has no source for Debian $codename." >&2; exit 1; }

started=$(date +%s)
echo "Making a bare Debian $codename ..."
debootstrap --variant=minbase --include=python3,make,git,ca-certificates "$codename" "$room" "$mirror" \
    >"$room.log" 2>&1 || { tail -n 20 "$room.log" >&2; rm -f "$room.log"; exit 1; }
rm -f "$room.log"

# What this machine is told about package indexes: apt's sources, pip's and npm's files, certificates, the environment.
mkdir "$room/trial"
rm -f "$room"/etc/apt/sources.list.d/*
echo "$sources" >"$room/etc/apt/sources.list"
apt-config dump Acquire >"$room/etc/apt/apt.conf.d/90host"
pip_files= npm_files=
for file in /etc/pip.conf "$HOME/.config/pip/pip.conf" "$HOME/.pip/pip.conf" "${PIP_CONFIG_FILE:-}"; do
    [ -f "$file" ] && pip_files="$pip_files $file"
done
for file in /etc/npmrc /usr/etc/npmrc /usr/local/etc/npmrc "$HOME/.npmrc" "${NPM_CONFIG_USERCONFIG:-}"; do
    [ -f "$file" ] && npm_files="$npm_files $file"
done
names='PIP_[A-Z_]*|UV_[A-Z_]*|(NPM_CONFIG|npm_config)_[A-Za-z_]*|(HTTPS?|NO|ALL|https?|no|all)_(PROXY|proxy)'
names="$names|SSL_CERT_(FILE|DIR)|(REQUESTS|CURL)_CA_BUNDLE|NODE_EXTRA_CA_CERTS|GIT_SSL_CAINFO"
export -p | sed -E 's/^declare -x /export /' | grep -E "^export ($names)=" >"$room/trial/host.env" || true
cp -L /etc/resolv.conf /etc/hosts "$room/etc/"
cp -L --parents /etc/ssl/certs/ca-certificates.crt $pip_files $npm_files "$room/"
for file in .config .pip .npmrc; do # the home there is another
    if [ -e "$room$HOME/$file" ]; then cp -r "$room$HOME/$file" "$room/trial/"; fi
done
# Paths that these name: files are copied; folders, which may be indexes, are shown there as they are here.
paths=$(cat $pip_files $npm_files "$room/trial/host.env" | tr " ='\"\t" '\n' | sed -n 's#^file://##; /^\/./p' | sort -u)
folders=
for path in $paths; do
    if [ -f "$path" ]; then cp -L --parents "$path" "$room/"; fi
    case $path in /bin* | /dev* | /etc* | /lib* | /proc* | "$HOME" | /sbin* | /sys* | /tmp | /usr* | /var*) continue ;; esac
    case $path in */simple | */simple/) path=$(dirname "$path") ;; esac # the files of an index lie beside its pages
    if [ -d "$path" ]; then folders="$folders $path"; fi
done

git clone --quiet --no-hardlinks "$source_folder" "$room/trial/poktail"
git -C "$room/trial/poktail" checkout --quiet --detach "$(git -C "$source_folder" rev-parse HEAD)"
echo "$(($(date +%s) - started)) s: a machine with python3, make, git and certificates, and the last commit."

cat >"$room/trial/trial.sh" <<'END'
set -eu
. /trial/host.env
cd /trial/poktail
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
answers() { # whether the page is served
    python3 -c "import urllib.request as u; assert b'Poktail' in u.urlopen('http://127.0.0.1:$port/').read()" 2>/dev/null
}
play() {
    started=$(date +%s)
    setsid make play POKTAIL_HOST=127.0.0.1 POKTAIL_PORT="$port" >/trial/play.log 2>&1 &
    server=$!
    while ! answers; do
        kill -0 "$server" 2>/dev/null || { cat /trial/play.log >&2; echo "make play: ended before it served." >&2; exit 1; }
        sleep 1
    done
    echo "make play: serves the page after $(($(date +%s) - started)) s."
    python3 -c "import os, signal; os.killpg($server, signal.SIGTERM)" # this shell's own kill knows no groups
    wait "$server" || true
    while answers; do sleep 1; done
}
tests() {
    started=$(date +%s)
    status=0
    sh -c "$TEST_COMMAND" || status=$?
    echo "$TEST_COMMAND: $([ "$status" = 0 ] && echo passed || echo "failed with $status") after $(($(date +%s) - started)) s."
    return "$status"
}
if [ "$ONLY" != test ]; then play; fi
if [ "$ONLY" != play ]; then tests; fi
END

# All that runs there ends with this script, and with it every mount.
export ROOM="$room" FOLDERS="$folders" ONLY="$only" TEST_COMMAND="$test_command"
unshare --mount --pid --fork --kill-child sh -eu -c '
    mount -t proc proc "$ROOM/proc"
    mount --rbind /dev "$ROOM/dev"
    mount -t tmpfs -o mode=1777 tmpfs "$ROOM/dev/shm"
    mount --rbind -o ro /sys "$ROOM/sys"
    for folder in $FOLDERS; do
        mkdir -p "$ROOM$folder"
        mount --bind -o ro "$folder" "$ROOM$folder"
    done
    exec chroot "$ROOM" env -i HOME=/trial LANG=C.UTF-8 PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
        ONLY="$ONLY" TEST_COMMAND="$TEST_COMMAND" sh /trial/trial.sh
' &
machine=$!
status=0
wait "$machine" || status=$?
machine=
exit "$status"
