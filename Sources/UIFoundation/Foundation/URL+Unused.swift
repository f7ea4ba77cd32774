import Foundation

extension URL {
    /// Maximum number of tried file names.
    private static let mostNames = 10_000

    /// The URL of an unused file name in this folder: `name`, or `name` with the first unused number from 2. If all tried names are in use, returns
    /// the last one, so that writing to it fails.
    package func unusedURL(for name: String, ending: String) -> URL {
        func candidate(_ number: Int) -> URL {
            let file = number == 1 ? name : "\(name) \(number)"
            return appendingPathComponent(ending.isEmpty ? file : "\(file).\(ending)")
        }
        return candidate((1...Self.mostNames).first { !FileManager.default.fileExists(atPath: candidate($0).path) } ?? Self.mostNames)
    }
}
