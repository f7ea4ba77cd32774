import Foundation

/// A package for Debian and Ubuntu.
struct DebianPackage {
    let app: BundledApp
    let runtime: SwiftRuntime
    /// Whether packing takes seconds, and the package is larger.
    var isFast = false

    /// Writes the package into a folder, and returns its path.
    ///
    /// - Throws: ``PackagingError``
    func write(to folder: URL) throws -> URL {
        let builder = try Shell.require("dpkg-deb", package: "dpkg")
        let work = FileManager.default.temporaryDirectory.appendingPathComponent("lodestone-deb-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: work) }
        let tree = FileTree(root: work.appendingPathComponent("root"))
        let libraries = try InstalledTree(app: app, runtime: runtime).write(to: tree, prefix: "usr", service: "/usr/bin/\(app.command)")

        let information = app.information
        let documents = "usr/share/doc/\(app.command)"
        try tree.write(changelog, to: "\(documents)/changelog")
        try Shell.run("gzip", ["-9n", tree.root.appendingPathComponent("\(documents)/changelog").path])
        try tree.setPermissions()

        let dependencies = try dependencies(in: tree, work: work, libraries: libraries)
        let size = (tree.size + 1023) / 1024
        var control = """
            Package: \(app.command)
            Version: \(information.version)
            Architecture: \(app.architecture)
            Maintainer: \(information.maintainer)
            Installed-Size: \(size)
            Depends: \(dependencies.joined(separator: ", "))
            Recommends: \(recommended.joined(separator: ", "))
            Section: \(Categories.section(information.category))
            Priority: optional

            """
        if let homepage = information.homepage { control += "Homepage: \(homepage)\n" }
        control += "Description: \(information.summary)\n"
        for line in Self.wrap(information.description) { control += " \(line)\n" }
        try tree.write(control, to: "DEBIAN/control")
        try tree.write(try checksums(of: tree), to: "DEBIAN/md5sums")

        let name = "\(app.command)_\(information.version)_\(app.architecture).deb"
        let package = folder.appendingPathComponent(name)
        let path = work.appendingPathComponent(name)
        let compression = isFast ? ["-Zgzip", "-z1"] : ["-Znone"]
        try Shell.run(builder, ["--root-owner-group"] + compression + ["--build", tree.root.path, path.path])
        if !isFast { try compress(path, in: work) }
        try? FileManager.default.removeItem(at: package)
        try FileManager.default.copyItem(at: path, to: package)
        return package
    }

    /// Compresses the parts of a package with the filter for machine code, which `dpkg-deb` does not offer and reads.
    private func compress(_ package: URL, in work: URL) throws {
        let xz = try Shell.require("xz", package: "xz-utils")
        guard var archive = ArArchive(try Data(contentsOf: package)) else { throw PackagingError.failed("dpkg-deb", output: package.path) }
        for index in archive.members.indices where archive.members[index].name.hasSuffix(".tar") {
            let part = work.appendingPathComponent(archive.members[index].name)
            try archive.members[index].contents.write(to: part)
            try Shell.run(xz, TarArchive.compression(for: app.architecture) + [part.path])
            archive.members[index].name += ".xz"
            archive.members[index].contents = try Data(contentsOf: part.appendingPathExtension("xz"))
        }
        try archive.data.write(to: package)
    }

    private var changelog: String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss Z"
        let information = app.information
        return """
            \(app.command) (\(information.version)) unstable; urgency=medium

              * Release \(information.version).

             -- \(information.maintainer)  \(formatter.string(from: BundledApp.date))

            """
    }

    /// The recommended packages: fonts, the session bus, portals, the reader of SVG images, and Poppler for apps with PDF images.
    private var recommended: [String] {
        var names = ["fonts-inter", "fonts-noto-color-emoji", "dbus-user-session | dbus-x11", "xdg-desktop-portal", "librsvg2-common"]
        if app.hasPDF { names.append("libpoppler-glib8t64 | libpoppler-glib8") }
        return names
    }

    /// The required packages: those of the libraries that the program needs, and WebKitGTK if the app shows web pages.
    private func dependencies(in tree: FileTree, work: URL, libraries: [String]) throws -> [String] {
        var names: [String]
        let folder = tree.root.appendingPathComponent("usr/lib/\(app.command)")
        if let tool = Shell.find("dpkg-shlibdeps") {
            // `dpkg-shlibdeps` needs the control file of a source package.
            try FileTree(root: work).write("Source: \(app.command)\n\nPackage: \(app.command)\nArchitecture: any\n", to: "debian/control")
            let files = ["\(folder.path)/\(app.package.product)"] + libraries.map { "\(folder.path)/lib/\($0)" }
            let output = try Shell.run(
                tool, ["-O", "--ignore-missing-info", "-l\(folder.path)/lib", "-x\(app.command)"] + files.map { "-e\($0)" }, in: work)
            let line = output.split(separator: "\n").first { $0.hasPrefix("shlibs:Depends=") } ?? ""
            names = line.dropFirst("shlibs:Depends=".count).split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        } else {
            names = ["libc6", "libgcc-s1", "libstdc++6", "libgtk-4-1", "libxml2", "libcurl4t64 | libcurl4"]
        }
        if app.usesWebKit { names += ["libwebkitgtk-6.0-4", "bubblewrap", "xdg-dbus-proxy"] }
        return names.sorted()
    }

    private func checksums(of tree: FileTree) throws -> String {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: tree.root.path).sorted().filter { path in
            let attributes = try? FileManager.default.attributesOfItem(atPath: tree.root.path + "/" + path)
            return attributes?[.type] as? FileAttributeType == .typeRegular && !path.hasPrefix("DEBIAN/")
        }
        return try Shell.run("md5sum", ["--"] + paths, in: tree.root)
    }

    /// Wraps a text at 76 characters. An empty line is written as a dot.
    static func wrap(_ text: String) -> [String] {
        var lines: [String] = []
        for paragraph in text.split(whereSeparator: \.isNewline) where !paragraph.allSatisfy(\.isWhitespace) {
            if !lines.isEmpty { lines.append(".") }
            var line = ""
            for word in paragraph.split(whereSeparator: \.isWhitespace) {
                if !line.isEmpty, line.count + word.count + 1 > 76 {
                    lines.append(line)
                    line = ""
                }
                line += (line.isEmpty ? "" : " ") + word
            }
            lines.append(line)
        }
        return lines
    }
}
