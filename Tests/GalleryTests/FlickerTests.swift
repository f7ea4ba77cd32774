import Testing
import UIKitTesting

@testable import GalleryScreens

/// Watches every frame of a lane: no view leaves its path, jumps, or shows its final position early.
@MainActor
private final class FlickerWatch {
    /// The position of one view in one frame.
    struct ViewState {
        var time: TimeInterval
        var point: CGPoint
    }

    let host: TestHost
    let lane: MotionLane
    /// The watched views and their indices. In a flock: each seventh bird, which includes at least one of each row and column.
    private let views: [UIView]
    private let numbers: [Int]
    private let path: MotionPath
    private var last: [ViewState] = []
    private(set) var frames = 0
    private(set) var moved: CGFloat = 0
    private(set) var violations: [String] = []
    /// The current phase of the touch or the animation, for messages.
    private var phase = ""
    /// The largest allowed speed of a view, in points per second.
    private var speedLimit: CGFloat = 0
    /// The speed limit in the first frame of a phase. A finger's move is visible one frame later. That frame therefore shows the last move of the previous
    /// phase and the first move of the new one.
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
        host.onFrame = { [weak self] time in self?.check(time) }
    }

    /// Begins a phase with the given speed limit, in points per second.
    func begin(_ phase: String, speed: CGFloat) {
        self.phase = phase
        limitForOneFrame = speedLimit + speed
        speedLimit = speed
    }

    /// The ends of a view's path in lane coordinates. Each view's path is parallel to the lane's path.
    private func ends(of index: Int) -> (start: CGPoint, end: CGPoint) {
        guard let flock = lane.mover as? Flock else { return (path.start, path.end) }
        return (flock.position(of: index, middle: path.start), flock.position(of: index, middle: path.end))
    }

    private func check(_ time: TimeInterval) {
        frames += 1
        let states = views.map { view in
            let frame = host.presentedFrame(of: view)
            return ViewState(time: time, point: lane.convert(CGPoint(x: frame.midX, y: frame.midY), from: nil))
        }
        for (index, state) in states.enumerated() {
            let (start, end) = ends(of: numbers[index])
            if abs(state.point.x - start.x) > 0.01 || state.point.y < start.y - 0.01 || state.point.y > end.y + 0.01 {
                recordViolation(time, "view \(index) is off its path, at \(state.point)")
            }
            if views[index].alpha < 1 || views[index].isHidden || views[index].window == nil {
                recordViolation(time, "view \(index) is not there")
            }
            guard index < last.count else { continue }
            let step = abs(state.point.y - last[index].point.y)
            moved += step / CGFloat(states.count)
            let allowed = max(limitForOneFrame, speedLimit) * CGFloat(state.time - last[index].time) + 0.5
            if step > allowed { recordViolation(time, "view \(index) jumps by \(step), \(allowed) are allowed") }
        }
        limitForOneFrame = 0
        last = states
    }

    private func recordViolation(_ time: TimeInterval, _ text: String) {
        if violations.count < 8 { violations.append("\(phase), \(time - began): \(text)") }
    }
}

/// Checks drags, releases, reversals, interruptions and ends frame by frame.
@MainActor
@Suite("Demo animations do not flicker")
struct FlickerTests {
    nonisolated static let names = ["By hand", "Explicit", "Implicit", "Animator", "Many"]

    @Test("No frame flickers from the first touch to rest", arguments: names, [30, 60, 120])
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
            // After the release a view travels the whole path in the motion's duration. The peak speed of ease-out and ease-in-out curves is 1.73 times the
            // mean. Each bird of a flock flies for only a part of the duration.
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
            // The drag is too short, so the view returns to the start.
            let first = drag("a short drag", to: 0.4, duration: 0.3)
            first.hold(for: 0.1)
            watch.begin("back from a short drag", speed: flight)
            first.lift()
            host.advance(by: 1)
            #expect(abs(lane.shownProgress) < 1e-6, "\(rewinding)")
            // The drag is long enough. The finger then stops the view during its animation, drags it back and releases it, and stops it again on its way
            // back.
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
            // A drag from the end back beyond the start.
            let sixth = drag("from the end", to: -1.2, duration: 0.5)
            watch.begin("at the start", speed: flight)
            sixth.lift()
            await host.settle()
            #expect(abs(lane.shownProgress) < 1e-6, "\(rewinding)")
            #expect(watch.violations.isEmpty, "\(rewinding): \(watch.violations.joined(separator: "\n"))")
            #expect(watch.frames > framesPerSecond * 3 / 2, "most frames have motion")
            #expect(watch.moved > length * 3)
        }
    }
}
