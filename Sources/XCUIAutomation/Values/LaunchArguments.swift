import Foundation

/// Replaces the program's arguments for a launch of the app.
@MainActor
enum LaunchArguments {
    /// The original arguments of the test program.
    private static let original = CommandLine.arguments

    /// Sets the arguments that follow the program's path. Also sets the defaults in pairs of arguments such as `-AppleLanguages (de)`.
    static func set(_ arguments: [String]) {
        let all = Array(original.prefix(1)) + arguments
        setCommandLine(arguments.isEmpty ? original : all)
        var domain: [String: Any] = [:]
        for (name, value) in zip(arguments, arguments.dropFirst()) where name.hasPrefix("-") && !name.hasPrefix("--") {
            domain[String(name.dropFirst())] = value
        }
        // Removes the domain first, because Foundation on Linux keeps the old values if an empty domain replaces them.
        UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
        if !domain.isEmpty { UserDefaults.standard.setVolatileDomain(domain, forName: UserDefaults.argumentDomain) }
        // Foundation copies the arguments at the first access, and always returns that copy.
        if !arguments.isEmpty, Array(ProcessInfo.processInfo.arguments.dropFirst()) != arguments {
            FileHandle.standardError.write(
                Data("XCUIAutomation: ProcessInfo keeps the launch arguments of an earlier launch. CommandLine has the new ones.\n".utf8))
        }
    }

    /// Calls the setter of `CommandLine.arguments`, which Swift 6 hides from code.
    private static func setCommandLine(_ arguments: [String]) {
        typealias Setter = @convention(thin) (__owned [String]) -> Void
        guard let symbol = dlsym(nil, "$ss11CommandLineO9argumentsSaySSGvsZ") else { return }
        unsafeBitCast(symbol, to: Setter.self)(arguments)
    }
}
