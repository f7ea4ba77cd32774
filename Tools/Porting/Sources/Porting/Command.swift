import Foundation

/// The command line: `port INPUT [--output DIR] [--in-place] [--check] [--build] [--lodestone PATH-or-URL]`.
public enum Command {
    static let usage = """
        usage: port INPUT [--output DIR] [--in-place] [--check] [--build] [--lodestone PATH-or-URL]

        INPUT        an Xcode project, a Swift package, or a folder with Swift sources
        --output     the folder of the new package; by default INPUT-linux. It must not hold anything yet
        --in-place   rewrites the sources where they are, and a manifest beside them; writes no other package
        --check      writes nothing; status 1 where something would change
        --build      builds the new package, and sorts the compiler's errors by cause
        --lodestone  where the package finds Lodestone; by default the checkout that this tool stands in
        """

    private struct Options {
        var input: String?
        var output: String?
        var inPlace = false
        var check = false
        var build = false
        var lodestone: String?
    }

    /// Runs the command.
    ///
    /// - Returns: The exit status: 0; 1 if `--check` found changes or `--build` failed; 2 for an error.
    public static func run(_ arguments: [String]) -> Int32 {
        if arguments.first == "--describe" {
            let texts = arguments.dropFirst().compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
            print(UIKitDescription.describe(texts), terminator: "")
            return 0
        }
        do {
            return try run(try options(arguments))
        } catch let error as PortingError {
            complain(error.description)
        } catch {
            complain(error.localizedDescription)
        }
        return 2
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data("port: \(text)\n".utf8))
    }

    private static func options(_ arguments: [String]) throws -> Options {
        var options = Options()
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--in-place": options.inPlace = true
            case "--check": options.check = true
            case "--build": options.build = true
            case "--output", "--lodestone":
                guard let value = rest.popFirst() else { throw PortingError("\(argument) needs a value\n\(usage)") }
                if argument == "--output" { options.output = value } else { options.lodestone = value }
            case "--help", "-h": throw PortingError(usage)
            default:
                guard !argument.hasPrefix("-"), options.input == nil else { throw PortingError("\(argument) is not understood\n\(usage)") }
                options.input = argument
            }
        }
        return options
    }

    private static func run(_ options: Options) throws -> Int32 {
        guard let input = options.input else { throw PortingError(usage) }
        if options.inPlace, options.output != nil { throw PortingError("--in-place and --output exclude each other") }
        if options.build, options.inPlace || options.check {
            throw PortingError("--build needs a new package: leave out --in-place and --check")
        }
        let project = try ProjectReader.read(input)
        let output = URL(filePath: options.output ?? "\(project.folder.path)-linux").standardizedFileURL
        if !options.inPlace, !options.check {
            let present = (try? FileManager.default.contentsOfDirectory(atPath: output.path)) ?? []
            guard present.isEmpty else { throw PortingError("\(output.path) is not empty; nothing was written") }
            guard !(output.path + "/").hasPrefix(project.folder.path + "/") else {
                throw PortingError("\(output.path) lies in the project that is read; name another folder")
            }
        }
        var port = try Port(project)
        let title = "\(project.name): \(project.targets.map(\.module).joined(separator: ", "))"
        if options.check {
            print(port.report.text(title: title), terminator: "")
            return port.report.changedFiles > 0 ? 1 : 0
        }
        let lodestone = try options.lodestone.map { $0.contains("://") ? $0 : URL(filePath: $0).standardizedFileURL.path } ?? ownCheckout()
        if options.inPlace {
            try port.writeInPlace(lodestone: lodestone)
        } else {
            try PackageWriter(project: project, lodestone: lodestone, texts: port.texts, additions: port.additions).write(to: output)
            let page = output.appending(path: "PORTING.md")
            try Data(port.report.page(title: "What porting changed").utf8).write(to: page)
            if options.build {
                print("Building \(output.path). The first build compiles Lodestone.")
                let build = try BuildReport.build(output, name: project.name, declared: port.declared)
                try Data(port.report.page(title: "What porting changed", build: build).utf8).write(to: page)
                print(port.report.text(title: title, build: build), terminator: "")
                return build.compiles ? 0 : 1
            }
        }
        print(port.report.text(title: title), terminator: "")
        print(
            options.inPlace
                ? "The sources were rewritten where they are."
                : "The package is in \(output.path): swift build --package-path \(output.path)")
        return 0
    }

    /// The Lodestone checkout that contains this source file.
    private static func ownCheckout() throws -> String {
        var folder = URL(filePath: #filePath)
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            if FileManager.default.fileExists(atPath: folder.appending(path: "Sources/UIKit").path) { return folder.path }
        }
        throw PortingError("the checkout that the tool was built in is gone: say where Lodestone is with --lodestone")
    }
}
