/// Keys that went down or up.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// Every key that is down, and those that this event ends.
    open package(set) var allPresses: Set<UIPress> = []

    /// Those of ``allPresses`` that `gesture` sees.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        allPresses.filter { press in press.stream?.recognizers.contains { $0 === gesture } ?? false }
    }

    /// The press that the event is about.
    var changed: UIPress?

    /// Keys.
    open override var type: EventType { .presses }
}
