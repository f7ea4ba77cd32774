/// A part that apps need or use, and whether the machine has it.
struct MachineCheck {
    enum Importance {
        /// Without it, no app can be built or run.
        case required
        /// Without it, a part of an app does not work.
        case optional
    }

    var name: String
    var importance: Importance
    var isMet: Bool
    /// The version that was found, or the effect of the missing part.
    var finding: String
    /// Packages that bring it, with spaces between them.
    var packages: [Installer: String] = [:]
    /// Instructions besides the packages.
    var remedy: String?
}
