import Foundation

// Holding constraints, and following what happens to the views that they are between.
extension UIView {
    /// The implementation of ``addConstraint(_:)``.
    func baseAddConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.container !== self else { return }
        ConstraintRules.checkItems(of: constraint, areIn: self)
        addPlaced(constraint)
    }

    /// Lets a constraint count whose items are known to be the view or in it, and which the view does not hold.
    func addPlaced(_ constraint: NSLayoutConstraint) {
        constraint.container?.letGo(of: constraint)
        hold(constraint)
    }

    func hold(_ constraint: NSLayoutConstraint) {
        let layout = layoutWithConstraints
        layout.held.append(constraint)
        constraint.containerLayout = layout
        if constraint.isPlain {
            if let item = constraint.firstLayout { count(constraint, in: item.takeUnretainedValue()) }
            if let item = constraint.secondLayout { count(constraint, in: item.takeUnretainedValue()) }
        } else {
            for view in constraint.itemViews {
                let item = view.layoutWithConstraints
                constraint.counted.append(item)
                count(constraint, in: item)
            }
        }
        layout.waiting.append(constraint)
        LayoutUpdates.list(layout)
    }

    private func count(_ constraint: NSLayoutConstraint, in item: ViewLayout) {
        if item.isViewGone { return }
        // Room for those that most views have.
        if item.mentions.isEmpty { item.mentions.reserveCapacity(8) }
        item.mentions.append(constraint)
        if !item.isViewIn(self) { item.view.countCrossing(upTo: self, by: 1) }
    }

    func letGo(of constraint: NSLayoutConstraint) {
        guard let layout = constraintLayout else { return }
        layout.held.remove(identicalTo: constraint)
        layout.waiting.remove(identicalTo: constraint)
        if let installation = constraint.installation { installation.engine.uninstall(constraint) }
        constraint.forgetCounted(upTo: self)
        constraint.container = nil
    }

    /// Counts that a constraint goes from this view to outside of those between it and `container`.
    fileprivate func countCrossing(upTo container: UIView?, by count: Int) {
        guard self !== container else { return }
        var current = parent
        while let view = current, view !== container {
            let layout = view.layoutWithConstraints
            let wasBoundary = layout.isBoundary
            layout.crossings += count
            if wasBoundary, !layout.isBoundary { layout.engine?.dissolve() }
            if !wasBoundary, layout.isBoundary { view.moveConstraintsToOwnEngine() }
            current = view.parent
        }
    }

    /// Takes what is inside of the view out of the engine that it was in.
    func moveConstraintsToOwnEngine() {
        forEachLayoutInside { layout in
            for constraint in layout.held {
                guard let installation = constraint.installation else { continue }
                installation.engine.uninstall(constraint)
                layout.waiting.append(constraint)
                LayoutUpdates.list(layout)
            }
        }
    }

    /// Calls `body` for this view and those in it that share its engine.
    private func forEachLayoutInside(_ body: (ViewLayout) -> Void) {
        if let constraintLayout { body(constraintLayout) }
        for subview in orderedSubviews where !subview.isLayoutBoundary { subview.forEachLayoutInside(body) }
    }

    // MARK: The hierarchy changes

    /// The view is about to leave its superview: constraints between what is in it and what is not go.
    func leaveConstraints() {
        guard constraintLayout != nil else { return }
        var leaving: [NSLayoutConstraint] = []
        collectLeaving(from: self, into: &leaving)
        for constraint in leaving { constraint.container?.letGo(of: constraint) }
        if let layout = constraintLayout, !layout.isBoundary { moveConstraintsToOwnEngine() }
        constraintLayout?.box = nil
    }

    private func collectLeaving(from top: UIView, into leaving: inout [NSLayoutConstraint]) {
        guard let layout = constraintLayout else { return }
        for constraint in layout.mentions where constraint.container?.isDescendant(of: top) == false { leaving.append(constraint) }
        guard layout.crossings > 0 else { return }
        for subview in orderedSubviews { subview.collectLeaving(from: top, into: &leaving) }
    }

    /// The view came into a superview: what is inside of it may belong to that one's engine now.
    func joinConstraints() {
        guard let layout = constraintLayout else { return }
        if !layout.isBoundary { layout.engine?.dissolve() }
        if layout.waitingPlace >= 0 || !LayoutUpdates.isEmpty { layer.tree?.setNeedsCommit() }
    }

    // MARK: The mask

    func setKeepsFrame(_ keepsFrame: Bool) {
        if keepsFrame == constraintLayout?.keepsFrame ?? true { return }
        let layout = layoutWithConstraints
        let wasBoundary = layout.isBoundary
        layout.keepsFrame = keepsFrame
        if let box = layout.box {
            box.engine.applyToLive { box.engine.removeFixed(of: box) }
            if keepsFrame { box.engine.place(box, of: layout) } else { box.engine.contentDidChange(of: box) }
            box.engine.setNeedsSolve()
        }
        if wasBoundary, !layout.isBoundary, parent != nil { layout.engine?.dissolve() }
        if !wasBoundary, layout.isBoundary, parent != nil { moveConstraintsToOwnEngine() }
        layout.engine?.setNeedsSolve()
    }

    // MARK: Geometry changes

    /// The view's frame was set, by its superview's engine or by anything else.
    func frameDidChange(sizeChanged: Bool) {
        guard let layout = constraintLayout else { return }
        if let box = layout.box {
            if layout.keepsFrame {
                box.engine.place(box, of: layout)
            } else if !layout.isPlacing, let parent {
                // The engine's frame counts again when the superview is laid out.
                parent.layoutWithConstraints.noteMoved(box)
            }
        }
        guard sizeChanged else { return }
        if let engine = layout.engine { engine.rootDidResize() }
        if !layout.edgeGuides.isEmpty { refreshConstraints(to: .readable) }
        if layout.hasKeyboardGuide { keyboardLayoutGuide.refresh() }
    }

    /// Takes in another margin, safe area or width of lines.
    func refreshConstraints(to kind: EdgeGuide.Kind) {
        guard let layout = constraintLayout, !layout.edgeGuides.isEmpty else { return }
        if kind == .safeArea, layout.hasKeyboardGuide { keyboardLayoutGuide.refresh() }
        let kinds: [EdgeGuide.Kind] = kind == .safeArea ? [.safeArea, .top, .bottom] : kind == .margins ? [.margins, .readable] : [kind]
        guard layout.edgeGuides.contains(where: { kinds.contains($0.kind) }) else { return }
        for constraint in layout.mentions where constraint.uses(kinds, of: self) { constraint.installation?.engine.refresh(constraint) }
    }

    /// The direction of text, or the pixels' size, changed.
    func refreshDirection() {
        guard let layout = constraintLayout else { return }
        for constraint in layout.held where constraint.isDirectional { constraint.installation?.engine.refresh(constraint) }
    }

    /// Lets every subview be placed again.
    func replaceSubviews() {
        guard let layout = constraintLayout else { return }
        for subview in orderedSubviews {
            if let box = subview.constraintLayout?.box { layout.noteMoved(box) }
        }
        setNeedsLayout()
    }
}

extension LayoutTerm {
    /// Appends the views of the items.
    fileprivate func appendViews(to views: inout [UIView]) {
        if let view = item?.layoutView { views.append(view) }
        if let view = origin?.layoutView { views.append(view) }
    }

    /// Appends the view whose line of text is meant, where the item's view is another one.
    fileprivate func appendTextView(to views: inout [UIView]) {
        guard attribute.isBaseline, let view = item?.layoutView else { return }
        let text = view.baselineView(isFirst: attribute == .firstBaseline)
        if text !== view { views.append(text) }
    }
}

extension NSLayoutConstraint {
    /// Takes the constraint out of the views that know of it, whose other ends lie in `container`.
    fileprivate func forgetCounted(upTo container: UIView?) {
        if isPlain {
            if let item = firstLayout { forget(in: item.takeUnretainedValue(), upTo: container) }
            if let item = secondLayout { forget(in: item.takeUnretainedValue(), upTo: container) }
        } else {
            for item in counted { forget(in: item, upTo: container) }
            counted.removeAll()
        }
    }

    private func forget(in item: ViewLayout, upTo container: UIView?) {
        item.mentions.remove(identicalTo: self)
        if item.isViewGone { return }
        if let container, item.isViewIn(container) { return }
        item.view.countCrossing(upTo: container, by: -1)
    }

    /// The views that the constraint is between, and those whose lines of text it places.
    var itemViews: [UIView] {
        var views: [UIView] = []
        views.reserveCapacity(2)
        first.appendViews(to: &views)
        second?.appendViews(to: &views)
        first.appendTextView(to: &views)
        second?.appendTextView(to: &views)
        return views
    }

    fileprivate func uses(_ kinds: [EdgeGuide.Kind], of view: UIView) -> Bool {
        for term in [first, second] {
            guard let term else { continue }
            if term.attribute.isMargin, kinds.contains(.margins), term.item === view { return true }
            for case let guide as EdgeGuide in [term.item, term.origin] where guide.owningView === view && kinds.contains(guide.kind) {
                return true
            }
        }
        return false
    }
}

extension Array where Element: AnyObject {
    /// Takes out the first or the last place where `object` stands, if any: what comes last is mostly the first to go. O(N).
    ///
    /// A loop, as elsewhere in layout: each call of a closure by the standard library would ask first whether it runs on the main actor.
    mutating func remove(identicalTo object: Element) {
        if let last, last === object {
            removeLast()
        } else if let first, first === object {
            removeFirst()
        } else if let index = lastIndex(identicalTo: object) {
            remove(at: index)
        }
    }

    /// The last place where `object` stands; nil where there is none. O(N).
    func lastIndex(identicalTo object: Element) -> Int? {
        var index = count - 1
        while index >= 0 {
            if self[index] === object { return index }
            index -= 1
        }
        return nil
    }
}

extension ViewLayout {
    /// The view went away: what it held and what mentioned it counts no longer. Its subviews have no superview any more.
    func abandon() {
        box = nil
        if waitingPlace >= 0 { LayoutUpdates.forget(self) }
        if engine == nil, held.isEmpty, mentions.isEmpty, moved.isEmpty, guides.isEmpty, edgeGuides.isEmpty, scrollGuides.isEmpty { return }
        // The engine goes with its root: nothing has to be taken out of it.
        engine?.dissolve()
        // The last first, which each list is looked through for from its end.
        for constraint in held.reversed() {
            if let installation = constraint.installation { installation.engine.uninstall(constraint) }
            constraint.forgetCounted(upTo: nil)
            constraint.container = nil
        }
        for constraint in mentions { constraint.container?.letGo(of: constraint) }
        for guide in guides { guide.owningView = nil }
        // Constraints that the program keeps hold this on; what it held goes.
        held.removeAll()
        mentions.removeAll()
        waiting.removeAll()
        baselineUsers.removeAll()
        forgetAllMoved()
        guides.removeAll()
        edgeGuides.removeAll()
        scrollGuides.removeAll()
    }
}
