import Foundation

/// An archive with an app that can be run from any folder, and with a script that installs it for one user.
struct TarArchive {
    let app: BundledApp
    let runtime: SwiftRuntime
    /// Compression options of `xz`.
    var compression = "-6 -T0"

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
        try Shell.run("tar", arguments, in: work, environment: ["XZ_OPT": compression])
        return archive
    }

    private var script: String {
        let id = app.information.identifier
        return """
            #!/bin/sh
            # Installs the app below ~/.local, or below the folder PREFIX in the environment. With --remove it removes it.
            set -eu
            here=$(cd "$(dirname "$0")" && pwd)
            prefix=${PREFIX:-"$HOME/.local"}
            command=\(app.command)
            id=\(id)

            remove() {
                rm -rf "$prefix/lib/$command" "$prefix/share/doc/$command"
                rm -f "$prefix/bin/$command" "$prefix/share/applications/$id.desktop" "$prefix/share/metainfo/$id.metainfo.xml" \\
                    "$prefix/share/dbus-1/services/$id.service" "$prefix/share/mime/packages/$id.xml"
                for file in "$prefix"/share/icons/hicolor/*/apps/"$id".png "$prefix"/share/icons/hicolor/*/apps/"$id".svg; do
                    rm -f "$file"
                done
            }

            # Each of the desktop's caches, if its tool is installed.
            update() {
                if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$prefix/share/applications" || true; fi
                if command -v update-mime-database >/dev/null && [ -d "$prefix/share/mime/packages" ]; then
                    update-mime-database "$prefix/share/mime" >/dev/null 2>&1 || true
                fi
                touch "$prefix/share/icons/hicolor" 2>/dev/null || true
            }

            case ${1:-} in
                --remove)
                    remove
                    update
                    echo "Removed $command from $prefix"
                    exit
                    ;;
                "") ;;
                *)
                    echo "usage: install.sh [--remove]" >&2
                    exit 2
                    ;;
            esac

            remove
            mkdir -p "$prefix/bin" "$prefix/lib" "$prefix/share"
            cp -R "$here/lib/." "$prefix/lib/"
            cp -R "$here/share/." "$prefix/share/"
            ln -sfn "../lib/$command/"\(Self.quote(app.package.product)) "$prefix/bin/$command"
            # The desktop may not have ~/.local/bin in PATH, so its files name the whole path. sed needs an escaped one.
            path=$(printf '%s' "$prefix" | sed 's/[&|\\\\]/\\\\&/g')
            sed -i "s|^Exec=$command|Exec=\\"$path/bin/$command\\"|" "$prefix/share/applications/$id.desktop"
            sed -i "s|@PREFIX@/bin/$command|\\"$path/bin/$command\\"|" "$prefix/share/dbus-1/services/$id.service"
            update
            echo "Installed $command in $prefix. Start it with $prefix/bin/$command"

            """
    }

    /// Quotes a text as one word for a shell.
    static func quote(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
