/// A check for a part of the system that apps need or use.
struct MachineCheck {
    enum Importance {
        /// Apps cannot be built or run without the part.
        case required
        /// A feature of some apps does not work without the part.
        case optional
    }

    var name: String
    var importance: Importance
    var isMet: Bool
    /// The version that was found, or the effect if the part is missing.
    var finding: String
    /// The packages that contain the part, separated by spaces, for each package manager.
    var packages: [Installer: String] = [:]
    /// Instructions in addition to the packages.
    var remedy: String?
}
