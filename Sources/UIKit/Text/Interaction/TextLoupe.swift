import CoreGraphics

/// Shows a magnified view of the text under a finger, above the finger.
@MainActor
final class TextLoupe: UIView, OverlayView {
    var overlayLevel: OverlayLevel { .loupe }

    private let picture = UIImageView()
    private static let size = CGSize(width: 120, height: 44)
    private static let magnification: CGFloat = 1.3
    /// The distance from the finger up to the loupe's center, in points.
    private static let lift: CGFloat = 56

    init() {
        super.init(frame: CGRect(origin: .zero, size: TextLoupe.size))
        isUserInteractionEnabled = false
        layer.cornerRadius = TextLoupe.size.height / 2
        layer.borderWidth = 0.5
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 10
        layer.shadowOffset = CGSize(width: 0, height: 4)
        picture.frame = bounds
        picture.layer.cornerRadius = TextLoupe.size.height / 2
        picture.clipsToBounds = true
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the part of `view` around `point`, which is in the view's coordinates.
    func show(_ view: UIView, at point: CGPoint, in window: UIWindow) {
        window.addOverlay(self)
        layer.borderColor = UIColor.separator.resolvedColor(with: view.traitCollection).cgColor
        let finger = view.convert(point, to: window)
        let half = TextLoupe.size.width / 2
        center = CGPoint(
            x: min(max(finger.x, half + 4), max(window.bounds.width - half - 4, half + 4)),
            y: max(finger.y - TextLoupe.lift, TextLoupe.size.height / 2 + 4))
        let background = backdrop(of: view) ?? .systemBackground
        let layer = view.layer
        picture.image = UIGraphicsImageRenderer(size: TextLoupe.size).image { context in
            background.resolvedColor(with: view.traitCollection).setFill()
            context.fill(CGRect(origin: .zero, size: TextLoupe.size))
            let cgContext = context.cgContext
            cgContext.translateBy(x: half, y: TextLoupe.size.height / 2)
            cgContext.scaleBy(x: TextLoupe.magnification, y: TextLoupe.magnification)
            cgContext.translateBy(x: -point.x, y: -point.y)
            layer.render(in: cgContext)
        }
    }

    private func backdrop(of view: UIView) -> UIColor? {
        sequence(first: view, next: \.superview).lazy.compactMap(\.backgroundColor).first { $0.cgColor.alpha > 0.5 }
    }
}
