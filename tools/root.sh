# For other scripts to read in: how to become root.

root_rights() { # prints how to become root, or "none"
    if [ "$(id -u)" = 0 ]; then echo ""; elif sudo -n true 2>/dev/null; then echo "sudo -n"; else echo none; fi
}
