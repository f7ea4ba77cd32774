/// The receiver of the keys that no screen reader consumed.
@MainActor
protocol KeyReceiver: AnyObject {
    /// Handles a key event. Returns true to prevent GTK from processing it.
    @discardableResult
    func use(_ event: OpaquePointer) -> Bool
}
