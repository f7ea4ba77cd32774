import Foundation

/// The executables that were built together with the tests.
package enum BuiltProduct {
    /// The path of an executable of this package. It is in the same folder as the test bundle, which is the running program.
    package static func path(of name: String) throws -> String {
        let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let bundles = [program] + CommandLine.arguments.filter { $0.contains(".xctest") }
        for bundle in bundles {
            let candidate = URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent(name).path
            if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
        }
        throw HarnessError("The executable \(name) is not beside the test bundle \(program).")
    }
}
