// The command line of the remote control: see Documentation/remote-control.md.
import Foundation
import RemoteProtocol

/// Prints an error and ends the program.
func fail(_ text: String, status: Int32 = 1) -> Never {
    FileHandle.standardError.write(Data("lodestone: \(text)\n".utf8))
    exit(status)
}

do {
    let arguments = try RemoteArguments(Array(CommandLine.arguments.dropFirst()))
    guard !["", "help", "--help", "-h"].contains(arguments.command) else {
        print(RemoteArguments.help(arguments.words.first))
        exit(0)
    }
    let path = arguments.socket ?? ProcessInfo.processInfo.environment["LODESTONE_REMOTE"] ?? ""
    guard !path.isEmpty else { fail("Name the app's socket with --socket or LODESTONE_REMOTE.", status: 2) }
    try RemoteTool(path: path, arguments: arguments).run()
} catch {
    fail("\(error)", status: (error as? RemoteError)?.code == .invalidArgument ? 2 : 1)
}
