import Testing

@testable import UIKit

@Suite
struct VelocityTrackerTests {
    @Test func steadyMoveHasItsVelocity() {
        var tracker = VelocityTracker()
        for step in 0...100 { tracker.add(CGPoint(x: Double(step) * 8, y: -Double(step) * 4), at: Double(step) * 0.008) }
        let velocity = tracker.velocity(at: 0.8)
        #expect(abs(velocity.dx - 1000) < 0.001)
        #expect(abs(velocity.dy + 500) < 0.001)
    }

    @Test func onlyTheLastTenthOfASecondCounts() {
        var tracker = VelocityTracker()
        for step in 0...50 { tracker.add(CGPoint(x: Double(step) * 100, y: 0), at: Double(step) * 0.01) }
        for step in 1...10 { tracker.add(CGPoint(x: 5000 + Double(step), y: 0), at: 0.5 + Double(step) * 0.01) }
        #expect(abs(tracker.velocity(at: 0.6).dx - 100) < 0.001)
    }

    @Test func pauseReducesTheVelocityToZero() {
        var tracker = VelocityTracker()
        for step in 0...20 { tracker.add(CGPoint(x: Double(step) * 10, y: 0), at: Double(step) * 0.01) }
        #expect(tracker.velocity(at: 0.2).dx > 900)
        #expect(tracker.velocity(at: 0.31) == .zero)
    }

    @Test func timeSinceTheLastSampleIsIgnoredWithinTheWindow() {
        var tracker = VelocityTracker()
        for step in 0...14 { tracker.add(CGPoint(x: Double(step) * 24, y: 0), at: Double(step) * 0.008) }
        #expect(abs(tracker.velocity(at: 0.112).dx - 3000) < 0.001)
        #expect(abs(tracker.velocity(at: 0.12).dx - 3000) < 0.001)
        #expect(abs(tracker.velocity(at: 0.19).dx - 3000) < 0.001)
        #expect(tracker.velocity(at: 0.22) == .zero)
    }

    @Test func oneSampleHasNoVelocity() {
        var tracker = VelocityTracker()
        #expect(tracker.velocity(at: 0) == .zero)
        tracker.add(CGPoint(x: 5, y: 5), at: 1)
        #expect(tracker.velocity(at: 1) == .zero)
        tracker.add(CGPoint(x: 9, y: 9), at: 1)
        #expect(tracker.velocity(at: 1) == .zero)
    }

    @Test func resetRemovesSamples() {
        var tracker = VelocityTracker()
        for step in 0...40 { tracker.add(CGPoint(x: Double(step), y: 0), at: Double(step) * 0.01) }
        tracker.reset()
        #expect(tracker.velocity(at: 0.4) == .zero)
    }
}
