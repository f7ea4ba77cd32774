import Foundation

/// Writes the package of a new app.
enum NewAppCommand {
    static let usage = """
        usage: new-app NAME [--identifier ID] [--storyboard | --code] [--tests | --no-tests] [--output DIR]
                       [--path-to-lodestone DIR | --lodestone URL [--version VERSION]]

        NAME                 the app's name, as the desktop shows it
        --identifier         by default com.example.NAME
        --storyboard, --code the screen is in a storyboard, or in code; by default in code
        --no-tests           leaves out the test
        --output             the folder in which the package's folder is made; by default the current folder
        --path-to-lodestone  a checkout of Lodestone; by default the one that contains the script
        --lodestone          the address of its repository instead, with the lowest version
        """

    static func run(_ arguments: [String]) throws {
        let options = try Options(
            arguments, values: ["identifier", "path-to-lodestone", "lodestone", "version", "output"],
            flags: ["storyboard", "code", "tests", "no-tests"], usage: usage)
        guard options.rest.count == 1 else { throw PackagingError.usage(usage) }
        guard !(options.has("storyboard") && options.has("code")) else {
            throw PackagingError.usage("Choose --storyboard or --code.\n\(usage)")
        }
        guard !(options.has("tests") && options.has("no-tests")) else {
            throw PackagingError.usage("Choose --tests or --no-tests.\n\(usage)")
        }
        let name = try AppName(options.rest[0])
        let identifier = options["identifier"] ?? "com.example.\(name.module.lowercased())"
        try AppInformation.check(identifier: identifier)

        let lodestone: AppTemplate.Source
        if let url = options["lodestone"] {
            lodestone = .url(url, version: options["version"] ?? "0.1.0")
        } else if let path = options["path-to-lodestone"] {
            let folder = URL(fileURLWithPath: path).standardizedFileURL
            guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) else {
                throw PackagingError.missingFile("Package.swift in \(folder.path)", remedy: "Name a checkout of Lodestone.")
            }
            lodestone = .folder(folder.path)
        } else {
            throw PackagingError.usage("Name a checkout with --path-to-lodestone, or a repository with --lodestone.\n\(usage)")
        }
        let template = AppTemplate(
            name: name, identifier: identifier, style: options.has("storyboard") ? .storyboard : .code, hasTests: !options.has("no-tests"),
            lodestone: lodestone, maintainer: maintainer())
        let folder = URL(fileURLWithPath: options["output"] ?? ".").standardizedFileURL.appendingPathComponent(name.display)
        try write(template, to: folder)
        print("Wrote \(folder.path)\nNext: cd \(TarArchive.quote(folder.path)) && swift run \(name.module)")
    }

    /// Writes the files into a new folder. It never changes an existing folder, even an empty one.
    ///
    /// - Throws: ``PackagingError/exists(_:)``.
    static func write(_ template: AppTemplate, to folder: URL) throws {
        guard !FileManager.default.fileExists(atPath: folder.path) else { throw PackagingError.exists(folder.path) }
        let tree = FileTree(root: folder)
        for (path, data) in template.files { try tree.write(data, to: path) }
    }

    /// The name and the address in Git's configuration.
    private static func maintainer() -> String {
        func value(_ key: String) -> String? {
            guard let text = try? Shell.run("git", ["config", key]).trimmingCharacters(in: .whitespacesAndNewlines) else { return nil }
            return text.isEmpty ? nil : text
        }
        guard let name = value("user.name"), let address = value("user.email") else { return "Your Name <you@example.org>" }
        return "\(name) <\(address)>"
    }
}
