import CoreGraphics
import UIKit

/// The element under a finger, as it was before the touch.
@MainActor
struct RecordedTarget {
    /// The element in XCUITest's names.
    let expression: String
    let node: ElementNode
    /// The element's frame in screen coordinates.
    let frame: CGRect
    /// Whether a tap anywhere on the element has the same effect.
    let isUniform: Bool
    /// The text that identifies the element among those that the user saw before.
    let key: String
    /// The elements on which a swipe in a direction has its effect; nil if the touch drags something instead.
    let horizontalSwipe: String?
    let verticalSwipe: String?
    /// Whether a recognizer waits for a second tap.
    let takesDoubleTaps: Bool

    /// Finds the element at a point of a scene.
    init(at point: CGPoint, in scene: UIWindowScene) {
        let elements = ElementIndex()
        let inner = elements.element(at: point, in: scene)
        let chain = elements.chain(inner)
        var index = chain.first { Self.isActive($0, elements) } ?? chain.first { !elements.names(of: $0).isEmpty } ?? inner
        if [.application, .window].contains(elements.node(index).kind) { index = inner }
        let tapped = elements.node(index)
        // A reader recognizes a row by its text. A tap there selects the row, too.
        if tapped.kind == .cell, elements.names(of: index).isEmpty, let text = elements.text(inCell: index) { index = text }
        node = elements.node(index)
        expression = elements.expression(for: index)
        frame = node.frame
        key = ElementIndex.key(of: node)
        let middle = frame.insetBy(dx: frame.width / 4, dy: frame.height / 4)
        let isNamed = !elements.names(of: index).isEmpty
        isUniform = Self.uniform.contains(node.kind) || (isNamed && middle.contains(point) && ![.application, .window].contains(node.kind))
        let hit = scene.windowStack.hitTest(point, with: nil)?.view
        let views = sequence(first: hit, next: { $0?.superview }).compactMap { $0 }
        takesDoubleTaps = views.contains { view in
            (view.gestureRecognizers ?? []).contains { ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired == 2 }
        }
        horizontalSwipe = Self.swiped(chain, elements) { $0.scrolls(horizontally: true) || $0 is UITableViewCell }
        verticalSwipe = Self.swiped(chain, elements) { $0.scrolls(horizontally: false) }
    }

    /// A point of the element as a coordinate in XCUITest's names.
    func coordinate(_ point: CGPoint) -> String {
        let x = frame.width > 0 ? (point.x - frame.minX) / frame.width : 0
        let y = frame.height > 0 ? (point.y - frame.minY) / frame.height : 0
        return "\(expression).coordinate(withNormalizedOffset: CGVector(dx: \(Self.number(x)), dy: \(Self.number(y))))"
    }

    /// A number with at most two decimal digits.
    static func number(_ value: CGFloat) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    // MARK: Elements

    /// The types of elements on which the position of a tap has no effect.
    private static let uniform: Set<ElementKind> = [
        .button, .switch, .textField, .secureTextField, .searchField, .textView, .cell, .link, .menuItem, .staticText, .pickerWheel,
        .colorWell,
    ]

    /// Whether an element reacts to touches itself.
    private static func isActive(_ index: Int, _ elements: ElementIndex) -> Bool {
        let node = elements.node(index)
        if node.kind == .slider || (uniform.contains(node.kind) && node.kind != .staticText) { return true }
        guard let view = node.object as? UIView, !(view is UIWindow), !(view is UIScrollView) else { return false }
        return !(view.gestureRecognizers ?? []).isEmpty && !elements.names(of: index).isEmpty
    }

    /// The innermost element that swipes scroll or that recognizes swipes; nil if an element inside of it recognizes drags.
    private static func swiped(_ chain: [Int], _ elements: ElementIndex, scrolls: (UIView) -> Bool) -> String? {
        for index in chain {
            guard let view = elements.node(index).object as? UIView else { continue }
            if scrolls(view) { return elements.expression(for: index) }
            guard !(view is UIScrollView), !(view is UIWindow) else { continue }
            let recognizers = view.gestureRecognizers ?? []
            if recognizers.contains(where: { $0 is UISwipeGestureRecognizer }) { return elements.expression(for: index) }
            if recognizers.contains(where: { $0 is UIPanGestureRecognizer }) { return nil }
        }
        return nil
    }
}

extension UIView {
    /// Whether the view is a scroll view whose content moves along an axis.
    fileprivate func scrolls(horizontally: Bool) -> Bool {
        guard let scroll = self as? UIScrollView, scroll.isScrollEnabled else { return false }
        let inset = scroll.adjustedContentInset
        return horizontally
            ? scroll.alwaysBounceHorizontal || scroll.contentSize.width + inset.left + inset.right > scroll.bounds.width
            : scroll.alwaysBounceVertical || scroll.contentSize.height + inset.top + inset.bottom > scroll.bounds.height
    }
}
