import Foundation
import PackagePlugin

/// `swift package bundle --format tar|deb|appdir|flatpak …`: builds the app and packages it.
@main
struct Bundle: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let configuration = extractor.extractOption(named: "configuration").last ?? "release"
        let wanted = extractor.extractOption(named: "product").last
        let formats = extractor.extractOption(named: "format").joined(separator: ",")
        let package = context.package
        let tool = try context.tool(named: "lodestone-tool").url
        // The tool prints the options. Building the app first would take minutes.
        guard !formats.isEmpty, !arguments.contains("--help"), !arguments.contains("-h") else {
            return try run(tool, ["bundle", "--help"])
        }

        let products = package.products(ofType: ExecutableProduct.self)
        let names = products.map(\.name).joined(separator: ", ")
        let candidates = wanted.map { name in products.filter { $0.name == name } } ?? products
        guard let product = candidates.first, candidates.count == 1 else {
            throw Failure("Choose a product with --product: \(names.isEmpty ? "the package has no executable" : names).")
        }

        var executable = ""
        // A Flatpak is built in its sandbox.
        if formats != "flatpak" {
            // SwiftPM shows progress at once. It buffers what a plugin prints if the output is a pipe.
            Diagnostics.progress(
                "Building \(product.name) in the \(configuration) configuration. The first time takes about ten minutes.")
            var parameters = PackageManager.BuildParameters(configuration: configuration == "debug" ? .debug : .release)
            parameters.echoLogs = true
            // A package has no debugging information, and a release build without it is faster.
            if configuration != "debug" { parameters.otherSwiftcFlags = ["-gnone"] }
            let result = try packageManager.build(.product(product.name), parameters: parameters)
            guard result.succeeded, let built = result.builtArtifacts.first(where: { $0.kind == .executable }) else {
                throw Failure("The build of \(product.name) failed.")
            }
            executable = built.url.path
        }
        let description = Description(package, product: product, executable: executable)
        let file = context.pluginWorkDirectoryURL.appendingPathComponent("package.json")
        try JSONEncoder().encode(description).write(to: file)

        try run(tool, ["bundle", "--description", file.path, "--format", formats] + extractor.remainingArguments)
    }

    private func run(_ tool: URL, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure("bundle ended with status \(process.terminationStatus)") }
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }
}
