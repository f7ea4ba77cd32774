import UIKit

// What a person means by its name.
extension TestHost {
    /// Taps the middle of the frontmost view that is seen, can be touched and has this accessibility label (its text or title, where none
    /// is set): labels, buttons, cells, bar items, tabs, menu items, alert actions. Answers false where there is none.
    ///
    /// A label that takes no touches itself is touched through: what it lies in gets the tap. A view whose middle something else covers, or
    /// that is scrolled out of sight, cannot be touched. Linear in the number of views.
    @discardableResult
    public func tap(_ label: String) -> Bool {
        guard let found = enter({ firstView(labelled: label, mustBeTouchable: true) }) else { return false }
        tap(at: middle(of: found))
        return true
    }

    /// The frontmost view that is seen and has this accessibility label (its text or title, where none is set): one that can be touched, or
    /// else any; nil where there is none. Linear in the number of views.
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

    /// Whether a point of the scene is in every view from the superview of `view` up to `hit`, so that a touch there is one on `view`.
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

    /// The frontmost view in `view`, itself included, that has `label` and is what `isMeant` says.
    private func search(_ view: UIView, _ label: String, _ isMeant: (UIView) -> Bool) -> UIView? {
        guard !view.isHidden, view.alpha > 0.01 else { return nil }
        // To assistive programs, and so to tests, what is in such a view is part of it.
        if view.isAccessibilityElement, view.spokenLabel == label, isMeant(view) { return view }
        for subview in view.subviews.reversed() {
            if let found = search(subview, label, isMeant) { return found }
        }
        return view.spokenLabel == label && isMeant(view) ? view : nil
    }
}

extension UIView {
    /// The view's accessibility label, or else the text or the title that it shows.
    fileprivate var spokenLabel: String? {
        if let accessibilityLabel { return accessibilityLabel }
        if let label = self as? UILabel { return label.text }
        if let button = self as? UIButton { return button.currentTitle ?? button.configuration?.title }
        return nil
    }
}
