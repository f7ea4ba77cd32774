import Foundation

/// The program that installs packages of the system.
enum Installer: CaseIterable {
    case apt, dnf, pacman, zypper

    /// The command before the names of packages.
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

    /// The first installer that the machine has. Nil if it has another one.
    static func ofThisMachine() -> Installer? {
        let programs: [(Installer, String)] = [(.apt, "apt-get"), (.dnf, "dnf"), (.pacman, "pacman"), (.zypper, "zypper")]
        return programs.first { Shell.find($0.1) != nil }?.0
    }
}
