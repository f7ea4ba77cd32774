import Foundation
import PackagePlugin

/// `swift package doctor`: prints what the machine has for building and running apps, and what it lacks.
@main
struct Doctor: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let tool = Process()
        tool.executableURL = try context.tool(named: "lodestone-tool").url
        tool.arguments = ["doctor"] + arguments
        try tool.run()
        tool.waitUntilExit()
        guard tool.terminationStatus == 0 else { throw Failure(status: tool.terminationStatus) }
    }

    struct Failure: Error, CustomStringConvertible {
        let status: Int32
        var description: String { "doctor ended with status \(status)" }
    }
}
