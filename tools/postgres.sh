#!/bin/sh
# Install PostgreSQL's programs if they are missing; the tests start a server of their own with them.
set -eu

if command -v pg_ctl >/dev/null || ls /usr/lib/postgresql/*/bin/pg_ctl >/dev/null 2>&1; then exit; fi
. tools/root.sh
root=$(root_rights)
if [ "$root" = none ] || ! command -v apt-get >/dev/null; then
    echo "make test-all needs PostgreSQL, on Debian: sudo apt-get install postgresql" >&2
    exit 1
fi
echo "Installing PostgreSQL for the tests ..."
$root apt-get update -qq
# The package would start a server of its own, which nobody here needs.
$root mkdir -p /etc/postgresql-common
[ -e /etc/postgresql-common/createcluster.conf ] ||
    echo "create_main_cluster = false" | $root tee /etc/postgresql-common/createcluster.conf >/dev/null
$root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >/dev/null
