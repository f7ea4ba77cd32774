import Foundation

extension URL {
    /// Names of one beginning than which there are no more in a folder.
    private static let mostNames = 10_000

    /// A place in this folder where nothing is: for `name`, or else for the name with the first number from 2 on that is free. Where too many
    /// are taken the last of them, so that writing there fails.
    func freePlace(for name: String, ending: String) -> URL {
        func place(_ number: Int) -> URL {
            let file = number == 1 ? name : "\(name) \(number)"
            return appendingPathComponent(ending.isEmpty ? file : "\(file).\(ending)")
        }
        return place((1...Self.mostNames).first { !FileManager.default.fileExists(atPath: place($0).path) } ?? Self.mostNames)
    }
}
