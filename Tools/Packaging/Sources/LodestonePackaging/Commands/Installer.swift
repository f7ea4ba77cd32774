import Foundation

/// The system's package manager.
enum Installer: CaseIterable {
    case apt, dnf, pacman, zypper

    /// The install command, to which the names of packages are appended.
    var command: String {
        let install =
            switch self {
            case .apt: "apt-get install"
            case .dnf: "dnf install"
            case .pacman: "pacman -S"
            case .zypper: "zypper install"
            }
        return getuid() == 0 ? install : "sudo \(install)"
    }

    /// The first known package manager on this machine; nil if the machine has another one.
    static func ofThisMachine() -> Installer? {
        let programs: [(Installer, String)] = [(.apt, "apt-get"), (.dnf, "dnf"), (.pacman, "pacman"), (.zypper, "zypper")]
        return programs.first { Shell.find($0.1) != nil }?.0
    }
}
