import Foundation

extension UIView {
    /// Lets a guide belong to the view.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutWithConstraints.guides.append(layoutGuide)
    }

    /// Takes a guide away, and the constraints that mention it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, let layout = constraintLayout else { return }
        for constraint in layout.mentions where constraint.items.contains(where: { $0 === layoutGuide }) {
            constraint.container?.letGo(of: constraint)
        }
        layout.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    /// The guides that were added to the view, and those that it has by itself once they were asked for.
    public var layoutGuides: [UILayoutGuide] { (constraintLayout?.edgeGuides ?? []) + (constraintLayout?.guides ?? []) }

    /// What is not covered by bars.
    public var safeAreaLayoutGuide: UILayoutGuide { layoutWithConstraints.edgeGuide(.safeArea) }
    /// Where the keyboard on the screen is. A desktop has none, so that the guide lies as on an iPad with a keyboard of its own: from the safe
    /// area's lower edge to the view's. It is made when it is asked for.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        let layout = layoutWithConstraints
        for guide in layout.guides {
            if let guide = guide as? UIKeyboardLayoutGuide { return guide }
        }
        let guide = UIKeyboardLayoutGuide()
        addLayoutGuide(guide)
        guide.place(in: self)
        return guide
    }
    /// What is inside of the view's margins.
    public var layoutMarginsGuide: UILayoutGuide { layoutWithConstraints.edgeGuide(.margins) }
    /// What is inside of the margins and not wider than lines of text that are read well.
    public var readableContentGuide: UILayoutGuide { layoutWithConstraints.edgeGuide(.readable) }
}
