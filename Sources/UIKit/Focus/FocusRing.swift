import CoreGraphics
import Foundation

/// The focus ring around the focused object. It ignores touches.
///
/// The ring is in front of all other content of the window, or in the container view of the object's focus effect.
@MainActor
final class FocusRing {
    weak var scene: UIWindowScene?
    private weak var object: NSObject?
    private var view: FocusRingView?

    /// The gap between the object and the ring, and the width of the ring. Both are in points, as on iPadOS.
    static let gap: CGFloat = 2
    static let width: CGFloat = 3

    /// Shows the ring around an object; nil hides it.
    func show(around object: NSObject?) {
        self.object = object
        follow()
    }

    /// Updates the ring for the object's current frame. Removes the ring if the object has no window or no ring effect.
    func follow() {
        guard let object, let owner = AccessibilityTree.view(of: object), let window = owner.window, let effect = effect(of: object) else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        let ringView = view ?? FocusRingView()
        view = ringView
        var home: UIView = window
        if let container = effect.containerView, container.window === window { home = container }
        insert(ringView, in: home, above: effect.referenceView)
        ringView.show(path(of: effect, object, in: home), color: owner.tintColor)
    }

    /// Inserts the ring into the view `home`. It is directly above the subview of `home` that contains `reference`, or else in front of all subviews.
    private func insert(_ ring: FocusRingView, in home: UIView, above reference: UIView?) {
        if let window = home as? UIWindow { return window.addOverlay(ring) }
        let subviews = home.subviews
        let branch = sequence(first: reference, next: { $0?.superview }).first { $0 == nil || $0?.superview === home } ?? nil
        guard let branch, let below = subviews.firstIndex(of: branch) else {
            if subviews.last !== ring { home.addSubview(ring) }
            return
        }
        guard let now = subviews.firstIndex(of: ring), now > below else { return home.insertSubview(ring, aboveSubview: branch) }
    }

    private func effect(of object: NSObject) -> UIFocusHaloEffect? {
        guard let item = object as? any UIFocusItem else { return UIFocusHaloEffect() }
        return item.focusEffect as? UIFocusHaloEffect
    }

    /// Moves the sides of the ring into the safe area if the object is at its edge, or else into the window. A menu bar covers the window outside of the
    /// safe area. A side that the object itself leaves stays outside.
    private func withinWindow(_ shape: CGRect, around area: CGRect, of home: UIView) -> CGRect {
        guard let window = home.window else { return shape }
        let limits = [window.bounds.inset(by: window.safeAreaInsets), window.bounds].map { home.convert($0, from: window) }
        let inset = Self.width / 2
        let left = limits.first { area.minX >= $0.minX }.map { max(shape.minX, $0.minX + inset) } ?? shape.minX
        let top = limits.first { area.minY >= $0.minY }.map { max(shape.minY, $0.minY + inset) } ?? shape.minY
        let right = limits.first { area.maxX <= $0.maxX }.map { min(shape.maxX, $0.maxX - inset) } ?? shape.maxX
        let bottom = limits.first { area.maxY <= $0.maxY }.map { min(shape.maxY, $0.maxY - inset) } ?? shape.maxY
        return CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
    }

    /// The ring's path in the coordinates of its superview.
    private func path(of effect: UIFocusHaloEffect, _ object: NSObject, in home: UIView) -> UIBezierPath {
        let owner = object as? UIView
        let isCell = (object as? any FocusCell)?.showsFocusRingInside == true
        func ring(around rect: CGRect, _ radius: CGFloat, from view: UIView?) -> UIBezierPath {
            let area = view.map { home.convert(rect, from: $0) } ?? rect
            let isInside = effect.position == .inside || effect.position == .automatic && isCell
            let outset = isInside ? -Self.width / 2 : Self.gap + Self.width / 2
            let corner = radius > 0 ? radius + outset : isInside ? 4 : 4 + outset
            let shape = withinWindow(area.insetBy(dx: -outset, dy: -outset), around: area, of: home)
            return UIBezierPath(roundedRect: shape, cornerRadius: min(corner, shape.width / 2, shape.height / 2))
        }
        switch effect.shape {
        case .item:
            guard let owner else {
                guard let window = home.window else { return UIBezierPath() }
                return ring(around: window.convert(object.accessibilityFrame, from: nil as UIWindow?), 0, from: window)
            }
            return ring(around: owner.bounds, owner.layer.cornerRadius, from: owner)
        case .rect(let rect, let radius): return ring(around: rect, radius, from: owner ?? AccessibilityTree.view(of: object))
        case .path(let path):
            let copy = UIBezierPath(cgPath: path.cgPath)
            let origin = AccessibilityTree.view(of: object).map { home.convert(CGPoint.zero, from: $0) } ?? .zero
            copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
            return copy
        }
    }
}

/// Draws the ring.
private final class FocusRingView: UIView, OverlayView {
    var overlayLevel: OverlayLevel { .focusRing }

    override class var layerClass: AnyClass { CAShapeLayer.self }

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
        // The shape layer compares the new values with the old ones, and redraws only after a change.
        UIView.performWithoutAnimation {
            shape.path = path.cgPath
            shape.strokeColor = (color ?? .systemBlue).resolvedColor(with: traitCollection).cgColor
        }
    }
}
