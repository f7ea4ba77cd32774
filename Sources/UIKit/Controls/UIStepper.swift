import Foundation
import Host

/// A control with two buttons that decrement and increment a value. A touch that is held repeats the step.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    /// The size of a stepper, in points. The same as in UIKit.
    private static let size = CGSize(width: 94, height: 32)
    /// The delay before a held touch repeats the step, and the interval after that, in seconds.
    private static let repeatDelay: TimeInterval = 0.5
    private static let repeatInterval: TimeInterval = 0.1
    /// The number of steps before the repetition rate doubles.
    private static let slowSteps = 10

    private enum Side { case less, more }

    /// The appearance of a stepper that the app set.
    private struct Appearance {
        var increments: [UInt: UIImage] = [:]
        var decrements: [UInt: UIImage] = [:]
        var grounds: [UInt: UIImage] = [:]
        var dividers: [[UInt]: UIImage] = [:]
    }

    private let ground = UIImageView()
    private let divider = UIImageView()
    private let less = UIView()
    private let more = UIView()
    private let lessPicture = UIImageView()
    private let morePicture = UIImageView()
    private var customAppearance = Appearance()
    private var pressed: Side?
    /// The number of steps of the current touch.
    private var steps = 0
    private var valueAtTouch = 0.0
    // `nonisolated(unsafe)`, because `deinit` also reads the timer. No other code can access the view at that time.
    nonisolated(unsafe) private var timer: (any HostTimer)?
    private var pointer: ControlPointer?

    /// Creates a stepper at the origin of `frame`.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    /// Creates a stepper from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(UIStepper.self, into: self)
    }

    private func setUp() {
        isOpaque = false
        for view in [ground, less, more, divider] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        ground.layer.cornerRadius = 8
        ground.clipsToBounds = true
        for (half, picture) in [(less, lessPicture), (more, morePicture)] {
            half.layer.cornerRadius = 7
            half.isAccessibilityElement = true
            picture.contentMode = .center
            half.addSubview(picture)
        }
        pointer = ControlPointer(self)
        show()
    }

    deinit {
        MainActor.runOnDeinit(leaving: timer) { $0?.cancel() }
    }

    // MARK: Value

    /// The value, clamped to the range. Setting it sends no event.
    open var value: Double {
        get { ownValue }
        set {
            guard newValue.isFinite else {
                return viewLog.warning("Ignored the value \(newValue) of \(self): it is not finite. The value stays \(ownValue).")
            }
            ownValue = min(max(newValue, minimumValue), maximumValue)
            show()
        }
    }
    private var ownValue = 0.0

    /// The minimum value. 0 by default. A larger value than the maximum raises the maximum.
    open var minimumValue = 0.0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = ownValue
        }
    }

    /// The maximum value. 100 by default. A smaller value than the minimum lowers the minimum.
    open var maximumValue = 100.0 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = ownValue
        }
    }

    /// The amount of one step. 1 by default; must be positive.
    open var stepValue = 1.0 {
        didSet {
            guard !(stepValue > 0 && stepValue.isFinite) else { return }
            viewLog.warning("Ignored the step value \(stepValue) of \(self): it must be positive and finite. It stays \(oldValue).")
            stepValue = oldValue
        }
    }

    /// Whether the stepper sends events at each step of a held touch, and not only at its end. True by default.
    open var isContinuous = true
    /// Whether a held touch repeats the step. True by default.
    open var autorepeat = true
    /// Whether a step beyond one end of the range continues at the other end. False by default.
    open var wraps = false {
        didSet { show() }
    }

    private func stepped(_ side: Side) -> Double {
        let next = ownValue + (side == .more ? stepValue : -stepValue)
        if next > maximumValue { return wraps ? minimumValue : maximumValue }
        if next < minimumValue { return wraps ? maximumValue : minimumValue }
        return next
    }

    private func canStep(_ side: Side) -> Bool { isEnabled && stepped(side) != ownValue }

    /// Performs a step. Returns whether the value changed.
    @discardableResult
    private func step(_ side: Side) -> Bool {
        let next = stepped(side)
        guard next != ownValue else { return false }
        ownValue = next
        show()
        return true
    }

    private func tell() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

    // MARK: Appearance

    /// Sets the image of the increment button for a state; nil for the default icon.
    open func setIncrementImage(_ image: UIImage?, for state: State) {
        recordAppearance([state]) { ($0 as UIStepper).setIncrementImage(image, for: state) }
        customAppearance.increments[state.rawValue] = image
        show()
    }
    /// Returns the image of the increment button for a state.
    open func incrementImage(for state: State) -> UIImage? { customAppearance.increments[state.rawValue] }

    /// Sets the image of the decrement button for a state; nil for the default icon.
    open func setDecrementImage(_ image: UIImage?, for state: State) {
        recordAppearance([state]) { ($0 as UIStepper).setDecrementImage(image, for: state) }
        customAppearance.decrements[state.rawValue] = image
        show()
    }
    /// Returns the image of the decrement button for a state.
    open func decrementImage(for state: State) -> UIImage? { customAppearance.decrements[state.rawValue] }

    /// Sets the stretched background image of both buttons for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        recordAppearance([state]) { ($0 as UIStepper).setBackgroundImage(image, for: state) }
        customAppearance.grounds[state.rawValue] = image
        show()
    }
    /// Returns the background image for a state.
    open func backgroundImage(for state: State) -> UIImage? { customAppearance.grounds[state.rawValue] }

    /// Sets the image between the two buttons, for one state of the left and one state of the right button.
    open func setDividerImage(_ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State) {
        recordAppearance([leftState, rightState]) {
            ($0 as UIStepper).setDividerImage(image, forLeftSegmentState: leftState, rightSegmentState: rightState)
        }
        customAppearance.dividers[[leftState.rawValue, rightState.rawValue]] = image
        show()
    }
    /// Returns the image between the two buttons, for one state of the left and one state of the right button.
    open func dividerImage(forLeftSegmentState leftState: State, rightSegmentState rightState: State) -> UIImage? {
        customAppearance.dividers[[leftState.rawValue, rightState.rawValue]]
    }

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// High priorities, because a stepper always has its intrinsic size.
    override var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultHigh, .defaultHigh) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        show()
    }

    override func stateDidChange() {
        super.stateDidChange()
        if !isEnabled { stopTimer() }
        show()
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func state(of side: Side) -> State { !canStep(side) ? .disabled : pressed == side ? .highlighted : .normal }

    private func show() {
        let half = bounds.width / 2
        let frames = (
            left: CGRect(x: 0, y: 0, width: half, height: bounds.height), right: CGRect(x: half, y: 0, width: half, height: bounds.height)
        )
        ground.frame = bounds
        let image = customAppearance.grounds[state.rawValue] ?? customAppearance.grounds[State.normal.rawValue]
        ground.image = image
        ground.backgroundColor = image == nil ? .tertiarySystemFill : nil
        show(less, lessPicture, .less, customAppearance.decrements, StepperIcon.minus, in: isMirrored ? frames.right : frames.left)
        show(more, morePicture, .more, customAppearance.increments, StepperIcon.plus, in: isMirrored ? frames.left : frames.right)
        let states = isMirrored ? (state(of: .more), state(of: .less)) : (state(of: .less), state(of: .more))
        let line = customAppearance.dividers[[states.0.rawValue, states.1.rawValue]] ?? customAppearance.dividers[[0, 0]]
        divider.image = line
        divider.backgroundColor = line == nil ? .separator : nil
        divider.alpha = line == nil && pressed != nil ? 0 : 1
        let width = line?.size.width ?? 1
        let height = line == nil ? (bounds.height * 0.55).rounded() : bounds.height
        divider.frame = CGRect(x: half - width / 2, y: (bounds.height - height) / 2, width: width, height: height)
        for (half, side, name) in [(less, Side.less, "Decrement"), (more, .more, "Increment")] {
            half.accessibilityLabel = AccessibilityStrings.text(name)
            half.accessibilityTraits = canStep(side) ? .button : [.button, .notEnabled]
        }
    }

    private func show(
        _ view: UIView, _ picture: UIImageView, _ side: Side, _ images: [UInt: UIImage], _ sign: UIImage?, in rect: CGRect
    ) {
        let state = state(of: side)
        view.frame = rect.insetBy(dx: 2, dy: 2)
        view.backgroundColor = state == .highlighted ? .systemFill : nil
        let own = images[state.rawValue] ?? images[State.normal.rawValue]
        let image = own ?? sign
        picture.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        picture.tintColor = own == nil ? .label : tintColor
        picture.alpha = state == .disabled ? 0.3 : 1
        picture.frame = view.bounds
    }

    // MARK: Touches and keys

    private func side(at point: CGPoint) -> Side? {
        guard bounds.insetBy(dx: -20, dy: -30).contains(point) else { return nil }
        return (point.x < bounds.midX) == isMirrored ? .more : .less
    }

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        // Extends the touch target to a height of 44 points.
        bounds.insetBy(dx: 0, dy: min(0, (bounds.height - 44) / 2)).contains(point)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let side = side(at: touch.location(in: self)), canStep(side) else { return false }
        pressed = side
        steps = 0
        valueAtTouch = ownValue
        show()
        if autorepeat { repeatStep(after: Self.repeatDelay) }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let touched = side(at: touch.location(in: self)).flatMap { canStep($0) ? $0 : nil }
        guard touched != pressed else { return true }
        // The highlight follows the touch, as in UIKit. It disappears outside the stepper, and changes when the touch enters the other button.
        stopTimer()
        pressed = touched
        show()
        if touched != nil, autorepeat { repeatStep(after: Self.repeatDelay) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        stopTimer()
        let side = pressed
        pressed = nil
        var isChanged = !isContinuous && ownValue != valueAtTouch
        if let side, steps == 0, step(side) { isChanged = true }
        show()
        if isChanged { tell() }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        stopTimer()
        pressed = nil
        show()
        if !isContinuous, ownValue != valueAtTouch { tell() }
    }

    private func repeatStep(after delay: TimeInterval) {
        timer?.cancel()
        timer = hostPlatform?.schedule(after: delay) { [weak self] in
            guard let self, let side = pressed, window != nil else { return }
            let isChanged = step(side)
            steps += 1
            if isChanged, isContinuous { tell() }
            // Stops if a target disabled the stepper, or if the value reached the end of its range.
            guard pressed == side, canStep(side) else { return stopTimer() }
            repeatStep(after: steps > Self.slowSteps ? Self.repeatInterval / 2 : Self.repeatInterval)
        }
    }

    private func stopTimer() {
        timer?.cancel()
        timer = nil
    }

    override func ownGestures(at point: CGPoint) -> ControlGestures { [.tap, .press] }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    override func takes(_ key: UIKey, performing: Bool) -> Bool {
        guard let meaning = ControlKey(key, in: self) else { return false }
        let target: Double
        switch meaning {
        case .next: target = stepped(.more)
        case .previous: target = stepped(.less)
        case .first: target = minimumValue
        case .last: target = maximumValue
        case .nextPage, .previousPage, .activate: return false
        }
        guard performing, target != ownValue else { return true }
        ownValue = target
        show()
        tell()
        return true
    }

    override func pointerPart(at point: CGPoint) -> PointerPart? {
        guard let side = side(at: point), canStep(side) else { return nil }
        let view = side == .less ? less : more
        return PointerPart(view: view, rect: view.frame, radius: 7)
    }

    // MARK: Accessibility

    override var ownRole: AccessibleRole? { .spinButton }
    override var valueByDefault: String? {
        ownValue == ownValue.rounded() && abs(ownValue) < 1e15 ? "\(Int64(ownValue))" : "\(ownValue)"
    }

    /// Increments the value, and sends the events.
    open override func accessibilityIncrement() { if canStep(.more), step(.more) { tell() } }

    /// Decrements the value, and sends the events.
    open override func accessibilityDecrement() { if canStep(.less), step(.less) { tell() } }
    override var respondsByDefault: Bool { true }
}

@MainActor
private enum StepperIcon {
    static let minus = sign { $0.fill(CGRect(x: 0, y: 6, width: 14, height: 2)) }
    static let plus = sign {
        $0.fill(CGRect(x: 0, y: 6, width: 14, height: 2))
        $0.fill(CGRect(x: 6, y: 0, width: 2, height: 14))
    }

    private static func sign(_ draw: @escaping (UIGraphicsImageRendererContext) -> Void) -> UIImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 14, height: 14), format: format)
        return renderer.image { context in
            UIColor.black.setFill()
            draw(context)
        }.withRenderingMode(.alwaysTemplate)
    }
}
