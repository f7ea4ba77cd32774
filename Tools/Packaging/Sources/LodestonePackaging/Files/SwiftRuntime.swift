import Foundation

/// The libraries of the Swift toolchain that a program needs, directly or through other libraries.
struct SwiftRuntime {
    /// The folder of the toolchain's libraries: `usr/lib/swift/linux`.
    let folder: URL
    let version: String
    /// The licence file of the toolchain, which also applies to its libraries.
    let licenceFile: URL

    /// Finds the runtime of the `swift` in `PATH`.
    ///
    /// - Throws: ``PackagingError/missingTool(_:package:)`` without a toolchain, ``PackagingError/failed(_:output:)`` if `swift` fails.
    init() throws {
        let swift = try Shell.require("swift", package: "swift")
        let answer = try Shell.run(swift, ["-print-target-info"])
        guard let info = try? JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any],
            let paths = info["paths"] as? [String: Any], let folders = paths["runtimeLibraryPaths"] as? [String], let first = folders.first
        else { throw PackagingError.failed("swift -print-target-info", output: answer) }
        folder = URL(fileURLWithPath: first)
        let compiler = info["compilerVersion"] as? String ?? ""
        version = compiler.split(separator: " ").first { $0.first?.isNumber == true }.map(String.init) ?? "unknown"
        licenceFile = folder.appendingPathComponent("../../../share/swift/LICENSE.txt").standardizedFileURL
    }

    /// Returns the sorted names of the runtime's libraries that a program needs.
    ///
    /// - Throws: ``PackagingError/invalidValue(_:of:reason:)`` if the program is not an ELF file.
    func libraries(for program: URL) throws -> [String] {
        guard let file = ElfFile(try Data(contentsOf: program, options: .alwaysMapped)) else {
            throw PackagingError.invalidValue(
                program.path, of: "The program", reason: "it is no dynamically linked program for 64-bit Linux.")
        }
        var found: Set<String> = []
        var waiting = file.neededLibraries
        while let name = waiting.popLast() {
            let url = folder.appendingPathComponent(name)
            guard !found.contains(name), FileManager.default.fileExists(atPath: url.path) else { continue }
            found.insert(name)
            waiting += ElfFile(try Data(contentsOf: url, options: .alwaysMapped))?.neededLibraries ?? []
        }
        return found.sorted()
    }
}
