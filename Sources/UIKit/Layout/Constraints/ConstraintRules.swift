import Foundation

/// The validity rules for constraints. A violation is a programming error: it ends the program with the same message as in UIKit.
@MainActor
enum ConstraintRules {
    /// Checks that the parts of a constraint can be combined. A violation is a fatal error.
    static func check(_ first: LayoutTerm, _ second: LayoutTerm?, multiplier: CGFloat, constant: CGFloat) {
        guard multiplier.isFinite else {
            fatalError("NSLayoutConstraint for \(first.text): Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)")
        }
        guard constant.isFinite else {
            fatalError("NSLayoutConstraint for \(first.text): Constant is not finite!  That's illegal.  constant:\(constant)")
        }
        guard first.kind != .nothing else {
            fatalError("NSLayoutConstraint for \(first.text): The first attribute of a constraint cannot be notAnAttribute.")
        }
        guard let second, multiplier != 0 else {
            guard first.kind == .size else {
                fatalError(
                    """
                    NSLayoutConstraint for \(first.text): A multiplier of 0 or a nil second item together with a location for the first attribute \
                    creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs.
                    """)
            }
            return
        }
        guard let reason = mismatch(first, second) else { return }
        fatalError("NSLayoutConstraint for \(first.text) and \(second.text): Invalid pairing of layout attributes. \(reason)")
    }

    /// Returns the reason that two terms cannot be compared; nil if they can.
    static func mismatch(_ first: LayoutTerm, _ second: LayoutTerm) -> String? {
        // Horizontal and vertical positions can be compared: UIKit accepts `left == top`.
        guard (first.kind == .size) == (second.kind == .size) else { return "A size and a position cannot be compared." }
        if first.isDistance || second.isDistance { return nil }
        let (one, other) = (first.attribute, second.attribute)
        if one.isDirectional && other.isAbsoluteSide || one.isAbsoluteSide && other.isDirectional {
            return "Leading and trailing cannot be compared with left and right."
        }
        return nil
    }

    /// Returns the nearest common ancestor of all items of `constraint`. Missing a common ancestor is a fatal error.
    static func commonAncestor(of constraint: NSLayoutConstraint) -> UIView {
        if constraint.isPlain, let first = constraint.firstLayout?.takeUnretainedValue(), !first.isViewDeallocated {
            guard let second = constraint.secondLayout?.takeUnretainedValue() else { return first.view }
            if !second.isViewDeallocated {
                // Compare addresses, because access to the views would retain them.
                let (one, other) = (first.addresses, second.addresses)
                if other.view == one.view || other.superview == one.view { return first.view }
                if one.superview == other.view { return second.view }
                if one.superview == other.superview, let parent = first.view.parent { return parent }
            }
        }
        var ancestor: UIView?
        for item in constraint.items {
            guard let view = item.layoutView else {
                fatalError(
                    "Unable to activate \(constraint): the layout guide \(item) has no owning view. Add it with addLayoutGuide(_:) first.")
            }
            if let known = ancestor {
                guard let common = known.nearestCommonAncestor(with: view) else {
                    fatalError(
                        """
                        Unable to activate constraint with anchors \(constraint.first.text) and \(constraint.second?.text ?? "nothing") because \
                        they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  \
                        That's illegal.
                        """)
                }
                ancestor = common
            } else {
                ancestor = view
            }
        }
        guard let ancestor else { fatalError("Unable to activate \(constraint): its items were deallocated.") }
        return ancestor
    }

    /// Checks that `view` contains all items of `constraint`. A fatal error otherwise.
    static func checkItems(of constraint: NSLayoutConstraint, areIn view: UIView) {
        for item in constraint.items where item.layoutView?.isDescendant(of: view) != true {
            fatalError(
                """
                The view hierarchy is not prepared for the constraint: \(constraint). When added to a view, the constraint's items must be \
                descendants of that view (or the view itself). This will crash if the constraint needs to be resolved before the view \
                hierarchy is assembled. Constraint item \(item) is not in \(view).
                """)
        }
    }
}

extension NSLayoutConstraint {
    /// The items of both terms.
    var items: [any LayoutItem] {
        var items: [any LayoutItem] = []
        items.reserveCapacity(2)
        first.appendItems(to: &items)
        second?.appendItems(to: &items)
        return items
    }
}

extension LayoutTerm {
    fileprivate func appendItems(to items: inout [any LayoutItem]) {
        if let item { items.append(item) }
        if let origin { items.append(origin) }
    }
}

extension UIView {
    /// Returns the nearest common ancestor, which may be one of the two views; nil for different hierarchies.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        if other === self || other.parent === self { return self }
        if parent === other { return other }
        if let parent, parent === other.parent { return parent }
        var candidate: UIView? = self
        while let current = candidate {
            if other.isDescendant(of: current) { return current }
            candidate = current.parent
        }
        return nil
    }
}
