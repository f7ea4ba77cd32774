/// A command that is performed again while its key is held down.
@MainActor
protocol HeldCommand: AnyObject {
    /// The HID usage of the key.
    var usage: Int { get }
    /// Performs the command again.
    func performAgain()
}
