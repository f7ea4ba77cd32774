import Foundation

// The arranged views, and the update of the stack's constraints after a setting changes.
extension UIStackView {
    /// Updates the arrangement before the next layout.
    func arrangementDidChange() {
        setNeedsUpdateConstraints()
    }

    func arrange(_ view: UIView, at index: Int) {
        guard index >= 0 else { fatalError("Cannot insert \(view) as an arranged subview of \(self) at the negative index \(index).") }
        arranged.removeAll { $0 === view }
        arranged.insert(view, at: min(index, arranged.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self {
            addSubview(view)
        }
        arrangementDidChange()
    }

    func forgetArranged(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        for (rule, constraint) in rules where constraint.items.contains(where: { $0 === view }) {
            constraint.isActive = false
            rules[rule] = nil
        }
        if let layout = view.constraintLayout, layout.isLeaving {
            layout.isLeaving = false
            view.layer.isHidden = true
        }
        arrangementDidChange()
    }

    /// Updates the constraints to match the settings. Constraints that are still correct stay active, and their constants change.
    func arrange() {
        var plan = ArrangementPlan(self)
        plan.make()
        var kept: [ArrangementRule: NSLayoutConstraint] = [:]
        var fresh: [NSLayoutConstraint] = []
        for (rule, constant) in plan.rules {
            if let known = rules[rule], known.isActive {
                known.constant = constant
                kept[rule] = known
            } else if kept[rule] == nil {
                let constraint = rule.constraint(constant: constant)
                kept[rule] = constraint
                fresh.append(constraint)
            }
        }
        for (rule, constraint) in rules where kept[rule] !== constraint { constraint.isActive = false }
        rules = kept
        // A view holds the constraints that refer only to that view.
        for constraint in fresh {
            let holder = constraint.secondItem == nil ? constraint.firstItem as? UIView : nil
            (holder ?? self).addConstraint(constraint)
        }
        while gaps.count > plan.gapCount { removeLayoutGuide(gaps.removeLast()) }
    }

    /// The guide that spans all views across the stack.
    var spanner: UILayoutGuide {
        if let ownSpanner { return ownSpanner }
        let guide = UILayoutGuide()
        guide.identifier = "UISV-alignment-spanner"
        addLayoutGuide(guide)
        ownSpanner = guide
        return guide
    }

    /// Returns the guide after the visible view at `index`. Creates guides up to that index if necessary.
    func gap(_ index: Int) -> UILayoutGuide {
        while gaps.count <= index {
            let guide = UILayoutGuide()
            guide.identifier = "UISV-distributing"
            addLayoutGuide(guide)
            gaps.append(guide)
        }
        return gaps[index]
    }

    func baselineSource(isFirst: Bool) -> UIView {
        let shown = arranged.filter { !$0.isHidden }
        if axis == .vertical { return (isFirst ? shown.first : shown.last) ?? self }
        return shown.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height } ?? self
    }

    /// Returns the spacing between `view` and the next view, in points.
    func gap(after view: UIView) -> CGFloat {
        let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
        return gap == Self.spacingUseSystem ? SystemSpacing.betweenViews : gap
    }

    // MARK: Hidden views

    /// Hides or shows an arranged view; animated in an animation block. Returns whether the view is arranged.
    func setHidden(_ isHidden: Bool, of view: UIView) -> Bool {
        guard arranged.contains(where: { $0 === view }) else { return false }
        guard isHidden != view.isHidden else { return true }
        let layout = view.layoutWithConstraints
        let context = window == nil ? nil : AnimationStack.activeContext
        if isHidden, let context, context.animates {
            layout.isLeaving = true
            layout.leaveCount += 1
            let count = layout.leaveCount
            context.tracker.whenDone { [weak view] in
                guard let view, let layout = view.constraintLayout, layout.isLeaving, layout.leaveCount == count else { return }
                layout.isLeaving = false
                view.layer.isHidden = true
            }
        } else {
            layout.isLeaving = false
            view.layer.isHidden = isHidden
        }
        arrangementDidChange()
        context?.layOutAtEnd(topmostView)
        return true
    }
}
