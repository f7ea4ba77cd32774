import CoreGraphics
import Foundation

/// The ring around what has the focus. It lies above everything in its window, takes no touches, and follows what it lies around.
@MainActor
final class FocusRing {
    weak var scene: UIWindowScene?
    private weak var object: NSObject?
    private var view: FocusRingView?

    /// How far outside of a shape the ring lies, and how wide it is, in points: as on iPadOS.
    static let gap: CGFloat = 2
    static let width: CGFloat = 3

    /// Shows the ring around an object; nil for nothing.
    func show(around object: NSObject?) {
        self.object = object
        follow()
    }

    /// Takes in where the object is now.
    func follow() {
        guard let object, let owner = AccessibilityTree.view(of: object), let window = owner.window, let effect = effect(of: object) else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        let ringView = view ?? FocusRingView()
        view = ringView
        window.stage(ringView)
        ringView.show(path(of: effect, object, in: window), color: owner.tintColor)
    }

    private func effect(of object: NSObject) -> UIFocusHaloEffect? {
        guard let item = object as? any UIFocusItem else { return UIFocusHaloEffect() }
        return item.focusEffect as? UIFocusHaloEffect
    }

    /// Whether the ring suits better within an object: rows touch each other, and go from one edge of their list to the other.
    private func isInside(_ object: NSObject) -> Bool { object is UITableViewCell || object is UICollectionViewListCell }

    /// The ring's path in the window's coordinates.
    private func path(of effect: UIFocusHaloEffect, _ object: NSObject, in window: UIWindow) -> UIBezierPath {
        let owner = object as? UIView
        func ring(around rect: CGRect, _ radius: CGFloat, from view: UIView?) -> UIBezierPath {
            let place = view.map { window.convert(rect, from: $0) } ?? rect
            let isInside = effect.position == .inside || effect.position == .automatic && isInside(object)
            let outset = isInside ? -Self.width / 2 : Self.gap + Self.width / 2
            let corner = radius > 0 ? radius + outset : isInside ? 4 : 4 + outset
            let shape = place.insetBy(dx: -outset, dy: -outset)
            return UIBezierPath(roundedRect: shape, cornerRadius: min(corner, shape.width / 2, shape.height / 2))
        }
        switch effect.shape {
        case .item:
            guard let owner else { return ring(around: window.convert(object.accessibilityFrame, from: nil as UIWindow?), 0, from: nil) }
            return ring(around: owner.bounds, owner.layer.cornerRadius, from: owner)
        case .rect(let rect, let radius): return ring(around: rect, radius, from: effect.referenceView ?? owner)
        case .path(let path):
            let copy = UIBezierPath(cgPath: path.cgPath)
            let reference = effect.referenceView ?? owner
            let origin = reference.map { window.convert(CGPoint.zero, from: $0) } ?? .zero
            copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
            return copy
        }
    }
}

/// Draws the ring.
private final class FocusRingView: UIView, StagedView {
    var stageLevel: StageLevel { .focusRing }

    override class var layerClass: AnyClass { CAShapeLayer.self }

    private var shown: CGRect?

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        let shape = layer as? CAShapeLayer
        shape?.fillColor = nil
        shape?.lineWidth = FocusRing.width
    }

    required init?(coder: NSCoder) { nil }

    func show(_ path: UIBezierPath, color: UIColor?) {
        guard let shape = layer as? CAShapeLayer else { return }
        let bounds = path.bounds
        // Nothing is drawn anew while nothing moves.
        guard shown != bounds else { return }
        shown = bounds
        UIView.performWithoutAnimation {
            shape.path = path.cgPath
            shape.strokeColor = (color ?? .systemBlue).resolvedColor(with: traitCollection).cgColor
        }
    }
}
