import Foundation

/// The arguments of the program, which a launch replaces.
@MainActor
enum LaunchArguments {
    /// The arguments with which the test program was started.
    private static let original = CommandLine.arguments

    /// Sets the arguments after the program's path, and the defaults that pairs such as `-AppleLanguages (de)` set.
    static func set(_ arguments: [String]) {
        let all = Array(original.prefix(1)) + arguments
        setCommandLine(arguments.isEmpty ? original : all)
        var domain: [String: Any] = [:]
        for (name, value) in zip(arguments, arguments.dropFirst()) where name.hasPrefix("-") && !name.hasPrefix("--") {
            domain[String(name.dropFirst())] = value
        }
        // Foundation on Linux keeps the values of the domain if an empty one replaces it.
        UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
        if !domain.isEmpty { UserDefaults.standard.setVolatileDomain(domain, forName: UserDefaults.argumentDomain) }
        // Foundation copies the arguments at the first access, and returns that copy from then on.
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
