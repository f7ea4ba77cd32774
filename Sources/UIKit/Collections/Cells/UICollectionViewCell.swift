import Foundation

/// A view that shows one item of a collection view.
///
/// What it shows is in its ``contentView``: views of the program's, or what a ``contentConfiguration`` says.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// Says how the cell looks in each state: called with the cell and its state whenever that changed.
    public typealias ConfigurationUpdateHandler = @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    /// What a drag does with the cell that it began in.
    public enum DragState: Int, Sendable {
        /// The cell is not dragged.
        case none = 0
        /// The cell is being lifted, or put back.
        case lifting = 1
        /// The cell is dragged.
        case dragging = 2
    }

    /// What a storyboard does. In a struct, because Swift 6.3 gives accessors of closures two names in classes with `@preconcurrency`.
    struct SelectionAction {
        let perform: @MainActor () -> Void
    }

    /// The view that the content belongs into. It is as large as the cell.
    open var contentView: UIView { content }
    /// What a storyboard does when a person selects the cell.
    final var onSelection: SelectionAction?
    private let content = CollectionCellContent()

    // MARK: State

    /// Whether the item is chosen.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether a finger is on the cell.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// Whether keys go to the cell.
    var isCursor = false {
        didSet { if isCursor != oldValue { stateDidChange() } }
    }

    /// What a drag does with the cell that it began in.
    var dragState = DragState.none {
        didSet {
            guard dragState != oldValue else { return }
            stateDidChange()
            dragStateDidChange(dragState)
        }
    }

    /// What a drag over the collection does with the cell.
    var dropState = UICellConfigurationState.DropState.none {
        didSet { if dropState != oldValue { stateDidChange() } }
    }

    /// Whether the cell is being moved to another place.
    var isReordering = false {
        didSet { if isReordering != oldValue { stateDidChange() } }
    }

    /// Whether the collection is edited.
    var isInEditing = false {
        didSet { if isInEditing != oldValue { stateDidChange() } }
    }

    /// The drag that began in the cell lifts it, carries it or has put it back.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Backgrounds

    /// A view behind the content, as large as the cell.
    open var backgroundView: UIView? {
        willSet { recordAppearance(\UICollectionViewCell.backgroundView, newValue) }
        didSet { replaceBackground(oldValue, backgroundView) }
    }

    /// A view behind the content, and before ``backgroundView``, that is shown while the cell is highlighted or selected.
    open var selectedBackgroundView: UIView? {
        willSet { recordAppearance(\UICollectionViewCell.selectedBackgroundView, newValue) }
        didSet {
            replaceBackground(oldValue, selectedBackgroundView)
            showSelectedBackground()
        }
    }

    // MARK: Configurations

    /// How the cell is now.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isFocused = isCursor
        state.isEditing = isInEditing
        state.isReordering = isReordering
        state.cellDragState = UICellConfigurationState.DragState(rawValue: dragState.rawValue) ?? .none
        state.cellDropState = dropState
        return state
    }

    /// Calls ``updateConfiguration(using:)`` before the next frame. Several calls are one.
    open func setNeedsUpdateConfiguration() {
        guard !needsConfiguration else { return }
        needsConfiguration = true
        setNeedsLayout()
    }
    private var needsConfiguration = true

    /// The state changed, or was asked to be looked at. Override it to set configurations for `state`; or set
    /// ``configurationUpdateHandler``.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Called after ``updateConfiguration(using:)``.
    //
    // Final, since Swift 6.3 gives its accessors another name in the table of methods of a subclass in this module than where they are.
    public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// What the cell shows. Setting it puts the view that shows it into ``contentView``; nil takes it out.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured?.content }
        set {
            if newValue == nil, configured == nil { return }
            let configured = configured ?? CellContent()
            self.configured = configured
            configured.content = newValue
            showContent()
            if window != nil { collectionView?.contentDidChange(of: self) }
        }
    }

    /// Whether ``contentConfiguration`` is updated for each new state. True unless set.
    open var automaticallyUpdatesContentConfiguration = true

    /// What is behind the content, in the place of ``backgroundView``.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured?.background }
        set {
            recordAppearance(\UICollectionViewCell.backgroundConfiguration, newValue)
            if newValue == nil, configured == nil { return }
            let configured = configured ?? CellContent()
            self.configured = configured
            configured.background = newValue
            showBackground()
        }
    }

    /// Whether ``backgroundConfiguration`` is updated for each new state. True unless set.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// The background that a cell of this class has by itself: none.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    private var configured: CellContent?

    // MARK: Making

    /// A cell with a frame, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareContent()
    }

    /// As a storyboard or a nib describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareContent()
        coder.readInterface(UICollectionViewCell.self, into: self)
    }

    private func prepareContent() {
        content.frame = bounds
        addSubview(content)
    }

    // MARK: Overrides

    /// Puts the content and the backgrounds where they belong. An override calls `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        let frame = contentFrame(in: bounds)
        if content.frame != frame { content.frame = frame }
        guard needsConfiguration else { return }
        needsConfiguration = false
        updateForState()
    }

    /// Says that the content may take another size: a collection view whose layout asks for sizes finds it out again with the next layout. An
    /// override calls `super`.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        collectionView?.contentDidChange(of: self)
    }

    /// Other traits are another state, for which the cell is configured again. An override calls `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    override func boundsDidChange(from oldBounds: CGRect) {
        super.boundsDidChange(from: oldBounds)
        // At once, so that what is measured in the cell is measured in its new size.
        if bounds.size != oldBounds.size, content.superview === self { content.frame = contentFrame(in: bounds) }
    }

    /// The rectangle of ``contentView``: all of the cell, unless it shows something beside it.
    func contentFrame(in bounds: CGRect) -> CGRect { bounds }

    override func measuredSize(in size: CGSize, along axes: MeasuredAxes) -> CGSize {
        configureIfNeeded()
        let frame = contentFrame(in: CGRect(origin: .zero, size: size))
        let beside = CGSize(width: size.width - frame.width, height: size.height - frame.height)
        let shown: UIView = configured?.contentView ?? (content.constraints.isEmpty ? self : content)
        let room = shown === self ? size : frame.size
        let fitting = measuredSize(of: shown, in: room, along: axes)
        if shown === self { return fitting }
        let whole = CGSize(width: fitting.width + beside.width, height: fitting.height + beside.height)
        guard !constraints.isEmpty else { return whole }
        // The cell's own constraints, such as one of its height, have the last word.
        return systemLayoutSizeFitting(
            whole, withHorizontalFittingPriority: axes.width ? .fittingSizeLevel : .required,
            verticalFittingPriority: axes.height ? .fittingSizeLevel : .required)
    }

    override func fittingSize(in size: CGSize) -> CGSize {
        configureIfNeeded()
        let fitting: CGSize
        if let view = configured?.contentView {
            fitting = view.hasConstraintsOfItsOwn ? view.systemLayoutSizeFitting(size) : view.sizeThatFits(size)
        } else if !content.constraints.isEmpty {
            fitting = content.systemLayoutSizeFitting(size)
        } else {
            return super.fittingSize(in: size)
        }
        return constraints.isEmpty ? fitting : systemLayoutSizeFitting(fitting)
    }

    private func configureIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        updateForState()
    }

    // MARK: Accessibility

    override var traitsByDefault: UIAccessibilityTraits { isSelected ? .selected : .none }
}

/// The view that a cell's content is in.
@MainActor
private final class CollectionCellContent: UIView {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UICollectionViewCell)?.invalidateIntrinsicContentSize()
    }
}

extension UICollectionViewCell {
    /// The collection view that shows the cell.
    var collectionView: UICollectionView? {
        var view = superview
        while let current = view {
            if let found = current as? UICollectionView { return found }
            view = current.superview
        }
        return nil
    }

    private func stateDidChange() {
        showSelectedBackground()
        for case let view as any HighlightableContent in content.subviews { view.isHighlighted = isHighlighted || isSelected }
        setNeedsUpdateConfiguration()
    }

    /// Lets the program, and then the configurations themselves, follow the state.
    func updateForState() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
        showContent()
        showBackground()
    }

    private func showContent() {
        configured?.showContent(in: content, for: automaticallyUpdatesContentConfiguration ? configurationState : nil)
    }

    private func showBackground() {
        configured?.showBackground(behind: self, for: automaticallyUpdatesBackgroundConfiguration ? configurationState : nil)
    }

    private func showSelectedBackground() {
        selectedBackgroundView?.setSeenAlpha(isSelected || isHighlighted ? 1 : 0)
    }

    private func replaceBackground(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        guard let new else { return }
        new.frame = bounds
        if new === selectedBackgroundView, let backgroundView, backgroundView.superview === self {
            insertSubview(new, aboveSubview: backgroundView)
        } else {
            insertSubview(new, at: 0)
        }
    }
}

/// Views that look different in a cell that is touched or chosen.
@MainActor
private protocol HighlightableContent: UIView {
    var isHighlighted: Bool { get set }
}

extension UILabel: HighlightableContent {}
extension UIImageView: HighlightableContent {}
