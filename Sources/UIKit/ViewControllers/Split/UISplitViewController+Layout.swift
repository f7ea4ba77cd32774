import Foundation

/// Sizes of split views on a tablet, in points.
enum SplitConstants {
    static let primaryWidth: CGFloat = 320
    static let tripleWidth: CGFloat = 280
    static let leastWidth: CGFloat = 200
    static let greatestWidth: CGFloat = 420
    /// Minimum width of the content beside columns.
    static let leastContent: CGFloat = 320
    /// Opacity of the shade over the content behind overlaid columns.
    static let shade: CGFloat = 0.2
    static let duration: TimeInterval = 0.35
}

extension UISplitViewController {
    // MARK: Modes

    /// The width of a column for the current window, in points.
    func width(of column: Column) -> CGFloat {
        let whole = viewIfLoaded?.bounds.width ?? 0
        let isPrimary = column == .primary
        let own = isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
        let fraction = isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
        let least = isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth
        let greatest = isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth
        let none = Self.automaticDimension
        var width = isPrimary && style == .tripleColumn ? SplitConstants.tripleWidth : SplitConstants.primaryWidth
        if own != none { width = own } else if fraction != none { width = (whole * fraction).rounded() }
        let low = least == none ? min(SplitConstants.leastWidth, width) : least
        let standard = own == none && fraction == none ? SplitConstants.greatestWidth : max(width, SplitConstants.greatestWidth)
        let high = greatest == none ? standard : greatest
        return min(max(min(max(width, low), max(low, high)), 0), whole)
    }

    /// Whether the content has its minimum width if the columns up to `column` are beside it.
    func isRoomy(for column: Column) -> Bool {
        let whole = viewIfLoaded?.bounds.width ?? 0
        var taken = width(of: style == .tripleColumn ? .supplementary : .primary)
        if style == .tripleColumn, column == .primary { taken += width(of: .primary) }
        return whole - taken >= SplitConstants.leastContent
    }

    var isOverlay: Bool { splitBehavior == .overlay }

    /// Whether columns are in front of the content now.
    var isOverlaid: Bool { displayMode == .oneOverSecondary || displayMode == .twoOverSecondary }

    /// Whether the content is dimmed: it is behind columns or partly out of the window.
    private var isDimmed: Bool { isOverlaid || displayMode == .twoDisplaceSecondary }

    /// The mode that shows both columns of a triple-column split view.
    var modeWithBothColumns: DisplayMode {
        switch splitBehavior {
        case .overlay: .twoOverSecondary
        case .displace: .twoDisplaceSecondary
        case .automatic, .tile: .twoBesideSecondary
        }
    }

    /// Hides the columns that are in front of the content or displace it.
    func uncoverContent() {
        guard isDimmed else { return }
        changeMode(to: displayMode == .twoDisplaceSecondary ? .oneBesideSecondary : .secondaryOnly)
    }

    var currentMode: DisplayMode {
        if let ownMode { return ownMode }
        if wantedMode != .automatic { return wantedMode }
        if style == .tripleColumn {
            if preferredSplitBehavior == .overlay { return .secondaryOnly }
            if isRoomy(for: .primary), splitBehavior != .displace { return .twoBesideSecondary }
            return isRoomy(for: .supplementary) ? .oneBesideSecondary : .secondaryOnly
        }
        return splitBehavior == .overlay || !isRoomy(for: .primary) ? .secondaryOnly : .oneBesideSecondary
    }

    /// Whether a column is visible in a wide window.
    func isShown(_ column: Column) -> Bool {
        let first = style == .tripleColumn ? Column.supplementary : .primary
        switch (displayMode, column) {
        case (_, .secondary): return true
        case (_, .compact), (.secondaryOnly, _): return false
        case (.oneBesideSecondary, _), (.oneOverSecondary, _): return column == first
        default: return true
        }
    }

    func changeMode(to mode: DisplayMode) {
        guard mode != displayMode else { return }
        delegate?.splitViewController(self, willChangeTo: mode)
        let before = [Column.primary, .supplementary].filter { isShown($0) }
        ownMode = mode
        for column in [Column.primary, .supplementary] where columns[column] != nil {
            if isShown(column), !before.contains(column) { delegate?.splitViewController(self, willShow: column) }
            if !isShown(column), before.contains(column) { delegate?.splitViewController(self, willHide: column) }
        }
        update(animated: viewIfLoaded?.window != nil && UIView.areAnimationsEnabled)
    }

    /// Shows or hides columns after a tap on the display mode button.
    func toggleColumns() {
        let overlays = isOverlay
        switch (displayMode, style) {
        case (.secondaryOnly, _): changeMode(to: overlays ? .oneOverSecondary : .oneBesideSecondary)
        case (.oneBesideSecondary, .tripleColumn): changeMode(to: modeWithBothColumns)
        case (.twoDisplaceSecondary, _): changeMode(to: .oneBesideSecondary)
        default: changeMode(to: .secondaryOnly)
        }
    }

    func updateModeButton() {
        let stack = columns[.secondary] as? UINavigationController
        let isAllowed =
            switch displayModeButtonVisibility {
            case .automatic: presentsWithGesture
            case .never: false
            case .always: true
            }
        let isWanted = style != .unspecified && !isCollapsed && isAllowed && columns[.primary] != nil
        let item = isWanted ? stack?.stack.first?.navigationItem : nil
        if item !== itemWithModeButton { itemWithModeButton?.containerItem = nil }
        item?.containerItem = displayModeButtonItem
        itemWithModeButton = item
    }

    // MARK: Views

    func hideView(of controller: UIViewController) {
        guard let view = controller.viewIfLoaded, view.superview === contentContainer else { return }
        controller.beginTransition(isAppearing: false, animated: false)
        view.removeFromSuperview()
        controller.endTransition()
    }

    private func showView(of controller: UIViewController) {
        guard let view = controller.view, view.superview !== contentContainer else { return }
        contentContainer.addSubview(view)
    }

    /// The controllers of the visible columns, the rearmost first.
    private var shownControllers: [UIViewController] {
        if isCollapsed { return [collapsedRoot].compactMap { $0 } }
        let first: [Column] = [.secondary, .supplementary, .primary]
        return first.filter { isShown($0) }.compactMap { columns[$0] }
    }

    /// Adds and removes the columns' views for the current display mode.
    func update(animated: Bool) {
        guard isViewLoaded else { return }
        updateModeButton()
        let shown = shownControllers
        let leaving = contained.filter { controller in
            controller.viewIfLoaded?.superview === contentContainer && !shown.contains { $0 === controller }
        }
        if isCollapsed || !animated || view.window == nil {
            for controller in leaving { hideView(of: controller) }
            shade.isShown = !isCollapsed && isDimmed
            for controller in shown where controller.container === self { showView(of: controller) }
            return layOut()
        }
        // Columns that are inserted start outside the window.
        for controller in shown where controller.container === self && controller.viewIfLoaded?.superview !== contentContainer {
            UIView.performWithoutAnimation {
                controller.beginTransition(isAppearing: true, animated: true)
                showView(of: controller)
                layOutView(of: controller, isOut: true)
                controller.view.layoutIfNeeded()
            }
        }
        let coming = shown.filter { $0.appearance == .appearing(animated: true) }
        for controller in leaving { controller.beginTransition(isAppearing: false, animated: true) }
        UIView.animate(
            withDuration: SplitConstants.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.shade.isShown = self.isDimmed
            self.layOut()
            for controller in leaving { self.layOutView(of: controller, isOut: true) }
            for controller in shown { controller.viewIfLoaded?.layoutIfNeeded() }
        } completion: { [weak self] _ in
            guard let self else { return }
            let now = shownControllers
            for controller in leaving where !now.contains(where: { $0 === controller }) {
                if controller.viewIfLoaded?.superview === contentContainer { controller.viewIfLoaded?.removeFromSuperview() }
                controller.endTransition()
            }
            for controller in coming where now.contains(where: { $0 === controller }) { controller.endTransition() }
        }
    }

    private func column(of controller: UIViewController) -> Column? { columns.first { $0.value === controller }?.key }

    private var isMirrored: Bool {
        (viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
    }

    /// The frame of a column in a left-to-right layout.
    private func frame(of column: Column, isOut: Bool) -> CGRect {
        let bounds = contentContainer.bounds
        if isCollapsed { return bounds }
        let hairline = 1 / max(traitCollection.displayScale, 1)
        let primary = isShown(.primary) && columns[.primary] != nil ? width(of: .primary) : 0
        let hasMiddle = style == .tripleColumn && columns[.supplementary] != nil
        let middle = hasMiddle && isShown(.supplementary) ? width(of: .supplementary) : 0
        switch column {
        case .primary:
            let own = width(of: .primary)
            return CGRect(x: isOut || primary == 0 ? -own - hairline : 0, y: 0, width: own, height: bounds.height)
        case .supplementary:
            let own = width(of: .supplementary)
            let start = primary > 0 ? primary + hairline : 0
            return CGRect(x: isOut || middle == 0 ? -own - hairline : start, y: 0, width: own, height: bounds.height)
        case .secondary, .compact:
            if isOverlaid { return bounds }
            var start = primary + middle
            if primary > 0 { start += hairline }
            if middle > 0 { start += hairline }
            let width = displayMode == .twoDisplaceSecondary ? max(bounds.width - middle - hairline, 0) : bounds.width - start
            return CGRect(x: start, y: 0, width: max(width, 0), height: bounds.height)
        }
    }

    private func layOutView(of controller: UIViewController, isOut: Bool = false) {
        guard let view = controller.viewIfLoaded, let column = column(of: controller) else { return }
        var frame = frame(of: column, isOut: isOut)
        if isMirrored { frame.origin.x = contentContainer.bounds.width - frame.maxX }
        if view.bounds.size != frame.size || view.center != CGPoint(x: frame.midX, y: frame.midY) { view.setUntransformedFrame(frame) }
    }

    func layOut() {
        guard isViewLoaded else { return }
        // Before the view is in a window, its width does not determine yet whether columns fit beside each other.
        if view.window == nil, appearance.isOrWillBeShown { return }
        contentContainer.frame = view.bounds
        if !isCollapsed { shade.insert(in: contentContainer, over: columns[.secondary]?.viewIfLoaded) }
        for controller in shownControllers {
            let isMissing = controller.container === self && controller.viewIfLoaded?.superview !== contentContainer
            if isMissing, appearance.isOrWillBeShown { showView(of: controller) }
            layOutView(of: controller)
        }
    }

    func edgePanned() {
        guard presentsWithGesture, !isCollapsed, edgePan.state == .began else { return }
        let isLeft = edgePan.location(in: view).x < view.bounds.midX
        guard isLeft != isMirrored, displayMode == .secondaryOnly else { return }
        let fits = isRoomy(for: .primary) || splitBehavior == .displace
        changeMode(to: fits && !isOverlay ? .oneBesideSecondary : .oneOverSecondary)
    }
}

/// Dims the content behind overlaid columns, or displaced by columns. A touch on it hides them.
@MainActor
final class SplitShade {
    private let view = DimmingView()
    private weak var controller: UISplitViewController?

    init(_ controller: UISplitViewController) {
        self.controller = controller
        view.backgroundColor = UIColor.black.withAlphaComponent(SplitConstants.shade)
        view.alpha = 0
        view.onTap = { [weak controller] in
            guard let controller, controller.presentsWithGesture else { return }
            controller.uncoverContent()
        }
    }

    var isShown = false {
        didSet { view.alpha = isShown ? 1 : 0 }
    }

    /// Inserts the shade above the content and below the columns.
    func insert(in contentContainer: UIView, over content: UIView?) {
        guard let content, content.superview === contentContainer else { return view.removeFromSuperview() }
        if view.superview !== contentContainer {
            UIView.performWithoutAnimation { contentContainer.insertSubview(view, aboveSubview: content) }
        }
        view.frame = contentContainer.bounds
    }
}
