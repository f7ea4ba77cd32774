import Foundation

/// A view that shows one item of a collection view.
///
/// The content is in ``contentView``: the app's own views, or the view that ``contentConfiguration`` creates.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// Updates the cell's configurations for a state. Called with the cell and its new state.
    public typealias ConfigurationUpdateHandler = @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    /// The drag state of a cell.
    public enum DragState: Int, Sendable {
        /// The cell is not being dragged.
        case none = 0
        /// A drag is lifting the cell, or the cell is returning after a cancelled drag.
        case lifting = 1
        /// The cell is being dragged.
        case dragging = 2
    }

    /// The action of a segue in a storyboard. A struct, because Swift 6.3 mangles the accessors of closure properties inconsistently in
    /// `@preconcurrency` classes.
    struct SelectionAction {
        let perform: @MainActor () -> Void
    }

    /// The view that holds the content. It fills the cell unless a subclass reserves space beside it.
    open var contentView: UIView { content }
    /// The segue action that runs when the user selects the cell; nil without one.
    final var onSelection: SelectionAction?
    private let content = CollectionCellContent()

    // MARK: State

    /// Whether the item is selected.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether a touch highlights the cell.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// Whether the cell has the keyboard focus.
    var isCursor = false {
        didSet { if isCursor != oldValue { stateDidChange() } }
    }

    /// The state of the drag that started from the cell.
    var dragState = DragState.none {
        didSet {
            guard dragState != oldValue else { return }
            stateDidChange()
            dragStateDidChange(dragState)
        }
    }

    /// Whether a drag over the collection view targets the cell.
    var dropState = UICellConfigurationState.DropState.none {
        didSet { if dropState != oldValue { stateDidChange() } }
    }

    /// Whether the user is moving the cell to another index path.
    var isReordering = false {
        didSet { if isReordering != oldValue { stateDidChange() } }
    }

    /// Whether the collection view is in editing mode.
    var isInEditing = false {
        didSet { if isInEditing != oldValue { stateDidChange() } }
    }

    /// Called when `dragState` changes. The default implementation does nothing.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Backgrounds

    /// The view behind the content, as large as the cell. Nil, the default, shows no background view.
    open var backgroundView: UIView? {
        willSet { recordAppearance(\UICollectionViewCell.backgroundView, newValue) }
        didSet { replaceBackground(oldValue, backgroundView) }
    }

    /// The view behind the content and in front of ``backgroundView``, shown while the cell is highlighted or selected. Default nil.
    open var selectedBackgroundView: UIView? {
        willSet { recordAppearance(\UICollectionViewCell.selectedBackgroundView, newValue) }
        didSet {
            replaceBackground(oldValue, selectedBackgroundView)
            showSelectedBackground()
        }
    }

    // MARK: Configurations

    /// The cell's current state, for configurations.
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

    /// Schedules one call of ``updateConfiguration(using:)`` before the next frame. Repeated calls coalesce.
    open func setNeedsUpdateConfiguration() {
        guard !needsConfiguration else { return }
        needsConfiguration = true
        setNeedsLayout()
    }
    private var needsConfiguration = true

    /// Updates the configurations for `state`. Called when the state changes or after ``setNeedsUpdateConfiguration()``. The default
    /// implementation does nothing. Override it to set configurations, or set ``configurationUpdateHandler`` instead.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Closure that is called after ``updateConfiguration(using:)`` to update the configurations for the new state. Default nil.
    //
    // Final, because Swift 6.3 mangles its accessors differently in the vtable of a subclass in this module than in their definition.
    public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The configuration of the cell's content. Setting it adds its content view to ``contentView``; nil removes that view.
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

    /// Whether ``contentConfiguration`` is updated for each new state. Default true.
    open var automaticallyUpdatesContentConfiguration = true

    /// The configuration of the background, used instead of ``backgroundView``.
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

    /// Whether ``backgroundConfiguration`` is updated for each new state. Default true.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// The default background configuration of the class: clear.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    private var configured: CellContent?

    // MARK: Creation

    /// Creates a cell with a frame, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareContent()
    }

    /// Creates the cell from a storyboard or nib.
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

    /// Lays out the content and background views and applies pending configuration updates. An override calls `super`.
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

    /// Invalidates the size of the content. A layout that measures its cells measures this one again in the next layout pass. An override calls `super`.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        collectionView?.contentDidChange(of: self)
    }

    /// Schedules a configuration update, because traits are part of the state. An override calls `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    override func boundsDidChange(from oldBounds: CGRect) {
        super.boundsDidChange(from: oldBounds)
        // Immediately, so that content is measured at the cell's new size.
        if bounds.size != oldBounds.size, content.superview === self { content.frame = contentFrame(in: bounds) }
    }

    /// The frame of ``contentView`` in the cell's coordinates: all of `bounds`, unless the subclass shows accessories beside it.
    func contentFrame(in bounds: CGRect) -> CGRect { bounds }

    override func measuredSize(in size: CGSize, along axes: MeasuredAxes) -> CGSize {
        configureIfNeeded()
        let frame = contentFrame(in: CGRect(origin: .zero, size: size))
        let beside = CGSize(width: size.width - frame.width, height: size.height - frame.height)
        let shown: UIView = configured?.contentView ?? (content.constraints.isEmpty ? self : content)
        let availableSize = shown === self ? size : frame.size
        let fitting = measuredSize(of: shown, in: availableSize, along: axes)
        if shown === self { return fitting }
        let whole = CGSize(width: fitting.width + beside.width, height: fitting.height + beside.height)
        guard !constraints.isEmpty else { return whole }
        // The cell's own constraints, such as a height constraint, override the fitting size of the content.
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

/// A cell's `contentView`.
@MainActor
private final class CollectionCellContent: UIView {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UICollectionViewCell)?.invalidateIntrinsicContentSize()
    }
}

extension UICollectionViewCell {
    /// The closest collection view among the cell's ancestors; nil without one.
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

    /// Calls the app's update methods for the current state, then shows the updated configurations.
    func updateForState() {
        let state = configurationState
        TrackedReads.track(
            .configuration, of: self,
            {
                updateConfiguration(using: state)
                configurationUpdateHandler?(self, state)
            }
        ) { [weak self] in self?.setNeedsUpdateConfiguration() }
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

/// Views with a different appearance in a highlighted or selected cell.
@MainActor
private protocol HighlightableContent: UIView {
    var isHighlighted: Bool { get set }
}

extension UILabel: HighlightableContent {}
extension UIImageView: HighlightableContent {}
