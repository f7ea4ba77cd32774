import UIKit

/// A map that fingers, the wheel and keys scroll and zoom.
final class MapViewController: UIViewController, UIScrollViewDelegate {
    let scrollView = MapScrollView()
    let map: TiledMapView
    private(set) var pins: [PinView] = []
    private static let places = [
        ("Harbour", CGPoint(x: 0.46, y: 0.77)), ("Old Town", CGPoint(x: 0.42, y: 0.55)), ("Summit", CGPoint(x: 0.62, y: 0.64)),
        ("Lighthouse", CGPoint(x: 0.62, y: 0.205)),
    ]

    init(source: @escaping TiledMapView.TileSource = Terrain.image) {
        map = TiledMapView(source: source)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Island"
        scrollView.backgroundColor = UIColor { UIColor(cgColor: Terrain.color(at: -0.4, isDark: $0.userInterfaceStyle == .dark)) }
        scrollView.delegate = self
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = map.bounds.size
        scrollView.addSubview(map)
        view.addSubview(scrollView)
        for (name, position) in Self.places {
            let center = CGPoint(x: position.x * TiledMapView.side, y: position.y * TiledMapView.side)
            let pin = PinView(name: name) { [unowned self] pin in zoom(to: 8, at: pin.center, shownAt: middle) }
            pin.center = center
            pins.append(pin)
            map.addSubview(pin)
        }
        addRecognizers()
        addButtons()
    }

    private func addRecognizers() {
        let doubleTap = UITapGestureRecognizer { [unowned self] tap in zoom(to: scrollView.zoomScale * 2, at: tap.location(in: map)) }
        doubleTap.numberOfTapsRequired = 2
        let twoFingerTap = UITapGestureRecognizer { [unowned self] tap in zoom(to: scrollView.zoomScale / 2, at: tap.location(in: map)) }
        twoFingerTap.numberOfTouchesRequired = 2
        scrollView.addGestureRecognizer(doubleTap)
        scrollView.addGestureRecognizer(twoFingerTap)
    }

    /// Buttons for those who have one finger or only a mouse button.
    private func addButtons() {
        let buttons = [("plus", "Zoom In", 2.0), ("minus", "Zoom Out", 0.5)].map { symbol, name, factor in
            var configuration = UIButton.Configuration.gray()
            configuration.image = UIImage(systemName: symbol)
            configuration.baseBackgroundColor = .systemBackground
            configuration.cornerStyle = .capsule
            let button = UIButton(
                configuration: configuration, primaryAction: UIAction { [unowned self] _ in zoomInMiddle(by: CGFloat(factor)) })
            button.accessibilityLabel = name
            return button
        }
        let column = UIStackView(arrangedSubviews: buttons)
        column.axis = .vertical
        column.spacing = 8
        column.distribution = .fillEqually
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
            column.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
            column.widthAnchor.constraint(equalToConstant: 44),
            column.heightAnchor.constraint(equalToConstant: 96),
        ])
    }

    // MARK: Zooming

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The map always fills the window.
        let fill = max(view.bounds.width, view.bounds.height) / TiledMapView.side
        let wasWhole = scrollView.zoomScale <= scrollView.minimumZoomScale && scrollView.minimumZoomScale != fill
        scrollView.minimumZoomScale = fill
        scrollView.maximumZoomScale = 64
        if wasWhole || scrollView.zoomScale < fill {
            scrollView.zoomScale = fill
            let size = scrollView.contentSize
            scrollView.contentOffset = CGPoint(x: (size.width - view.bounds.width) / 2, y: (size.height - view.bounds.height) / 2)
        }
        update()
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { map }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { update() }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { update() }

    private func update() {
        map.show(map.convert(scrollView.bounds, from: scrollView), zoomScale: scrollView.zoomScale)
        for pin in pins { pin.zoomScale = scrollView.zoomScale }
    }

    /// Zooms about a point of the map, which keeps its position in the window.
    private func zoom(to scale: CGFloat, at point: CGPoint) { zoom(to: scale, at: point, shownAt: map.convert(point, to: view)) }

    private func zoom(to scale: CGFloat, at point: CGPoint, shownAt end: CGPoint) {
        let scale = min(max(scale, scrollView.minimumZoomScale), scrollView.maximumZoomScale)
        let origin = CGPoint(x: point.x - end.x / scale, y: point.y - end.y / scale)
        let size = CGSize(width: view.bounds.width / scale, height: view.bounds.height / scale)
        scrollView.zoom(to: CGRect(origin: origin, size: size), animated: true)
    }

    private var middle: CGPoint { CGPoint(x: view.bounds.midX, y: view.bounds.midY) }

    private func zoomInMiddle(by factor: CGFloat) { zoom(to: scrollView.zoomScale * factor, at: map.convert(middle, from: view)) }

    // MARK: Keys

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        scrollView.becomeFirstResponder()
    }

    override var keyCommands: [UIKeyCommand]? {
        [("+", 2.0), ("=", 2), ("-", 0.5), ("0", 0.001)].map { key, factor in
            UIKeyCommand(input: key) { [unowned self] _ in zoomInMiddle(by: CGFloat(factor)) }
        }
    }
}

/// A scroll view that arrow keys scroll: the keys scroll the view that contains the first responder.
final class MapScrollView: UIScrollView {
    override var canBecomeFirstResponder: Bool { true }
}
