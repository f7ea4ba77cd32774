import UIKit

/// The Gallery, from `Gallery.storyboard`: the list of demos and a demo, side by side in a wide window, on a stack in a narrow one.
public final class GalleryViewController: UISplitViewController {
    /// The demos in groups, for the sidebar. In a wide window the first demo is shown.
    public private(set) var sections: [GallerySection] = []

    /// The index of the current demo; nil before the first.
    private(set) var shown: Int?

    private var demos: [GalleryDemo] = []
    /// Whether a demo was requested, so that a narrow window shows it instead of the list.
    private var wantsDetail = false

    /// Creates the Gallery from its storyboard, with `sections`.
    public static func make(sections: [GallerySection]) -> GalleryViewController {
        let storyboard = UIStoryboard(name: "Gallery", bundle: .module)
        guard let gallery = storyboard.instantiateInitialViewController() as? GalleryViewController else {
            fatalError("Gallery.storyboard has no GalleryViewController")
        }
        gallery.delegate = gallery
        gallery.sections = sections
        gallery.demos = sections.flatMap(\.demos)
        gallery.sidebar?.sections = sections
        if let first = gallery.demos.first {
            gallery.detail?.demo = first
            gallery.shown = 0
        }
        return gallery
    }

    /// The list of demos.
    var sidebar: SidebarViewController? {
        (viewController(for: .primary) as? UINavigationController)?.viewControllers.first as? SidebarViewController
    }

    /// The controller of the current demo.
    var detail: DemoViewController? { viewController(for: .secondary) as? DemoViewController }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .opaqueSeparator
        // The page's background is visible behind the back button.
        let look = UINavigationBarAppearance()
        look.configureWithTransparentBackground()
        let stack = viewController(for: .primary) as? UINavigationController
        stack?.navigationBar.standardAppearance = look
        stack?.navigationBar.scrollEdgeAppearance = look
        stack?.view.backgroundColor = .systemGroupedBackground
    }

    /// Opens the demo with a title, ignoring case. Returns false if no demo has the title.
    @discardableResult
    public func open(demoTitled title: String) -> Bool {
        guard let index = demos.firstIndex(where: { $0.title.lowercased() == title.lowercased() }) else { return false }
        wantsDetail = true
        if index != shown || isCollapsed, let page = storyboard?.instantiateViewController(withIdentifier: "demo") as? DemoViewController {
            willShow(index, in: page)
            showDetailViewController(page, sender: self)
        }
        sidebar?.update()
        return true
    }

    /// Opens the demo of a quick action. Returns false if it is not one of the Gallery's.
    public func open(shortcut: UIApplicationShortcutItem) -> Bool {
        shortcut.type == AppRows.shortcutType && open(demoTitled: DesktopViewController.demo.title)
    }

    /// Window widths, in points, in which the list and a demo do not fit side by side, although the window is not compact.
    private static let crampedWidths: Range<CGFloat> = 500..<640

    public override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isCramped = Self.crampedWidths.contains(view.bounds.width)
        guard isCramped != traitOverrides.contains(UITraitHorizontalSizeClass.self) else { return }
        if isCramped {
            traitOverrides.horizontalSizeClass = .compact
        } else {
            traitOverrides.remove(UITraitHorizontalSizeClass.self)
        }
    }

    /// Shows the demo at `index` in `page`.
    func willShow(_ index: Int, in page: DemoViewController) {
        guard demos.indices.contains(index) else { return }
        page.demo = demos[index]
        shown = index
        wantsDetail = true
    }
}

extension GalleryViewController: UISplitViewControllerDelegate {
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        // True shows only the list on the stack.
        !wantsDetail
    }

    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { sidebar?.update() }

    public func splitViewControllerDidExpand(_ svc: UISplitViewController) { sidebar?.update() }
}
