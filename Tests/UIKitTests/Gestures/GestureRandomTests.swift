import Host
import Testing
import UIKitTesting

@testable import UIKit

/// Random fingers, pointers, wheels, touchpads and keys on random trees of views and recognizers in several windows. Any view, recognizer or delegate can be
/// moved, removed, disabled or deallocated at any time.
///
/// The sequences are divided among test cases, which alternate with each other and with other tests. The test prints its seed. The seed is the same in every
/// run,
/// so that results are comparable. `LODESTONE_SEED` sets another seed, or a new one if it is `random`. `LODESTONE_SEQUENCES` sets the number of sequences.
@Suite @MainActor
struct GestureRandomTests {
    private static let environment = ProcessInfo.processInfo.environment

    nonisolated private static let cases = 5

    @Test(arguments: 0..<cases)
    func everyGestureAndTouchEndsOnce(part: Int) async {
        let wanted = Self.environment["LODESTONE_SEED"] ?? "20261121"
        let seed = (UInt64(wanted) ?? UInt64.random(in: 0..<1 << 32)) &+ UInt64(part) << 32
        let count = (Self.environment["LODESTONE_SEQUENCES"].flatMap { Int($0) } ?? 50_000) / Self.cases
        if part == 0 || wanted == "random" { print("gesture sequences: \(count) of \(Self.cases) parts, seed \(seed)") }
        let fixture = RandomFixture()
        for number in 0..<count {
            // Lets other tests run, which also tests that this test does not depend on them.
            if number % 200 == 0 { await Task.yield() }
            let sequence = RandomSequence(fixture: fixture, seed: seed &+ UInt64(number))
            sequence.run()
            if !sequence.violations.isEmpty {
                Issue.record("seed \(seed &+ UInt64(number)): \(sequence.violations.prefix(5).joined(separator: "; "))")
                break
            }
        }
        // The test is only meaningful if recognizers recognize gestures.
        guard count >= 10_000 else { return }
        for kind in RandomFixture.kinds {
            let states = fixture.reachedStates[kind] ?? []
            let isDiscrete = kind == "UITapGestureRecognizer" || kind == "UISwipeGestureRecognizer"
            #expect(states.isSuperset(of: isDiscrete ? [.ended] : [.began, .ended]), "\(kind): \(states)")
        }
    }
}

/// The shared state of one part's sequences: a screen with three windows.
@MainActor
final class RandomFixture {
    let host = TestHost(size: CGSize(width: 320, height: 320))
    let windows: [UIWindow]
    let source: EventSource
    /// The states with which targets were called, by the recognizer's class.
    var reachedStates: [String: Set<UIGestureRecognizer.State>] = [:]

    static let kinds = [
        "UITapGestureRecognizer", "UIPanGestureRecognizer", "UILongPressGestureRecognizer", "UIPinchGestureRecognizer",
        "UIRotationGestureRecognizer", "UISwipeGestureRecognizer", "UIScreenEdgePanGestureRecognizer", "UIHoverGestureRecognizer",
        "RandomRecognizer",
    ]

    init() {
        let window = host.window
        guard let scene = window.windowScene else { preconditionFailure("the host's window has a scene") }
        source = scene.eventSource
        let others = [CGRect(x: 160, y: 0, width: 160, height: 160), CGRect(x: 0, y: 200, width: 200, height: 120)].map { frame in
            let window = UIWindow(windowScene: scene)
            window.frame = frame
            window.isHidden = false
            return window
        }
        windows = [window] + others
    }
}

/// A tree in each window, the fingers on it, and their invariants.
@MainActor
private final class RandomSequence {
    private(set) var violations: [String] = []

    private let fixture: RandomFixture
    private var host: TestHost { fixture.host }
    private var source: EventSource { fixture.source }
    private var random: SeededGenerator
    private let roots: [UIView]
    private var views: [RandomView] = []
    private var recognizers: [UIGestureRecognizer] = []
    private var delegate: RandomDelegate?
    private var fingers: [(id: UInt64, position: CGPoint)] = []
    private var nextFinger: UInt64 = 1
    /// The pointer's buttons, and its position; nil outside of the window.
    private var buttons = 0
    private var pointer: CGPoint?
    private var isScrolling = false
    private var isPinching = false
    private var keys: Set<Int> = []
    /// The presses that began in a view and have not ended.
    private var openPresses: Set<ObjectIdentifier> = []
    /// The last state of each active recognizer with which its targets were called.
    private var reportedStates: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
    /// The touches that began in a view and have not ended.
    private var open: Set<Int> = []
    private var closed: Set<Int> = []
    /// The recognizers with a state that the test set from outside.
    private var disturbed: Set<ObjectIdentifier> = []
    private var disturbances = 0
    private var weakObjects: [WeakObject] = []

    private struct WeakObject {
        weak var object: AnyObject?
    }

    init(fixture: RandomFixture, seed: UInt64) {
        self.fixture = fixture
        random = SeededGenerator(seed: seed)
        roots = fixture.windows.map { UIView(frame: $0.bounds) }
    }

    func run() {
        build()
        for _ in 0..<pick(3...12) where violations.isEmpty {
            step()
            check()
        }
        releaseObjects()
        disturbances = .min
        host.advance(by: 1)
        check()
        checkEnd()
        for (root, window) in zip(roots, fixture.windows) {
            root.removeFromSuperview()
            window.isHidden = false
        }
        views = []
        recognizers = []
        delegate = nil
        for root in roots { for view in root.subviews { view.removeFromSuperview() } }
        let alive = weakObjects.compactMap(\.object)
        if !alive.isEmpty { violations.append("\(alive.count) objects are still alive, such as \(type(of: alive[0]))") }
    }

    /// Lifts all fingers, buttons and keys.
    private func releaseObjects() {
        for finger in fingers { send(.ended, finger.id, finger.position) }
        fingers = []
        for usage in keys.sorted() { send(usage, .up) }
        keys = []
        if isScrolling { scroll(.ended, .zero) }
        if isPinching { pinch(.ended, 1, 0) }
        if buttons != 0 {
            buttons = 0
            send(.released(button: 1), pointer ?? .zero)
        }
        if let pointer { send(.left, pointer) }
        pointer = nil
    }

    // MARK: The tree

    private func build() {
        let delegate = RandomDelegate { [unowned self] in
            chance($0)
        } onDecision: { [unowned self] in
            disturb()
        }
        self.delegate = delegate
        weakObjects.append(WeakObject(object: delegate))
        for _ in 0..<pick(1...5) {
            let root = roots[pick(0...(roots.count - 1))]
            let parent = chance(0.5) ? root : views.randomElement(using: &random) ?? root
            let side = CGFloat(pick(80...320))
            let view = RandomView(frame: CGRect(x: CGFloat(pick(0...80)), y: CGFloat(pick(0...80)), width: side, height: side))
            view.isMultipleTouchEnabled = chance(0.5)
            view.isExclusiveTouch = chance(0.05)
            view.onTouches = { [unowned self] in note($0, $1) }
            view.onPresses = { [unowned self] in note($0, $1) }
            parent.addSubview(view)
            views.append(view)
            weakObjects.append(WeakObject(object: view))
        }
        for _ in 0..<pick(1...7) { addRecognizer(to: views.randomElement(using: &random) ?? roots[0]) }
        for recognizer in recognizers where chance(0.4) {
            if let other = recognizers.randomElement(using: &random), other !== recognizer { recognizer.require(toFail: other) }
        }
        for (root, window) in zip(roots, fixture.windows) { window.addSubview(root) }
        if chance(0.2) { views.randomElement(using: &random)?.becomeFirstResponder() }
    }

    private func addRecognizer(to view: UIView) {
        let recognizer: UIGestureRecognizer
        switch pick(0...9) {
        case 0:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = pick(1...2)
            tap.numberOfTouchesRequired = chance(0.8) ? 1 : 2
            recognizer = tap
        case 1:
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = chance(0.8) ? 1 : 2
            pan.maximumNumberOfTouches = chance(0.5) ? pick(pan.minimumNumberOfTouches...3) : .max
            pan.allowedScrollTypesMask = UIScrollTypeMask(rawValue: pick(0...3))
            recognizer = pan
        case 2:
            let press = UILongPressGestureRecognizer()
            press.numberOfTapsRequired = chance(0.9) ? 0 : 1
            recognizer = press
        case 3: recognizer = UIPinchGestureRecognizer()
        case 4: recognizer = UIRotationGestureRecognizer()
        case 5:
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = .init(rawValue: UInt(pick(1...15)))
            recognizer = swipe
        case 6:
            let edge = UIScreenEdgePanGestureRecognizer()
            edge.edges = UIRectEdge(rawValue: UInt(pick(1...15)))
            recognizer = edge
        case 7: recognizer = UIHoverGestureRecognizer()
        default:
            recognizer = RandomRecognizer { [unowned self] in
                disturb()
                return pick(0...9)
            }
        }
        if chance(0.3) { recognizer.allowedPressTypes = [4] }
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
        disturbances = 2
        let position = randomPoint()
        switch pick(0...19) {
        case 0...2 where fingers.count < 5:
            fingers.append((nextFinger, chance(0.3) ? CGPoint(x: [3, 163, 317][pick(0...2)], y: position.y) : position))
            send(.began, nextFinger, fingers[fingers.count - 1].position)
            nextFinger += 1
        case 3...6 where !fingers.isEmpty:
            let index = pick(0...(fingers.count - 1))
            let old = fingers[index].position
            let isLong = chance(0.6)
            let moved = isLong ? position : CGPoint(x: old.x + CGFloat(pick(-6...6)), y: old.y + CGFloat(pick(-6...6)))
            fingers[index].position = moved
            send(.moved, fingers[index].id, moved)
            if chance(0.7) { source.flush() }
        case 7, 8:
            guard !fingers.isEmpty else { return }
            let finger = fingers.remove(at: pick(0...(fingers.count - 1)))
            send(chance(0.9) ? .ended : .cancelled, finger.id, finger.position)
        case 9: host.advance(by: 0.02)
        case 10: host.advance(by: [0.1, 0.36, 0.55, 0.8][pick(0...3)])
        case 11...13: stepPointer(position)
        case 14, 15: stepScroll()
        case 16, 17: stepPinch()
        case 18:
            if keys.remove(0x28) != nil {
                send(0x28, .up)
            } else {
                keys.insert(0x28)
                send(0x28, .down)
            }
        default:
            if chance(0.1) {
                // The app becomes inactive, so all held keys are cancelled.
                host.isActive = false
                host.isActive = true
            } else {
                disturb(always: true)
            }
        }
    }

    /// A point of the screen, usually over a view.
    private func randomPoint() -> CGPoint {
        guard chance(0.8), let view = views.randomElement(using: &random), let window = view.window else {
            return CGPoint(x: CGFloat(pick(0...319)), y: CGFloat(pick(0...319)))
        }
        let point = CGPoint(x: CGFloat(pick(0...Int(view.bounds.width))), y: CGFloat(pick(0...Int(view.bounds.height))))
        return window.convert(view.convert(point, to: window), to: nil as UIWindow?)
    }

    private func stepPointer(_ position: CGPoint) {
        if pointer == nil { send(.entered, position) }
        pointer = position
        switch pick(0...5) {
        case 0 where buttons == 0:
            buttons = 1
            send(.pressed(button: 1), position)
        case 1 where buttons != 0:
            buttons = 0
            send(chance(0.9) ? .released(button: 1) : .cancelled, position)
        case 2 where buttons == 0:
            send(.left, position)
            pointer = nil
        default:
            send(.moved, position)
            if chance(0.7) { source.flush() }
        }
    }

    private func stepScroll() {
        let delta = CGPoint(x: CGFloat(pick(-20...20)), y: CGFloat(pick(-20...20)))
        if isScrolling && chance(0.3) {
            isScrolling = false
            scroll(.ended, .zero)
        } else if !isScrolling && chance(0.4) {
            scroll(.discrete, delta)
        } else {
            isScrolling = true
            scroll(.moved, delta)
        }
    }

    private func stepPinch() {
        if !isPinching {
            isPinching = true
            pinch(.began, 1, 0)
        } else if chance(0.3) {
            isPinching = false
            pinch(chance(0.8) ? .ended : .cancelled, 1, 0)
        } else {
            pinch(.changed, Double(pick(5...20)) / 10, Double(pick(-5...5)) / 10)
        }
        if chance(0.7) { source.flush() }
    }

    private func send(_ phase: HostTouch.Phase, _ id: UInt64, _ position: CGPoint) {
        source.receive(.touch(HostTouch(id: id, phase: phase, sample: HostSample(position: position, timestamp: host.now))))
    }

    private func send(_ kind: HostPointer.Kind, _ position: CGPoint) {
        source.receive(.pointer(HostPointer(kind: kind, buttons: buttons, sample: HostSample(position: position, timestamp: host.now))))
    }

    private func scroll(_ phase: HostScroll.Phase, _ delta: CGPoint) {
        let sample = HostSample(position: pointer ?? CGPoint(x: 100, y: 100), timestamp: host.now)
        source.receive(.scroll(HostScroll(phase: phase, delta: delta, sample: sample)))
    }

    private func pinch(_ phase: HostTouchpadGesture.Phase, _ scale: Double, _ angle: Double) {
        let sample = HostSample(position: pointer ?? CGPoint(x: 100, y: 100), timestamp: host.now)
        source.receive(.touchpadGesture(HostTouchpadGesture(phase: phase, scale: scale, angleDelta: angle, sample: sample)))
    }

    private func send(_ usage: Int, _ phase: HostKey.Phase) {
        source.receive(.key(HostKey(phase: phase, usage: usage, characters: "", charactersIgnoringModifiers: "", timestamp: host.now)))
    }

    /// Makes a change that apps should avoid during a gesture but do make. Called from steps, actions, delegates and views.
    private func disturb(always: Bool = false) {
        guard disturbances > 0, always || chance(0.04) else { return }
        disturbances -= 1
        let recognizer = recognizers.randomElement(using: &random)
        let view = views.randomElement(using: &random)
        switch pick(0...12) {
        case 0: view?.removeFromSuperview()
        case 1:
            view?.removeFromSuperview()
            views.removeAll { $0 === view }
        case 2: recognizer?.isEnabled = false
        case 3: recognizer?.isEnabled.toggle()
        case 4:
            if let recognizer {
                reportedStates[ObjectIdentifier(recognizer)] == .began || reportedStates[ObjectIdentifier(recognizer)] == .changed
                    ? () : forget(recognizer)
                recognizer.view?.removeGestureRecognizer(recognizer)
                recognizers.removeAll { $0 === recognizer }
            }
        case 5: recognizer?.delegate = nil
        case 6: delegate = nil
        case 7: if let view, view.superview == nil { roots[0].addSubview(view) }
        case 8:
            let state = UIGestureRecognizer.State(rawValue: pick(0...5)) ?? .possible
            // Only the app can end a gesture that it began without a finger.
            if state != .began || recognizer?.numberOfTouches ?? 0 > 0 {
                if let recognizer { disturbed.insert(ObjectIdentifier(recognizer)) }
                recognizer?.state = state
            }
        case 9: if let recognizer, let view { view.addGestureRecognizer(recognizer) }
        case 10:
            // Moves the view to another window.
            if let view { roots[pick(0...(roots.count - 1))].addSubview(view) }
        case 11: view?.isUserInteractionEnabled.toggle()
        default: fixture.windows[pick(0...(fixture.windows.count - 1))].isHidden = chance(0.5)
        }
    }

    private func forget(_ recognizer: UIGestureRecognizer) { reportedStates[ObjectIdentifier(recognizer)] = nil }

    private func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    private func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

    // MARK: Invariants

    /// Checks that targets are called with valid sequences of states.
    private func noteAction(_ recognizer: UIGestureRecognizer) {
        let before = reportedStates[ObjectIdentifier(recognizer)] ?? .possible
        let state = recognizer.state
        let isUnderWay = before == .began || before == .changed
        let isContinuous = !recognizer.isDiscrete && !(recognizer is RandomRecognizer)
        fixture.reachedStates["\(type(of: recognizer))", default: []].insert(state)
        let isLegal =
            switch state {
            case .began: !isUnderWay && !recognizer.isDiscrete
            case .changed, .cancelled: isUnderWay
            // A continuous recognizer ends only after it began, unless the test set its state from outside. Discrete and custom recognizers may end directly.
            case .ended: isUnderWay || !isContinuous || disturbed.contains(ObjectIdentifier(recognizer))
            case .possible, .failed: false
            }
        if !isLegal { violations.append("\(type(of: recognizer)) went from \(before) to \(state)") }
        reportedStates[ObjectIdentifier(recognizer)] = state
        disturb()
    }

    /// Checks that a view receives the beginning of each touch once, and its end or cancellation once.
    private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        if touches.isEmpty { violations.append("a view was told of no touches") }
        for touch in touches {
            if touch.phase != phase { violations.append("a touch that is \(touch.phase) was told as \(phase)") }
            switch phase {
            case .began:
                if open.contains(touch.number) || closed.contains(touch.number) { violations.append("a touch began twice") }
                open.insert(touch.number)
            case .moved:
                if !open.contains(touch.number) { violations.append("a touch moved that had not begun") }
            case .ended, .cancelled:
                if open.remove(touch.number) == nil { violations.append("a touch was \(phase) that had not begun") }
                closed.insert(touch.number)
            case .stationary, .regionEntered, .regionMoved, .regionExited: violations.append("a view was told of a resting touch")
            }
        }
        disturb()
    }

    /// Checks that a view receives the beginning of each key press once, and its end or cancellation once.
    private func note(_ phase: UIPress.Phase, _ presses: Set<UIPress>) {
        for press in presses {
            let isKnown = openPresses.contains(ObjectIdentifier(press))
            if isKnown == (phase == .began) { violations.append("a press was \(phase) that \(isKnown ? "had begun" : "had not begun")") }
            if phase == .began { openPresses.insert(ObjectIdentifier(press)) } else { openPresses.remove(ObjectIdentifier(press)) }
        }
        disturb()
    }

    /// Checks, after each step, that the recognizers' states equal the states with which targets were called.
    private func check() {
        for recognizer in recognizers {
            let last = reportedStates[ObjectIdentifier(recognizer)] ?? .possible
            let isUnderWay = recognizer.state == .began || recognizer.state == .changed
            if isUnderWay != (last == .began || last == .changed) {
                violations.append("\(type(of: recognizer)) is \(recognizer.state), and its targets were told \(last)")
            }
            let isReadBack = recognizer.internalState == .possible && disturbed.contains(ObjectIdentifier(recognizer))
            if recognizer.state != recognizer.internalState.state, !isReadBack {
                violations.append("a recognizer's state is not its life's")
            }
            if isUnderWay && !recognizer.takesPart { violations.append("a recognizer is under way alone") }
        }
        violations += source.environment.invariantViolations()
    }

    /// Checks that no gesture is active some time after all fingers are lifted.
    private func checkEnd() {
        if !openPresses.isEmpty { violations.append("\(openPresses.count) presses of views never ended") }
        if !open.isEmpty { violations.append("\(open.count) touches of views never ended") }
        for recognizer in recognizers where recognizer.state != .possible {
            violations.append("\(type(of: recognizer)) stayed \(recognizer.state)")
        }
        if !source.environment.touches.isEmpty { violations.append("\(source.environment.touches.count) touches are left over") }
        if !source.environment.streams.isEmpty { violations.append("\(source.environment.streams.count) streams are left over") }
        if !source.environment.participants.isEmpty {
            violations.append("left over: \(source.environment.participants.map { "\(type(of: $0)) \($0.internalState)" })")
        }
    }
}
