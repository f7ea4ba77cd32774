import Foundation

/// A reader of untrusted data.
struct FuzzedReader {
    /// The name on the command line, and of the folder in `Corpus`.
    let name: String
    /// Reads an input. Errors are expected; a trap, a sanitizer's report and a time over the limit of `Scripts/fuzz` are findings.
    let read: (Data) -> Void

    static var all: [FuzzedReader] { documents + texts + transfers + images + resources + protocols }

    /// The input without its first byte, and the byte as a number below `count`. The byte selects one of several readers.
    static func choice(_ data: Data, of count: Int) -> (choice: Int, rest: Data) { (Int(data.first ?? 0) % count, Data(data.dropFirst())) }
}
