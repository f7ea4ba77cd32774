import Foundation

extension UIView {
    /// The implementation of ``addLayoutGuide(_:)``.
    func baseAddLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutWithConstraints.guides.append(layoutGuide)
    }

    /// The implementation of ``removeLayoutGuide(_:)``.
    func baseRemoveLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, let layout = constraintLayout else { return }
        for constraint in layout.mentions where constraint.items.contains(where: { $0 === layoutGuide }) {
            constraint.container?.letGo(of: constraint)
        }
        layout.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    /// Updates the view's guides that follow an object on the screen, after the view moved or its safe area changed.
    func refreshTrackingGuides() {
        guard let layout = constraintLayout, layout.hasTrackingGuide else { return }
        for guide in layout.guides { (guide as? UITrackingLayoutGuide)?.refresh() }
    }
}
