import UIKit

/// A list with pages and pull to refresh, and a picture that zooms; side by side if they fit.
public final class ScrollingViewController: UIViewController, UIScrollViewDelegate, SizedDemo {
    /// The sidebar's entry.
    public static let demo = GalleryDemo(
        title: "Scrolling", summary: "Throw the list, pull it to refresh, flick through the pages, pinch the picture or tap it twice.",
        symbol: .scrolling, color: .systemOrange, makeViewController: { ScrollingViewController() })

    /// The list and its content.
    let list: UIScrollView = FocusedScrollView()
    let pages = UIScrollView()
    private let refresh = UIRefreshControl()
    private var cards: [UIView] = []
    private var rows: [UIView] = []
    /// The number of refreshes.
    private var edition = 1
    /// Whether the pages were laid out from right to left.
    private var isMirrored = false

    /// The picture and its scroll view.
    let zoom: UIScrollView = FocusedScrollView()
    private let picture = UIImageView()
    private let choice = ChoiceBar(["List", "Picture"])

    private static let colors: [UIColor] = [.systemBlue, .systemPurple, .systemPink, .systemOrange, .systemGreen]
    private var rowHeight: CGFloat { view.grown(60, upTo: 84) }

    /// Builds the list and the picture.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        list.accessibilityLabel = local("List")
        list.accessibilityContainerType = .list
        zoom.accessibilityLabel = local("Picture")
        zoom.accessibilityContainerType = .semanticGroup
        list.alwaysBounceVertical = true
        list.refreshControl = refresh
        refresh.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
        pages.isPagingEnabled = true
        pages.showsHorizontalScrollIndicator = false
        pages.layer.cornerRadius = 18
        list.addSubview(pages)
        for (index, color) in Self.colors.enumerated() {
            let card = UILabel()
            card.text = local("Page %lld", count: index + 1)
            card.font = .systemFont(ofSize: 28, weight: .bold)
            card.followTextSize(upTo: 60)
            card.shrinks(to: 0.5)
            card.textColor = color.ink
            card.textAlignment = .center
            card.backgroundColor = color.ground
            pages.addSubview(card)
            cards.append(card)
        }
        makeRows()

        picture.image = Self.landscape
        picture.isUserInteractionEnabled = true
        zoom.backgroundColor = .tertiarySystemGroupedBackground
        zoom.layer.cornerRadius = 20
        zoom.delegate = self
        zoom.addSubview(picture)
        let twice = UITapGestureRecognizer { [weak self] in self?.zoomAtTap($0) }
        twice.numberOfTapsRequired = 2
        zoom.addGestureRecognizer(twice)

        zoom.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: local("Make larger")) { [weak self] _ in self?.zoom(by: 1.5) ?? false },
            UIAccessibilityCustomAction(name: local("Make smaller")) { [weak self] _ in self?.zoom(by: 1 / 1.5) ?? false },
        ]
        list.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: local("Load again")) { [weak self] _ in
                self?.load()
                return true
            }
        ]
        choice.onChange = { [weak self] _ in self?.view.setNeedsLayout() }
        for part in [list, zoom, choice] { view.addSubview(part) }
    }

    /// Lays both out side by side, or only the selected one.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let isWide = area.width >= 700
        let margin: CGFloat = area.width >= 600 ? 24 : 16
        choice.isHidden = isWide
        choice.frame = CGRect(x: area.minX + margin, y: area.minY + 12, width: area.width - 2 * margin, height: ChoiceBar.height)
        let top = isWide ? area.minY : choice.frame.maxY + 12
        let width = isWide ? (area.width / 2).rounded() : area.width
        list.isHidden = !isWide && choice.selection == 1
        zoom.isHidden = !isWide && choice.selection == 0
        let side = CGRect(x: area.minX, y: top, width: width, height: max(area.maxY - top, 0))
        list.frame = view.directed(side)
        let left = isWide ? side.maxX : area.minX + margin
        let rect = view.directed(
            CGRect(
                x: left, y: isWide ? top + margin : top, width: max(area.maxX - margin - left, 0),
                height: max(area.maxY - margin - (isWide ? top + margin : top), 0))
        ).onWholePoints
        if zoom.frame != rect {
            zoom.frame = rect
            fitPicture()
        }
        layoutList(margin)
    }

    func leastHeight(forWidth width: CGFloat) -> CGFloat { 300 }

    private func layoutList(_ margin: CGFloat) {
        let width = list.bounds.width - 2 * margin
        guard width > 0 else { return }
        let page = shownPage
        pages.frame = CGRect(x: margin, y: margin, width: width, height: 160)
        let whole = CGFloat(cards.count) * width
        for (index, card) in cards.enumerated() {
            card.frame = pages.directed(CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 160), in: whole)
        }
        pages.contentSize = CGSize(width: whole, height: 160)
        if !pages.isDragging, !pages.isDecelerating {
            pages.contentOffset.x = pages.directed(CGRect(x: page * width, y: 0, width: width, height: 160), in: whole).minX
        }
        isMirrored = pages.isRightToLeft
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: margin, y: pages.frame.maxY + 16 + CGFloat(index) * (rowHeight + 8), width: width, height: rowHeight)
        }
        list.contentSize = CGSize(width: list.bounds.width, height: (rows.last?.frame.maxY ?? 0) + margin)
    }

    /// The visible page of the previous layout. The first one is at the leading edge.
    private var shownPage: CGFloat {
        guard pages.bounds.width > 0 else { return 0 }
        let page = (pages.contentOffset.x / pages.bounds.width).rounded()
        return isMirrored ? CGFloat(cards.count - 1) - page : page
    }

    private func makeRows() {
        for row in rows { row.removeFromSuperview() }
        rows = (1...60).map { number in
            let first = local("Row %lld", count: number)
            let text = edition == 1 ? first : local("%1, %2", with: first, local("edition %lld", count: edition))
            let row = ScrollingRow(text, color: Self.colors[number % Self.colors.count])
            list.addSubview(row)
            return row
        }
    }

    /// Loads new rows while the old ones fade.
    private func load() {
        UIView.animate(withDuration: 1.5, delay: 0, options: .allowUserInteraction) {
            for row in self.rows { row.alpha = 0.35 }
        } completion: { _ in
            self.edition += 1
            self.makeRows()
            self.view.setNeedsLayout()
            self.refresh.endRefreshing()
            UIAccessibility.post(notification: .announcement, argument: local("edition %lld", count: self.edition))
        }
    }

    // MARK: The picture

    /// Scales the picture to fit, centred.
    private func fitPicture() {
        guard zoom.bounds.width > 0, zoom.bounds.height > 0, let size = picture.image?.size else { return }
        zoom.minimumZoomScale = 1
        zoom.maximumZoomScale = 1
        picture.transform = .identity
        let scale = min(zoom.bounds.width / size.width, zoom.bounds.height / size.height)
        picture.frame = CGRect(x: 0, y: 0, width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
        zoom.maximumZoomScale = 6
        zoom.contentSize = picture.frame.size
        centerPicture()
        zoom.contentOffset = CGPoint(x: -zoom.contentInset.left, y: -zoom.contentInset.top)
    }

    private func centerPicture() {
        let size = zoom.contentSize
        let (x, y) = (max((zoom.bounds.width - size.width) / 2, 0), max((zoom.bounds.height - size.height) / 2, 0))
        zoom.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }

    private func zoomAtTap(_ recognizer: UITapGestureRecognizer) {
        guard zoom.zoomScale < 2 else { return zoom.setZoomScale(1, animated: true) }
        let point = recognizer.location(in: picture)
        let size = CGSize(width: zoom.bounds.width / 3, height: zoom.bounds.height / 3)
        zoom.zoom(
            to: CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height), animated: true)
    }

    // MARK: Keys and screen readers

    /// Key commands for refreshing and zooming.
    public override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(title: local("Load again"), input: "r", modifierFlags: .command) { [weak self] _ in self?.load() },
            UIKeyCommand(title: local("Make larger"), input: "+") { [weak self] _ in _ = self?.zoom(by: 1.5) },
            UIKeyCommand(title: local("Make smaller"), input: "-") { [weak self] _ in _ = self?.zoom(by: 1 / 1.5) },
        ]
    }

    private func zoom(by factor: CGFloat) -> Bool {
        let scale = min(max(zoom.zoomScale * factor, zoom.minimumZoomScale), zoom.maximumZoomScale)
        guard scale != zoom.zoomScale else { return false }
        zoom.setZoomScale(scale, animated: true)
        UIAccessibility.post(notification: .announcement, argument: "\(Int((scale * 100).rounded())) %")
        return true
    }

    /// The picture zooms.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    /// A picture that is smaller than the scroll view is centred.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) { centerPicture() }

    /// Hills under a sun.
    private static var landscape: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 800, height: 600)).image { _ in
            UIColor(red: 0.99, green: 0.86, blue: 0.66, alpha: 1).setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 800, height: 600))
            UIColor(red: 0.98, green: 0.62, blue: 0.36, alpha: 1).setFill()
            UIBezierPath(ovalIn: CGRect(x: 470, y: 110, width: 170, height: 170)).fill()
            let hills: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [(0.56, 0.63, 0.80, 300), (0.37, 0.49, 0.70, 370), (0.20, 0.34, 0.55, 450)]
            for (index, hill) in hills.enumerated() {
                UIColor(red: hill.0, green: hill.1, blue: hill.2, alpha: 1).setFill()
                let path = UIBezierPath()
                path.move(to: CGPoint(x: 0, y: 600))
                for step in 0...40 {
                    let x = CGFloat(step) * 20
                    let y =
                        hill.3 + 46 * CGFloat(sin(Double(x) / 110 + Double(index) * 1.9)) + 18
                        * CGFloat(sin(Double(x) / 37 + Double(index)))
                    path.addLine(to: CGPoint(x: x, y: y))
                }
                path.addLine(to: CGPoint(x: 800, y: 600))
                path.close()
                path.fill()
            }
        }
    }
}

/// A focusable scroll view, so that its keys scroll it.
private final class FocusedScrollView: UIScrollView {
    override var canBecomeFocused: Bool { true }
    override var canBecomeFirstResponder: Bool { true }
}
