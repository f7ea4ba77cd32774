import Foundation

/// An archive with an app that can be run from any folder, and with a script that installs it for one user.
struct TarArchive {
    let app: BundledApp
    let runtime: SwiftRuntime
    /// Whether packing takes seconds, and the archive is larger.
    var isFast = false

    /// The options of `xz`. The filter for machine code makes an archive 6 % smaller.
    static func compression(for architecture: String) -> [String] {
        ["-T0"] + (architecture == "amd64" ? ["--x86", "--lzma2=preset=6"] : ["-6"])
    }

    /// Writes the archive into a folder, and returns its path.
    ///
    /// - Throws: ``PackagingError``
    func write(to folder: URL) throws -> URL {
        let work = FileManager.default.temporaryDirectory.appendingPathComponent("lodestone-tar-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: work) }
        let information = app.information
        let name = "\(app.command)-\(information.version)-\(app.architecture)"
        let tree = FileTree(root: work.appendingPathComponent(name))
        try InstalledTree(app: app, runtime: runtime).write(to: tree, prefix: "", service: "@PREFIX@/bin/\(app.command)")
        try tree.write(script, to: "install.sh", isProgram: true)
        try tree.write(
            """
            \(information.name) \(information.version)

            Start it here:                bin/\(app.command)
            Install it for one user:      ./install.sh
            Remove it again:              ./install.sh --remove

            It needs GTK 4\(app.usesWebKit ? " and WebKitGTK 6" : "") of the system.

            """, to: "README")
        let archive = folder.appendingPathComponent(name + ".tar.xz")
        let arguments = [
            "--create", "--xz", "--file", archive.path, "--owner=0", "--group=0", "--numeric-owner", "--sort=name",
            "--mtime=@\(Int(BundledApp.date.timeIntervalSince1970))", name,
        ]
        let compression = isFast ? ["-0", "-T0"] : Self.compression(for: app.architecture)
        try Shell.run("tar", arguments, in: work, environment: ["XZ_OPT": compression.joined(separator: " ")])
        return archive
    }

    private var script: String {
        """
        #!/bin/sh
        # Installs the app below ~/.local, or below the folder PREFIX in the environment. With --remove it removes it.
        set -eu
        command=\(app.command)
        id=\(app.information.identifier)
        program=\(Self.quote(app.package.product))

        """ + Self.steps
    }

    /// The part of the script that is the same for each app.
    private static let steps = #"""
        stop() {
            printf 'install.sh: %s\n' "$1" >&2
            exit "${2:-1}"
        }

        here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
        prefix=${PREFIX:-"${HOME:?}/.local"}
        case $prefix in /*) ;; *) prefix=$PWD/$prefix ;; esac
        # A line of a desktop file has no line breaks.
        case $prefix in *"
        "*) stop "The name of the folder $prefix has a line break" ;; esac
        # The folders that were missing before the installation, one a line, relative to the prefix.
        made=$prefix/lib/$command/made-folders

        make_folder() {
            if [ -d "$1" ]; then return; fi
            make_folder "$(dirname -- "$1")"
            mkdir -- "$1"
            case $1 in
                "$prefix") echo . >>"$new" ;;
                "$prefix"/*) printf '%s\n' "${1#"$prefix"/}" >>"$new" ;;
            esac
        }

        # Files with the app's names that another program installed are neither replaced nor removed.
        check_owner() {
            if [ -e "$prefix/lib/$command" ] && ! [ -e "$prefix/lib/$command/Info.plist" ]; then
                stop "$prefix/lib/$command belongs to another program"
            fi
            target=$(readlink -- "$prefix/bin/$command" || true)
            case $target in
                "../lib/$command/"*) ;;
                *) if [ -e "$prefix/bin/$command" ]; then stop "$prefix/bin/$command belongs to another program"; fi ;;
            esac
        }

        remove() {
            folders=
            if [ -f "$made" ]; then folders=$(LC_ALL=C sort -r "$made"); fi
            rm -rf -- "${prefix:?}/lib/$command" "${prefix:?}/share/doc/$command"
            rm -f -- "$prefix/bin/$command" "$prefix/share/applications/$id.desktop" "$prefix/share/metainfo/$id.metainfo.xml" \
                "$prefix/share/dbus-1/services/$id.service" "$prefix/share/mime/packages/$id.xml"
            for file in "$prefix"/share/icons/hicolor/*/apps/"$id".png "$prefix"/share/icons/hicolor/*/apps/"$id".svg; do
                rm -f -- "$file"
            done
        }

        # Each of the desktop's caches, if its tool is installed.
        update() {
            if [ -d "$prefix/share/applications" ] && command -v update-desktop-database >/dev/null; then
                update-desktop-database -q "$prefix/share/applications" || true
            fi
            if [ -d "$prefix/share/mime/packages" ] && command -v update-mime-database >/dev/null; then
                update-mime-database "$prefix/share/mime" >/dev/null 2>&1 || true
            fi
            if [ -d "$prefix/share/icons/hicolor" ]; then touch "$prefix/share/icons/hicolor" 2>/dev/null || true; fi
        }

        # Removes the empty folders that the installation made, with the caches of folders that no app uses any longer.
        remove_folders() {
            if [ "$(ls -A -- "$prefix/share/applications" 2>/dev/null)" = mimeinfo.cache ]; then
                rm -f -- "$prefix/share/applications/mimeinfo.cache"
            fi
            if [ -d "$prefix/share/mime/packages" ] && [ -z "$(ls -A -- "$prefix/share/mime/packages")" ]; then
                for file in aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types version XMLnamespaces; do
                    rm -f -- "$prefix/share/mime/$file"
                done
            fi
            printf '%s\n' "$folders" | while IFS= read -r folder; do
                case $folder in
                    "") ;;
                    .) rmdir -- "$prefix" 2>/dev/null || true ;;
                    *) rmdir -- "$prefix/$folder" 2>/dev/null || true ;;
                esac
            done
        }

        # Escapes a path for an argument in double quotes, and then as the value of a key: the rules of Exec in the Desktop Entry Specification.
        # The bus reads the Exec of a service by the same rules, but has no field codes.
        quoted() { printf '"%s"' "$(printf '%s' "$1" | LC_ALL=C sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g')"; }

        # Escapes a text for the replacement of sed.
        replacement() { printf '%s' "$1" | LC_ALL=C sed 's/[&|\\]/\\&/g'; }

        check_owner
        case ${1:-} in
            --remove)
                remove
                update
                remove_folders
                printf 'Removed %s from %s\n' "$command" "$prefix"
                exit
                ;;
            "") ;;
            *) stop "usage: install.sh [--remove]" 2 ;;
        esac
        if [ -d "$prefix" ] && [ "$(CDPATH='' cd -- "$prefix" && pwd -P)" = "$here" ]; then
            stop "The app is in $prefix already. Choose another folder with PREFIX"
        fi

        remove
        remove_folders
        new=$(mktemp)
        trap 'rm -f "$new"' EXIT
        make_folder "$prefix/bin"
        (cd -- "$here" && find lib share -type d) | while IFS= read -r folder; do make_folder "$prefix/$folder"; done
        cp -R -- "$here/lib/." "$prefix/lib/"
        cp -R -- "$here/share/." "$prefix/share/"
        cp -- "$new" "$made"
        ln -s -- "../lib/$command/$program" "$prefix/bin/$command"

        # The desktop may not have ~/.local/bin in PATH, so its files contain the whole path.
        path=$prefix/bin/$command
        service=$(quoted "$path")
        exec=$(printf '%s' "$service" | LC_ALL=C sed 's/%/%%/g')
        case $path in
            # GLib looks for the first word without reading its field codes, and the specification forbids an equals sign in it. sh starts the program.
            *[%=]*) exec="sh -c \"exec \\\\\"\\\\\$0\\\\\" \\\\\"\\\\\$@\\\\\"\" $exec" ;;
        esac
        LC_ALL=C sed -i "s|^Exec=$command|Exec=$(replacement "$exec")|" "$prefix/share/applications/$id.desktop"
        LC_ALL=C sed -i "s|@PREFIX@/bin/$command|$(replacement "$service")|" "$prefix/share/dbus-1/services/$id.service"
        update
        printf 'Installed %s in %s. Start it with %s\n' "$command" "$prefix" "$path"

        """#

    /// Quotes a text as one word for a shell.
    static func quote(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
