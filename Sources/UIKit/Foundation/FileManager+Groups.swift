import Foundation

extension FileManager {
    /// The folder that the programs of a group share: that of the group's name among the user's data (`$XDG_DATA_HOME`). It is made where it is
    /// missing; nil where it cannot be, or where the name leads elsewhere.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), !groupIdentifier.hasPrefix("."),
            let data = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        else { return nil }
        let folder = data.appending(path: groupIdentifier, directoryHint: .isDirectory)
        do {
            try createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            return nil
        }
        return folder
    }
}
