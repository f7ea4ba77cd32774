import Foundation
import Host
import RegularFiles

/// The program's identity on the desktop.
package struct DesktopIdentity: Sendable {
    /// The identifier with which the program registers on the desktop (``HostApplicationIdentity``).
    package let identifier: String
    /// The application's name for users: `CFBundleDisplayName`, `CFBundleName`, or the program's name.
    package let name: String

    /// The running program's.
    package static let current = DesktopIdentity(propertyList: propertyList(), program: ProcessInfo.processInfo.processName)

    package init(propertyList: [String: Any], program: String) {
        let text: (String) -> String? = { (propertyList[$0] as? String).flatMap { $0.isEmpty ? nil : $0 } }
        identifier = HostApplicationIdentity(declared: text("CFBundleIdentifier"), program: program, isUnique: true).identifier
        name = text("CFBundleDisplayName") ?? text("CFBundleName") ?? program
    }

    /// Whether the program runs in a Flatpak sandbox, in which the portals replace the services.
    package static let isSandboxed = FileManager.default.fileExists(atPath: "/.flatpak-info")

    /// The main bundle's property list, or the `Info.plist` of a resource bundle beside the program.
    private static func propertyList() -> [String: Any] {
        let own = Bundle.main.infoDictionary ?? [:]
        guard own["CFBundleIdentifier"] == nil else { return own }
        let folder = Bundle.main.bundleURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where name.hasSuffix(".resources") {
            let file = folder.appendingPathComponent(name).appendingPathComponent("Info.plist")
            guard let data = try? RegularFile.contents(of: file.path, atMost: 1 << 20),
                let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
            else { continue }
            return list.merging(own) { $1 }
        }
        return own
    }
}
