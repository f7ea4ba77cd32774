import Foundation

/// Compiles programs of the folder `Peers` beside the calling file into a folder for this run, each once.
package actor PeerCompiler {
    package static let shared = PeerCompiler()
    private var compiled: [String: Task<String, any Error>] = [:]

    /// The path of the compiled program. `packages` are names for `pkg-config`. `headers` writes generated headers into a folder that is searched.
    package func path(
        of source: String, compiler: [String], packages: [String], file: String = #filePath,
        headers: @escaping @Sendable (URL) async throws -> Void = { _ in }
    ) async throws -> String {
        let path = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Peers/\(source)").path
        let task = compiled[source] ?? Task { try await compile(path, compiler, packages, headers) }
        compiled[source] = task
        return try await task.value
    }

    private func compile(
        _ source: String, _ compiler: [String], _ packages: [String], _ headers: @Sendable (URL) async throws -> Void
    ) async throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lodestone-peers-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
        let product = folder.appendingPathComponent(URL(fileURLWithPath: source).deletingPathExtension().lastPathComponent).path
        try await headers(folder)
        let flags = try await Subprocess.run(["pkg-config", "--cflags", "--libs"] + packages)
        let words = String(decoding: flags, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
        _ = try await Subprocess.run(
            compiler + ["-O1", "-I", folder.path, "-o", product, source] + words + ["-lm"],
            timeout: 120)
        return product
    }
}
