internal import Allocations
internal import CGtk
import Host
import QuartzCore
import UIKit
import UIKitTesting

/// The peers' animation scene: N squares of 20 points in 1280 × 800, each with two repeating animations of one second (position and
/// opacity, ease in and out), stepped by 16 ms.
///
/// - `anim-tick`: the part of a frame that evaluates all animations.
/// - `anim-tick+paint`: a whole frame, drawn by Cairo.
/// - `anim-convert`: the conversion of such a frame's render nodes for GSK, as before a frame with OpenGL. Unchanged nodes are already converted.
/// - `anim-tick-own-times`: `anim-tick` with a different begin time for each layer, so that no two share a progress.
/// - `anim-10-of-n`: a whole frame without drawing, with 10 of N layers animated.
/// - `anim-scrub`: setting the time of a paused layer with N animated sublayers, and the frame's animations after it.
/// - `anim-add`: adding the 2 N animations.
/// - `anim-start`: adding them, and the frame that starts them.
@MainActor
enum Animating {
    private static let step: TimeInterval = 0.016
    private static let size = CGSize(width: 1280, height: 800)
    private static let ease = CAMediaTimingFunction(name: .easeInEaseOut)

    static func run(count: Int) {
        let stage = Stage(count: count)
        for index in 0..<count { stage.animate(index, duration: 1) }
        stage.host.advance(by: step)
        tick("anim-tick", stage, count)
        paint(stage, count)
        convert(stage, count)
    }

    static func start(count: Int) {
        let stage = Stage(count: count)
        var adding = Samples(capacity: 10)
        var all = Samples(capacity: 10)
        for _ in 0..<10 {
            all.time {
                adding.time { for index in 0..<count { stage.animate(index, duration: 1) } }
                stage.host.advance(by: step)
            }
            stage.stop()
        }
        adding.report("anim-add", count, in: .ms)
        all.report("anim-start", count, in: .ms)
    }

    static func runWithOwnTimes(count: Int) {
        let stage = Stage(count: count)
        for index in 0..<count { stage.animate(index, duration: 1 + Double(index) * 1e-5) }
        stage.host.advance(by: step)
        tick("anim-tick-own-times", stage, count)
    }

    static func runFew(of count: Int) {
        let stage = Stage(count: count)
        for index in stride(from: 0, to: count, by: count / 10) { stage.animate(index, duration: 1) }
        stage.host.advance(by: step)
        var samples = Samples(capacity: 500)
        for _ in 0..<500 { samples.time { stage.host.advance(by: step) } }
        samples.report("anim-10-of-n", count, in: .us)
    }

    static func scrub(count: Int) {
        let stage = Stage(count: count)
        for index in 0..<count { stage.animate(index, duration: 1) }
        stage.board.speed = 0
        stage.host.advance(by: step)
        var samples = Samples(capacity: 200)
        for frame in 0..<200 {
            samples.time {
                stage.board.timeOffset = Double(frame % 60) * step
                stage.tick()
            }
            stage.host.advance(by: step)
        }
        samples.report("anim-scrub", count, in: .ms)
    }

    private static func tick(_ name: String, _ stage: Stage, _ count: Int) {
        var samples = Samples(capacity: 300)
        var allocations = 0
        for _ in 0..<300 {
            stage.moment += step
            let before = lodestone_allocation_count()
            samples.time { stage.tick() }
            allocations = max(allocations, lodestone_allocation_count() - before)
        }
        let last = stage.shownOpacity
        note("check\tlodestone\t\(name)\t\(count)\tlast opacity \(last)\tallocations in a tick: at most \(allocations)")
        samples.report(name, count, in: .ms)
        stage.host.advance(by: stage.moment - stage.host.now)
    }

    private static func paint(_ stage: Stage, _ count: Int) {
        var samples = Samples(capacity: 100)
        for _ in 0..<100 {
            samples.time {
                stage.host.advance(by: step)
                stage.draw()
            }
        }
        samples.report("anim-tick+paint", count, in: .ms)
    }

    private static func convert(_ stage: Stage, _ count: Int) {
        guard let tree = stage.host.window.windowScene?.layerTree else { return }
        var samples = Samples(capacity: 200)
        for _ in 0..<200 {
            stage.host.advance(by: step)
            guard let root = tree.renderTree?.root else { return }
            _ = samples.time { lodestone_node_for_gsk(root, 1) }
        }
        samples.report("anim-convert", count, in: .ms)
    }

    /// A window with one layer that contains the squares.
    @MainActor
    private final class Stage {
        let host = TestHost(size: Animating.size, scale: 1)
        let board = CALayer()
        private let squares: [CALayer]
        private let tweens: [Tween]
        private let loop: FrameLoop?
        /// The time of the next ``tick()``.
        var moment: TimeInterval

        init(count: Int) {
            moment = host.now
            tweens = Tween.all(count)
            let color = UIColor(red: 60 / 255, green: 120 / 255, blue: 200 / 255, alpha: 1).cgColor
            squares = tweens.map { tween in
                let square = CALayer()
                square.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
                square.anchorPoint = .zero
                square.position = tween.from
                square.backgroundColor = color
                return square
            }
            loop = FrameLoop.current
            board.frame = CGRect(origin: .zero, size: Animating.size)
            board.sublayers = squares
            host.window.layer.addSublayer(board)
            host.advance(by: 0.1)
            moment = host.now
        }

        func animate(_ index: Int, duration: TimeInterval) {
            let position = CABasicAnimation(keyPath: "position")
            position.fromValue = tweens[index].from
            position.toValue = tweens[index].to
            let opacity = CABasicAnimation(keyPath: "opacity")
            opacity.fromValue = 0.2
            opacity.toValue = 1
            for animation in [position, opacity] {
                animation.duration = duration
                animation.repeatCount = .infinity
                animation.timingFunction = Animating.ease
                squares[index].add(animation, forKey: animation.keyPath)
            }
        }

        /// Removes all animations.
        func stop() {
            for square in squares { square.removeAllAnimations() }
            host.advance(by: 0.1)
            moment = host.now
        }

        /// The part of a frame that evaluates animations.
        func tick() {
            loop?.advanceAnimations(at: HostFrameTime(timestamp: moment, targetTimestamp: moment + 1.0 / 60))
        }

        /// Draws the last frame.
        func draw() { _ = host.window.windowScene?.layerTree.image() }

        var shownOpacity: Float { squares.last?.presentation()?.opacity ?? 0 }
    }
}
