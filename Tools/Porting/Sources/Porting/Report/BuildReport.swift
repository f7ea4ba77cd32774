import Foundation

/// The result of building a ported package: whether it compiles, and the compiler's errors by their cause.
struct BuildReport {
    /// The cause of an error, with the page that explains it.
    enum Cause: String, CaseIterable {
        /// Linux or Lodestone lacks the name.
        case missing = "missing here"
        /// Only the Objective-C runtime, or an older compiler, allows the form.
        case language = "language"
        /// Other errors, such as types that differ between the two systems.
        case byHand = "mend by hand"

        /// The page and its section, relative to Lodestone's folder.
        var page: String {
            switch self {
            case .missing: "Documentation/uikit.md#what-there-is"
            case .language: "Documentation/porting.md#what-is-not-rewritten"
            case .byHand: "Documentation/porting.md#errors-of-the-compiler"
            }
        }
    }

    /// An error of the compiler.
    struct Failure: Hashable {
        var path: String
        var line: Int
        var text: String
        var cause: Cause
    }

    var name: String
    var compiles: Bool
    var failures: [Failure] = []
    /// The end of the output, if the build failed without an error of the compiler.
    var rest = ""

    /// Builds the package in `folder`, and its tests. `declared` has the names that the project declares.
    ///
    /// - Throws: An error if `swift` cannot be started.
    static func build(_ folder: URL, name: String, declared: Set<String>) throws -> BuildReport {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swift", "build", "--build-tests", "--package-path", folder.path]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return BuildReport(
            name: name, output: String(decoding: data, as: UTF8.self), succeeded: process.terminationStatus == 0, folder: folder.path,
            declared: declared)
    }

    /// Reads the output of a build.
    init(name: String, output: String, succeeded: Bool, folder: String, declared: Set<String>) {
        self.name = name
        compiles = succeeded
        guard !succeeded else { return }
        for line in output.split(whereSeparator: \.isNewline) {
            guard let match = line.wholeMatch(of: /(\/.*?):(\d+):\d+: error: (.*)/), let number = Int(match.output.2) else { continue }
            let text = String(match.output.3)
            var path = String(match.output.1)
            if path.hasPrefix(folder + "/") { path = String(path.dropFirst(folder.count + 1)) }
            failures.append(Failure(path: path, line: number, text: text, cause: Self.cause(of: text, declared)))
        }
        failures = failures.uniqued()
        if failures.isEmpty { rest = output.split(whereSeparator: \.isNewline).suffix(8).joined(separator: "\n") }
    }

    private static let forms = [
        "Objective-C", "@objc", "#selector", "#keyPath", "'required' initializer", "declared in extension", "from an extension",
        "non-'@objc'", "optional requirement", "'optional'", "actor-isolated", "concurrency", "Sendable", "@NSManaged",
    ]

    /// The cause of an error with a text.
    static func cause(of text: String, _ declared: Set<String>) -> Cause {
        if forms.contains(where: { text.contains($0) }) { return .language }
        let names = text.matches(of: /'([^']+)'/).map { String($0.output.1) }
        if text.hasPrefix("no such module") { return .missing }
        if text.hasPrefix("cannot find"), let name = names.first { return declared.contains(name) ? .byHand : .missing }
        if text.contains("has no member"), let type = names.first, let member = names.last {
            let plain = String(type.prefix { $0 != "<" }).split(separator: ".").last.map(String.init) ?? type
            return declared.contains(plain.filter { $0 != "?" }) || declared.contains(member) ? .byHand : .missing
        }
        return .byHand
    }

    /// The first line of the summary.
    var headline: String {
        if compiles { return "\(name) compiles, and so do its tests." }
        let counts = Cause.allCases.map { cause in (cause, failures.filter { $0.cause == cause }.count) }.filter { $0.1 > 0 }
        if counts.isEmpty { return "\(name) does not build; no error is the compiler's." }
        let list = counts.map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ")
        return "\(name) does not compile yet: \(list)."
    }

    /// The errors by cause, with at most `limit` of each.
    func lines(limit: Int = 20) -> [String] {
        var lines: [String] = []
        for cause in Cause.allCases {
            let own = failures.filter { $0.cause == cause }
            guard !own.isEmpty else { continue }
            lines += ["", "\(cause.rawValue) (\(own.count)), see \(cause.page):"]
            lines += own.prefix(limit).map { "  \($0.path):\($0.line)  \($0.text)" }
            if own.count > limit { lines.append("  and \(own.count - limit) more") }
        }
        return rest.isEmpty ? lines : lines + ["", rest]
    }

    /// The section of `PORTING.md`.
    var page: String {
        var lines = ["## Build", "", headline, ""]
        if !failures.isEmpty {
            lines += ["| file | line | cause | error |", "|---|---|---|---|"]
            lines += failures.map {
                "| \($0.path) | \($0.line) | \($0.cause.rawValue) | \($0.text.replacing("|", with: "\\|")) |"
            }
            lines.append("")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
