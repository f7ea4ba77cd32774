import Foundation

/// A cell of a list section: content with accessories beside it and separators around it.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    /// The indentation level. Unless set, this is the level of the item in its outline, or 0.
    open var indentationLevel: Int {
        get { givenLevel ?? outline?.level ?? 0 }
        set {
            givenLevel = newValue
            contentWidthDidChange()
        }
    }
    private var givenLevel: Int?

    /// The indentation per level, in points. Default 10.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { contentWidthDidChange() } }
    }

    /// Whether leading accessories are indented together with the content. Default true.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
    }

    /// The accessories beside the content. System accessories have fixed positions; custom views are at their specified placement. Default empty.
    open var accessories: [UICellAccessory] = [] {
        didSet { contentWidthDidChange() }
    }

    /// The leading and trailing edges of the separators. By default they start at the text; constraints of the app can change that.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = makeSeparatorGuide()
    private var hasSeparatorGuide = false

    /// Returns the default content configuration for the cell's role in its list. Set its texts and assign it to `contentConfiguration`.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let position = layoutAttributes?.list else { return .cell() }
        let appearance = position.section.configuration.appearance
        switch position.role {
        case .cell, .background: return appearance == .sidebar || appearance == .sidebarPlain ? .sidebarCell() : .cell()
        case .headerItem, .header:
            switch appearance {
            case .plain: return .plainHeader()
            case .grouped, .insetGrouped: return .groupedHeader()
            case .sidebar, .sidebarPlain: return .sidebarHeader()
            }
        case .footer: return appearance == .plain ? .plainFooter() : .groupedFooter()
        }
    }

    /// Returns the default background configuration for the cell's role in its list.
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        guard let position = layoutAttributes?.list else { return .listPlainCell() }
        switch (position.section.configuration.appearance, position.role) {
        case (.plain, .cell): return .listPlainCell()
        case (.plain, _): return .listPlainHeaderFooter()
        case (.grouped, .cell), (.insetGrouped, .cell): return .listGroupedCell()
        case (.grouped, _), (.insetGrouped, _): return .listGroupedHeaderFooter()
        case (.sidebar, .cell), (.sidebarPlain, .cell): return .listSidebarCell()
        case (.sidebar, _), (.sidebarPlain, _): return .listSidebarHeader()
        }
    }

    /// The configuration of the background. Unless set, the default for the cell's role in its list.
    open override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set {
            hasOwnBackground = newValue != nil
            super.backgroundConfiguration = newValue
        }
    }
    private var hasOwnBackground = false

    /// The cell's current state, including whether it is expanded, swiped or pinned.
    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isExpanded = outline?.isExpanded ?? false
        state.isSwiped = isSwiped
        state.isPinned = layoutAttributes?.isPinned ?? false
        return state
    }

    /// Whether the cell is swiped aside to show its actions.
    var isSwiped = false {
        didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } }
    }

    private var openedMenu: OpenMenu?
    private var views: [UICellAccessory.AccessoryType: ListAccessoryView] = [:]
    private let topLine = UIView()
    private let bottomLine = UIView()
    private static let margin: CGFloat = 16
    static let gap: CGFloat = 12
    /// The corner radius of an inset grouped section, in points.
    private static let cornerRadius: CGFloat = 10

    // MARK: Position in the list

    private var indexPath: IndexPath? {
        guard let attributes = layoutAttributes, attributes.representedElementCategory == .cell else { return nil }
        return attributes.indexPath
    }

    private var outline: (level: Int, isExpanded: Bool)? {
        // The index path of a removed cell may belong to another item.
        guard !isDisappearing else { return lastOutline }
        guard let indexPath, let source = collectionView?.dataSource as? any OutlineSource else { return nil }
        lastOutline = source.outlineState(at: indexPath)
        return lastOutline
    }
    private var lastOutline: (level: Int, isExpanded: Bool)?

    override func position(by attributes: UICollectionViewLayoutAttributes) {
        let before = layoutAttributes
        let lastOutline = lastOutline
        super.position(by: attributes)
        if let lastOutline, let outline, lastOutline != outline {
            contentWidthDidChange()
            setNeedsUpdateConfiguration()
        }
        guard attributes.list != before?.list || attributes.isPinned != before?.isPinned else { return }
        if attributes.list != nil, !hasOwnBackground, backgroundView == nil {
            super.backgroundConfiguration = defaultBackgroundConfiguration()
        }
        roundCorners()
        setNeedsUpdateConfiguration()
    }

    /// Rounds the corners of the first and last cell of an inset grouped section.
    private func roundCorners() {
        // A cell that is being reordered is in front of its section, with a shadow that must not be clipped.
        guard !isReordering, let position = layoutAttributes?.list, position.section.configuration.appearance == .insetGrouped,
            position.role == .cell
        else {
            layer.cornerRadius = 0
            if isReordering { clipsToBounds = false }
            return
        }
        var corners: CACornerMask = []
        if position.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if position.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = corners.isEmpty ? 0 : Self.cornerRadius
        layer.maskedCorners = corners
        clipsToBounds = !corners.isEmpty
    }

    // MARK: Accessories

    private func isShown(_ accessory: UICellAccessory) -> Bool {
        switch accessory.displayed {
        case .always: true
        case .whenEditing: isInEditing
        case .whenNotEditing: !isInEditing
        }
    }

    /// The currently displayed accessories before and after the content, each in leading to trailing order.
    private var arranged: (leading: [UICellAccessory], trailing: [UICellAccessory]) {
        let shown = accessories.filter { isShown($0) }
        func system(_ order: [UICellAccessory.AccessoryType]) -> [UICellAccessory] {
            order.compactMap { type in shown.first { $0.accessoryType == type } }
        }
        var leading = system([.multiselect, .delete, .insert])
        var trailing = system([.label, .detail, .checkmark, .popUpMenu, .disclosureIndicator, .outlineDisclosure, .reorder])
        for accessory in shown {
            switch accessory.placement {
            case .leading(_, let position): leading.insert(accessory, at: min(max(position(leading), 0), leading.count))
            case .trailing(_, let position): trailing.insert(accessory, at: min(max(position(trailing), 0), trailing.count))
            case nil: break
            }
        }
        return (leading, trailing)
    }

    private func width(of accessories: [UICellAccessory]) -> CGFloat {
        accessories.reduce(0) { $0 + ListAccessoryView.width(of: $1) } + Self.gap * CGFloat(max(accessories.count - 1, 0))
    }

    /// Called when the width of the content changes, which may also change its height.
    private func contentWidthDidChange() {
        setNeedsLayout()
        collectionView?.contentDidChange(of: self)
    }

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    override func contentFrame(in bounds: CGRect) -> CGRect {
        let (leading, trailing) = arranged
        let start = indentation + (leading.isEmpty ? 0 : Self.margin + width(of: leading))
        // Half of the margin is enough between content and accessories, because the content has its own trailing margin.
        let end = trailing.isEmpty ? 0 : Self.margin + width(of: trailing) - Self.margin / 2
        let width = max(bounds.width - start - end, 0)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(x: bounds.minX + (isMirrored ? end : start), y: bounds.minY, width: width, height: bounds.height)
    }

    /// Cells are at least 44 points high, the minimum size of a touch target.
    override func measuredSize(in size: CGSize, along axes: MeasuredAxes) -> CGSize {
        var fitting = super.measuredSize(in: size, along: axes)
        if axes.height, layoutAttributes?.list?.role == .cell { fitting.height = max(fitting.height, 44) }
        return fitting
    }

    /// Lays out the content, accessories and separators. An override calls `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        positionAccessories()
        positionLines()
    }

    private func positionAccessories() {
        let (leading, trailing) = arranged
        let isExpanded = outline?.isExpanded ?? false
        var unused = views
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func put(_ accessory: UICellAccessory, at x: CGFloat) -> CGFloat {
            let width = ListAccessoryView.width(of: accessory)
            let view = views[accessory.accessoryType] ?? ListAccessoryView(accessory)
            let isNew = view.superview !== self
            unused[accessory.accessoryType] = nil
            views[accessory.accessoryType] = view
            if isNew { addSubview(view) }
            let frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            if isNew {
                UIView.performWithoutAnimation {
                    view.frame = frame
                    view.show(accessory, isSelected: isSelected, isExpanded: isExpanded)
                    view.layoutIfNeeded()
                }
            } else {
                view.frame = frame
                view.show(accessory, isSelected: isSelected, isExpanded: isExpanded)
            }
            view.showLine(accessory.showsVerticalSeparator && trailing.count > 1 && !accessory.isHidden)
            return width
        }
        var x = Self.margin + (indentsAccessories ? indentation : 0)
        for accessory in leading { x += put(accessory, at: x) + Self.gap }
        x = bounds.width - Self.margin - width(of: trailing)
        for accessory in trailing { x += put(accessory, at: x) + Self.gap }
        for (type, view) in unused {
            views[type] = nil
            view.removeFromSuperview()
        }
    }

    override var isInEditing: Bool {
        didSet {
            guard isInEditing != oldValue, window != nil, !accessories.isEmpty else { return setNeedsLayout() }
            UIView.animate(withDuration: 0.25) {
                self.setNeedsLayout()
                self.layoutIfNeeded()
            }
        }
    }

    override var isReordering: Bool {
        didSet { if isReordering != oldValue { showRaised() } }
    }

    /// Shows or removes the shadow of a cell that is being reordered.
    private func showRaised() {
        UIView.performWithoutAnimation {
            roundCorners()
            layer.shadowOffset = CGSize(width: 0, height: 2)
            layer.shadowRadius = Self.raisedShadow.radius
        }
        UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            UIView.animatingShadows { self.layer.shadowOpacity = self.isReordering ? Self.raisedShadow.opacity : 0 }
        }
    }

    /// The shadow of a cell that is being reordered, the same as that of a table row.
    private static let raisedShadow: (opacity: Float, radius: CGFloat) = (0.22, 8)

    // MARK: Outlines

    /// Whether a tap anywhere on the cell expands or collapses its item.
    var togglesOnTap: Bool {
        guard let disclosure = accessories.first(where: { $0.accessoryType == .outlineDisclosure && isShown($0) }) else { return false }
        switch disclosure.style {
        case .header: return true
        case .cell: return false
        case .automatic: return layoutAttributes?.list?.role == .headerItem
        }
    }

    /// Calls the disclosure accessory's handler. If it has no handler, expands or collapses the item.
    func toggleOutline() {
        if let action = accessories.first(where: { $0.accessoryType == .outlineDisclosure })?.action {
            action()
        } else if let indexPath, let source = collectionView?.dataSource as? any OutlineSource {
            source.toggleOutline(at: indexPath)
        }
        setNeedsUpdateConfiguration()
        guard window != nil else { return }
        UIView.animate(withDuration: 0.25) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }

    // MARK: Menus

    /// Whether a tap anywhere on the cell opens a menu.
    var opensMenuOnTap: Bool { accessories.contains { $0.accessoryType == .popUpMenu && isShown($0) } }

    /// Opens the menu of the pop-up menu accessory, at its icon.
    func openMenu() {
        guard let accessory = accessories.first(where: { $0.accessoryType == .popUpMenu && isShown($0) }), let menu = accessory.menu,
            window != nil, let view = views[.popUpMenu]
        else { return }
        let open = OpenMenu(from: self, at: .beside(view.frame.insetBy(dx: 0, dy: 8)), style: .touch)
        open.sender = self
        open.onChoose = { chosen in
            menu.select(chosen)
            accessory.menuHandler?(menu)
        }
        // Retain the menu until it has closed.
        openedMenu = open
        open.onClosed = { [weak self, weak open] in if self?.openedMenu === open { self?.openedMenu = nil } }
        open.open(menu)
    }

    func showTrailingActions() {
        collectionView?.swipeActions?.open(self, at: .trailing, animated: true)
    }

    // MARK: Separators

    private func makeSeparatorGuide() -> UILayoutGuide {
        hasSeparatorGuide = true
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        let leading = guide.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Self.margin)
        let trailing = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
        for constraint in [leading, trailing] { constraint.priority = .defaultLow }
        NSLayoutConstraint.activate([
            leading, trailing, guide.topAnchor.constraint(equalTo: topAnchor), guide.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        return guide
    }

    private func positionLines() {
        guard let position = layoutAttributes?.list, let indexPath, position.section.configuration.showsSeparators else {
            topLine.removeFromSuperview()
            bottomLine.removeFromSuperview()
            return
        }
        let list = position.section.configuration
        var lines = list.separatorConfiguration
        if let handler = list.itemSeparatorHandler { lines = handler(indexPath, lines) }
        let isGrouped = list.appearance == .grouped
        let isCell = position.role == .cell
        let hasTop = isCell && isGrouped && position.isFirst
        let isBetweenSelected = isSelected && isNextSelected
        let hasBottom =
            isCell && (list.appearance == .insetGrouped ? !position.isLast : true) && (isBetweenSelected || !isSelected && !isHighlighted)
        putLine(topLine, lines.topSeparatorVisibility, hasTop, lines.topSeparatorInsets, lines.color, isFull: true, atTop: true)
        putLine(
            bottomLine, lines.bottomSeparatorVisibility, hasBottom, lines.bottomSeparatorInsets,
            isBetweenSelected ? lines.multipleSelectionColor : lines.color, isFull: isGrouped && position.isLast, atTop: false)
    }

    /// Whether the next item in the section is selected too.
    private var isNextSelected: Bool {
        guard let indexPath, let collectionView else { return false }
        return collectionView.selection.contains(ItemPath(section: indexPath.section, item: indexPath.item + 1))
    }

    private func putLine(
        _ line: UIView, _ visibility: UIListSeparatorConfiguration.Visibility, _ isAutomatic: Bool, _ insets: NSDirectionalEdgeInsets,
        _ color: UIColor, isFull: Bool, atTop: Bool
    ) {
        guard visibility == .visible || (visibility == .automatic && isAutomatic) else { return line.removeFromSuperview() }
        if line.superview !== self {
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
        line.backgroundColor = color
        let thickness = 1 / max(traitCollection.displayScale, 1)
        var start = isFull ? 0 : textStart
        var end: CGFloat = 0
        if !isFull, hasSeparatorGuide, separatorLayoutGuide.layoutFrame.width > 0 {
            let frame = separatorLayoutGuide.layoutFrame
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            (start, end) = isMirrored ? (bounds.width - frame.maxX, frame.minX) : (frame.minX, bounds.width - frame.maxX)
        }
        if insets.leading < CGFloat.greatestFiniteMagnitude { start = insets.leading }
        if insets.trailing < CGFloat.greatestFiniteMagnitude { end = insets.trailing }
        let width = max(bounds.width - start - end, 0)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        line.frame = CGRect(
            x: isMirrored ? end : start, y: atTop ? 0 : bounds.height - thickness, width: width, height: thickness)
    }

    /// The distance from the cell's leading edge to the text, in points.
    private var textStart: CGFloat {
        let frame = contentFrame(in: bounds)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = isMirrored ? bounds.width - frame.maxX : frame.minX
        let content = contentView.subviews.lazy.compactMap { $0 as? UIListContentView }.first
        return start + (content?.textStart ?? Self.margin)
    }

    // MARK: Accessibility

    override var isElementByDefault: Bool { !containsUsableElement }
    override var labelByDefault: String? { spokenContent }
    override var ownRole: AccessibleRole? { .listItem }
    override var respondsByDefault: Bool { true }
}
