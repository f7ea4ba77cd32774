import Foundation

/// A row of segments, of which at most one is selected.
///
/// A tap selects a segment. A drag that begins on the selected segment moves the selection; the control sends `valueChanged` when the touch ends.
/// While the control is focused, arrow keys select too.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The value of ``selectedSegmentIndex`` if no segment is selected.
    public nonisolated static let noSegment = -1

    /// The height without the shadow, in points. The same as in UIKit.
    static let height: CGFloat = 31
    /// The corner radius of the background, in points.
    static let radius: CGFloat = 8
    /// The inset of the thumb from the background's edge, in points.
    static let thumbInset: CGFloat = 2
    /// The padding at each side of a segment's content, in points.
    static let padding: CGFloat = 9.5

    // MARK: Initialization

    /// Creates a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a control with a segment for each of `items`, which are strings or images. Sizes the control to fit them.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] {
            guard let segment = ControlSegment(item: item) else {
                viewLog.warning("Ignored a segment of the type \(type(of: item)) in \(self). Use a String or a UIImage.")
                continue
            }
            add(segment, at: segments.count)
        }
        bounds.size = sizeThatFits(.zero)
        // Moves the frame back to the origin: a change of the bounds keeps the center of a view in its position.
        frame.origin = .zero
    }

    /// Creates a control with a segment for each of `actions`. Selecting a segment performs its action.
    public init(frame: CGRect, actions: [UIAction]) {
        super.init(frame: frame)
        setUp()
        for action in actions { add(ControlSegment(action), at: segments.count) }
        if frame.size == .zero { bounds.size = sizeThatFits(.zero) }
        self.frame.origin = frame.origin
    }

    /// Creates a control from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(UISegmentedControl.self, into: self)
    }

    private func setUp() {
        isOpaque = false
        ground.isUserInteractionEnabled = false
        ground.layer.cornerRadius = Self.radius
        ground.clipsToBounds = true
        addSubview(ground)
        thumb.isUserInteractionEnabled = false
        thumb.layer.cornerRadius = Self.radius - 1
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.12
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        addSubview(thumb)
        pointer = ControlPointer(self)
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Whether the selection is cleared when the touch ends. False by default.
    open var isMomentary = false {
        didSet { if isMomentary { select(Self.noSegment, animated: false) } }
    }

    /// Whether the width of each segment depends on its content. False by default: all segments have the same width.
    open var apportionsSegmentWidthsByContent = false {
        willSet { recordAppearance(\UISegmentedControl.apportionsSegmentWidthsByContent, newValue) }
        didSet { segmentsDidChange() }
    }

    /// The index of the selected segment; ``noSegment``, the default, for no selection. Setting it sends no event.
    open var selectedSegmentIndex: Int {
        get { chosen }
        set {
            guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
                return viewLog.warning("\(self) has no segment \(newValue). It has \(segments.count) segments.")
            }
            select(newValue, animated: window != nil)
        }
    }

    /// The colour of the selected segment's background. White in the light style by default.
    open var selectedSegmentTintColor: UIColor? {
        willSet { recordAppearance(\UISegmentedControl.selectedSegmentTintColor, newValue) }
        didSet { show() }
    }

    /// Inserts a segment with a title before the segment at an index, or at the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(ControlSegment(.title(title ?? "")), at: segment, animated: animated)
    }

    /// Inserts a segment with an image before the segment at an index, or at the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(image.map { ControlSegment(.image($0)) } ?? ControlSegment(.title("")), at: segment, animated: animated)
    }

    /// Inserts a segment that performs `action` before the segment at an index, or at the end. Removes a segment with the same identifier.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let known = segmentIndex(identifiedBy: action.identifier)
        if known != Self.noSegment { removeSegment(at: known, animated: false) }
        insert(ControlSegment(action), at: segment, animated: animated)
    }

    /// Removes the segment at an index; the last one if the index is too large. Ignores a negative index.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty, segment >= 0 else { return }
        let index = min(segment, segments.count - 1)
        let removed = segments.remove(at: index)
        if chosen == index { chosen = Self.noSegment } else if chosen > index { chosen -= 1 }
        if let touched, touched >= segments.count { self.touched = nil }
        segmentsDidChange()
        guard animated, window != nil else { return removed.view.removeFromSuperview() }
        UIView.animate(
            withDuration: 0.3, delay: 0, options: .allowUserInteraction,
            animations: {
                removed.view.alpha = 0
                self.layOutSegments()
            }, completion: { _ in removed.view.removeFromSuperview() })
    }

    /// Removes all segments.
    open func removeAllSegments() {
        for segment in segments { segment.view.removeFromSuperview() }
        segments = []
        chosen = Self.noSegment
        touched = nil
        segmentsDidChange()
    }

    /// Sets a segment's title, which replaces its image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { $0.content = .title(title ?? "") }
    }

    /// Returns a segment's title; nil if it shows an image.
    open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }

    /// Sets a segment's image, which replaces its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { $0.content = image.map { .image($0) } ?? .title("") }
    }

    /// Returns a segment's image; nil if it shows a title.
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }

    /// Sets a segment's action. The segment shows the image or title of the action.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        let known = segmentIndex(identifiedBy: action.identifier)
        guard known == Self.noSegment || known == segment else {
            return viewLog.warning("Ignored the action \"\(action.identifier.rawValue)\" in \(self): segment \(known) already has it.")
        }
        change(segment) {
            $0.action = action
            $0.content = action.image.map { .image($0) } ?? .title(action.title)
            $0.isEnabled = !action.attributes.contains(.disabled)
        }
    }

    /// Returns a segment's action; nil if it has no action.
    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }

    /// Returns the index of the segment whose action has an identifier; ``noSegment`` if no segment matches.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
    }

    /// Sets a segment's width, in points; 0 for the width that fits.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = max(width.isFinite ? width : 0, 0) }
    }

    /// Returns the width that was set for a segment, in points; 0 for the width that fits.
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.width ?? 0 }

    /// Sets the offset of a segment's content, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.offset = offset }
    }

    /// Returns the offset of a segment's content, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(at: segment)?.offset ?? .zero }

    /// Sets whether a segment can be selected.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    /// Returns whether a segment can be selected.
    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(at: segment)?.isEnabled ?? false }

    // MARK: Appearance

    /// Sets the attributes of titles for a state: font, colour and shadow.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        recordAppearance([state]) { ($0 as UISegmentedControl).setTitleTextAttributes(attributes, for: state) }
        look.titles[state.rawValue] = attributes
        segmentsDidChange()
    }

    /// Returns the attributes of titles that were set for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { look.titles[state.rawValue] }

    /// Sets the stretched background image of segments for a state.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        recordAppearance([state, barMetrics]) {
            ($0 as UISegmentedControl).setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        look.grounds[SegmentedControlStyle.Key(state, barMetrics)] = backgroundImage
        segmentsDidChange()
    }

    /// Returns the background image that was set for a state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        look.grounds[SegmentedControlStyle.Key(state, barMetrics)]
    }

    /// Sets the image between two segments with the given states.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        recordAppearance([leftState, rightState, barMetrics]) {
            ($0 as UISegmentedControl).setDividerImage(
                dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
        }
        look.dividers[SegmentedControlStyle.DividerKey(leftState, rightState, barMetrics)] = dividerImage
        segmentsDidChange()
    }

    /// Returns the image that was set for the gap between two segments with the given states.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        look.dividers[SegmentedControlStyle.DividerKey(leftState, rightState, barMetrics)]
    }

    /// Sets the offset of the content of segments at a position.
    open func setContentPositionAdjustment(_ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics)
    {
        recordAppearance([leftCenterRightOrAlone, barMetrics]) {
            ($0 as UISegmentedControl).setContentPositionAdjustment(
                adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics)
        }
        look.adjustments[SegmentedControlStyle.AdjustmentKey(leftCenterRightOrAlone, barMetrics)] = adjustment
        setNeedsLayout()
    }

    /// Returns the offset of the content of segments at a position.
    open func contentPositionAdjustment(forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics) -> UIOffset {
        look.adjustments[SegmentedControlStyle.AdjustmentKey(leftCenterRightOrAlone, barMetrics)] ?? .zero
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: contentWidth, height: Self.height) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: contentWidth, height: Self.height + 1) }

    /// Alignment ignores the lowest point of the frame, which contains the shadow.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

    override var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultLow, .defaultHigh) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutSegments()
        show()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
    }

    override func stateDidChange() {
        super.stateDidChange()
        show()
    }

    // MARK: Touches and keys

    open override var canBecomeFirstResponder: Bool { isEnabled }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let index = index(at: touch.location(in: self)), segments[index].isEnabled else { return false }
        startTouch(on: index)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        moveTouch(to: touch.location(in: self))
        return true
    }

    open override func cancelTracking(with event: UIEvent?) {
        endTouch(chooses: false)
        super.cancelTracking(with: event)
    }

    override func touchedUpInside(_ event: UIEvent?) { endTouch(chooses: true) }

    override func touchedUpOutside(_ event: UIEvent?) { endTouch(chooses: carries) }

    override func ownGestures(at point: CGPoint) -> ControlGestures { carries && isTracking ? [.tap, .horizontalDrag] : .tap }

    override func takes(_ key: UIKey, performing: Bool) -> Bool {
        guard let meaning = ControlKey(key, in: self, increasesUpwards: false), let target = keyTarget(meaning) else { return false }
        guard performing else { return true }
        choose(target)
        // Moves the accessibility focus, so that a screen reader announces the segment.
        if segments.indices.contains(chosen) { AccessibilityFocus.move(to: segments[chosen].view) }
        return true
    }

    override func pointerPart(at point: CGPoint) -> PointerPart? {
        guard let index = index(at: point), segments[index].isEnabled else { return nil }
        let view = segments[index].view
        return PointerPart(view: view, rect: view.frame.insetBy(dx: Self.thumbInset, dy: Self.thumbInset), radius: Self.radius - 1)
    }

    // MARK: State of the extensions, which cannot have stored properties

    var segments: [ControlSegment] = []
    var chosen = UISegmentedControl.noSegment
    /// The touched segment; during a drag of the selection, the segment that is shown as selected.
    var touched: Int?
    /// Whether the touch drags the selection.
    var carries = false
    var look = SegmentedControlStyle()
    let ground = UIView()
    let thumb = UIView()
    var separators: [UIImageView] = []
    var pictures: [UIImageView] = []
    private var pointer: ControlPointer?

    // MARK: Accessibility

    override var ownRole: AccessibleRole? { .group }
}

extension UISegmentedControl {
    /// The position of a segment in the control.
    public enum Segment: Int, Sendable {
        /// Any position.
        case any = 0
        /// The first of several segments.
        case left = 1
        /// A segment between the first and the last.
        case center = 2
        /// The last of several segments.
        case right = 3
        /// The only segment.
        case alone = 4
    }
}

/// The appearance of a segmented control that the app set.
struct SegmentedControlStyle {
    struct Key: Hashable {
        var state: UInt
        var metrics: UIBarMetrics
        init(_ state: UIControl.State, _ metrics: UIBarMetrics) { (self.state, self.metrics) = (state.rawValue, metrics) }
    }

    struct DividerKey: Hashable {
        var left: UInt
        var right: UInt
        var metrics: UIBarMetrics
        init(_ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics) {
            (self.left, self.right, self.metrics) = (left.rawValue, right.rawValue, metrics)
        }
    }

    struct AdjustmentKey: Hashable {
        var kind: UISegmentedControl.Segment
        var metrics: UIBarMetrics
        init(_ kind: UISegmentedControl.Segment, _ metrics: UIBarMetrics) { (self.kind, self.metrics) = (kind, metrics) }
    }

    var titles: [UInt: [NSAttributedString.Key: Any]] = [:]
    var grounds: [Key: UIImage] = [:]
    var dividers: [DividerKey: UIImage] = [:]
    var adjustments: [AdjustmentKey: UIOffset] = [:]
}
