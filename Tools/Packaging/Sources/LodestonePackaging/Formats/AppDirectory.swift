import Foundation

/// An AppDir, the input of `appimagetool` for an AppImage.
struct AppDirectory {
    let app: BundledApp
    let runtime: SwiftRuntime

    /// Writes the folder, and an AppImage if `appimagetool` is installed. Returns their paths.
    ///
    /// - Throws: ``PackagingError``
    func write(to folder: URL) throws -> [URL] {
        let information = app.information
        let identifier = information.identifier
        let root = folder.appendingPathComponent("\(app.command).AppDir")
        try? FileManager.default.removeItem(at: root)
        let tree = FileTree(root: root)
        // The D-Bus service file of an AppDir is never installed, so the desktop entry must not be D-Bus activatable.
        try InstalledTree(app: app, runtime: runtime).write(to: tree, prefix: "usr", service: nil)
        try tree.write(
            """
            #!/bin/sh
            here=$(dirname "$(readlink -f "$0")")
            # GTK finds the app's icon by the folders of data.
            export XDG_DATA_DIRS="$here/usr/share:${XDG_DATA_DIRS:-/usr/local/share:/usr/share}"
            exec "$here/usr/bin/\(app.command)" "$@"

            """, to: "AppRun", isProgram: true)
        try tree.link("\(identifier).desktop", to: "usr/share/applications/\(identifier).desktop")
        let icons = "usr/share/icons/hicolor"
        let candidates =
            IconTheme.sizes.reversed().map { "\(icons)/\($0)x\($0)/apps/\(identifier).png" } + ["\(icons)/scalable/apps/\(identifier).svg"]
        if let icon = candidates.first(where: { FileManager.default.fileExists(atPath: root.appendingPathComponent($0).path) }) {
            try tree.link("\(identifier).\(icon.hasSuffix("svg") ? "svg" : "png")", to: icon)
            try tree.link(".DirIcon", to: icon)
        }
        guard let tool = Shell.find("appimagetool") else { return [root] }
        let image = folder.appendingPathComponent("\(app.command)-\(information.version)-\(app.architecture).AppImage")
        try Shell.run(
            tool, ["--no-appstream", root.path, image.path], environment: ["ARCH": app.architecture == "arm64" ? "aarch64" : "x86_64"])
        return [root, image]
    }
}
