import Host
import Testing
import UIKitTesting

@testable import UIKit

/// Random fingers on random trees of views and recognizers, in which anything is removed, disabled or deallocated at any moment.
///
/// The seed is printed. It is the same in every run, so that a change is judged by what it changed; `LODESTONE_SEED` sets another, or
/// `random` a new one, and `LODESTONE_SEQUENCES` how many sequences there are.
@Suite @MainActor
struct GestureRandomTests {
    private static let environment = ProcessInfo.processInfo.environment

    @Test func everyGestureAndEveryTouchEndsExactlyOnce() async {
        let wanted = Self.environment["LODESTONE_SEED"] ?? "20261121"
        let seed = UInt64(wanted) ?? UInt64.random(in: 0..<1 << 32)
        let count = Self.environment["LODESTONE_SEQUENCES"].flatMap { Int($0) } ?? 10_000
        print("gesture sequences: \(count), seed \(seed)")
        let host = TestHost(size: CGSize(width: 320, height: 320))
        for number in 0..<count {
            // Other tests get their turn, and this one shows that it does not mind.
            if number % 200 == 0 { await Task.yield() }
            let sequence = RandomSequence(host: host, seed: seed &+ UInt64(number))
            sequence.run()
            if !sequence.faults.isEmpty {
                Issue.record("seed \(seed &+ UInt64(number)): \(sequence.faults.prefix(5).joined(separator: "; "))")
                break
            }
        }
    }
}

/// One tree, the fingers on it, and what has to hold for them.
@MainActor
private final class RandomSequence {
    private(set) var faults: [String] = []

    private let host: TestHost
    private let source: EventSource
    private var random: SeededGenerator
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    private var views: [RandomView] = []
    private var recognizers: [UIGestureRecognizer] = []
    private var delegate: RandomDelegate?
    private var fingers: [(id: UInt64, position: CGPoint)] = []
    private var nextFinger: UInt64 = 1
    /// What is going on, and what targets were last told, by recognizer.
    private var told: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
    /// The touches that views were told of the beginning of, and not the end.
    private var open: Set<Int> = []
    private var closed: Set<Int> = []
    /// The recognizers whose state somebody else set.
    private var meddled: Set<ObjectIdentifier> = []
    private var mischief = 0
    private var weakObjects: [WeakObject] = []

    private struct WeakObject {
        weak var object: AnyObject?
    }

    init(host: TestHost, seed: UInt64) {
        self.host = host
        guard let source = host.window.windowScene?.eventSource else { preconditionFailure("the host's window has a scene") }
        self.source = source
        random = SeededGenerator(seed: seed)
    }

    func run() {
        build()
        for _ in 0..<pick(3...12) where faults.isEmpty {
            step()
            check()
        }
        for finger in fingers { send(.ended, finger.id, finger.position) }
        fingers = []
        mischief = .min
        host.advance(by: 1)
        check()
        checkEnd()
        root.removeFromSuperview()
        host.window.isHidden = false
        views = []
        recognizers = []
        delegate = nil
        for view in root.subviews { view.removeFromSuperview() }
        let alive = weakObjects.compactMap(\.object)
        if !alive.isEmpty { faults.append("\(alive.count) objects are still alive, such as \(type(of: alive[0]))") }
    }

    // MARK: The tree

    private func build() {
        let delegate = RandomDelegate { [unowned self] in
            chance($0)
        } onAsked: { [unowned self] in
            makeMischief()
        }
        self.delegate = delegate
        weakObjects.append(WeakObject(object: delegate))
        for _ in 0..<pick(1...5) {
            let parent = chance(0.5) ? root : views.randomElement(using: &random) ?? root
            let side = CGFloat(pick(80...320))
            let view = RandomView(frame: CGRect(x: CGFloat(pick(0...80)), y: CGFloat(pick(0...80)), width: side, height: side))
            view.isMultipleTouchEnabled = chance(0.5)
            view.isExclusiveTouch = chance(0.05)
            view.onTouches = { [unowned self] in note($0, $1) }
            parent.addSubview(view)
            views.append(view)
            weakObjects.append(WeakObject(object: view))
        }
        for _ in 0..<pick(1...7) { addRecognizer(to: views.randomElement(using: &random) ?? root) }
        for recognizer in recognizers where chance(0.4) {
            if let other = recognizers.randomElement(using: &random), other !== recognizer { recognizer.require(toFail: other) }
        }
        host.window.addSubview(root)
    }

    private func addRecognizer(to view: UIView) {
        let recognizer: UIGestureRecognizer
        switch pick(0...4) {
        case 0:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = pick(1...2)
            tap.numberOfTouchesRequired = chance(0.8) ? 1 : 2
            recognizer = tap
        case 1:
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = chance(0.8) ? 1 : 2
            pan.maximumNumberOfTouches = chance(0.5) ? pick(pan.minimumNumberOfTouches...3) : .max
            recognizer = pan
        case 2:
            let press = UILongPressGestureRecognizer()
            press.numberOfTapsRequired = chance(0.9) ? 0 : 1
            recognizer = press
        default:
            recognizer = RandomRecognizer { [unowned self] in
                makeMischief()
                return pick(0...9)
            }
        }
        recognizer.cancelsTouchesInView = chance(0.7)
        recognizer.delaysTouchesBegan = chance(0.2)
        recognizer.delaysTouchesEnded = chance(0.6)
        if chance(0.6) { recognizer.delegate = delegate }
        recognizer.addHandler { [unowned self] in noteAction($0) }
        view.addGestureRecognizer(recognizer)
        recognizers.append(recognizer)
        weakObjects.append(WeakObject(object: recognizer))
    }

    // MARK: Steps

    private func step() {
        mischief = 2
        let position = CGPoint(x: CGFloat(pick(0...319)), y: CGFloat(pick(0...319)))
        switch pick(0...11) {
        case 0...2 where fingers.count < 5:
            fingers.append((nextFinger, position))
            send(.began, nextFinger, position)
            nextFinger += 1
        case 3...6 where !fingers.isEmpty:
            let index = pick(0...(fingers.count - 1))
            let old = fingers[index].position
            let isLong = chance(0.6)
            let moved = isLong ? position : CGPoint(x: old.x + CGFloat(pick(-6...6)), y: old.y + CGFloat(pick(-6...6)))
            fingers[index].position = moved
            send(.moved, fingers[index].id, moved)
            if chance(0.7) { source.flush() }
        case 7,
            8 where !fingers.isEmpty:
            guard !fingers.isEmpty else { return }
            let finger = fingers.remove(at: pick(0...(fingers.count - 1)))
            send(chance(0.9) ? .ended : .cancelled, finger.id, finger.position)
        case 9: host.advance(by: 0.02)
        case 10: host.advance(by: [0.1, 0.36, 0.55, 0.8][pick(0...3)])
        default: makeMischief(always: true)
        }
    }

    private func send(_ phase: HostTouch.Phase, _ id: UInt64, _ position: CGPoint) {
        source.receive(.touch(HostTouch(id: id, phase: phase, sample: HostSample(position: position, timestamp: host.now))))
    }

    /// Does what nobody should do in the middle of a gesture, and everybody does. Called from steps, actions, delegates and views.
    private func makeMischief(always: Bool = false) {
        guard mischief > 0, always || chance(0.04) else { return }
        mischief -= 1
        let recognizer = recognizers.randomElement(using: &random)
        let view = views.randomElement(using: &random)
        switch pick(0...10) {
        case 0: view?.removeFromSuperview()
        case 1:
            view?.removeFromSuperview()
            views.removeAll { $0 === view }
        case 2: recognizer?.isEnabled = false
        case 3: recognizer?.isEnabled.toggle()
        case 4:
            if let recognizer {
                told[ObjectIdentifier(recognizer)] == .began || told[ObjectIdentifier(recognizer)] == .changed ? () : forget(recognizer)
                recognizer.view?.removeGestureRecognizer(recognizer)
                recognizers.removeAll { $0 === recognizer }
            }
        case 5: recognizer?.delegate = nil
        case 6: delegate = nil
        case 7: if let view, view.superview == nil { root.addSubview(view) }
        case 8:
            let state = UIGestureRecognizer.State(rawValue: pick(0...5)) ?? .possible
            // What an app begins without a finger nobody but the app could end.
            if state != .began || recognizer?.numberOfTouches ?? 0 > 0 {
                if let recognizer { meddled.insert(ObjectIdentifier(recognizer)) }
                recognizer?.state = state
            }
        case 9: if let recognizer, let view { view.addGestureRecognizer(recognizer) }
        default: host.window.isHidden = chance(0.5)
        }
    }

    private func forget(_ recognizer: UIGestureRecognizer) { told[ObjectIdentifier(recognizer)] = nil }

    private func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    private func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

    // MARK: What has to hold

    /// Targets are told of transitions that follow each other.
    private func noteAction(_ recognizer: UIGestureRecognizer) {
        let before = told[ObjectIdentifier(recognizer)] ?? .possible
        let state = recognizer.state
        let isUnderWay = before == .began || before == .changed
        let isContinuous = recognizer is UIPanGestureRecognizer || recognizer is UILongPressGestureRecognizer
        let isLegal =
            switch state {
            case .began: !isUnderWay
            case .changed, .cancelled: isUnderWay
            // Continuous classes end nothing that has not begun, unless somebody else set their state; discrete and custom ones may.
            case .ended: isUnderWay || !isContinuous || meddled.contains(ObjectIdentifier(recognizer))
            case .possible, .failed: false
            }
        if !isLegal { faults.append("\(type(of: recognizer)) went from \(before) to \(state)") }
        told[ObjectIdentifier(recognizer)] = state
        makeMischief()
    }

    /// A view is told that a touch began once, and once that it ended or was cancelled.
    private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        if touches.isEmpty { faults.append("a view was told of no touches") }
        for touch in touches {
            if touch.phase != phase { faults.append("a touch that is \(touch.phase) was told as \(phase)") }
            switch phase {
            case .began:
                if open.contains(touch.number) || closed.contains(touch.number) { faults.append("a touch began twice") }
                open.insert(touch.number)
            case .moved:
                if !open.contains(touch.number) { faults.append("a touch moved that had not begun") }
            case .ended, .cancelled:
                if open.remove(touch.number) == nil { faults.append("a touch was \(phase) that had not begun") }
                closed.insert(touch.number)
            case .stationary: faults.append("a view was told of a resting touch")
            }
        }
        makeMischief()
    }

    /// After every step, what targets were told is what recognizers say.
    private func check() {
        for recognizer in recognizers {
            let last = told[ObjectIdentifier(recognizer)] ?? .possible
            let isUnderWay = recognizer.state == .began || recognizer.state == .changed
            if isUnderWay != (last == .began || last == .changed) {
                faults.append("\(type(of: recognizer)) is \(recognizer.state), and its targets were told \(last)")
            }
            if recognizer.state != recognizer.life.state { faults.append("a recognizer's state is not its life's") }
            if isUnderWay && !recognizer.takesPart { faults.append("a recognizer is under way alone") }
        }
    }

    /// With all fingers up, and after a while, nothing is left over.
    private func checkEnd() {
        if !open.isEmpty { faults.append("\(open.count) touches of views never ended") }
        for recognizer in recognizers where recognizer.state != .possible {
            faults.append("\(type(of: recognizer)) stayed \(recognizer.state)")
        }
        if !source.environment.touches.isEmpty { faults.append("\(source.environment.touches.count) touches are left over") }
        if !source.environment.participants.isEmpty {
            faults.append("left over: \(source.environment.participants.map { "\(type(of: $0)) \($0.life)" })")
        }
    }
}

private final class RandomView: UIView {
    var onTouches: ((UITouch.Phase, Set<UITouch>) -> Void)?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onTouches?(.began, touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { onTouches?(.moved, touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTouches?(.ended, touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { onTouches?(.cancelled, touches) }
}

/// Answers at random.
private final class RandomDelegate: UIGestureRecognizerDelegate {
    private let chance: (Double) -> Bool
    private let onAsked: () -> Void

    init(chance: @escaping (Double) -> Bool, onAsked: @escaping () -> Void) {
        self.chance = chance
        self.onAsked = onAsked
    }

    private func answer(_ share: Double) -> Bool {
        onAsked()
        return chance(share)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer(0.9) }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { answer(0.4) }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { answer(0.2) }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { answer(0.2) }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { answer(0.9) }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { answer(0.95) }
}

/// Decides at random, at the latest when its last finger is up, as a recognizer has to.
private final class RandomRecognizer: UIGestureRecognizer {
    private let roll: () -> Int
    /// Said in this attempt that it began, whether it was held back or not.
    private var hasBegun = false

    init(roll: @escaping () -> Int) {
        self.roll = roll
        super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        decide()
        if roll() == 0, let touch = touches.first { ignore(touch, for: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { decide() }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > 0 { return decide() }
        state = hasBegun || roll() > 4 ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        // Some classes forget that touches can be cancelled.
        if roll() > 3 { state = .cancelled }
        if numberOfTouches == 0 && state == .possible && !hasBegun { state = .failed }
    }

    override func reset() {
        super.reset()
        hasBegun = false
        if roll() == 0 { state = .failed }
    }

    private func decide() {
        switch (hasBegun, roll()) {
        case (false, 0): state = .failed
        case (false, 1): state = .recognized
        case (false, 2), (false, 3):
            hasBegun = true
            state = .began
        case (true, 0): state = .ended
        case (true, 1): state = .cancelled
        case (true, _): state = .changed
        default: break
        }
    }
}
