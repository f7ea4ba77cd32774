import Foundation

/// A control to select a value from a continuous range, with a thumb on a track.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private static let trackHeight: CGFloat = 4
    private static let thumbSide: CGFloat = 28
    private static let height: CGFloat = 34
    private static let imageSpacing: CGFloat = 12

    private let minimumTrack = UIImageView()
    private let maximumTrack = UIImageView()
    private let thumb = UIView()
    private let thumbPicture = UIImageView()
    private let minimumPicture = UIImageView()
    private let maximumPicture = UIImageView()
    private var thumbImages: [State.RawValue: UIImage] = [:]
    private var minimumTrackImages: [State.RawValue: UIImage] = [:]
    private var maximumTrackImages: [State.RawValue: UIImage] = [:]
    /// The horizontal distance from the thumb's center to the touch, in points. It is constant during a drag.
    private var grip: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(UISlider.self, into: self)
    }

    private func setUp() {
        for track in [maximumTrack, minimumTrack] {
            track.isUserInteractionEnabled = false
            addSubview(track)
        }
        addSubview(minimumPicture)
        addSubview(maximumPicture)
        thumb.isUserInteractionEnabled = false
        thumb.layer.cornerRadius = Self.thumbSide / 2
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.2
        thumb.layer.shadowRadius = 3
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
        addSubview(thumb)
        thumb.addSubview(thumbPicture)
        show()
    }

    // MARK: Value

    /// The value, clamped to the range. Setting it sends no event and does not animate.
    open var value: Float {
        get { ownValue }
        set { setValue(newValue, animated: false) }
    }
    private var ownValue: Float = 0

    /// The value at the minimum end. 0 by default. A larger value than the maximum raises the maximum.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = ownValue
        }
    }

    /// The value at the maximum end. 1 by default. A smaller value than the minimum lowers the minimum.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = ownValue
        }
    }

    /// Whether the slider sends events while the thumb moves, and not only at the end of the touch. True by default.
    open var isContinuous = true

    /// Sets the value. Sends no event.
    open func setValue(_ value: Float, animated: Bool) {
        guard value.isFinite else {
            return viewLog.warning("Ignored the value \(value) of \(self): it is not finite. The value stays \(ownValue).")
        }
        ownValue = min(max(value, minimumValue), maximumValue)
        if animated, window != nil {
            UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.show() }
        } else {
            show()
        }
    }

    // MARK: Appearance

    /// An image at the minimum end.
    open var minimumValueImage: UIImage? {
        willSet { recordAppearance(\UISlider.minimumValueImage, newValue) }
        didSet { show() }
    }
    /// An image at the maximum end.
    open var maximumValueImage: UIImage? {
        willSet { recordAppearance(\UISlider.maximumValueImage, newValue) }
        didSet { show() }
    }
    /// The colour of the track before the thumb. The tint colour by default.
    open var minimumTrackTintColor: UIColor? {
        willSet { recordAppearance(\UISlider.minimumTrackTintColor, newValue) }
        didSet { show() }
    }
    /// The colour of the track after the thumb.
    open var maximumTrackTintColor: UIColor? {
        willSet { recordAppearance(\UISlider.maximumTrackTintColor, newValue) }
        didSet { show() }
    }
    /// The colour of the thumb. White by default.
    open var thumbTintColor: UIColor? {
        willSet { recordAppearance(\UISlider.thumbTintColor, newValue) }
        didSet { show() }
    }

    /// Sets the image of the thumb for a state.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        recordAppearance([state]) { ($0 as UISlider).setThumbImage(image, for: state) }
        thumbImages[state.rawValue] = image
        show()
    }

    /// Returns the image of the thumb that was set for a state.
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state.rawValue] }

    /// The image of the thumb for the current state.
    open var currentThumbImage: UIImage? { thumbImages[state.rawValue] ?? thumbImages[State.normal.rawValue] }

    /// Sets the image of the track before the thumb for a state. It is stretched along the track (`resizableImage(withCapInsets:)`), and keeps its
    /// height.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        recordAppearance([state]) { ($0 as UISlider).setMinimumTrackImage(image, for: state) }
        minimumTrackImages[state.rawValue] = image
        show()
    }

    /// Sets the image of the track after the thumb for a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        recordAppearance([state]) { ($0 as UISlider).setMaximumTrackImage(image, for: state) }
        maximumTrackImages[state.rawValue] = image
        show()
    }

    /// Returns the image of the track before the thumb that was set for a state.
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state.rawValue] }

    /// Returns the image of the track after the thumb that was set for a state.
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state.rawValue] }

    /// The image of the track before the thumb for the current state.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImages[state.rawValue] ?? minimumTrackImages[State.normal.rawValue] }

    /// The image of the track after the thumb for the current state.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImages[state.rawValue] ?? maximumTrackImages[State.normal.rawValue] }

    /// Returns the rectangle of the image at the minimum end: the left end, or the right end in a right-to-left layout.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(of: minimumValueImage, isAtLeft: !isMirrored, in: bounds)
    }

    /// Returns the rectangle of the image at the maximum end: the right end, or the left end in a right-to-left layout.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(of: maximumValueImage, isAtLeft: isMirrored, in: bounds)
    }

    private func imageRect(of image: UIImage?, isAtLeft: Bool, in bounds: CGRect) -> CGRect {
        guard let size = image?.size else { return .zero }
        return CGRect(
            x: isAtLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns the rectangle of the track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let ends = [minimumValueImage, maximumValueImage].map { image in image.map { $0.size.width + Self.imageSpacing } ?? 2 }
        let (left, right) = isMirrored ? (ends[1], ends[0]) : (ends[0], ends[1])
        return CGRect(
            x: bounds.minX + left, y: bounds.midY - Self.trackHeight / 2, width: max(bounds.width - left - right, 0),
            height: Self.trackHeight)
    }

    /// Returns the rectangle of the thumb for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
        let range = maximumValue - minimumValue
        let way = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let part = isMirrored ? 1 - way : way
        return CGRect(
            x: rect.minX + (rect.width - size.width) * part, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    /// Alignment ignores 2 points at the left and the right side, because the track is 2 points inside the frame.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        show()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isEnabled ? 1 : 0.5
        show()
    }

    private func show() {
        let rect = trackRect(forBounds: bounds)
        let thumbRect = thumbRect(forBounds: bounds, trackRect: rect, value: ownValue)
        let start = isMirrored ? min(thumbRect.midX, rect.maxX) : rect.minX
        let length = isMirrored ? rect.maxX - start : thumbRect.midX - rect.minX
        let before = CGRect(x: start, y: rect.minY, width: max(length, 0), height: rect.height)
        show(maximumTrack, currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill, in: rect)
        show(minimumTrack, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor, in: before)
        minimumPicture.image = minimumValueImage
        minimumPicture.frame = minimumValueImageRect(forBounds: bounds)
        maximumPicture.image = maximumValueImage
        maximumPicture.frame = maximumValueImageRect(forBounds: bounds)
        thumb.frame = thumbRect
        let image = currentThumbImage
        thumb.backgroundColor = image == nil ? thumbTintColor ?? .white : nil
        thumb.layer.shadowOpacity = image == nil ? 0.2 : 0
        thumbPicture.image = image
        thumbPicture.frame = thumb.bounds
    }

    private func show(_ track: UIImageView, _ image: UIImage?, _ color: UIColor?, in rect: CGRect) {
        track.image = image
        track.backgroundColor = image == nil ? color : nil
        track.layer.cornerRadius = image == nil ? Self.trackHeight / 2 : 0
        track.frame = image.map { rect.insetBy(dx: 0, dy: (rect.height - $0.size.height) / 2) } ?? rect
    }

    // MARK: Touches

    /// Whether the minimum is at the right end.
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var shownThumb: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: ownValue) }

    /// Whether a touch at `point` hits the thumb, enlarged to the size of a finger.
    private func isOnThumb(_ point: CGPoint) -> Bool {
        let thumb = shownThumb
        return thumb.insetBy(dx: min(0, thumb.width - 44) / 2 - 4, dy: min(0, thumb.height - 44) / 2 - 4).contains(point)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        guard isOnThumb(point) else { return false }
        grip = point.x - shownThumb.midX
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let rect = trackRect(forBounds: bounds)
        let width = shownThumb.width
        guard rect.width > width else { return true }
        let fraction = (touch.location(in: self).x - grip - rect.minX - width / 2) / (rect.width - width)
        let part = isMirrored ? 1 - fraction : fraction
        let old = ownValue
        ownValue = minimumValue + Float(min(max(part, 0), 1)) * (maximumValue - minimumValue)
        show()
        if ownValue != old, isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Arrow keys change the value by a twentieth of the range, Page Up and Page Down by a fifth.
    override func takes(_ key: UIKey, performing: Bool) -> Bool {
        guard let meaning = ControlKey(key, in: self) else { return false }
        let way = maximumValue - minimumValue
        let target: Float
        switch meaning {
        case .next: target = ownValue + way / 20
        case .previous: target = ownValue - way / 20
        case .nextPage: target = ownValue + way / 5
        case .previousPage: target = ownValue - way / 5
        case .first: target = minimumValue
        case .last: target = maximumValue
        case .activate: return false
        }
        guard performing else { return true }
        let old = ownValue
        setValue(target, animated: false)
        if ownValue != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        return true
    }

    override func ownGestures(at point: CGPoint) -> ControlGestures { isTracking || isOnThumb(point) ? .horizontalDrag : [] }

    // MARK: Accessibility

    override var isElementByDefault: Bool { true }
    override var valueByDefault: String? { AccessibilityStrings.percent(of: value, from: minimumValue, to: maximumValue) }
    override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault.union(.adjustable) }
    override var ownRole: AccessibleRole? { .slider }

    /// Increases the value by a tenth of the range, and sends the events.
    open override func accessibilityIncrement() { adjust(by: 0.1) }

    /// Decreases the value by a tenth of the range, and sends the events.
    open override func accessibilityDecrement() { adjust(by: -0.1) }

    private func adjust(by part: Float) {
        guard isEnabled else { return }
        let old = value
        setValue(value + (maximumValue - minimumValue) * part, animated: true)
        if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}
