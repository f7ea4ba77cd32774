import Host
import Testing
import UIKitTesting

@testable import UIKit

/// Conversion of the host's reports to touches and events.
@Suite @MainActor
struct EventSourceTests {
    let fixture = GestureFixture()

    private var source: EventSource {
        guard let source = fixture.host.window.windowScene?.eventSource else { preconditionFailure("the host's window has a scene") }
        return source
    }

    private func touch(_ phase: HostTouch.Phase, _ x: CGFloat, at time: TimeInterval = 0, id: UInt64 = 900, _ history: [CGFloat] = [])
        -> HostEvent
    {
        .touch(
            HostTouch(
                id: id, phase: phase, sample: HostSample(position: CGPoint(x: x, y: 200), timestamp: fixture.host.now + time),
                history: history.map { HostSample(position: CGPoint(x: $0, y: 200), timestamp: fixture.host.now + time) }))
    }

    @Test func movesAreCoalescedUntilTheFrame() {
        var coalesced: [CGFloat] = []
        fixture.view.onTouches = { phase, touches, event in
            guard phase == .moved, let touch = touches.first else { return }
            coalesced = event?.coalescedTouches(for: touch)?.map { $0.location(in: nil).x } ?? []
            #expect(touch.previousLocation(in: nil).x == 200)
        }
        source.receive(touch(.began, 200))
        for x in 201...205 { source.receive(touch(.moved, CGFloat(x))) }
        #expect(fixture.log.take() == ["view.began"])
        fixture.host.advance(by: 0.05)
        #expect(fixture.log.take() == ["view.moved"])
        #expect(coalesced == [201, 202, 203, 204, 205])
        source.receive(touch(.ended, 205))
        #expect(fixture.log.take() == ["view.ended"])
    }

    @Test func endDeliversPendingMovesFirst() {
        source.receive(touch(.began, 200))
        source.receive(touch(.moved, 210, [203, 206]))
        source.receive(touch(.ended, 220))
        #expect(fixture.log.take() == ["view.began", "view.moved", "view.ended"])
    }

    @Test func anotherFingerDeliversPendingMovesFirst() {
        fixture.view.isMultipleTouchEnabled = true
        source.receive(touch(.began, 200))
        source.receive(touch(.moved, 210))
        source.receive(touch(.began, 250, id: 901))
        #expect(fixture.log.take() == ["view.began", "view.moved", "view.began"])
        source.receive(touch(.moved, 220))
        source.receive(touch(.moved, 255, id: 901))
        source.flush()
        #expect(fixture.log.take() == ["view.moved×2"])
        source.receive(touch(.ended, 220))
        source.receive(touch(.ended, 255, id: 901))
    }

    @Test func fingerHasOneTouchObject() {
        var seen: Set<UITouch> = []
        fixture.view.onTouches = { _, touches, _ in seen.formUnion(touches) }
        fixture.host.drag(from: fixture.middle, to: CGPoint(x: 250, y: 200))
        #expect(seen.count == 1)
        #expect(seen.first?.view === fixture.view)
        #expect(seen.first?.window === fixture.host.window)
        #expect(seen.first?.type == .direct)
    }

    @Test func eventContainsAllTouches() {
        var counts: [[Int?]] = []
        fixture.view.isMultipleTouchEnabled = true
        let other = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
        fixture.host.window.addSubview(other)
        let recognizer = fixture.scripted("it")
        fixture.view.onTouches = { [view = fixture.view, window = fixture.host.window] _, _, event in
            counts.append([
                event?.allTouches?.count, event?.touches(for: view)?.count, event?.touches(for: window)?.count,
                event?.touches(for: recognizer)?.count,
            ])
        }
        let aside = fixture.host.touchDown(at: CGPoint(x: 50, y: 550))
        let first = fixture.host.touchDown(at: fixture.middle)
        #expect(counts.last == [2, 1, 2, 1])
        let second = fixture.host.touchDown(at: CGPoint(x: 250, y: 250))
        #expect(counts.last == [3, 2, 3, 2])
        recognizer.state = .failed
        second.lift()
        #expect(counts.last == [3, 2, 3, 2])
        first.lift()
        #expect(counts.last == [2, 1, 2, 1])
        aside.lift()
    }

    @Test func restingTouchIsStationary() {
        fixture.view.isMultipleTouchEnabled = true
        var phases: [[UITouch.Phase]] = []
        fixture.view.onTouches = { _, _, event in
            phases.append(event?.allTouches?.sorted { $0.number < $1.number }.map(\.phase) ?? [])
        }
        let first = fixture.host.touchDown(at: fixture.middle)
        let second = fixture.host.touchDown(at: CGPoint(x: 250, y: 250))
        second.move(to: CGPoint(x: 255, y: 250))
        first.move(to: CGPoint(x: 205, y: 200))
        first.lift()
        second.lift()
        #expect(
            phases == [
                [.began], [.stationary, .began], [.stationary, .moved], [.moved, .stationary], [.ended, .stationary], [.ended],
            ])
    }

    @Test func tapsAreCounted() {
        var counts: [Int] = []
        fixture.view.onTouches = { phase, touches, _ in if phase == .ended { counts.append(touches.first?.tapCount ?? -1) } }
        fixture.host.tap(at: fixture.middle, count: 3)
        fixture.host.advance(by: 0.4)
        fixture.host.tap(at: fixture.middle)
        fixture.host.advance(by: 0.1)
        fixture.host.tap(at: CGPoint(x: 250, y: 200))
        fixture.host.advance(by: 0.1)
        fixture.host.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 150, y: 200))
        fixture.host.advance(by: 0.1)
        fixture.host.tap(at: CGPoint(x: 250, y: 200))
        #expect(counts == [1, 2, 3, 1, 1, 0, 1])
    }

    @Test func mouseIsATouchWhileAButtonIsDown() {
        var types: [UITouch.TouchType] = []
        var masks: [UIEvent.ButtonMask] = []
        fixture.view.onTouches = { _, touches, event in
            types.append(touches.first?.type ?? .direct)
            masks.append(event?.buttonMask ?? [])
        }
        let pointer = fixture.host.pointer
        pointer.move(to: fixture.middle)
        #expect(fixture.log.take() == [])
        pointer.press()
        pointer.move(to: CGPoint(x: 210, y: 210))
        pointer.release()
        #expect(fixture.log.take() == ["view.began", "view.moved", "view.ended"])
        pointer.press(.secondary)
        pointer.release()
        #expect(types.allSatisfy { $0 == .indirectPointer })
        #expect(masks == [.primary, .primary, .primary, .secondary, .secondary])
        _ = fixture.log.take()
        pointer.press()
        pointer.press(.secondary)
        pointer.release()
        #expect(fixture.log.take().filter { $0 != "view.moved" } == ["view.began", "view.ended"])
        pointer.press()
        pointer.cancel()
        #expect(fixture.log.take() == ["view.began", "view.cancelled"])
    }

    @Test func stylusHasForceAndTilt() {
        var touch: UITouch?
        fixture.view.onTouches = { _, touches, _ in touch = touches.first }
        let sample = HostSample(position: fixture.middle, timestamp: fixture.host.now, pressure: 0.24, tilt: CGPoint(x: 0, y: 0.5))
        source.receive(.touch(HostTouch(id: 7, device: .pen, phase: .began, sample: sample)))
        #expect(touch?.type == .pencil)
        #expect(abs((touch?.force ?? 0) - 1) < 0.001)
        #expect(abs((touch?.maximumPossibleForce ?? 0) - 4.1667) < 0.001)
        #expect(abs((touch?.altitudeAngle ?? 0) - .pi / 4) < 0.001)
        #expect(abs((touch?.azimuthAngle(in: nil) ?? 0) - .pi / 2) < 0.001)
        fixture.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(touch?.azimuthAngle(in: fixture.view) ?? 1) < 0.001)
        source.receive(.touch(HostTouch(id: 7, device: .pen, phase: .ended, sample: sample)))
        let finger = fixture.host.touchDown(at: fixture.middle)
        #expect(touch?.force == 0 && touch?.maximumPossibleForce == 0)
        #expect(touch?.altitudeAngle == .pi / 2)
        finger.lift()
    }

    @Test func frontmostWindowIsHitFirst() {
        let above = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        above.windowLevel = .alert
        above.isHidden = false
        let shield = TouchView("above", frame: CGRect(x: 150, y: 150, width: 100, height: 100), log: fixture.log)
        above.addSubview(shield)
        fixture.host.tap(at: fixture.middle)
        #expect(fixture.log.take() == ["above.began", "above.ended"])
        above.isHidden = true
        fixture.host.tap(at: fixture.middle)
        #expect(fixture.log.take() == ["view.began", "view.ended"])
    }

    @Test func locationsAreInTheWindowsCoordinates() {
        let window = UIWindow(frame: CGRect(x: 50, y: 60, width: 200, height: 200))
        window.windowLevel = .alert
        window.isHidden = false
        let inside = TouchView("inside", frame: CGRect(x: 10, y: 10, width: 100, height: 100), log: fixture.log)
        window.addSubview(inside)
        var locations: [CGPoint] = []
        inside.onTouches = { [view = fixture.view] _, touches, _ in
            for touch in touches { locations += [touch.location(in: nil), touch.location(in: inside), touch.location(in: view)] }
        }
        let finger = fixture.host.touchDown(at: CGPoint(x: 100, y: 100))
        #expect(locations == [CGPoint(x: 50, y: 40), CGPoint(x: 40, y: 30), CGPoint(x: 0, y: 0)])
        finger.lift()
        window.isHidden = true
    }

    @Test func touchOutsideOfAllViewsIsIgnored() {
        fixture.host.window.isUserInteractionEnabled = false
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 300, y: 300))
        finger.lift()
        #expect(fixture.log.take() == [])
    }

    @Test func nextTouchIsPredicted() {
        var predicted: [CGPoint] = []
        fixture.view.onTouches = { phase, touches, event in
            guard let touch = touches.first else { return }
            predicted = event?.predictedTouches(for: touch)?.map { $0.location(in: nil) } ?? []
        }
        source.receive(touch(.began, 200))
        #expect(predicted == [])
        source.receive(touch(.moved, 206, at: 0.016))
        source.flush()
        // The prediction extends no further than the last movement.
        #expect(predicted.count == 2 && predicted.allSatisfy { abs($0.x - 212) < 0.001 && $0.y == 200 })
        source.receive(touch(.moved, 212, at: 0.032))
        source.flush()
        #expect(predicted.count == 2 && abs(predicted[0].x - 218) < 0.001 && abs(predicted[1].x - 224) < 0.001)
        source.receive(touch(.ended, 206, at: 0.02))
        #expect(predicted == [])
    }

    @Test func touchWithoutAnEndIsCancelledByItsNextBeginning() {
        source.receive(touch(.began, 200))
        source.receive(touch(.began, 210))
        source.receive(touch(.ended, 210))
        #expect(fixture.log.take() == ["view.began", "view.cancelled", "view.began", "view.ended"])
    }

    @Test func windowMayConsumeAnEnd() {
        final class ConsumingWindow: UIWindow {
            var consumesEvents = false
            override func sendEvent(_ event: UIEvent) {
                if !consumesEvents { super.sendEvent(event) }
            }
        }
        let window = ConsumingWindow(frame: fixture.host.window.frame)
        window.isHidden = false
        let view = TouchView("deaf", frame: CGRect(x: 100, y: 100, width: 200, height: 200), log: fixture.log)
        window.addSubview(view)
        let recognizer = fixture.add(UIPanGestureRecognizer(), "pan", to: view)
        recognizer.cancelsTouchesInView = false
        let finger = fixture.host.touchDown(at: fixture.middle)
        finger.move(to: CGPoint(x: 230, y: 200))
        window.consumesEvents = true
        finger.move(to: CGPoint(x: 240, y: 200))
        finger.lift()
        #expect(fixture.log.take() == ["deaf.began", "pan began", "deaf.moved", "pan cancelled", "deaf.cancelled"])
        window.consumesEvents = false
        window.isHidden = true
    }

    @Test func nestedEventLeavesTheOuterEventUnchanged() {
        let above = UIWindow(frame: CGRect(x: 0, y: 400, width: 390, height: 400))
        above.isHidden = false
        let other = TouchView("other", frame: CGRect(x: 0, y: 0, width: 200, height: 200), log: fixture.log)
        above.addSubview(other)
        let removed = TouchView("gone", frame: CGRect(x: 0, y: 0, width: 50, height: 50), log: fixture.log)
        fixture.host.window.addSubview(removed)
        fixture.view.onTouches = { phase, _, _ in if phase == .moved { removed.removeFromSuperview() } }
        for (id, point) in [(1, CGPoint(x: 20, y: 20)), (2, fixture.middle), (3, CGPoint(x: 100, y: 500))] {
            let sample = HostSample(position: point, timestamp: fixture.host.now)
            source.receive(.touch(HostTouch(id: UInt64(id), phase: .began, sample: sample)))
        }
        #expect(fixture.log.take() == ["gone.began", "view.began", "other.began"])
        for (id, point) in [(2, CGPoint(x: 210, y: 200)), (3, CGPoint(x: 110, y: 500))] {
            let sample = HostSample(position: point, timestamp: fixture.host.now)
            source.receive(.touch(HostTouch(id: UInt64(id), phase: .moved, sample: sample)))
        }
        source.flush()
        #expect(fixture.log.take() == ["view.moved", "other.moved"])
        source.cancelAll()
        #expect(fixture.log.take() == ["gone.cancelled", "view.cancelled", "other.cancelled"])
        above.isHidden = true
    }

    @Test func eventAndRecognizerHaveModifiers() {
        let recognizer = fixture.scripted("it")
        var flags: UIKeyModifierFlags = []
        fixture.view.onTouches = { _, _, event in flags = event?.modifierFlags ?? [] }
        let sample = HostSample(position: fixture.middle, timestamp: fixture.host.now)
        source.receive(.touch(HostTouch(id: 5, phase: .began, sample: sample, modifiers: [.shift, .command])))
        #expect(flags == [.shift, .command])
        #expect(recognizer.modifierFlags == [.shift, .command])
        source.receive(.touch(HostTouch(id: 5, phase: .ended, sample: sample)))
        #expect(flags == [.shift, .command])
        recognizer.state = .failed
        #expect(flags == [])
    }
}
