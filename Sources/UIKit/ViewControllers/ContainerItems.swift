import Foundation

/// Rare data of a controller for its containers, kept apart because most controllers have few or no such properties.
@MainActor
final class ContainerItems {
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var toolbarItems: [UIBarButtonItem]?
    var hidesBottomBarWhenPushed = false
    var editButton: UIBarButtonItem?
    var edgesForExtendedLayout: UIRectEdge = .all
    var extendedLayoutIncludesOpaqueBars = false
    /// The scroll views set for edges, see ``UIViewController/setContentScrollView(_:for:)``.
    var scrollViews: [(edges: NSDirectionalRectEdge, view: UIScrollView)] = []
    /// Visible height of the collapsible parts of the navigation bar (large title, search bar), in points; nil if they are fully expanded.
    var barExpansion: CGFloat?
    /// Whether the controller determines the style of the status bar while it is presented.
    var capturesStatusBar = false
    /// The view that covers the controller's view while it has no content.
    var unavailableContent: UnavailableContent?
    /// Whether that content is to be updated before the next layout.
    var needsUnavailableContent = false
    /// Widths of the edges of the view that the container's bars cover, in points.
    var barInsets = UIEdgeInsets.zero
    #if DEBUG
        /// The objects of the nib that the controller's view comes from.
        var loadedNib: LoadedInterface?
    #endif
}

extension UIViewController {
    /// The controller's data for containers, created on first use.
    var itemsForContainers: ContainerItems {
        if let containerItems { return containerItems }
        let made = ContainerItems()
        containerItems = made
        return made
    }

    /// The nearest enclosing container of a class.
    func enclosing<Container: UIViewController>(_ kind: Container.Type) -> Container? {
        sequence(first: container, next: { $0?.container }).lazy.compactMap { $0 as? Container }.first
    }

    func makeNavigationItem() -> UINavigationItem {
        if let known = containerItems?.navigationItem { return known }
        let item = UINavigationItem()
        item.title = title
        itemsForContainers.navigationItem = item
        return item
    }

    func makeTabBarItem() -> UITabBarItem {
        if let known = containerItems?.tabBarItem { return known }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        itemsForContainers.tabBarItem = item
        return item
    }

    func makeEditButton() -> UIBarButtonItem {
        if let known = containerItems?.editButton { return known }
        let item = UIBarButtonItem(title: nil, style: .plain, target: self, action: Selector(UIViewController.toggleEditing))
        itemsForContainers.editButton = item
        showEditing(on: item)
        return item
    }

    private func toggleEditing() { setEditing(!isEditing, animated: true) }

    /// Updates the title and style of the edit button for the current state.
    func showEditing(on item: UIBarButtonItem? = nil) {
        guard let item = item ?? containerItems?.editButton else { return }
        item.title = LocalizedStrings.text(isEditing ? "Done" : "Edit")
        item.style = isEditing ? .done : .plain
    }

    /// Sets the insets of the view that the container's bars cover, in points.
    func setBarInsets(_ insets: UIEdgeInsets) {
        if insets == containerItems?.barInsets ?? .zero { return }
        itemsForContainers.barInsets = insets
        viewIfLoaded?.updateSafeArea()
    }

    /// The scroll view under the bars at an edge. Either the one set for the edge, the view itself, or the first scroll view in it.
    ///
    /// - Complexity: O(views below the controller's view) if none of them scrolls.
    func scrollView(under edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let named = containerItems?.scrollViews.first(where: { $0.edges.contains(edge) }) { return named.view }
        guard let view = viewIfLoaded else { return nil }
        return view.firstScrollView
    }

    /// Whether a container's bars may cover the controller's view, so that a scroll view in it keeps its content clear of them.
    var isUnderBars: Bool {
        enclosing(UINavigationController.self) != nil || enclosing(UITabBarController.self) != nil
    }

    func name(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        let items = itemsForContainers
        items.scrollViews = items.scrollViews.compactMap { entry in
            let left = entry.edges.subtracting(edge)
            return left.isEmpty ? nil : (left, entry.view)
        }
        if let scrollView { items.scrollViews.append((edge, scrollView)) }
        container?.barsNeedLayout()
    }
}

/// Observes a scroll view whose content extends under a bar.
@MainActor
protocol ScrollObserver: AnyObject {
    /// Called after the content offset changed.
    func contentDidMove(in scrollView: UIScrollView)
    /// Returns the offset at which the content comes to rest after a drag; `offset` is the proposed one.
    func restingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint
}

extension ScrollObserver {
    func restingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint { offset }
}

extension UIScrollView {
    /// Whether there is content below the visible area, so that a bar at the bottom has content under it.
    var hasContentUnderBottomBar: Bool {
        let end = contentSize.height + adjustedContentInset.bottom - bounds.height
        return contentOffset.y < end - BarConstants.edgeTolerance
    }
}

/// The view of a container controller. Its layout calls the controller's closure.
@MainActor
final class ContainerView: UIView {
    private let layOut: () -> Void

    init(frame: CGRect, layOut: @escaping () -> Void) {
        self.layOut = layOut
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { setNeedsLayout() }
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

extension UIView {
    /// The view itself if it is a scroll view, a direct subview, or else the first scroll view deeper in the hierarchy, the rearmost first. Skips
    /// controls and pickers, whose scroll views do not hold page content.
    fileprivate var firstScrollView: UIScrollView? {
        if let scrollView = self as? UIScrollView { return scrollView }
        if self is any ScrollContentBoundary { return nil }
        for subview in orderedSubviews {
            if let scrollView = subview as? UIScrollView { return scrollView }
        }
        for subview in orderedSubviews {
            if let scrollView = subview.firstScrollView { return scrollView }
        }
        return nil
    }
}
