import Foundation

/// Removes debugging information and local symbols from programs and libraries.
enum Strip {
    /// Strips files with binutils' `strip`, or with LLVM's tool that comes with Swift. The note and comment sections go too.
    ///
    /// - Throws: ``PackagingError/missingTool(_:package:)`` without either.
    static func strip(_ files: [URL]) throws {
        let tool: String
        if let strip = Shell.find("strip") {
            tool = strip
        } else if let objcopy = Shell.find("llvm-objcopy") {
            tool = objcopy
        } else {
            throw PackagingError.missingTool("strip", package: "binutils")
        }
        for file in files {
            try Shell.run(tool, ["--strip-unneeded", "--remove-section=.comment", "--remove-section=.note", file.path])
        }
    }
}
