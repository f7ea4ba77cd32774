import Foundation
import Host
import RegularFiles

/// Saves a program's state in files of a folder below `$XDG_STATE_HOME`.
@MainActor
final class SavedStateFolder: HostSavedState {
    private let folder: URL

    /// Uses the folder with the name `program`. The folder is created together with its first file.
    init(program: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
        folder = Self.base(environment).appendingPathComponent(program, isDirectory: true)
    }

    /// The parent folder for the state of all programs.
    static func base(_ environment: [String: String]) -> URL {
        environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
            ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent(".local/state", isDirectory: true)
    }

    func data(named name: String) -> Data? {
        try? RegularFile.contents(of: folder.appendingPathComponent(name).path, atMost: Self.maximumSize)
    }

    func save(_ data: Data?, named name: String) throws {
        let file = folder.appendingPathComponent(name)
        guard let data else {
            if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
            return
        }
        guard data.count <= Self.maximumSize else {
            throw HostSavedStateError.tooLarge(bytes: data.count, limit: Self.maximumSize)
        }
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        // The folder may be older than this rule. The state can contain private data.
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
        // An atomic write replaces the old file only when the new one is complete.
        try data.write(to: file, options: .atomic)
    }
}
