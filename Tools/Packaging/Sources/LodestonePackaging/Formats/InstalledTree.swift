import Foundation

/// An app as it is installed below a prefix such as `/usr`. Every format contains this tree.
///
///     bin/COMMAND                      a link to the program
///     lib/COMMAND/PROGRAM              the program, its Info.plist and the folders of resources
///     lib/COMMAND/lib                  the libraries of Swift
///     share/applications, share/icons, share/metainfo, share/dbus-1, share/mime, share/doc/COMMAND
struct InstalledTree {
    let app: BundledApp
    let runtime: SwiftRuntime

    /// Writes the tree.
    ///
    /// - Parameters:
    ///   - prefix: The path below the root of `tree`, as `usr`; empty for the root itself.
    ///   - service: The absolute path of the command for D-Bus. Nil writes no service.
    /// - Returns: The shipped libraries.
    /// - Throws: ``PackagingError``
    @discardableResult
    func write(to tree: FileTree, prefix: String, service: String?) throws -> [String] {
        let base = prefix.isEmpty ? "" : prefix + "/"
        let information = app.information
        let identifier = information.identifier
        let share = base + "share"
        let libraries = try writeProgram(to: tree, folder: base + "lib/" + app.command)
        try tree.link(base + "bin/" + app.command, to: "../lib/\(app.command)/\(app.package.product)")

        let entry = DesktopEntry(app: information, command: app.command, isActivatable: service != nil)
        try tree.write(entry.text, to: "\(share)/applications/\(identifier).desktop")
        try IconTheme(identifier: identifier, images: app.files.icons).write(to: tree, below: "\(share)/icons/hicolor")
        let metainfo = Metainfo(app: information, command: app.command, date: BundledApp.date)
        try tree.write(metainfo.text, to: "\(share)/metainfo/\(identifier).metainfo.xml")
        if let service {
            let text = "[D-BUS Service]\nName=\(identifier)\nExec=\(service) --gapplication-service\n"
            try tree.write(text, to: "\(share)/dbus-1/services/\(identifier).service")
        }
        if !information.declaredTypes.isEmpty {
            try tree.write(MimePackage(types: information.declaredTypes).text, to: "\(share)/mime/packages/\(identifier).xml")
        }
        let parts = ThirdParty.parts(of: app.package, libraries: libraries, runtime: runtime)
        let documents = "\(share)/doc/\(app.command)"
        let licence = ThirdParty.licenceText(in: app.package.folder) ?? "The licence of \(information.name) is \(information.license)."
        try writeLicences(of: parts, licence: licence, to: tree, folder: documents)
        let files = try shippedFiles(in: tree, base: base, parts: parts)
        let bill = SoftwareBill(app: information, licence: licence, parts: parts, files: files, date: BundledApp.date)
        try tree.write(try bill.text(), to: "\(documents)/sbom.spdx.json")
        try tree.setPermissions()
        return libraries
    }

    /// Writes the program, its resources and its libraries.
    private func writeProgram(to tree: FileTree, folder: String) throws -> [String] {
        let executable = URL(fileURLWithPath: app.package.executable)
        guard FileManager.default.fileExists(atPath: executable.path) else {
            throw PackagingError.missingFile("program \(executable.path)", remedy: "Build it first, or leave out --executable.")
        }
        let program = "\(folder)/\(app.package.product)"
        try tree.copy(executable, to: program, isProgram: true)
        let libraries = try runtime.libraries(for: executable)
        for library in libraries { try tree.copy(runtime.folder.appendingPathComponent(library), to: "\(folder)/lib/\(library)") }
        try Strip.strip(([program] + libraries.map { "\(folder)/lib/\($0)" }).map { tree.root.appendingPathComponent($0) })
        if !libraries.isEmpty { try setSearchPath("$ORIGIN/lib", of: tree.root.appendingPathComponent(program)) }
        for library in libraries { try setSearchPath("$ORIGIN", of: tree.root.appendingPathComponent("\(folder)/lib/\(library)")) }

        for bundle in resources(beside: executable) { try tree.copy(bundle, to: "\(folder)/\(bundle.lastPathComponent)") }
        let list = try PropertyListSerialization.data(fromPropertyList: app.information.list, format: .xml, options: 0)
        try tree.write(list, to: "\(folder)/Info.plist")
        return libraries
    }

    private func setSearchPath(_ path: String, of file: URL) throws {
        guard var elf = ElfFile(try Data(contentsOf: file)) else { return }
        if elf.searchPath == nil && path == "$ORIGIN" { return }
        if elf.setSearchPath(path) {
            try elf.data.write(to: file)
            return
        }
        // The program has no search path, or one that is too short. Only patchelf can add a longer search path.
        let patchelf = try Shell.require("patchelf", package: "patchelf")
        try Shell.run(patchelf, ["--force-rpath", "--set-rpath", path, file.path])
    }

    /// The resource folders beside the program that are part of it. Folders of the package's other targets, such as tests, are excluded.
    private func resources(beside executable: URL) -> [URL] {
        let folder = executable.deletingLastPathComponent()
        let own = Set(app.package.targets.map { "\(app.package.name)_\($0.name).resources" })
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        let others = app.package.name + "_"
        return names.filter { $0.hasSuffix(".resources") && (own.contains($0) || !$0.hasPrefix(others)) }.map {
            folder.appendingPathComponent($0)
        }
    }

    private static let commonLicences: Set<String> = ["Apache-2.0", "MPL-2.0", "CC0-1.0"]

    private func writeLicences(of parts: [ThirdParty], licence: String, to tree: FileTree, folder: String) throws {
        let information = app.information
        let year = Calendar(identifier: .gregorian).component(.year, from: BundledApp.date)
        let holder = information.copyright ?? "\(year) \(information.developer)"
        // Debian ships the texts of common licences, and its policy excludes them from `copyright`.
        let isCommon = Self.commonLicences.contains(information.license)
        if isCommon { try tree.write(licence, to: "\(folder)/app-licence.txt") }
        let body =
            isCommon
            ? "The text is in the file app-licence.txt, and on Debian in\n/usr/share/common-licenses/\(information.license)." : licence
        var text = """
            Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
            Upstream-Name: \(information.name)
            Upstream-Contact: \(information.maintainer)

            Files: *
            Copyright: \(holder.split(whereSeparator: \.isNewline).joined(separator: "\n "))
            License: \(information.license)

            License: \(information.license)
            \(Self.field(body))

            """
        text += "\nComment:\n This package also contains the following parts. Their licences are in the folder third-party.\n"
        for part in parts { text += " - \(part.name) \(part.version): \(part.license)\n" }
        try tree.write(text, to: "\(folder)/copyright")
        for part in parts { try tree.write(part.text, to: "\(folder)/third-party/\(AppPackage.command(for: part.name)).txt") }
    }

    /// The app's files in the tree, with their checksums. The folder may contain other files, as the prefix of a Flatpak does.
    private func shippedFiles(in tree: FileTree, base: String, parts: [ThirdParty]) throws -> [SoftwareBill.File] {
        let manager = FileManager.default
        let root = tree.root.appendingPathComponent(base)
        let folders = ["lib/\(app.command)/", "share/doc/\(app.command)/"]
        let bill = "share/doc/\(app.command)/sbom.spdx.json"
        let paths = try manager.subpathsOfDirectory(atPath: root.path).sorted().filter { path in
            let isNamed = path.split(separator: "/").last?.hasPrefix(app.information.identifier + ".") == true
            guard isNamed || folders.contains(where: path.hasPrefix), path != bill else { return false }
            return try manager.attributesOfItem(atPath: root.path + "/" + path)[.type] as? FileAttributeType == .typeRegular
        }
        func sums(_ tool: String) throws -> [String] {
            // A line begins with a backslash if special characters of the name are escaped.
            try Shell.run(tool, ["--"] + paths.map { root.path + "/" + $0 }).split(separator: "\n").map { line in
                String(line.drop { $0 == "\\" }.prefix { $0 != " " })
            }
        }
        let (sha1, sha256) = (try sums("sha1sum"), try sums("sha256sum"))
        guard sha1.count == paths.count, sha256.count == paths.count else {
            throw PackagingError.failed("sha256sum", output: "\(paths.count) files have \(sha256.count) checksums.")
        }
        return paths.indices.map { index in
            SoftwareBill.File(path: paths[index], sha1: sha1[index], sha256: sha256[index], part: part(of: paths[index], in: parts))
        }
    }

    /// The name of the part to which a file belongs; nil for a file of the app itself.
    private func part(of path: String, in parts: [ThirdParty]) -> String? {
        let folder = "lib/\(app.command)/"
        guard path.hasPrefix(folder) else { return nil }
        let name = path.dropFirst(folder.count)
        if name.hasPrefix("lib/") { return name == "lib/lib_FoundationICU.so" ? "icu" : "swift-runtime" }
        guard let bundle = name.split(separator: "/").first, bundle.hasSuffix(".resources"), !bundle.hasPrefix(app.package.name + "_")
        else {
            return nil
        }
        return parts.map(\.name).filter { bundle.hasPrefix($0 + "_") }.max { $0.count < $1.count }
    }

    /// Formats a text as a field of Debian's control files: each line begins with a space, and an empty line is a dot.
    private static func field(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines).split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.allSatisfy(\.isWhitespace) ? " ." : " " + $0 }.joined(separator: "\n")
    }
}
