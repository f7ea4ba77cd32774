import Foundation
import PackagePlugin

/// `swift package new-app NAME …`: writes the package of a new app. It depends on the same Lodestone as the package that runs the command.
@main
struct NewApp: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var arguments = arguments
        let namesSource = arguments.contains { $0.hasPrefix("--path-to-lodestone") || $0.hasPrefix("--lodestone") || $0 == "--help" }
        if !namesSource { arguments += Self.source(in: context.package) }
        let tool = Process()
        tool.executableURL = try context.tool(named: "lodestone-tool").url
        tool.arguments = ["new-app"] + arguments
        try tool.run()
        tool.waitUntilExit()
        guard tool.terminationStatus == 0 else { throw Failure(status: tool.terminationStatus) }
    }

    /// The arguments that name Lodestone, as this package has it.
    private static func source(in package: Package) -> [String] {
        guard let lodestone = package.dependencies.map(\.package).first(where: { $0.displayName == "Lodestone" }) else {
            return package.displayName == "Lodestone" ? ["--path-to-lodestone", package.directoryURL.path] : []
        }
        guard case .repository(let url, let version, _) = lodestone.origin else {
            return ["--path-to-lodestone", lodestone.directoryURL.path]
        }
        return ["--lodestone", url, "--version", version]
    }

    struct Failure: Error, CustomStringConvertible {
        let status: Int32
        var description: String { "new-app ended with status \(status)" }
    }
}
