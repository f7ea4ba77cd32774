import Foundation

extension FileManager {
    /// The shared folder of an app group: the folder with the group's name in the user's data folder (`$XDG_DATA_HOME`). Created if it does not
    /// exist. Nil if it cannot be created, or if the name is not a plain folder name.
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
