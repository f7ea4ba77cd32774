import Foundation

/// Whether the log shows private values, and the hashes that replace them.
enum PrivateData {
    /// Whether the user asked for private values, or a debugger traces the program.
    static let isShown = ProcessInfo.processInfo.environment["LODESTONE_LOG_PRIVATE"] == "1" || isTraced

    private static var isTraced: Bool {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return false }
        let line = status.split(separator: "\n").first { $0.hasPrefix("TracerPid:") }
        return line.map { $0.dropFirst("TracerPid:".count).trimmingCharacters(in: .whitespaces) != "0" } ?? false
    }

    /// A keyed hash of a text. Each process has a different key, so that the text cannot be looked up in a table of precomputed hashes.
    static func hash(of text: String) -> String {
        var hasher = Hasher()
        hasher.combine(text)
        let bytes = withUnsafeBytes(of: hasher.finalize()) { Data($0) }
        return "<mask.hash: '\(bytes.base64EncodedString())'>"
    }
}
