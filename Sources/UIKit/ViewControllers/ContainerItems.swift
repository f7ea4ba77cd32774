import Foundation

/// What a controller has for the containers that it may be in: most controllers have none of it, or little.
@MainActor
final class ContainerItems {
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var toolbarItems: [UIBarButtonItem]?
    var hidesBottomBarWhenPushed = false
    var editButton: UIBarButtonItem?
    var edgesForExtendedLayout: UIRectEdge = .all
    var extendedLayoutIncludesOpaqueBars = false
    /// The scroll views that were named for edges.
    var scrollViews: [(edges: NSDirectionalRectEdge, view: UIScrollView)] = []
    /// How much is shown of what goes with the content from the navigation bar, in points; nil for all: the large title, the search bar.
    var barExpansion: CGFloat?
    /// Whether the controller chooses how the status bar looks while it is presented.
    var capturesStatusBar = false
    /// What the container's bars cover of the view's edges.
    var barInsets = UIEdgeInsets.zero
}

extension UIViewController {
    /// What the controller has for containers, made when it is first asked for.
    var itemsForContainers: ContainerItems {
        if let containerItems { return containerItems }
        let made = ContainerItems()
        containerItems = made
        return made
    }

    /// The nearest container of a kind.
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

    /// Shows on the edit button what a tap does now.
    func showEditing(on item: UIBarButtonItem? = nil) {
        guard let item = item ?? containerItems?.editButton else { return }
        item.title = LibraryWords.text(isEditing ? "Done" : "Edit")
        item.style = isEditing ? .done : .plain
    }

    /// Sets what bars cover of the view.
    func setBarInsets(_ insets: UIEdgeInsets) {
        if insets == containerItems?.barInsets ?? .zero { return }
        itemsForContainers.barInsets = insets
        viewIfLoaded?.updateSafeArea()
    }

    /// The scroll view whose content goes under the bars at an edge: the one that was named, the view itself, or the first one in it.
    func scrollView(under edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let named = containerItems?.scrollViews.first(where: { $0.edges.contains(edge) }) { return named.view }
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
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

/// Hears of a scroll view's content that goes under a bar.
@MainActor
protocol ScrollObserver: AnyObject {
    /// The content moved.
    func contentDidMove(in scrollView: UIScrollView)
    /// The content is let go and would come to rest at `offset`. Answers where it does.
    func restingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint
}

extension ScrollObserver {
    func restingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint { offset }
}

/// The view of a controller that contains others: it lays them out as the controller says.
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

/// Makes views of classes that are known only while the program runs; see ``Instances``.
@MainActor
enum BarViews {
    /// A view of `type`. Not to be inlined, or the compiler would call the named class's own initializer.
    @inline(never)
    static func make(_ type: UIView.Type) -> UIView {
        unsafeBitCast(type, to: _DynamicView.Type.self).init(frame: .zero)
    }
}

/// Names the place of `UIView.init(frame:)`. Open, so that the compiler does not take it for the only class there is.
@preconcurrency @MainActor
@_documentation(visibility: internal)
open class _DynamicView: UIView {
    /// Makes nothing of its own.
    public required override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
