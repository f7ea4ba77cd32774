#if DEBUG
    /// The position of a view in its superview, for another view that takes it.
    @MainActor
    struct ViewPosition {
        private let old: UIView
        private let constraints: [NSLayoutConstraint]

        /// Stores the position of a view, with the constraints that its superviews hold.
        init(of view: UIView) {
            old = view
            constraints = sequence(first: view.superview, next: { $0?.superview }).flatMap { holder in
                (holder?.constraints ?? []).filter { constraint in
                    constraint.firstItem === view || constraint.secondItem === view
                }
            }
        }

        /// Puts `view` where the other view is, with the same constraints.
        func place(_ view: UIView) {
            view.frame = old.frame
            guard let parent = old.superview else { return }
            let isTranslated = old.translatesAutoresizingMaskIntoConstraints
            view.autoresizingMask = old.autoresizingMask
            view.translatesAutoresizingMaskIntoConstraints = isTranslated
            if let stack = parent as? UIStackView, let index = stack.arrangedSubviews.firstIndex(of: old) {
                stack.removeArrangedSubview(old)
                stack.insertArrangedSubview(view, at: index)
            } else {
                parent.insertSubview(view, aboveSubview: old)
            }
            old.removeFromSuperview()
            NSLayoutConstraint.activate(constraints.map { copy($0, for: view) })
        }

        private func copy(_ constraint: NSLayoutConstraint, for view: UIView) -> NSLayoutConstraint {
            let copied = NSLayoutConstraint(
                item: constraint.firstItem === old ? view : constraint.firstItem as Any, attribute: constraint.firstAttribute,
                relatedBy: constraint.relation, toItem: constraint.secondItem === old ? view : constraint.secondItem,
                attribute: constraint.secondAttribute, multiplier: constraint.multiplier, constant: constraint.constant)
            copied.priority = constraint.priority
            copied.identifier = constraint.identifier
            return copied
        }
    }
#endif
