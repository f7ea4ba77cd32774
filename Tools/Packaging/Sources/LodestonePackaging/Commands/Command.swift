import Foundation

/// The command line: `lodestone-tool new-app|bundle|doctor|api-diff …`.
public enum Command {
    static let usage = """
        usage: lodestone-tool new-app|bundle|doctor|api-diff …
        """

    /// Runs a command.
    ///
    /// - Returns: The exit status: 0 for success; 1 for an error, or if `doctor` or `api-diff` found a problem; 2 for unusable arguments.
    public static func run(_ arguments: [String]) -> Int32 {
        let rest = Array(arguments.dropFirst())
        do {
            switch arguments.first {
            case "new-app": try NewAppCommand.run(rest)
            case "bundle": try BundleCommand.run(rest)
            case "doctor": return try DoctorCommand.run(rest)
            case "api-diff": return try InterfaceDifferenceCommand.run(rest)
            case "--help", "-h": throw PackagingError.help(usage)
            default: throw PackagingError.usage(usage)
            }
            return 0
        } catch PackagingError.help(let text) {
            print(text)
            return 0
        } catch let error as PackagingError {
            complain(error.description)
            return error.status
        } catch {
            complain("\(error)")
            return 1
        }
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
