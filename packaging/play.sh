#!/bin/sh
# Starts play.py beside it with a Python that is new enough, and gets one where there is none:
# sh packaging/play.sh [options of the program]. Written for any POSIX shell.
set -eu

here=$(dirname -- "$(readlink -f -- "$0" 2>/dev/null || printf '%s' "$0")")

# Whether this Python is new enough, and whole: Debian's python3-minimal lacks what play.py needs.
serves() {
    "$1" -c 'import sys, ctypes, socket, tempfile; sys.exit(sys.version_info < (3, 11))' \
        >/dev/null 2>&1
}

find_python() {
    for name in python3 python3.14 python3.13 python3.12 python3.11; do
        if path=$(command -v "$name") && serves "$path"; then
            printf '%s\n' "$path"
            return
        fi
    done
    return 1
}

# The packages that bring it: where python3 itself is older, a newer one may stand beside it.
packages() {
    if command -v python3 >/dev/null; then
        for name in python3.14 python3.13 python3.12 python3.11; do
            if apt-cache show "$name-venv" >/dev/null 2>&1; then
                printf '%s\n' "$name $name-venv"
                return
            fi
        done
    fi
    printf '%s\n' 'python3 python3-venv'
}

by_hand() {
    printf '\n  sudo apt-get install -y --no-install-recommends %s\n\n' "$1" >&2
    exit 1
}

# As root and without a question. After a plain `su` the folders of dpkg's tools are not in PATH.
archive() {
    PATH=$PATH:/usr/sbin:/sbin DEBIAN_FRONTEND=noninteractive \
        apt-get -q -o DPkg::Lock::Timeout=180 "$@" </dev/null
}

bring() {
    printf "Installing from the system's package archive: %s\n" "$1"
    # shellcheck disable=SC2086 # a list of names
    if ! archive install -y --no-install-recommends $1; then
        echo "The system's packages could not be installed; apt-get says why above. By hand:" >&2
        by_hand "$1"
    fi
}

if ! python=$(find_python); then
    if ! command -v apt-get >/dev/null; then
        echo 'Cardtable needs Python 3.11 or newer, and there is none here. Install the package of' >&2
        echo 'your distribution that brings it, and run the same command again.' >&2
        exit 1
    fi
    wanted=$(packages)
    if [ "$(id -u)" -ne 0 ]; then
        echo 'Cardtable needs Python 3.11 or newer, and there is none here. Install it with:' >&2
        by_hand "$wanted"
    fi
    archive update || true # the lists may be good enough
    bring "$(packages)"
    if ! python=$(find_python) && [ "$(packages)" != "$wanted" ]; then
        bring "$(packages)" # the python3 that came is an old one
        python=$(find_python) || python=
    fi
    if [ -z "$python" ]; then
        echo "Cardtable needs Python 3.11 or newer, and this system's archive has none." >&2
        exit 1
    fi
fi
exec "$python" "$here/play.py" "$@"
