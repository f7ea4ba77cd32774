import UIKit

/// The Gallery's detail page: a demo's title, summary, and the demo itself on a card. The page scrolls if the demo needs more height.
final class DemoViewController: UIViewController {
    @Outlet var page: PageScrollView!
    @Outlet var card: UIView!
    @Outlet var titleLabel: UILabel!
    @Outlet var summaryLabel: UILabel!
    @Outlet var leastCardHeight: NSLayoutConstraint!
    /// The page's margins below and beside it, for the timeline.
    @Outlet var roomBelow: NSLayoutConstraint!
    @Outlet var roomBeside: NSLayoutConstraint!

    /// The displayed demo. Set it before the view is loaded.
    var demo: GalleryDemo?

    private var content: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let demo else { return }
        titleLabel.text = local(demo.title)
        summaryLabel.text = local(demo.summary)
        titleLabel.numberOfLines = 0
        titleLabel.followTextSize(upTo: 50)
        summaryLabel.followTextSize(upTo: 44)
        page.alwaysBounceVertical = false
        let content = demo.makeViewController()
        addChild(content)
        content.view.backgroundColor = .clear
        content.view.frame = card.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card.addSubview(content.view)
        content.didMove(toParent: self)
        self.content = content
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // Only in a narrow window, for the back button.
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        reserveSpaceForTimeline()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The card is not a subview of the page's own view: it is laid out later, and its width is needed here.
        page.layoutIfNeeded()
        let least = (content as? any SizedDemo)?.leastHeight(forWidth: card.bounds.width) ?? 0
        if leastCardHeight.constant != least {
            leastCardHeight.constant = least
            view.layoutIfNeeded()
        }
        page.isScrollEnabled = page.contentSize.height > page.bounds.height + 0.5
    }

    /// Leaves space for the timeline: beside the demo in a low, wide window, otherwise below it.
    private func reserveSpaceForTimeline() {
        var (below, beside): (CGFloat, CGFloat) = (0, 0)
        if let window = view.window as? TouchShowingWindow, window.showsTimeline {
            let margin: CGFloat = 12
            let area = view.bounds.inset(by: UIEdgeInsets(top: view.safeAreaInsets.top, left: 0, bottom: 0, right: 0))
            let rect: CGRect
            if area.width >= 560 && area.height < 520 {
                beside = area.width - (area.width * 0.56).rounded()
                rect = CGRect(x: area.maxX - beside, y: area.minY + margin, width: beside - margin, height: area.height - 2 * margin)
            } else {
                below = min(290, (view.bounds.height * 0.45).rounded(), (view.bounds.height / 2).rounded(.down) - area.minY)
                rect = CGRect(x: area.minX + margin, y: area.maxY - below, width: area.width - 2 * margin, height: below - margin)
            }
            window.timelineFrame = view.convert(rect, to: nil)
        }
        if roomBelow.constant != below { roomBelow.constant = below }
        if roomBeside.constant != beside { roomBeside.constant = beside }
    }
}
