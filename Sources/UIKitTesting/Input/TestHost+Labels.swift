import UIKit

// Finding and tapping views by their accessibility label.
extension TestHost {
    /// Taps the center of the frontmost visible, touchable view with this accessibility label. A view without a label has its text or title instead.
    /// Finds labels, buttons, cells, bar items, tabs, menu items and alert actions.
    ///
    /// If user interaction is disabled for a label, its superview receives the touch. A view cannot be tapped if another view covers its middle, or if it is
    /// scrolled out of view.
    ///
    /// - Returns: False if there is no such view.
    /// - Complexity: O(*n*) in the number of views.
    @discardableResult
    public func tap(_ label: String) -> Bool {
        guard let found = enter({ firstView(labelled: label, mustBeTouchable: true) }) else { return false }
        tap(at: middle(of: found))
        return true
    }

    /// The frontmost visible view with this accessibility label. A view without a label has its text or title instead. Nil if there is no such view.
    /// Touchable views are preferred.
    ///
    /// - Complexity: O(*n*) in the number of views.
    public func view(labelled label: String) -> UIView? {
        enter { firstView(labelled: label, mustBeTouchable: true) ?? firstView(labelled: label, mustBeTouchable: false) }
    }

    private func middle(of view: UIView) -> CGPoint {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return keyWindow.convert(view.convert(middle, to: nil), from: view.window)
    }

    private func firstView(labelled label: String, mustBeTouchable: Bool) -> UIView? {
        guard let stack = keyWindow.windowScene?.windowStack else { return nil }
        for window in stack.windows.reversed() where !window.isHidden {
            window.layoutIfNeeded()
            let found = search(window, label) { view in
                let point = stack.layer.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view.layer)
                guard stack.bounds.intersects(stack.layer.convert(view.bounds, from: view.layer)) else { return false }
                guard mustBeTouchable else { return true }
                guard let hit = stack.hitTest(point, with: nil)?.view else { return false }
                return hit.isDescendant(of: view) || (!view.isUserInteractionEnabled && isSeen(view, at: point, in: hit))
            }
            if let found { return found }
        }
        return nil
    }

    /// Whether every superview of `view` up to `hit` contains the point, so that a touch there reaches `view`. The point is in scene
    /// coordinates.
    private func isSeen(_ view: UIView, at point: CGPoint, in hit: UIView) -> Bool {
        for ancestor in sequence(first: view.superview, next: { $0?.superview }) {
            guard let ancestor else { return false }
            if ancestor === hit { return true }
            guard let root = keyWindow.windowScene?.windowStack.layer,
                ancestor.point(inside: ancestor.layer.convert(point, from: root), with: nil)
            else { return false }
        }
        return false
    }

    /// The frontmost view in the subtree of `view` that has `label` and satisfies `isMeant`.
    private func search(_ view: UIView, _ label: String, _ isMeant: (UIView) -> Bool) -> UIView? {
        guard !view.isHidden, view.alpha > 0.01 else { return nil }
        // Subviews of an accessibility element are part of it, for assistive technologies and for tests.
        if view.isAccessibilityElement, view.spokenLabel == label, isMeant(view) { return view }
        for subview in view.subviews.reversed() {
            if let found = search(subview, label, isMeant) { return found }
        }
        return view.spokenLabel == label && isMeant(view) ? view : nil
    }
}

extension UIView {
    /// The accessibility label, or the displayed text or title.
    fileprivate var spokenLabel: String? {
        if let accessibilityLabel { return accessibilityLabel }
        if let label = self as? UILabel { return label.text }
        if let button = self as? UIButton { return button.currentTitle ?? button.configuration?.title }
        return nil
    }
}
