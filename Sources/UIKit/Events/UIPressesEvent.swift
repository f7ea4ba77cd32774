/// An event of keys.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// All keys that are down, and those that end in this event.
    open package(set) var allPresses: Set<UIPress> = []

    /// The presses of ``allPresses`` that `gesture` gets.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        allPresses.filter { press in press.stream?.recognizers.contains { $0 === gesture } ?? false }
    }

    /// The press that changed.
    var changed: UIPress?

    /// Keys.
    open override var type: EventType { .presses }
}
