import Foundation

/// The tables that are distributed with the tool.
enum DataFile {
    /// Returns the text of a file in the folder `Data`. If the file is missing, it prints an error and returns an empty string.
    static func text(_ name: String) -> String {
        guard let url = Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Data"),
            let text = try? String(contentsOf: url, encoding: .utf8)
        else {
            FileHandle.standardError.write(Data("port: the table \(name) is missing beside the tool; build the tool again\n".utf8))
            return ""
        }
        return text
    }
}
