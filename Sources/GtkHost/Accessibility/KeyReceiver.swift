/// The receiver of the keys that no screen reader consumed.
@MainActor
protocol KeyReceiver: AnyObject {
    /// Handles a key event. Returns whether GTK must not process it.
    @discardableResult
    func use(_ event: OpaquePointer) -> Bool
}
