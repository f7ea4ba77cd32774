import Host
import Testing
import UIKitTesting

@testable import UIKit

/// Pens that report some touch properties later.
@Suite @MainActor
struct EstimatedPropertiesTests {
    private let fixture = GestureFixture()
    private let pad = Pad(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    private final class Pad: UIView {
        var deliveredTouches: [(force: CGFloat, index: Int?, expected: UITouch.Properties)] = []
        var updates: [(force: CGFloat, index: Int?, expected: UITouch.Properties, x: CGFloat)] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
        private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
            guard let touch = touches.first else { return }
            for sample in event?.coalescedTouches(for: touch) ?? [] {
                #expect(sample.estimatedProperties == sample.estimatedPropertiesExpectingUpdates)
                deliveredTouches.append((sample.force, sample.estimationUpdateIndex?.intValue, sample.estimatedProperties))
            }
        }
        override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
            for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
                updates.append(
                    (
                        touch.force, touch.estimationUpdateIndex?.intValue, touch.estimatedPropertiesExpectingUpdates,
                        touch.location(in: self).x
                    ))
            }
        }
    }

    private final class Watcher: UIGestureRecognizer {
        var updates = 0
        override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { updates += touches.count }
    }

    init() {
        fixture.host.window.addSubview(pad)
    }

    private func pen(
        _ phase: HostTouch.Phase, _ x: CGFloat, _ pressure: Double?, tilt: CGPoint? = nil, device: HostTouch.Device = .pen,
        history: [(CGFloat, Double?)] = []
    ) {
        fixture.host.advance(by: 0.02)
        func sample(_ x: CGFloat, _ pressure: Double?, _ late: TimeInterval) -> HostSample {
            HostSample(position: CGPoint(x: x, y: 10), timestamp: fixture.host.now + late, pressure: pressure, tilt: tilt)
        }
        let before = history.enumerated().map { sample($1.0, $1.1, TimeInterval($0) * 0.001 - 0.01) }
        fixture.host.window.windowScene?.eventSource.receive(
            .touch(HostTouch(id: 7, device: device, phase: phase, sample: sample(x, pressure, 0), history: before)))
        fixture.host.advance(by: 0.02)
    }

    @Test func lateStylusValuesHaveTheSameUpdateIndex() {
        let watcher = Watcher()
        pad.addGestureRecognizer(watcher)
        pen(.began, 10, 0.24)
        pen(.moved, 20, nil)
        pen(.moved, 30, 0.48)
        pen(.ended, 30, 0.48)
        #expect(pad.deliveredTouches.map(\.expected) == [[], .force, []])
        #expect(abs(pad.deliveredTouches[1].force - 1) < 0.001 && pad.deliveredTouches[1].index != nil)
        #expect(pad.deliveredTouches[0].index == nil && pad.deliveredTouches[2].index == nil)
        #expect(pad.updates.count == 1)
        #expect(pad.updates.first?.index == pad.deliveredTouches[1].index)
        #expect(abs((pad.updates.first?.force ?? 0) - 2) < 0.001)
        #expect(pad.updates.first?.expected == [] && pad.updates.first?.x == 20)
        #expect(watcher.updates == 1)
    }

    @Test func everyCoalescedTouchIsUpdated() {
        pen(.began, 10, 0.24)
        pen(.moved, 40, nil, history: [(20, nil), (30, nil)])
        #expect(Set(pad.deliveredTouches.compactMap(\.index)).count == 3 && pad.updates.isEmpty)
        pen(.moved, 50, 0.48)
        #expect(pad.updates.map(\.x) == [20, 30, 40])
        #expect(pad.updates.map(\.index) == pad.deliveredTouches.dropFirst().prefix(3).map(\.index))
        // A property that is reported within the same event is updated immediately.
        pen(.moved, 70, 0.24, history: [(60, nil)])
        #expect(pad.updates.count == 4 && pad.updates.last?.x == 60)
        pen(.ended, 70, 0.24)
    }

    @Test func touchWithoutForceHasTheAverageForce() {
        pen(.began, 10, 0.9)
        pen(.ended, 10, 0.9)
        pen(.began, 10, nil)
        #expect(abs((pad.deliveredTouches.last?.force ?? 0) - 1) < 0.001 && pad.deliveredTouches.last?.expected == .force)
        pen(.ended, 10, nil)
        #expect(pad.updates.isEmpty)
    }

    @Test func propertiesMayBeUpdatedOneByOne() {
        pen(.began, 10, 0.24, tilt: CGPoint(x: 0.5, y: 0))
        pen(.moved, 20, nil)
        #expect(pad.deliveredTouches.last?.expected == [.force, .azimuth, .altitude])
        pen(.moved, 30, 0.48)
        #expect(pad.updates.last?.expected == [.azimuth, .altitude])
        pen(.moved, 40, 0.48, tilt: CGPoint(x: 0.1, y: 0))
        #expect(pad.updates.filter { $0.x == 20 }.map(\.expected) == [[.azimuth, .altitude], []])
        pen(.ended, 40, 0.48, tilt: CGPoint(x: 0.1, y: 0))
    }

    @Test func touchesWithoutForceExpectNoUpdates() {
        pen(.began, 10, nil)
        pen(.moved, 20, nil)
        pen(.ended, 20, nil)
        pen(.began, 10, 0.5, device: .finger)
        pen(.moved, 20, nil, device: .finger)
        pen(.moved, 30, 0.5, device: .finger)
        pen(.ended, 30, 0.5, device: .finger)
        #expect(pad.deliveredTouches.allSatisfy { $0.index == nil && $0.expected.isEmpty } && pad.updates.isEmpty)
    }

    @Test func cancelledTouchIsNotUpdated() {
        pen(.began, 10, 0.24)
        pen(.moved, 20, nil)
        fixture.host.window.isHidden = true
        fixture.host.advance(by: 0.1)
        pen(.moved, 30, 0.48)
        #expect(pad.updates.isEmpty)
    }

    @Test func unhandledUpdatesGoUpTheResponderChain() {
        let inner = UIView(frame: pad.bounds)
        pad.addSubview(inner)
        pen(.began, 10, 0.24)
        pen(.moved, 20, nil)
        pen(.moved, 30, 0.48)
        #expect(pad.updates.count == 1)
        pen(.ended, 30, 0.48)
    }
}
