#!/bin/sh
# Installs Cardtable for the person who runs it, or removes it again with --remove.
set -eu

prefix=${PREFIX:-$HOME/.local}
if [ -n "${PREFIX:-}" ]; then share=$prefix/share; else share=${XDG_DATA_HOME:-$prefix/share}; fi
home=$prefix/lib/cardtable
command=$prefix/bin/cardtable
sizes="16 22 24 32 48 64 128 256 512"
app=org.cardtable.cardtable

try() {
    if command -v "$1" >/dev/null 2>&1; then "$@" >/dev/null 2>&1 || true; fi
}

refresh() {
    # Menus look by themselves; these make them see it at once, where they are there.
    try update-desktop-database -q "$share/applications"
    try update-mime-database "$share/mime"
    try gtk-update-icon-cache -q -t -f "$share/icons/hicolor"
}

remove() {
    rm -rf "$home"
    rm -f "$command" "$share/applications/cardtable.desktop" "$share/mime/packages/cardtable.xml" \
        "$share/metainfo/$app.metainfo.xml" "$share/man/man6/cardtable.6.gz" \
        "$share/icons/hicolor/scalable/apps/cardtable.svg" \
        "$share/icons/hicolor/symbolic/apps/cardtable-symbolic.svg"
    for size in $sizes; do rm -f "$share/icons/hicolor/${size}x$size/apps/cardtable.png"; done
}

tidy() {
    # Folders that nothing else lies in, from the innermost outwards.
    theme=$share/icons/hicolor
    for folder in "$prefix/lib" "$prefix/bin" "$share/applications" "$share/metainfo" \
        "$share/man/man6" "$share/man" "$share/mime/packages" "$share/mime" \
        "$theme"/*/apps "$theme"/* "$theme" "$share/icons" "$share"; do
        rmdir "$folder" 2>/dev/null || true
    done
}

case ${1:-} in
--remove)
    remove
    refresh
    tidy
    echo "Cardtable is removed. Your matches and preferences are still there."
    exit 0
    ;;
"") ;;
*)
    echo "usage: $0 [--remove]" >&2
    exit 2
    ;;
esac

here=$(cd "$(dirname "$0")" && pwd)
remove
mkdir -p "$prefix/lib" "$prefix/bin" "$share"
cp -R "$here/lib" "$home"
ln -s "$home/cardtable" "$command"
(cd "$here/share" && find . -type f) | while read -r file; do
    mkdir -p "$share/$(dirname "$file")"
    cp "$here/share/$file" "$share/$file"
done
# Quoted by the rules of menu entries, so that a place with a space in it works too.
place=$(printf '%s' "$command" | sed 's/[\\&|]/\\&/g')
sed -i "s|^Exec=@COMMAND@|Exec=\"$place\"|" "$share/applications/cardtable.desktop"
refresh
echo "Cardtable is installed: look in your menu, or run $command"
