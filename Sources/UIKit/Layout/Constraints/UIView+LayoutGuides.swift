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

    /// The implementation of ``keyboardLayoutGuide``.
    var baseKeyboardLayoutGuide: UIKeyboardLayoutGuide {
        let layout = layoutWithConstraints
        for guide in layout.guides {
            if let guide = guide as? UIKeyboardLayoutGuide { return guide }
        }
        let guide = UIKeyboardLayoutGuide()
        layout.hasKeyboardGuide = true
        addLayoutGuide(guide)
        guide.attach(to: self)
        return guide
    }
}
