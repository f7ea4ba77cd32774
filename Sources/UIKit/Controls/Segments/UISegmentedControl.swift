import Foundation

/// Several choices side by side, of which one is chosen.
///
/// A tap chooses a segment. A finger that comes down on the chosen segment takes the choice along to another one; the control tells its
/// targets (`valueChanged`) when the finger is lifted. Arrow keys choose too, while keys are given to the control.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The index of no segment.
    public nonisolated static let noSegment = -1

    /// The height without room for the shadow, in points; UIKit's.
    static let height: CGFloat = 31
    /// The corners' radius of the ground, in points.
    static let radius: CGFloat = 8
    /// From the ground's edge to the thumb, in points.
    static let thumbInset: CGFloat = 2
    /// Room at each side of a segment's content, in points.
    static let padding: CGFloat = 9.5

    // MARK: Making

    /// A control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A control with a segment for each of `items`, texts and images, as large as they need.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] {
            guard let segment = ControlSegment(item: item) else {
                viewLog.warning("\(self): a segment is a String or a UIImage; \(type(of: item)) is left out")
                continue
            }
            add(segment, at: segments.count)
        }
        bounds.size = sizeThatFits(.zero)
        // It is placed by its upper left corner.
        frame.origin = .zero
    }

    /// A control with a segment for each of `actions`, of which the one that is chosen is performed.
    public init(frame: CGRect, actions: [UIAction]) {
        super.init(frame: frame)
        setUp()
        for action in actions { add(ControlSegment(action), at: segments.count) }
        if frame.size == .zero { bounds.size = sizeThatFits(.zero) }
        self.frame.origin = frame.origin
    }

    /// A control that a storyboard describes.
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

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    /// Whether no segment stays chosen after the touch. False unless set.
    open var isMomentary = false {
        didSet { if isMomentary { select(Self.noSegment, animated: false) } }
    }

    /// Whether a segment is as wide as its content asks for, and not as wide as the others. False unless set.
    open var apportionsSegmentWidthsByContent = false {
        willSet { recordAppearance(\UISegmentedControl.apportionsSegmentWidthsByContent, newValue) }
        didSet { segmentsDidChange() }
    }

    /// The index of the chosen segment; ``noSegment``, as at first, for none. Setting it tells no target.
    open var selectedSegmentIndex: Int {
        get { chosen }
        set {
            guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
                return viewLog.warning("\(self) has no segment \(newValue): it has \(segments.count)")
            }
            select(newValue, animated: window != nil)
        }
    }

    /// The colour behind the chosen segment. White on light ground, unless set.
    open var selectedSegmentTintColor: UIColor? {
        willSet { recordAppearance(\UISegmentedControl.selectedSegmentTintColor, newValue) }
        didSet { show() }
    }

    /// Puts a segment with a title before the one at `segment`, or at the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(ControlSegment(.title(title ?? "")), at: segment, animated: animated)
    }

    /// Puts a segment with an image before the one at `segment`, or at the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(image.map { ControlSegment(.image($0)) } ?? ControlSegment(.title("")), at: segment, animated: animated)
    }

    /// Puts a segment that performs `action` before the one at `segment`, or at the end. A segment with the same identifier is removed.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let known = segmentIndex(identifiedBy: action.identifier)
        if known != Self.noSegment { removeSegment(at: known, animated: false) }
        insert(ControlSegment(action), at: segment, animated: animated)
    }

    /// Removes the segment at an index; one that is not there is left alone. The last one, where the index is too large.
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

    /// Gives a segment a title in place of what it shows.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { $0.content = .title(title ?? "") }
    }

    /// A segment's title; nil where it shows an image.
    open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }

    /// Gives a segment an image in place of what it shows.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { $0.content = image.map { .image($0) } ?? .title("") }
    }

    /// A segment's image; nil where it shows a title.
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }

    /// Gives a segment an action, whose image or title it shows.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        let known = segmentIndex(identifiedBy: action.identifier)
        guard known == Self.noSegment || known == segment else {
            return viewLog.warning("\(self): the action \(action.identifier.rawValue) belongs to segment \(known) already")
        }
        change(segment) {
            $0.action = action
            $0.content = action.image.map { .image($0) } ?? .title(action.title)
            $0.isEnabled = !action.attributes.contains(.disabled)
        }
    }

    /// A segment's action; nil where it has none.
    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }

    /// The segment whose action has an identifier; ``noSegment`` for none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
    }

    /// Makes a segment so wide, in points; 0 for as wide as suits it.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = max(width.isFinite ? width : 0, 0) }
    }

    /// The width that was set for a segment, in points; 0 where it is as wide as suits it.
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.width ?? 0 }

    /// Moves a segment's content by `offset` points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.offset = offset }
    }

    /// How far a segment's content is moved, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(at: segment)?.offset ?? .zero }

    /// Lets a segment be chosen, or not.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    /// Whether a segment can be chosen.
    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(at: segment)?.isEnabled ?? false }

    // MARK: Look

    /// Gives the titles attributes in a state: font, colour, shadow.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        recordAppearance([state]) { ($0 as UISegmentedControl).setTitleTextAttributes(attributes, for: state) }
        look.titles[state.rawValue] = attributes
        segmentsDidChange()
    }

    /// The titles' attributes that were set for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { look.titles[state.rawValue] }

    /// Shows an image, stretched, behind the segments that are in a state.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        recordAppearance([state, barMetrics]) {
            ($0 as UISegmentedControl).setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        look.grounds[SegmentLook.Key(state, barMetrics)] = backgroundImage
        segmentsDidChange()
    }

    /// The image that was set for behind the segments that are in a state.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        look.grounds[SegmentLook.Key(state, barMetrics)]
    }

    /// Shows an image between segments, of which the left and the right one are in the given states.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) {
        recordAppearance([leftState, rightState, barMetrics]) {
            ($0 as UISegmentedControl).setDividerImage(
                dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
        }
        look.dividers[SegmentLook.DividerKey(leftState, rightState, barMetrics)] = dividerImage
        segmentsDidChange()
    }

    /// The image that was set for between segments.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        look.dividers[SegmentLook.DividerKey(leftState, rightState, barMetrics)]
    }

    /// Moves the content of segments of a kind.
    open func setContentPositionAdjustment(_ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics)
    {
        recordAppearance([leftCenterRightOrAlone, barMetrics]) {
            ($0 as UISegmentedControl).setContentPositionAdjustment(
                adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics)
        }
        look.adjustments[SegmentLook.AdjustmentKey(leftCenterRightOrAlone, barMetrics)] = adjustment
        setNeedsLayout()
    }

    /// How far the content of segments of a kind is moved.
    open func contentPositionAdjustment(forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics) -> UIOffset {
        look.adjustments[SegmentLook.AdjustmentKey(leftCenterRightOrAlone, barMetrics)] ?? .zero
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: contentWidth, height: Self.height) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: contentWidth, height: Self.height + 1) }

    /// A point below the control is its shadow's.
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
        // A reader is told where keys are, and says the segment.
        if segments.indices.contains(chosen) { AccessibilityFocus.move(to: segments[chosen].view) }
        return true
    }

    override func pointerPart(at point: CGPoint) -> PointerPart? {
        guard let index = index(at: point), segments[index].isEnabled else { return nil }
        let view = segments[index].view
        return PointerPart(view: view, rect: view.frame.insetBy(dx: Self.thumbInset, dy: Self.thumbInset), radius: Self.radius - 1)
    }

    // MARK: State that the aspects keep here, since only a class's own body may store

    var segments: [ControlSegment] = []
    var chosen = UISegmentedControl.noSegment
    /// The segment that a finger is on; while the finger takes the choice along, the one that is shown as chosen.
    var touched: Int?
    /// The finger takes the choice along.
    var carries = false
    var look = SegmentLook()
    let ground = UIView()
    let thumb = UIView()
    var separators: [UIImageView] = []
    var pictures: [UIImageView] = []
    private var pointer: ControlPointer?

    // MARK: Accessibility

    override var ownRole: AccessibleRole? { .group }
}

extension UISegmentedControl {
    /// A segment's place among the others.
    public enum Segment: Int, Sendable {
        /// Any.
        case any = 0
        /// The first of several.
        case left = 1
        /// Neither the first nor the last.
        case center = 2
        /// The last of several.
        case right = 3
        /// The only one.
        case alone = 4
    }
}

/// What an app set of a segmented control's look.
struct SegmentLook {
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
