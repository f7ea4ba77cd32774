import UIKit

/// The whole Gallery, as `Gallery.storyboard` describes it: the list of demos and a demo, side by side where the window is wide, and one
/// after the other on a stack where it is narrow.
public final class GalleryViewController: UISplitViewController {
    /// The demos in groups, which the sidebar lists. The first demo is shown where there is room for it.
    public private(set) var sections: [GallerySection] = []

    /// Which demo is shown; nil before the first.
    private(set) var shown: Int?

    private var demos: [GalleryDemo] = []
    /// Whether a demo was asked for, so that a narrow window shows it and not the list.
    private var wantsDetail = false

    /// Makes it from its storyboard, with `sections` to show.
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

    /// What shows the demo.
    var detail: DemoViewController? { viewController(for: .secondary) as? DemoViewController }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .opaqueSeparator
        // The page's own ground is seen behind the way back.
        let look = UINavigationBarAppearance()
        look.configureWithTransparentBackground()
        let stack = viewController(for: .primary) as? UINavigationController
        stack?.navigationBar.standardAppearance = look
        stack?.navigationBar.scrollEdgeAppearance = look
        stack?.view.backgroundColor = .systemGroupedBackground
    }

    /// Opens the demo of that title, in whatever case. False where there is none.
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

    /// Widths, in points, in which the list and a demo have no room beside each other, though the window is no phone's.
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

    /// Notes that the demo at `index` is about to be shown, and gives it to `page`.
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
        // True leaves the list alone on the stack.
        !wantsDetail
    }

    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { sidebar?.update() }

    public func splitViewControllerDidExpand(_ svc: UISplitViewController) { sidebar?.update() }
}
