import Foundation
import PackagePlugin

/// `swift package plugin port INPUT …`: runs the porting tool with the same arguments as its command line.
@main
struct PortCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "port").url
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        // With `--check`, status 1 means that the tool would change files.
        guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    }

    struct Failure: Error, CustomStringConvertible {
        let status: Int32
        var description: String { "port ended with status \(status)" }
    }
}
