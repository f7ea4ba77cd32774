import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Timers with a target")
struct TimerTargetTests {
    private final class Clock {
        var calls: [String] = []
        var onEnd: (() -> Void)?
        func tick(_ timer: Timer) {
            calls.append(timer.userInfo as? String ?? "")
            if calls.count == 2 { timer.invalidate() }
        }
        func ring() { calls.append("ring") }
        deinit { onEnd?() }
    }

    @Test("A timer calls its target's method with itself and its user info until it is invalidated")
    func repeating() {
        let clock = Clock()
        let timer = Timer(timeInterval: 5, target: clock, selector: Selector(Clock.tick(_:)), userInfo: "tick", repeats: true)
        timer.fire()
        timer.fire()
        timer.fire()
        #expect(clock.calls == ["tick", "tick"])
        #expect(!timer.isValid)
    }

    @Test("A timer that does not repeat calls its method once")
    func once() {
        let clock = Clock()
        let timer = Timer.scheduledTimer(timeInterval: 60, target: clock, selector: Selector(Clock.ring), userInfo: nil, repeats: false)
        timer.fire()
        timer.fire()
        #expect(clock.calls == ["ring"])
    }

    @Test("A timer retains its target only until it is invalidated")
    func ownership() {
        var isDeallocated = false
        var clock: Clock? = Clock()
        clock?.onEnd = { isDeallocated = true }
        let timer = Timer(timeInterval: 5, target: clock as Any, selector: Selector(Clock.ring), userInfo: nil, repeats: true)
        clock = nil
        #expect(!isDeallocated)
        timer.invalidate()
        #expect(isDeallocated)
    }

    @Test("A timer created with init() calls nothing, and is not valid")
    func empty() {
        let timer = Timer()
        // Apps check isValid for a pending call. An invalid timer makes them schedule the first call.
        #expect(!timer.isValid && timer.timeInterval == 0)
        timer.fire()
        timer.invalidate()
        #expect(!timer.isValid)
    }
}
