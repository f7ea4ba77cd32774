/// An event that reports key presses.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// The presses of all keys that are down, and of keys that are released in this event.
    open package(set) var allPresses: Set<UIPress> = []

    /// The presses of ``allPresses`` that `gesture` receives.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        allPresses.filter { press in press.stream?.recognizers.contains { $0 === gesture } ?? false }
    }

    /// The press that changed.
    var changed: UIPress?

    /// The type of the event: `presses`.
    open override var type: EventType { .presses }
}
