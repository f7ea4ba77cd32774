/// Something that an app needs or uses, and whether the machine has it.
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
    /// What was found, or what does not work.
    var finding: String
    /// Packages that bring it, with spaces between them.
    var packages: [Installer: String] = [:]
    /// What else to do.
    var remedy: String?
}
