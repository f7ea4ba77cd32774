import Foundation

/// Removes debugging information and local symbols from programs and libraries.
enum Strip {
    /// Strips files with binutils' `strip`, or with LLVM's tool in the Swift toolchain. This also removes the note and comment sections.
    ///
    /// - Throws: ``PackagingError/missingTool(_:package:)`` if neither is installed.
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
