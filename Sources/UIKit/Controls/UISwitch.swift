import Foundation

/// A control that is on or off. A tap or a drag of its thumb toggles it.
///
/// Its size is always 51 × 31 points.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// The size of a switch, in points. The same as in UIKit.
    private static let size = CGSize(width: 51, height: 31)
    private static let thumbInset: CGFloat = 2
    /// The additional width of the thumb during a touch, in points.
    private static let thumbStretch: CGFloat = 6

    private let track = UIView()
    private let thumb = UIView()
    private var isShownOn = false
    private var wasDragged = false

    /// Creates a switch that is off, at the origin of `frame`.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(UISwitch.self, into: self)
    }

    private func setUp() {
        track.isUserInteractionEnabled = false
        track.layer.cornerRadius = Self.size.height / 2
        addSubview(track)
        thumb.layer.cornerRadius = (Self.size.height - 2 * Self.thumbInset) / 2
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.18
        thumb.layer.shadowRadius = 3
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
        track.addSubview(thumb)
        show()
    }

    // MARK: Value

    /// Whether the switch is on. Setting it sends no event and does not animate.
    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }
    private var value = false

    /// Turns the switch on or off. Sends no event.
    open func setOn(_ on: Bool, animated: Bool) {
        value = on
        isShownOn = on
        animated ? animateChange() : show()
    }

    /// The colour of the track while the switch is on. Green by default.
    open var onTintColor: UIColor? {
        willSet { recordAppearance(\UISwitch.onTintColor, newValue) }
        didSet { show() }
    }

    /// The colour of the thumb. White by default.
    open var thumbTintColor: UIColor? {
        willSet { recordAppearance(\UISwitch.thumbTintColor, newValue) }
        didSet { show() }
    }

    // MARK: Appearance

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.size.width - alignmentRectInsets.right, height: Self.size.height) }

    /// Alignment ignores the last 2 points, as in UIKit: 49 by 31 points.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

    /// High priorities, because a switch always has its intrinsic size.
    override var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultHigh, .defaultHigh) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        show()
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isEnabled ? 1 : 0.5
    }

    override func trackingDidChange() {
        super.trackingDidChange()
        animateChange()
    }

    /// Shows the current state, with an animation if the switch is in a window.
    private func animateChange() {
        guard window != nil else { return show() }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]) { self.show() }
    }

    private func show() {
        let trackFrame = CGRect(
            x: (bounds.width - Self.size.width) / 2, y: (bounds.height - Self.size.height) / 2, width: Self.size.width,
            height: Self.size.height)
        track.frame = trackFrame
        track.backgroundColor = isShownOn ? onTintColor ?? .systemGreen : .systemGray4
        let side = Self.size.height - 2 * Self.thumbInset
        let width = side + (isTracking ? Self.thumbStretch : 0)
        thumb.backgroundColor = thumbTintColor ?? .white
        thumb.frame = CGRect(
            x: isShownOn != isMirrored ? Self.size.width - Self.thumbInset - width : Self.thumbInset, y: Self.thumbInset, width: width,
            height: side)
    }

    /// Whether the thumb is on the left when the switch is on.
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Touches

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        // Extends the touch target to at least 44 × 44 points.
        bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: min(0, (bounds.height - 44) / 2)).contains(point)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        wasDragged = false
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        // A hysteresis of 6 points prevents rapid changes while the touch is near the middle.
        let way = isMirrored ? bounds.midX - x : x - bounds.midX
        let isOn = isShownOn ? way > -6 : way > 6
        if isOn != isShownOn {
            wasDragged = true
            isShownOn = isOn
            animateChange()
        }
        return true
    }

    open override func cancelTracking(with event: UIEvent?) {
        isShownOn = value
        super.cancelTracking(with: event)
    }

    override func touchedUpInside(_ event: UIEvent?) { finish() }

    override func touchedUpOutside(_ event: UIEvent?) { finish() }

    /// Handles the end of the touch: a tap toggles the switch, a drag has already done so.
    private func finish() {
        let on = wasDragged ? isShownOn : !value
        guard on != value else { return }
        setOn(on, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    override func ownGestures(at point: CGPoint) -> ControlGestures { [.tap, .horizontalDrag] }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    override func takes(_ key: UIKey, performing: Bool) -> Bool {
        guard case .activate = ControlKey(key, in: self) else { return false }
        guard performing else { return true }
        setOn(!value, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        return true
    }

    // MARK: Accessibility

    override var isElementByDefault: Bool { true }
    override var valueByDefault: String? { isOn ? "1" : "0" }
    override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault.union([.button, .toggleButton]) }
    override var ownRole: AccessibleRole? { .switch }
}
