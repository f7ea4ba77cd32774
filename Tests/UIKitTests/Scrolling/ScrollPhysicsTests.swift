import Foundation
import Testing

@testable import UIKit
import UIKitTesting

/// The formulas and numbers of scrolling, as values.
@Suite struct ScrollPhysicsTests {
    @Test("Deceleration follows x₀ + v₀·F·(1 − r^(1000 t)) and ends at x₀ + (v₀ ∓ 10)·F", arguments: [0.998, 0.99])
    func deceleration(rate: CGFloat) {
        let factor = rate / (1000 * (1 - rate))
        for velocity in [CGFloat(-3000), -500, -10.5, 10.5, 200, 1000, 8000] {
            let motion = Deceleration(start: 100, velocity: velocity, rate: rate)
            let end = 100 + (velocity - (velocity > 0 ? 10 : -10)) * factor
            #expect(abs(motion.end - end) < 1e-9)
            #expect(abs(motion.position(at: motion.duration) - end) < 1e-6)
            #expect(abs(abs(motion.velocity(at: motion.duration - 1e-9)) - 10) < 1e-3)
            for time in stride(from: 0.0, to: motion.duration, by: motion.duration / 7) {
                let expected = 100 + velocity * factor * (1 - pow(rate, 1000 * time))
                #expect(abs(motion.position(at: time) - expected) < 1e-9)
            }
        }
        #expect(abs(CGFloat(0.998) / (1000 * 0.002) - 0.499) < 1e-12)
    }

    @Test("A deceleration that starts at 10 points per second or less has a duration of 0")
    func restVelocity() {
        #expect(Deceleration(start: 5, velocity: 10, rate: 0.998).duration == 0)
        #expect(Deceleration(start: 5, velocity: -9, rate: 0.998).end == 5)
    }

    @Test("A deceleration to a target ends at the target, and time(at:) returns the time of each position on its path")
    func decelerationToATarget() throws {
        for end in [CGFloat(-700), -3, 12, 900] {
            let motion = Deceleration(start: 0, end: end, rate: 0.998)
            #expect(abs(motion.end - end) < 1e-6)
            for part in [CGFloat(0.1), 0.5, 0.9] {
                let time = try #require(motion.time(at: end * part))
                #expect(abs(motion.position(at: time) - end * part) < 1e-6)
            }
            #expect(motion.time(at: end * 1.01) == nil)
            #expect(motion.time(at: -end) == nil)
        }
    }

    @Test("The rubber band shows a distance d as c·d·L / (c·|d| + L), and the inverse returns d")
    func rubberBand() {
        let band = RubberBand(length: 600)
        for distance in [CGFloat(-900), -100, -1, 0, 3, 50, 2000] {
            let expected = 0.55 * distance * 600 / (0.55 * abs(distance) + 600)
            #expect(abs(band.shown(distance) - expected) < 1e-9)
            #expect(abs(band.distance(shown: band.shown(distance)) - distance) < 1e-6)
        }
        #expect(band.shown(1e9) < 600)
        #expect(band.position(-100, in: 0...500) == band.shown(-100))
        #expect(band.position(250, in: 0...500) == 250)
        #expect(abs(band.offset(at: band.position(700, in: 0...500), in: 0...500) - 700) < 1e-6)
    }

    @Test("A bounce after a flick is critically damped with the rate 11 per second; a bounce after a held drag has the rates 9 and 46")
    func bounces() {
        let thrown = Bounce(displacement: 0, velocity: 800, frequency: 11)
        for time in [0.01, 0.05, 0.2, 0.5] {
            #expect(abs(thrown.position(at: time) - 800 * time * exp(-11 * time)) < 1e-9)
        }
        let held = Bounce(heldAt: 80, velocity: 0)
        for time in [0.01, 0.05, 0.2] {
            let a = 46.0 / 37 * 80
            #expect(abs(held.position(at: time) - (a * exp(-9 * time) + (80 - a) * exp(-46 * time))) < 1e-9)
        }
        for bounce in [thrown, held] {
            #expect(abs(abs(bounce.position(at: bounce.duration - 1e-6)) - 1.0 / 3) < 1e-3)
            #expect(bounce.position(at: bounce.duration) == 0)
        }
    }

    @Test("A bounce ends 1/3 point before rest: 0.81 s after an edge is hit at 3,000 points/s, 0.69 s after a release 133 points out")
    func endsOfBounces() {
        #expect(abs(Bounce(displacement: 0, velocity: 3000, frequency: 11).duration - 0.81) < 0.005)
        #expect(abs(Bounce(heldAt: 133, velocity: 0).duration - 0.69) < 0.005)
        // The duration is equal in both directions, also if the motion passes through rest. It is zero if the bounce is invisible.
        #expect(
            Bounce(displacement: 0, velocity: -3000, frequency: 11).duration
                == Bounce(displacement: 0, velocity: 3000, frequency: 11).duration)
        #expect(Bounce(displacement: 0, velocity: 0, frequency: 11).duration == 0)
        #expect(Bounce(displacement: 0.3, velocity: 0, frequency: 11).duration == 0)
        var random = SeededGenerator(seed: 11)
        for _ in 0..<500 {
            let displacement = CGFloat.random(in: -200...200, using: &random)
            let velocity = CGFloat.random(in: -4000...4000, using: &random)
            for bounce in [
                Bounce(displacement: displacement, velocity: velocity, frequency: 11),
                Bounce(heldAt: displacement, velocity: velocity / 90),
            ] {
                #expect(bounce.duration == 0 || abs(abs(bounce.position(at: bounce.duration - 1e-6)) - 1.0 / 3) < 0.05)
                #expect(bounce.duration < 2)
            }
        }
    }

    @Test("A deceleration that reaches an edge bounces at the exact time of the crossing, or stops there without bouncing")
    func decelerationBeyondTheEdge() {
        let motion = AxisMotion.release(at: 900, velocity: 2000, range: 0...1000, rate: 0.998, bounces: true)
        let thrown = Deceleration(start: 900, velocity: 2000, rate: 0.998)
        let crossing = thrown.time(at: 1000)!
        #expect(abs(motion.position(at: crossing) - 1000) < 1e-6)
        #expect(abs(motion.velocity(at: crossing + 1e-9) - thrown.velocity(at: crossing)) < 1e-3)
        #expect(motion.position(at: crossing + 0.05) > 1000)
        #expect(motion.end == 1000)
        let stopped = AxisMotion.release(at: 900, velocity: 2000, range: 0...1000, rate: 0.998, bounces: false)
        #expect(stopped.end == 1000)
        #expect(abs(stopped.duration - crossing) < 1e-9)
        #expect(stopped.position(at: crossing + 0.1) == 1000)
    }

    @Test("Motions after random releases begin at the content's offset and velocity, without a jump, and end within the limits")
    func randomReleases() {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<2000 {
            let range = 0...CGFloat.random(in: 0...2000, using: &random)
            let position = CGFloat.random(in: -300...2300, using: &random)
            let velocity = CGFloat.random(in: -6000...6000, using: &random)
            let bounces = Bool.random(using: &random)
            let start = bounces ? position : min(max(position, range.lowerBound), range.upperBound)
            let motion = AxisMotion.release(at: start, velocity: velocity, range: range, rate: 0.998, bounces: bounces)
            #expect(range.contains(motion.end))
            #expect(motion.duration.isFinite && motion.duration < 10)
            #expect(abs(motion.position(at: 0) - start) < 0.34)
            var last = motion.position(at: 0)
            for step in 1...120 {
                let time = motion.duration * Double(step) / 120
                let next = motion.position(at: time)
                // The speed is at most that of the flick, or that of a held bounce's first moment.
                let limit = (max(abs(velocity), abs(start) * 46 + 2400 * 11) + 100) * CGFloat(motion.duration / 120) + 0.34
                #expect(abs(next - last) <= limit)
                last = next
            }
        }
    }
}
