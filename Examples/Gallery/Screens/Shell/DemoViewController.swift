import UIKit

/// The Gallery's right side: a demo's name, what to try, and the demo itself on a card. The page scrolls where the demo needs more room.
final class DemoViewController: UIViewController {
    @Outlet var page: PageScrollView!
    @Outlet var card: UIView!
    @Outlet var titleLabel: UILabel!
    @Outlet var summaryLabel: UILabel!
    @Outlet var leastCardHeight: NSLayoutConstraint!
    /// How far the page ends above the lower edge, and before the right one: where the timeline is shown.
    @Outlet var roomBelow: NSLayoutConstraint!
    @Outlet var roomBeside: NSLayoutConstraint!

    /// What is shown. Set before the view is loaded.
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
        // Only in a narrow window, where it is the way back to the list.
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        leaveRoomForTimeline()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The card is no subview of the page's own view: it is laid out after this call, and its width is asked for here.
        page.layoutIfNeeded()
        let least = (content as? any SizedDemo)?.leastHeight(forWidth: card.bounds.width) ?? 0
        if leastCardHeight.constant != least {
            leastCardHeight.constant = least
            view.layoutIfNeeded()
        }
        page.isScrollEnabled = page.contentSize.height > page.bounds.height + 0.5
    }

    /// Leaves room for the timeline: beside the demo where the window is low and wide, and else under it.
    private func leaveRoomForTimeline() {
        var (below, beside): (CGFloat, CGFloat) = (0, 0)
        if let window = view.window as? TouchShowingWindow, window.showsTimeline {
            let margin: CGFloat = 12
            let area = view.bounds.inset(by: UIEdgeInsets(top: view.safeAreaInsets.top, left: 0, bottom: 0, right: 0))
            let place: CGRect
            if area.width >= 560 && area.height < 520 {
                beside = area.width - (area.width * 0.56).rounded()
                place = CGRect(x: area.maxX - beside, y: area.minY + margin, width: beside - margin, height: area.height - 2 * margin)
            } else {
                below = min(290, (view.bounds.height * 0.45).rounded(), (view.bounds.height / 2).rounded(.down) - area.minY)
                place = CGRect(x: area.minX + margin, y: area.maxY - below, width: area.width - 2 * margin, height: below - margin)
            }
            window.timelineFrame = view.convert(place, to: nil)
        }
        if roomBelow.constant != below { roomBelow.constant = below }
        if roomBeside.constant != beside { roomBeside.constant = beside }
    }
}
