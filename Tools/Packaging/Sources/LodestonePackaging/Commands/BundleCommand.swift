import Foundation

/// Packages an app.
enum BundleCommand {
    static let usage = """
        usage: bundle --format tar|deb|appdir|flatpak [--configuration release|debug] [--output DIR] [--product NAME]
                      [--package-path DIR] [--executable FILE] [--identifier ID] [--compression best|fast]

        --format         the format; several may be given, with commas between them
        --configuration  of the build; by default release
        --output         the folder to write into; by default .build/bundle
        --product        the executable product, if the package has several
        --package-path   the folder of the package; by default the current folder
        --executable     a program that is built already, with its resources beside it
        --identifier     the value of $(PRODUCT_BUNDLE_IDENTIFIER) in Info.plist
        --compression    of archives and packages: best, which is the default, or fast for tries
        """

    static func run(_ arguments: [String]) throws {
        let options = try Options(
            arguments,
            values: [
                "format", "configuration", "output", "product", "package-path", "executable", "identifier", "description", "compression",
            ],
            usage: usage)
        guard options.rest.isEmpty else { throw PackagingError.usage("\(options.rest[0]) is not understood.\n\(usage)") }
        let names = (options["format"] ?? "").split(separator: ",").map(String.init)
        let formats = names.compactMap(BundleFormat.init)
        guard !formats.isEmpty, formats.count == names.count else {
            throw PackagingError.usage("Choose a format: --format tar, deb, appdir or flatpak.\n\(usage)")
        }
        let configuration = options["configuration"] ?? "release"
        guard ["release", "debug"].contains(configuration) else { throw PackagingError.usage("The configuration is release or debug.") }

        let compression = options["compression"] ?? "best"
        guard ["best", "fast"].contains(compression) else { throw PackagingError.usage("The compression is best or fast.") }

        let package: AppPackage
        if let file = options["description"] {
            package = try JSONDecoder().decode(AppPackage.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
        } else {
            let folder = URL(fileURLWithPath: options["package-path"] ?? ".").standardizedFileURL
            let isBuilt = formats == [.flatpak] ? "" : options["executable"].map { URL(fileURLWithPath: $0).standardizedFileURL.path }
            package = try AppPackage.read(folder: folder, product: options["product"], configuration: configuration, executable: isBuilt)
        }
        let app = try BundledApp(package, identifier: options["identifier"])
        let output = options["output"].map { URL(fileURLWithPath: $0) } ?? package.folder.appendingPathComponent(".build/bundle")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        for format in formats { try write(app, format, to: output.standardizedFileURL, isFast: compression == "fast") }
    }

    private static func write(_ app: BundledApp, _ format: BundleFormat, to output: URL, isFast: Bool) throws {
        switch format {
        case .tar: report([try TarArchive(app: app, runtime: SwiftRuntime(), isFast: isFast).write(to: output)])
        case .deb: report([try DebianPackage(app: app, runtime: SwiftRuntime(), isFast: isFast).write(to: output)])
        case .appdir: report(try AppDirectory(app: app, runtime: SwiftRuntime()).write(to: output))
        case .flatpak:
            let manifest = try FlatpakManifest(app: app).write(to: output)
            print(
                "\(manifest.path)\nBuild it with: flatpak-builder --user --install --force-clean build-dir \(TarArchive.quote(manifest.path))"
            )
        case .prefix:
            let service = output.path + "/bin/" + app.command
            try InstalledTree(app: app, runtime: SwiftRuntime()).write(to: FileTree(root: output), prefix: "", service: service)
        }
    }

    private static func report(_ files: [URL]) {
        for file in files {
            let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
            let isFolder = attributes?[.type] as? FileAttributeType == .typeDirectory
            let size = isFolder ? FileTree(root: file).size : (attributes?[.size] as? NSNumber)?.intValue ?? 0
            print("\(file.path) (\(String(format: "%.1f", Double(size) / 1_000_000)) MB)")
        }
    }
}
