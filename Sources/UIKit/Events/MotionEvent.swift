@MainActor
package final class MotionEvent: UIEvent {
    package override init() {
        super.init()
    }

    package override var type: EventType { .motion }

    package override var subtype: EventSubtype { .motionShake }
}
