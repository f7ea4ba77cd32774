import Foundation

/// Something that is on or off. A tap changes it, and so does a drag of its thumb.
///
/// It is always 51 × 31 points, whatever frame it is given.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// A switch's size, in points. UIKit's.
    private static let size = CGSize(width: 51, height: 31)
    private static let thumbInset: CGFloat = 2
    /// How much wider the thumb is under a finger.
    private static let thumbStretch: CGFloat = 6

    private let track = UIView()
    private let thumb = UIView()
    private var isShownOn = false
    private var wasDragged = false

    /// A switch that is off, at the origin of `frame`.
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

    /// Whether it is on. Setting it tells no target and does not animate.
    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }
    private var value = false

    /// Makes it on or off, without telling a target.
    open func setOn(_ on: Bool, animated: Bool) {
        value = on
        isShownOn = on
        if animated, window != nil { animateChange() } else { show() }
    }

    /// The colour of a switch that is on. Green unless set.
    open var onTintColor: UIColor? {
        willSet { recordAppearance(\UISwitch.onTintColor, newValue) }
        didSet { show() }
    }

    /// The colour of the thumb. White unless set.
    open var thumbTintColor: UIColor? {
        willSet { recordAppearance(\UISwitch.thumbTintColor, newValue) }
        didSet { show() }
    }

    // MARK: Look

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.size.width - alignmentRectInsets.right, height: Self.size.height) }

    /// Constraints are about all but the last 2 points, as UIKit has it: 49 by 31 points.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

    /// A switch is never drawn in another size.
    override var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultHigh, .defaultHigh) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        show()
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isEnabled ? 1 : 0.5
        if window != nil { animateChange() }
    }

    private func animateChange() {
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]) { self.show() }
    }

    private func show() {
        let place = CGRect(
            x: (bounds.width - Self.size.width) / 2, y: (bounds.height - Self.size.height) / 2, width: Self.size.width,
            height: Self.size.height)
        track.frame = place
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
        // A finger needs 44 points.
        bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: min(0, (bounds.height - 44) / 2)).contains(point)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        wasDragged = false
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        // Past the middle by a little, so that it does not flutter there.
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

    /// A finger was lifted: a tap changes the switch, a drag has done so already.
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
