/// Keys that went down or up.
@MainActor
open class UIPressesEvent: UIEvent {
    /// Every key that is down, and those that this event ends.
    open package(set) var allPresses: Set<UIPress> = []

    /// The press that the event is about.
    var changed: UIPress?

    /// Keys.
    open override var type: EventType { .presses }
}
