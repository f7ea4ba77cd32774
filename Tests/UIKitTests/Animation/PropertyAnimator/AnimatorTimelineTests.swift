import Foundation
import Testing

@testable import QuartzCore
@testable import UIKit
import UIKitTesting

@Suite("Animator timelines")
struct AnimatorTimelineTests {
    private static let easeIn = AnimatorCurve.bezier(CAMediaTimingFunction(name: .easeIn))
    private static let linear = AnimatorCurve.bezier(CAMediaTimingFunction(name: .linear))

    @Test("Piecewise linear functions interpolate between their points, and are constant or extrapolated beyond the ends")
    func lines() {
        let points = [(x: 0.0, y: 0.0), (0.5, 0.2), (1, 1)]
        let level = PiecewiseLine(points, ends: .level)
        let straight = PiecewiseLine(points, ends: .straight)
        for (x, y) in [(0.0, 0.0), (0.25, 0.1), (0.5, 0.2), (0.75, 0.6), (1, 1)] {
            #expect(abs(level(x) - y) < 1e-12 && abs(straight(x) - y) < 1e-12)
        }
        #expect(level(-1) == 0 && level(2) == 1)
        #expect(abs(straight(2) - 2.6) < 1e-12 && abs(straight(-1) + 0.4) < 1e-12)
        #expect(PiecewiseLine(constant: 0.3)(7) == 0.3)
        #expect(PiecewiseLine([(0.5, 1), (0.5, 2), (0.5, 3)], ends: .level)(0.5) == 1, "points on top of each other are one")
    }

    @Test("The time of a value is the first time at which the curve reaches it")
    func inverse() {
        let curves: [AnimatorCurve] = [
            Self.easeIn, Self.linear, AnimatorCurve(.spring(SpringCurve(dampingRatio: 0.3, duration: 1, initialVelocity: 2)), duration: 1),
            .bezier(CAMediaTimingFunction(controlPoints: 0.2, 1.8, 0.8, -0.8)),
        ]
        for curve in curves {
            for step in 1..<20 {
                let value = Double(step) / 20
                let time = curve.time(reaching: value)
                #expect(abs(curve(time).x - value) < 1e-9)
                for earlier in stride(from: 0, to: time - 0.004, by: 0.004) { #expect(curve(earlier).x < value) }
            }
            #expect(curve.time(reaching: 0) == 0 && curve.time(reaching: -1) == 0)
        }
        #expect(Self.easeIn.time(reaching: 2) == 1, "never reached")
    }

    @Test("Pausing and continuing shifts a timeline in time and does not change its positions")
    func pausesExactly() {
        let spring = AnimatorCurve(.spring(SpringCurve(dampingRatio: 0.3, duration: 2, initialVelocity: 1)), duration: 2)
        for scrubsLinearly in [true, false] {
            var plain = AnimatorTimeline(duration: 2, curve: spring)
            plain.run(at: 0)
            var paused = AnimatorTimeline(duration: 2, curve: spring, scrubsLinearly: scrubsLinearly)
            paused.run(at: 0)
            var shift = 0.0
            for moment in [0.1, 0.4, 0.9, 1.5] {
                paused.pause(at: moment + shift)
                #expect(abs(paused.position(of: 0, at: 99).x - plain.position(of: 0, at: moment).x) < 1e-12)
                shift += 3
                paused.run(at: moment + shift)
                #expect(abs(paused.position(of: 0, at: moment + shift).x - plain.position(of: 0, at: moment).x) < 1e-12)
                #expect(paused.end.map { abs($0 - shift - 2) < 1e-9 } == true)
            }
        }
    }

    @Test("A thousand reversals do not change a timeline's position")
    func doesNotDrift() {
        var timeline = AnimatorTimeline(duration: 1, curve: Self.linear)
        timeline.run(at: 0)
        var time = 0.37
        let progress = timeline.position(of: 0, at: time).x
        for _ in 0..<1000 {
            timeline.reverse(at: time)
            timeline.reverse(at: time)
            timeline.pause(at: time)
            time += 1
            timeline.run(at: time)
        }
        #expect(abs(timeline.position(of: 0, at: time).x - progress) < 1e-6)
    }

    @Test("A track with a delay starts and ends at its own times, and does not jump when the timeline is reversed")
    func tracks() {
        for curve in [Self.linear, Self.easeIn] {
            var timeline = AnimatorTimeline(duration: 1, curve: curve)
            let late = timeline.addTrack(from: 0.5, to: 1, curve: nil, at: 0)
            let short = timeline.addTrack(from: 0.25, to: 0.5, curve: nil, at: 0)
            timeline.run(at: 0)
            #expect(timeline.position(of: late, at: 0.5).x == 0 && timeline.position(of: short, at: 0.25).x == 0)
            #expect(abs(timeline.position(of: short, at: 0.5).x - 1) < 1e-12)
            #expect(abs(timeline.position(of: late, at: 0.75).x - curve(0.5).x) < 1e-9)
            let positions = [0, late, short].map { timeline.position(of: $0, at: 0.75).x }
            timeline.reverse(at: 0.75)
            for (track, progress) in zip([0, late, short], positions) {
                #expect(abs(timeline.position(of: track, at: 0.75).x - progress) < 1e-9)
            }
            let end = timeline.end ?? 0
            for track in [0, late, short] {
                var last = timeline.position(of: track, at: 0.75).x
                for step in 0...100 {
                    let now = timeline.position(of: track, at: 0.75 + (end - 0.75) * Double(step) / 100).x
                    #expect(now <= last + 1e-9)
                    last = now
                }
                #expect(abs(last) < 1e-9)
            }
        }
    }

    @Test("A spring with different initial velocities for x and y reaches its end in both directions")
    func twoVelocities() {
        let x = SpringCurve(dampingRatio: 0.8, duration: 1, initialVelocity: 0)
        let y = SpringCurve(dampingRatio: 0.8, duration: 1, initialVelocity: 10)
        var timeline = AnimatorTimeline(duration: 1, curve: .spring(x: x, y: y, duration: 1))
        timeline.run(at: 0)
        #expect(timeline.position(of: 0, at: 0.05).y > timeline.position(of: 0, at: 0.05).x + 0.1)
        timeline.pause(at: 0.3)
        let held = timeline.position(of: 0, at: 0.3)
        timeline.scrub(to: 0.2)
        timeline.reverse(at: 0.3)
        timeline.run(at: 1)
        let end = timeline.position(of: 0, at: timeline.end ?? 0)
        #expect(abs(end.x) < 0.01 && abs(end.y) < 0.01)
        #expect(held.x != held.y)
    }

    @Test("After calls in random order no track jumps, and the animation moves monotonically to its end")
    func atRandom() {
        let curves: [AnimatorCurve] = [
            Self.linear, Self.easeIn, .bezier(CAMediaTimingFunction(name: .easeInEaseOut)), .bezier(CAMediaTimingFunction(name: .easeOut)),
            AnimatorCurve(.spring(SpringCurve(dampingRatio: 1, duration: 1, initialVelocity: 0)), duration: 1),
        ]
        for seed in 1...300 as ClosedRange<UInt64> {
            var dice = SeededGenerator(seed: seed)
            func random(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &dice) }
            func pick() -> AnimatorCurve { curves[Int.random(in: 0..<curves.count, using: &dice)] }
            var timeline = AnimatorTimeline(
                duration: random(0.2...2), curve: pick(), isReversed: random(0...1) < 0.2, scrubsLinearly: random(0...1) < 0.7)
            for _ in 0..<2 {
                let from = random(0...0.9)
                timeline.addTrack(from: from, to: random(from...1), curve: random(0...1) < 0.3 ? pick() : nil, at: 0)
            }
            var time = 0.0
            var log: [String] = []
            func positions() -> [DrivenProgress] { timeline.tracks.indices.map { timeline.position(of: $0, at: time) } }
            func perform(_ name: String, _ body: (inout AnimatorTimeline) -> Void) {
                log.append("\(name) at \(time)")
                let before = positions()
                body(&timeline)
                for (track, (old, new)) in zip(before, positions()).enumerated() {
                    #expect(abs(old.x - new.x) < 1e-6 && abs(old.y - new.y) < 1e-6, "seed \(seed), track \(track) after \(log.suffix(6))")
                }
            }
            for _ in 0..<30 {
                if timeline.isRunning, let end = timeline.end {
                    let goal = timeline.isReversed ? 0.0 : 1
                    var last = positions()
                    let stop = min(time + random(0...0.6), end)
                    let begin = time
                    for step in 1...8 {
                        time = begin + (stop - begin) * Double(step) / 8
                        for (track, (old, new)) in zip(last, positions()).enumerated() {
                            #expect(
                                abs(goal - new.x) <= abs(goal - old.x) + 2e-3,
                                "seed \(seed), track \(track) turns back after \(log.suffix(6))")
                        }
                        last = positions()
                    }
                    if time >= end - 1e-12 {
                        for progress in positions() {
                            #expect(abs(progress.x - goal) < 2e-3, "seed \(seed) is not there after \(log.suffix(6))")
                        }
                        break
                    }
                }
                switch random(0...1) {
                case ..<0.25 where timeline.isRunning: perform("pause") { $0.pause(at: time) }
                case ..<0.25: perform("run") { $0.run(at: time, delay: random(0...1) < 0.2 ? 0.1 : 0) }
                case ..<0.45: perform("reverse") { $0.reverse(at: time) }
                case ..<0.6 where !timeline.isRunning: timeline.scrub(to: random(0...1))
                case ..<0.8 where !timeline.isRunning:
                    let seconds = random(0.05...1)
                    perform("continue") { $0.run(at: time, curve: random(0...1) < 0.3 ? nil : pick(), seconds: seconds) }
                case ..<0.9:
                    perform("add") { $0.addTrack(from: random(0...0.5), to: random(0.5...1), curve: nil, at: time) }
                default: break
                }
            }
        }
    }
}
