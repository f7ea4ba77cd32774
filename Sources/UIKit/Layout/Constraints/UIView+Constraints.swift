import Foundation

// Adding and removing constraints, and updating them when their views change.
extension UIView {
    /// The implementation of ``addConstraint(_:)``.
    func baseAddConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.container !== self else { return }
        ConstraintRules.checkItems(of: constraint, areIn: self)
        addInstalled(constraint)
    }

    /// Activates a constraint whose items are known to be the view or its descendants. Removes it from its previous container.
    func addInstalled(_ constraint: NSLayoutConstraint) {
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
        if item.isViewDeallocated { return }
        // The capacity that most views need.
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

    /// Counts a constraint that crosses the boundaries of the views between this view and `container`.
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

    /// Moves the constraints inside the view out of their current engine.
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

    /// Calls `body` for this view and the descendants that share its engine.
    private func forEachLayoutInside(_ body: (ViewLayout) -> Void) {
        if let constraintLayout { body(constraintLayout) }
        for subview in orderedSubviews where !subview.isLayoutBoundary { subview.forEachLayoutInside(body) }
    }

    // MARK: Changes of the hierarchy

    /// Removes the constraints between the view's subtree and the views outside, before the view leaves its superview.
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

    /// Updates the engines after the view joined a superview, whose engine may now contain the view's subtree.
    func joinConstraints() {
        guard let layout = constraintLayout else { return }
        if !layout.isBoundary { layout.engine?.dissolve() }
        if layout.waitingIndex >= 0 || !LayoutUpdates.isEmpty { ownLayer.tree?.setNeedsCommit() }
    }

    // MARK: Translating the autoresizing mask

    func setKeepsFrame(_ keepsFrame: Bool) {
        if keepsFrame == constraintLayout?.keepsFrame ?? true { return }
        let layout = layoutWithConstraints
        let wasBoundary = layout.isBoundary
        layout.keepsFrame = keepsFrame
        if let box = layout.box {
            box.engine.applyToLive { box.engine.removeFixed(of: box) }
            if keepsFrame { box.engine.fixFrame(box, of: layout) } else { box.engine.contentDidChange(of: box) }
            box.engine.setNeedsSolve()
        }
        if wasBoundary, !layout.isBoundary, parent != nil { layout.engine?.dissolve() }
        if !wasBoundary, layout.isBoundary, parent != nil { moveConstraintsToOwnEngine() }
        layout.engine?.setNeedsSolve()
    }

    // MARK: Changes of the geometry

    /// Updates constraints after a change of the view's frame, by its superview's engine or by other code.
    func frameDidChange(sizeChanged: Bool) {
        guard let layout = constraintLayout else { return }
        if let box = layout.box {
            if layout.keepsFrame {
                box.engine.fixFrame(box, of: layout)
            } else if !layout.isPlacing, let parent {
                // The next layout of the superview restores the engine's frame.
                parent.layoutWithConstraints.recordMoved(box)
            }
        }
        guard sizeChanged else { return }
        if let engine = layout.engine { engine.rootDidResize() }
        if !layout.edgeGuides.isEmpty { refreshConstraints(to: .readable) }
        refreshTrackingGuides()
    }

    /// Updates the constraints that refer to guides of a kind, after a change of margins, safe area or readable width.
    func refreshConstraints(to kind: EdgeGuide.Kind) {
        guard let layout = constraintLayout, !layout.edgeGuides.isEmpty else { return }
        if kind == .safeArea { refreshTrackingGuides() }
        let kinds: [EdgeGuide.Kind] = kind == .safeArea ? [.safeArea, .top, .bottom] : kind == .margins ? [.margins, .readable] : [kind]
        guard layout.edgeGuides.contains(where: { kinds.contains($0.kind) }) else { return }
        for constraint in layout.mentions where constraint.uses(kinds, of: self) { constraint.installation?.engine.refresh(constraint) }
    }

    /// Updates constraints after a change of the layout direction or the display scale.
    func refreshDirection() {
        guard let layout = constraintLayout else { return }
        for constraint in layout.held where constraint.isDirectional { constraint.installation?.engine.refresh(constraint) }
    }

    /// Schedules new frames for all subviews.
    func replaceSubviews() {
        guard let layout = constraintLayout else { return }
        for subview in orderedSubviews {
            if let box = subview.constraintLayout?.box { layout.recordMoved(box) }
        }
        setNeedsLayout()
    }
}

extension LayoutTerm {
    /// Appends the views of both items.
    fileprivate func appendViews(to views: inout [UIView]) {
        if let view = item?.layoutView { views.append(view) }
        if let view = origin?.layoutView { views.append(view) }
    }

    /// Appends the view that provides the baseline, if it is not the item's own view.
    fileprivate func appendTextView(to views: inout [UIView]) {
        guard attribute.isBaseline, let view = item?.layoutView else { return }
        let text = view.baselineView(isFirst: attribute == .firstBaseline)
        if text !== view { views.append(text) }
    }
}

extension NSLayoutConstraint {
    /// Removes the constraint from the views that record it. `container` holds the constraint.
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
        if item.isViewDeallocated { return }
        if let container, item.isViewIn(container) { return }
        item.view.countCrossing(upTo: container, by: -1)
    }

    /// The views of the constraint's items, and the views that provide their baselines.
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
    /// Removes the first or last occurrence of `object`, if any. The last elements are usually removed first. O(N).
    ///
    /// Uses a loop, like all layout code: a closure that the standard library calls first checks whether it runs on the main actor.
    mutating func remove(identicalTo object: Element) {
        if let last, last === object {
            removeLast()
        } else if let first, first === object {
            removeFirst()
        } else if let index = lastIndex(identicalTo: object) {
            remove(at: index)
        }
    }

    /// Returns the index of the last occurrence of `object`; nil if the array does not contain it. O(N).
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
    /// Removes the constraints that a deallocated view held, and the constraints that refer to it. The view's former subviews have no superview.
    func abandon() {
        box = nil
        if waitingIndex >= 0 { LayoutUpdates.forget(self) }
        if engine == nil, held.isEmpty, mentions.isEmpty, moved.isEmpty, guides.isEmpty, edgeGuides.isEmpty, scrollGuides.isEmpty { return }
        // The engine is released with its root, so individual removals are not needed.
        engine?.dissolve()
        // In reverse order, since each list is searched from its end.
        for constraint in held.reversed() {
            if let installation = constraint.installation { installation.engine.uninstall(constraint) }
            constraint.forgetCounted(upTo: nil)
            constraint.container = nil
        }
        for constraint in mentions { constraint.container?.letGo(of: constraint) }
        for guide in guides { guide.owningView = nil }
        // Constraints that the app retains also retain this object, so it releases its own references.
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
