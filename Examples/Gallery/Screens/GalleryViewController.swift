import UIKit

/// The whole Gallery: the list of demos at the left and a demo at the right, or one of the two where the window is narrow.
public final class GalleryViewController: UIViewController {
    private let demos: [GalleryDemo]
    private let sidebar: SidebarViewController
    private let divider = UIView()
    private var detail: DemoViewController?
    private var showsDetailWhenNarrow = false

    /// Makes it show `sections`, and the first demo of them where there is room for it.
    public init(sections: [GallerySection]) {
        demos = sections.flatMap(\.demos)
        sidebar = SidebarViewController(sections: sections)
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    /// Opens the demo of that title, in whatever case. False where there is none.
    @discardableResult
    public func open(demoTitled title: String) -> Bool {
        loadViewIfNeeded()
        guard let index = demos.firstIndex(where: { $0.title.lowercased() == title.lowercased() }) else { return false }
        showsDetailWhenNarrow = true
        show(index)
        return true
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        addChild(sidebar)
        view.addSubview(sidebar.view)
        sidebar.didMove(toParent: self)
        divider.backgroundColor = .separator
        divider.isUserInteractionEnabled = false
        view.addSubview(divider)

        sidebar.onSelect = { [weak self] in self?.select($0) }
        sidebar.onChangeDark = { [weak self] in self?.setDark($0) }
        sidebar.onChangeShowsTouches = { [weak self] isOn in (self?.view.window as? TouchShowingWindow)?.showsTouches = isOn }
        sidebar.onChangeShowsTimeline = { [weak self] isOn in
            (self?.view.window as? TouchShowingWindow)?.showsTimeline = isOn
            self?.view.setNeedsLayout()
        }
        if !demos.isEmpty { show(0) }
    }

    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        sidebar.isDark = traitCollection.userInterfaceStyle == .dark
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        sidebar.showsTouches = (view.window as? TouchShowingWindow)?.showsTouches ?? false
        sidebar.showsTimeline = (view.window as? TouchShowingWindow)?.showsTimeline ?? false
    }

    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        sidebar.isDark = traitCollection.userInterfaceStyle == .dark
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        if isNarrow {
            let showsDetail = showsDetailWhenNarrow && detail != nil
            let area = leavingRoomForTimeline(bounds)
            sidebar.view.frame = area.offsetBy(dx: showsDetail ? -bounds.width * 0.3 : 0, dy: 0)
            detail?.view.frame = area.offsetBy(dx: showsDetail ? 0 : bounds.width, dy: 0)
            divider.isHidden = true
        } else {
            let width: CGFloat = bounds.width < 960 ? 272 : 320
            let hairline = 1 / max(traitCollection.displayScale, 1)
            sidebar.view.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
            divider.frame = CGRect(x: width, y: 0, width: hairline, height: bounds.height)
            detail?.view.frame = leavingRoomForTimeline(
                CGRect(x: width + hairline, y: 0, width: bounds.width - width - hairline, height: bounds.height))
            divider.isHidden = false
        }
        detail?.hasBackButton = isNarrow
        sidebar.showsDisclosure = isNarrow
        sidebar.selection = isNarrow ? nil : shown
    }

    /// What is left of a demo's area where the timeline is shown: beside it where the window is low and wide, and else under it.
    private func leavingRoomForTimeline(_ area: CGRect) -> CGRect {
        guard let window = view.window as? TouchShowingWindow, window.showsTimeline else { return area }
        let margin: CGFloat = 12
        let isBeside = area.width >= 560 && area.height < 520
        let (demo, panel) =
            isBeside
            ? area.divided(atDistance: (area.width * 0.56).rounded(), from: .minXEdge)
            : area.divided(atDistance: area.height - min(290, (area.height * 0.45).rounded()), from: .minYEdge)
        let place =
            isBeside
            ? CGRect(x: panel.minX, y: panel.minY + margin, width: panel.width - margin, height: panel.height - 2 * margin)
            : CGRect(x: panel.minX + margin, y: panel.minY, width: panel.width - 2 * margin, height: panel.height - margin)
        window.timelineFrame = view.convert(place, to: nil)
        return demo
    }

    /// Below this width there is room for one side only.
    private var isNarrow: Bool { view.bounds.width < 720 }

    private var shown: Int?

    private func select(_ index: Int) {
        if isNarrow {
            show(index)
            view.layoutIfNeeded()
            slide(showsDetail: true)
        } else {
            showsDetailWhenNarrow = true
            show(index)
        }
    }

    private func slide(showsDetail: Bool) {
        showsDetailWhenNarrow = showsDetail
        UIView.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: []) {
            self.view.setNeedsLayout()
            self.view.layoutIfNeeded()
        }
    }

    private func show(_ index: Int) {
        guard index != shown else { return }
        shown = index
        if let old = detail {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        let new = DemoViewController(demos[index])
        new.onBack = { [weak self] in self?.slide(showsDetail: false) }
        addChild(new)
        view.addSubview(new.view)
        view.bringSubviewToFront(divider)
        new.didMove(toParent: self)
        detail = new
        view.setNeedsLayout()
    }

    private func setDark(_ isDark: Bool) {
        view.window?.overrideUserInterfaceStyle = isDark ? .dark : .light
    }
}
