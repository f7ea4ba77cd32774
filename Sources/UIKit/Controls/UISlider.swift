import Foundation

/// A value between two others, which a thumb on a track shows and changes.
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
    /// Where on the thumb the finger came down.
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

    /// The value: between the smallest and the largest. Setting it tells no target and does not animate.
    open var value: Float {
        get { ownValue }
        set { setValue(newValue, animated: false) }
    }
    private var ownValue: Float = 0

    /// The value at the left end. 0 unless set. One above the largest makes that the same.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = ownValue
        }
    }

    /// The value at the right end. 1 unless set. One below the smallest makes that the same.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = ownValue
        }
    }

    /// Whether targets are told while the thumb moves, and not only when it is let go. True unless set.
    open var isContinuous = true

    /// Sets the value, without telling a target.
    open func setValue(_ value: Float, animated: Bool) {
        guard value.isFinite else { return viewLog.warning("The value of \(self) cannot be \(value); it stays \(ownValue)") }
        ownValue = min(max(value, minimumValue), maximumValue)
        if animated, window != nil {
            UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.show() }
        } else {
            show()
        }
    }

    // MARK: Look

    /// A picture at the left end.
    open var minimumValueImage: UIImage? {
        willSet { recordAppearance(\UISlider.minimumValueImage, newValue) }
        didSet { show() }
    }
    /// A picture at the right end.
    open var maximumValueImage: UIImage? {
        willSet { recordAppearance(\UISlider.maximumValueImage, newValue) }
        didSet { show() }
    }
    /// The colour of the track before the thumb. The tint unless set.
    open var minimumTrackTintColor: UIColor? {
        willSet { recordAppearance(\UISlider.minimumTrackTintColor, newValue) }
        didSet { show() }
    }
    /// The colour of the track after the thumb.
    open var maximumTrackTintColor: UIColor? {
        willSet { recordAppearance(\UISlider.maximumTrackTintColor, newValue) }
        didSet { show() }
    }
    /// The colour of the thumb. White unless set.
    open var thumbTintColor: UIColor? {
        willSet { recordAppearance(\UISlider.thumbTintColor, newValue) }
        didSet { show() }
    }

    /// Shows `image` as the thumb in a state.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        recordAppearance([state]) { ($0 as UISlider).setThumbImage(image, for: state) }
        thumbImages[state.rawValue] = image
        show()
    }

    /// The thumb that was set for a state.
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state.rawValue] }

    /// The thumb that is shown.
    open var currentThumbImage: UIImage? { thumbImages[state.rawValue] ?? thumbImages[State.normal.rawValue] }

    /// Shows `image` as the track before the thumb in a state. It is stretched as it can be (`resizableImage(withCapInsets:)`), and as high as
    /// it is.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        recordAppearance([state]) { ($0 as UISlider).setMinimumTrackImage(image, for: state) }
        minimumTrackImages[state.rawValue] = image
        show()
    }

    /// Shows `image` as the track after the thumb in a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        recordAppearance([state]) { ($0 as UISlider).setMaximumTrackImage(image, for: state) }
        maximumTrackImages[state.rawValue] = image
        show()
    }

    /// The track before the thumb that was set for a state.
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state.rawValue] }

    /// The track after the thumb that was set for a state.
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state.rawValue] }

    /// The track before the thumb that is shown.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImages[state.rawValue] ?? minimumTrackImages[State.normal.rawValue] }

    /// The track after the thumb that is shown.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImages[state.rawValue] ?? maximumTrackImages[State.normal.rawValue] }

    /// Where the picture beside the smallest value goes: at the left end, unless text runs from right to left.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(of: minimumValueImage, isAtLeft: !isMirrored, in: bounds)
    }

    /// Where the picture beside the largest value goes: at the right end, unless text runs from right to left.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(of: maximumValueImage, isAtLeft: isMirrored, in: bounds)
    }

    private func imageRect(of image: UIImage?, isAtLeft: Bool, in bounds: CGRect) -> CGRect {
        guard let size = image?.size else { return .zero }
        return CGRect(
            x: isAtLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Where the track goes.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let ends = [minimumValueImage, maximumValueImage].map { image in image.map { $0.size.width + Self.imageSpacing } ?? 2 }
        let (left, right) = isMirrored ? (ends[1], ends[0]) : (ends[0], ends[1])
        return CGRect(
            x: bounds.minX + left, y: bounds.midY - Self.trackHeight / 2, width: max(bounds.width - left - right, 0),
            height: Self.trackHeight)
    }

    /// Where the thumb goes for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
        let range = maximumValue - minimumValue
        let way = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let part = isMirrored ? 1 - way : way
        return CGRect(
            x: rect.minX + (rect.width - size.width) * part, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    /// The track ends 2 points inside of the frame, which constraints are about.
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

    /// Whether the smallest value is at the right end.
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var shownThumb: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: ownValue) }

    /// Whether a finger at `point` takes the thumb: on it, or as near as a finger is wide.
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
        let place = (touch.location(in: self).x - grip - rect.minX - width / 2) / (rect.width - width)
        let part = isMirrored ? 1 - place : place
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

    /// Arrow keys move the thumb by a twentieth of the way, Page Up and Page Down by a fifth.
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
    override var valueByDefault: String? { AccessibilityWords.percent(of: value, from: minimumValue, to: maximumValue) }
    override var traitsByDefault: UIAccessibilityTraits { super.traitsByDefault.union(.adjustable) }
    override var ownRole: AccessibleRole? { .slider }

    /// Turns the value up by a tenth of its range, and tells the targets.
    open override func accessibilityIncrement() { adjust(by: 0.1) }

    /// Turns the value down by a tenth of its range, and tells the targets.
    open override func accessibilityDecrement() { adjust(by: -0.1) }

    private func adjust(by part: Float) {
        guard isEnabled else { return }
        let old = value
        setValue(value + (maximumValue - minimumValue) * part, animated: true)
        if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}
