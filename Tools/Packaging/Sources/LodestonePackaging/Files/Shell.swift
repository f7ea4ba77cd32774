import Foundation

/// Runs other programs.
enum Shell {
    /// The path of a program in `PATH`. Nil if it is not installed.
    static func find(_ name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map(String.init)
        return (folders + ["/usr/sbin", "/sbin"]).map { $0 + "/" + name }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// The path of a program.
    ///
    /// - Throws: ``PackagingError/missingTool(_:package:)``.
    static func require(_ name: String, package: String) throws -> String {
        guard let path = find(name) else { throw PackagingError.missingTool(name, package: package) }
        return path
    }

    /// Runs a program and returns its standard output.
    ///
    /// - Throws: ``PackagingError/failed(_:output:)`` if it does not start or its status is not 0.
    @discardableResult
    static func run(
        _ program: String, _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
    ) throws -> String {
        let (status, output, errors) = try runAny(program, arguments, in: folder, environment: environment)
        guard status == 0 else {
            throw PackagingError.failed(([program] + arguments).joined(separator: " "), output: errors.isEmpty ? output : errors)
        }
        return output
    }

    /// Runs a program and returns its status, standard output and standard error.
    ///
    /// - Throws: ``PackagingError/failed(_:output:)`` if it does not start.
    static func runAny(
        _ program: String, _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
    ) throws -> (status: Int32, output: String, errors: String) {
        guard let path = program.contains("/") ? program : find(program) else {
            throw PackagingError.missingTool(program, package: program)
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        // The errors go to a file, because reading two pipes one after the other can block.
        let errorFile = FileManager.default.temporaryDirectory.appendingPathComponent("lodestone-tool-\(UUID().uuidString)")
        _ = FileManager.default.createFile(atPath: errorFile.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: errorFile) }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errorFile)
        do {
            try process.run()
        } catch {
            throw PackagingError.failed(program, output: "\(error)")
        }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let errors = (try? Data(contentsOf: errorFile)) ?? Data()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self), String(decoding: errors, as: UTF8.self))
    }
}
