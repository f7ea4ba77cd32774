import Foundation
import Testing

@testable import QuartzCore

/// CADisplayLink.
@MainActor
struct DisplayLinkTests {
    /// A target that records the calls.
    @MainActor
    private final class Target {
        var times: [CFTimeInterval] = []
        var targets: [CFTimeInterval] = []
        var onCall: ((CADisplayLink) -> Void)?
        var onEnd: (() -> Void)?

        func tick(_ link: CADisplayLink) {
            times.append(link.timestamp)
            targets.append(link.targetTimestamp)
            onCall?(link)
        }

        isolated deinit { onEnd?() }
    }

    private func link(_ target: Target) -> CADisplayLink { CADisplayLink(target: target, selector: Selector(Target.tick(_:))) }

    @Test func calledOnceAFrameWithItsTimestamps() throws {
        let fixture = try LayerFixture()
        let target = Target()
        let link = link(target)
        #expect(link.timestamp == 0)
        link.add(to: .main, forMode: .common)
        fixture.advance(by: 0.5)
        #expect((29...31).contains(target.times.count))
        for (time, next) in zip(target.targets, target.times.dropFirst()) { #expect(abs(time - next) < 1e-9) }
        #expect(abs(link.duration - 1.0 / 60) < 1e-9)
        link.invalidate()
        fixture.advance(by: 0.1)
        #expect(fixture.loop.isIdle)
    }

    @Test(arguments: [(30, 30), (20, 20), (15, 15), (0, 60), (60, 60), (24, 20), (45, 60)])
    func lowerRatesSkipFramesEvenly(_ row: (wanted: Int, given: Int)) throws {
        let fixture = try LayerFixture()
        let target = Target()
        let link = link(target)
        // A preferred rate that the display does not support is rounded to the next supported one.
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 120, preferred: Float(row.wanted))
        link.add(to: .main, forMode: .default)
        fixture.advance(by: 2)
        #expect(abs(target.times.count - row.given * 2) <= 1)
        for (time, next) in zip(target.times, target.times.dropFirst()) { #expect(abs(next - time - 1 / Double(row.given)) < 1e-6) }
        for (time, next) in zip(target.targets, target.times.dropFirst()) { #expect(abs(time - next) < 1e-6) }
        #expect(abs(link.duration - 1.0 / 60) < 1e-9)
        link.invalidate()
    }

    @Test("A link with a lower rate wakes only for its own frames", arguments: [(60, 30), (60, 15), (120, 30), (144, 48), (60, 1)])
    func lowerRatesWakeOnlyForTheirFrames(_ row: (display: Int, rate: Int)) throws {
        let fixture = try LayerFixture(framesPerSecond: row.display)
        let target = Target()
        let link = link(target)
        link.preferredFramesPerSecond = row.rate
        link.add(to: .main, forMode: .common)
        fixture.advance(by: 0.1)
        let (frames, calls) = (fixture.loop.frameCount, target.times.count)
        fixture.advance(by: 2)
        #expect(abs(fixture.loop.frameCount - frames - 2 * row.rate) <= 1)
        #expect(fixture.loop.frameCount - frames == target.times.count - calls)
        for (time, next) in zip(target.times, target.times.dropFirst()) { #expect(abs(next - time - 1 / Double(row.rate)) < 1e-6) }
        // A frame of another change does not shift the link's frames.
        fixture.add(CGRect(x: 0, y: 0, width: 10, height: 10)).opacity = 0.5
        fixture.advance(by: 2)
        for (time, next) in zip(target.times, target.times.dropFirst()) { #expect(abs(next - time - 1 / Double(row.rate)) < 1e-6) }
        link.invalidate()
        fixture.advance(by: 1.1)
        let end = fixture.loop.frameCount
        fixture.advance(by: 2)
        #expect(fixture.loop.frameCount == end)
    }

    @Test("A new rate takes effect at once, and links with several rates get all their frames")
    func ratesChange() throws {
        let fixture = try LayerFixture()
        let (slow, other) = (Target(), Target())
        let (first, second) = (link(slow), link(other))
        first.preferredFramesPerSecond = 1
        first.add(to: .main, forMode: .common)
        fixture.advance(by: 0.5)
        first.preferredFramesPerSecond = 0
        fixture.advance(by: 0.1)
        #expect(slow.times.count >= 5)
        first.preferredFramesPerSecond = 20
        second.preferredFramesPerSecond = 30
        second.add(to: .main, forMode: .common)
        fixture.advance(by: 0.1)
        let (before, one, two) = (fixture.loop.frameCount, slow.times.count, other.times.count)
        fixture.advance(by: 2)
        #expect(abs(slow.times.count - one - 40) <= 1)
        #expect(abs(other.times.count - two - 60) <= 1)
        // At 60 Hz the links share a third of the slower one's frames: 20 + 30 - 10 frames a second.
        #expect(abs(fixture.loop.frameCount - before - 80) <= 2)
        first.invalidate()
        second.invalidate()
    }

    @Test func frameRateStaysInTheRange() {
        #expect(CAFrameRateRange.default.stride(interval: 1 / 120) == 1)
        #expect(CAFrameRateRange(minimum: 30, maximum: 60).stride(interval: 1 / 120) == 2)
        #expect(CAFrameRateRange(minimum: 8, maximum: 15, preferred: 0).stride(interval: 1 / 60) == 4)
        #expect(CAFrameRateRange(minimum: 80, maximum: 120, preferred: 90).stride(interval: 1 / 120) == 1)
        #expect(CAFrameRateRange(minimum: 10, maximum: 25, preferred: 25).stride(interval: 1 / 60) == 3)
        #expect(CAFrameRateRange(minimum: 10, maximum: 120, preferred: 30).stride(interval: 1 / 59.94) == 2)
    }

    @Test func pausedLinkRequestsNoFrames() throws {
        let fixture = try LayerFixture()
        let target = Target()
        let link = link(target)
        link.isPaused = true
        link.add(to: .main, forMode: .common)
        fixture.advance(by: 0.1)
        let frames = fixture.loop.frameCount
        fixture.advance(by: 1)
        #expect(fixture.loop.frameCount == frames && target.times.isEmpty)
        link.isPaused = false
        fixture.advance(by: 0.1)
        let calls = target.times.count
        #expect(calls >= 5)
        link.isPaused = true
        fixture.advance(by: 0.1)
        #expect(target.times.count == calls)
        link.invalidate()
    }

    @Test func callbackMayInvalidateLinks() throws {
        let fixture = try LayerFixture()
        let first = Target()
        let second = Target()
        let (one, two) = (link(first), link(second))
        first.onCall = { link in
            link.invalidate()
            two.invalidate()
        }
        one.add(to: .main, forMode: .common)
        two.add(to: .main, forMode: .common)
        fixture.advance(by: 0.2)
        #expect(first.times.count == 1)
        // The second link was due later in the same frame.
        #expect(second.times.isEmpty)
        #expect(fixture.loop.isIdle)
        one.add(to: .main, forMode: .common)
        fixture.advance(by: 0.2)
        #expect(first.times.count == 1)
    }

    @Test func linkAddedInACallbackBeginsWithTheNextFrame() throws {
        let fixture = try LayerFixture()
        let first = Target()
        let second = Target()
        let one = link(first)
        var two: CADisplayLink?
        first.onCall = { _ in
            if two == nil {
                two = link(second)
                two?.add(to: .main, forMode: .common)
            }
        }
        one.add(to: .main, forMode: .common)
        fixture.advance(by: 0.1)
        #expect(second.times.first.map { $0 > (first.times.first ?? 0) } == true)
        one.invalidate()
        two?.invalidate()
    }

    @Test func linkRetainsItsTargetUntilInvalidated() throws {
        let fixture = try LayerFixture()
        var isDeallocated = false
        var link: CADisplayLink?
        do {
            let target = Target()
            target.onEnd = { isDeallocated = true }
            link = self.link(target)
            link?.add(to: .main, forMode: .common)
        }
        fixture.advance(by: 0.1)
        #expect(!isDeallocated)
        // The run loop retains the link too.
        weak let weakLink = link
        link = nil
        #expect(weakLink != nil)
        weakLink?.invalidate()
        #expect(isDeallocated)
        fixture.advance(by: 0.1)
        #expect(weakLink == nil)
    }

    @Test func unaddedLinkIsDeallocated() {
        weak var link: CADisplayLink?
        do {
            let made = CADisplayLink { _ in }
            link = made
        }
        #expect(link == nil)
    }

    @Test func linkRunsInItsRunLoopModes() throws {
        let fixture = try LayerFixture()
        let target = Target()
        let link = link(target)
        link.add(to: .main, forMode: RunLoop.Mode("of the program's own"))
        fixture.advance(by: 0.2)
        #expect(target.times.isEmpty)
        link.add(to: .main, forMode: .default)
        fixture.advance(by: 0.2)
        let calls = target.times.count
        #expect(calls > 5)
        link.remove(from: .main, forMode: .default)
        fixture.advance(by: 0.2)
        #expect(target.times.count == calls)
        link.add(to: .main, forMode: .common)
        link.add(to: .main, forMode: .default)
        link.remove(from: .main, forMode: .default)
        fixture.advance(by: 0.2)
        #expect(target.times.count > calls)
        link.invalidate()
    }
}
