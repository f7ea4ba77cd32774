import Testing
import UIKitTesting

@testable import GalleryScreens

/// Watches every frame of a lane: that nothing leaves its path, jumps, or shows where it will be before it is there.
@MainActor
private final class FlickerWatch {
    /// What was seen of one view in one frame.
    struct Sight {
        var time: TimeInterval
        var point: CGPoint
    }

    let host: TestHost
    let lane: MotionLane
    /// The views that are watched, and their numbers: of a flock every seventh bird, of each row and column at least one.
    private let views: [UIView]
    private let numbers: [Int]
    private let path: MotionPath
    private var last: [Sight] = []
    private(set) var frames = 0
    private(set) var moved: CGFloat = 0
    private(set) var faults: [String] = []
    /// What the finger or the animation does at the moment.
    private var phase = ""
    /// Points per second that a view may be seen to go at most.
    private var speedLimit: CGFloat = 0
    /// The same for the frame in which something else begins: a finger is seen a frame later than it moves, so that what it did last, and
    /// what follows, are seen together.
    private var limitForOneFrame: CGFloat = 0
    private let began: TimeInterval

    init(_ lane: MotionLane, host: TestHost) {
        self.host = host
        self.lane = lane
        path = lane.motion.path
        let all = (lane.mover as? Flock)?.birds ?? [lane.mover]
        numbers = Array(stride(from: 0, to: all.count, by: 7))
        views = numbers.map { all[$0] }
        began = host.now
        host.onFrame = { [weak self] time in self?.look(time) }
    }

    /// From now on views may go `speed` points per second.
    func begin(_ phase: String, speed: CGFloat) {
        self.phase = phase
        limitForOneFrame = speedLimit + speed
        speedLimit = speed
    }

    /// The way of each view, in the lane: the same straight line as the whole's.
    private func ends(of index: Int) -> (start: CGPoint, end: CGPoint) {
        guard let flock = lane.mover as? Flock else { return (path.start, path.end) }
        return (flock.place(of: index, middle: path.start), flock.place(of: index, middle: path.end))
    }

    private func look(_ time: TimeInterval) {
        frames += 1
        let sights = views.map { view in
            let frame = host.presentedFrame(of: view)
            return Sight(time: time, point: lane.convert(CGPoint(x: frame.midX, y: frame.midY), from: nil))
        }
        for (index, sight) in sights.enumerated() {
            let (start, end) = ends(of: numbers[index])
            if abs(sight.point.x - start.x) > 0.01 || sight.point.y < start.y - 0.01 || sight.point.y > end.y + 0.01 {
                fault(time, "view \(index) is off its path, at \(sight.point)")
            }
            if views[index].alpha < 1 || views[index].isHidden || views[index].window == nil { fault(time, "view \(index) is not there") }
            guard index < last.count else { continue }
            let step = abs(sight.point.y - last[index].point.y)
            moved += step / CGFloat(sights.count)
            let allowed = max(limitForOneFrame, speedLimit) * CGFloat(sight.time - last[index].time) + 0.5
            if step > allowed { fault(time, "view \(index) jumps by \(step), \(allowed) are allowed") }
        }
        limitForOneFrame = 0
        last = sights
    }

    private func fault(_ time: TimeInterval, _ text: String) {
        if faults.count < 8 { faults.append("\(phase), \(time - began): \(text)") }
    }
}

/// Drag, release, turning back, catching again in flight and the end, frame by frame.
@MainActor
@Suite("No frame flickers")
struct FlickerTests {
    nonisolated static let names = ["By hand", "Explicit", "Implicit", "Animator", "Many"]

    @Test("From the first touch to rest", arguments: names, [30, 60, 120])
    func everyFrame(name: String, framesPerSecond: Int) async throws {
        for rewinding in Rewinding.allCases {
            let host = TestHost(size: CGSize(width: 700, height: 900), framesPerSecond: framesPerSecond)
            let controller = InterruptibleViewController()
            host.window.rootViewController = controller
            await host.settle()
            let lane = try #require(controller.lanes.first { $0.name == name })
            lane.motion.rewinding = rewinding
            let watch = FlickerWatch(lane, host: host)
            let length = lane.motion.path.end.y - lane.motion.path.start.y
            let whole = length / MotionLane.length * MotionLane.Field.drag
            // Let go, a view flies the whole way in the motion's time, faster at the steepest place of its curve: 1.73 times with ease out
            // and with ease in and out. Each bird flies in a part of the time.
            let steepest: CGFloat = name == "By hand" || name == "Animator" ? 1.75 : name == "Many" ? 1.02 / Flock.flight : 1.02
            let flight = length / CGFloat(motionDuration) * steepest

            func middle() -> CGPoint { lane.convert(lane.shownMiddle, to: nil) }
            func drag(_ phase: String, to other: CGFloat, duration: TimeInterval) -> TestTouch {
                let point = middle()
                let touch = host.touchDown(at: point)
                watch.begin(phase, speed: 0)
                host.advance(by: 0.1)
                watch.begin(phase, speed: abs(other) * length / CGFloat(duration) * (name == "Many" ? 1 / Flock.flight : 1) * 1.02)
                touch.move(to: CGPoint(x: point.x, y: point.y + other * whole), duration: duration)
                return touch
            }
            // Too short: back to the start.
            let first = drag("a short drag", to: 0.4, duration: 0.3)
            first.hold(for: 0.1)
            watch.begin("back from a short drag", speed: flight)
            first.lift()
            host.advance(by: 1)
            #expect(abs(lane.shownProgress) < 1e-6, "\(rewinding)")
            // Far enough, caught in flight, dragged back, let go, caught on the way back, let go again there.
            let second = drag("a long drag", to: 0.6, duration: 0.3)
            watch.begin("on to the end", speed: flight)
            second.lift()
            host.advance(by: 0.1)
            let third = drag("caught on the way", to: -0.35, duration: 0.2)
            watch.begin("back after the catch", speed: flight)
            third.lift()
            host.advance(by: 0.1)
            let fourth = drag("caught on the way back", to: 0.1, duration: 0.1)
            watch.begin("back again", speed: flight)
            fourth.lift()
            host.advance(by: 0.1)
            let fifth = drag("caught once more", to: 0.7, duration: 0.3)
            watch.begin("to the end", speed: flight)
            fifth.lift()
            host.advance(by: 1)
            #expect(abs(lane.shownProgress - 1) < 1e-6, "\(rewinding)")
            // From the end back, all the way and beyond.
            let sixth = drag("from the end", to: -1.2, duration: 0.5)
            watch.begin("at the start", speed: flight)
            sixth.lift()
            await host.settle()
            #expect(abs(lane.shownProgress) < 1e-6, "\(rewinding)")
            #expect(watch.faults.isEmpty, "\(rewinding): \(watch.faults.joined(separator: "\n"))")
            #expect(watch.frames > framesPerSecond * 3 / 2, "most of this moved")
            #expect(watch.moved > length * 3)
        }
    }
}
