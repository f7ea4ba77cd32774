/// Keys that went down or up.
@MainActor
open class UIPressesEvent: UIEvent {
    /// Every key that is down, and those that this event ends.
    open package(set) var allPresses: Set<UIPress> = []

    open override var type: EventType { .presses }
}
