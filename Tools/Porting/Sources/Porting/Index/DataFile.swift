import Foundation

/// The tables that come with the tool.
enum DataFile {
    /// The text of a file of the folder `Data`; empty where the tool was taken away from its tables, which it says.
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
