import Foundation

// The animation of a change of data or layout: remaining views move, inserted ones appear, removed ones disappear.
extension UICollectionView {
    /// The duration of an update animation in seconds, the same as on Apple's systems.
    static var updateDuration: TimeInterval { 0.3 }

    /// Replaces the displayed data with new data, with an animation. `map` maps the old elements to the new ones. Returns whether an animation runs.
    func run(
        _ map: ShownMap, items: [UICollectionViewUpdateItem], counts new: [Int], completions: [(Bool) -> Void],
        whenPositioned: @escaping () -> Void = {}
    ) -> Bool {
        let update = beginUpdate(map)
        arrangement = map.after
        counts = new
        hasCounts = true
        let context = currentLayout.makeContext()
        context.invalidateDataSourceCounts = true
        currentLayout.invalidateLayout(with: context)
        prepareLayoutIfNeeded()
        currentLayout.prepare(forCollectionViewUpdates: items)
        update.ask(currentLayout, supplementaryKinds: reuse.supplementaryKinds)
        loadIndex()
        let layout = currentLayout
        return animate(update, completions: completions) {
            whenPositioned()
            layout.finalizeCollectionViewUpdates()
        }
    }

    /// Records the current attributes of all elements near the visible area.
    func beginUpdate(_ map: ShownMap) -> RunningUpdate {
        let near = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        var before: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
        for attributes in attributesOfElements(in: near) { before[attributes.element] = attributes }
        for (element, placed) in visible { before[element] = placed.attributes }
        let update = RunningUpdate(map: map, before: before, offset: contentOffset, contentSize: contentSize)
        update.isSettingUp = true
        holdsOffset = true
        self.update = update
        return update
    }

    /// Moves, adds and removes views, and calls `completions` at the end of the animation. Returns whether an animation runs.
    @discardableResult
    func animate(
        _ update: RunningUpdate, keepsOffset: Bool = false, completions: [(Bool) -> Void], whenPositioned: @escaping () -> Void
    ) -> Bool {
        let animates = UIView.areAnimationsEnabled && window != nil
        let oldOffset = update.offset
        if contentOffset != oldOffset { UIView.performWithoutAnimation { setOffset(oldOffset) } }
        let oldVisible = visible
        visible = [:]
        var leaving: [(placed: PositionedView, element: CollectionElement, data: IndexPath?)] = []
        for (element, placed) in oldVisible {
            // Collects the views of removed elements. Views that an earlier update is still removing are no longer in `visible`.
            guard let new = update.map.element(after: element) else {
                leaving.append((placed, element, update.map.dataPath(before: element)))
                placed.view.isDisappearing = true
                continue
            }
            visible[new] = placed
        }
        let target = UIView.withoutAnimation { settledOffset(update, keepsOffset: keepsOffset) }
        var ended: [UICollectionReusableView] = []
        let changes = { [self] in
            if target != oldOffset { setOffset(target) }
            let wanted = elementsToShow(in: bounds)
            for attributes in wanted { bring(attributes, update) }
            let seen = Set(wanted.map(\.element))
            for (element, placed) in visible where !seen.contains(element) {
                // Animates the view to its new attributes outside the visible area. The view is removed after the animation.
                guard animates, let final = currentLayout.attributes(of: element).map({ mirrored($0) }), !final.isHidden else { continue }
                held[ObjectIdentifier(placed.view), default: 0] += 1
                ended.append(placed.view)
                visible[element]?.attributes = final
                placed.view.position(by: final)
            }
            for (placed, element, _) in leaving { take(placed, element, animates: animates) }
            whenPositioned()
        }
        let finish = { [weak self] (finished: Bool) in
            if let self {
                for view in ended { release(view) }
                for (placed, element, data) in leaving { finishLeaving(placed, element, data: data) }
                setNeedsLayout()
            }
            for completion in completions { completion(finished) }
        }
        if animates {
            UIView.animate(
                withDuration: Self.updateDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
                animations: changes, completion: finish)
            endSettingUp(update)
        } else {
            UIView.performWithoutAnimation(changes)
            endSettingUp(update)
            for (placed, element, data) in leaving { finishLeaving(placed, element, data: data) }
            leaving = []
            layoutIfNeeded()
            let tracker = AnimationTracker { _ in for completion in completions { completion(true) } }
            tracker.close()
        }
        return animates
    }

    private func endSettingUp(_ update: RunningUpdate) {
        update.isSettingUp = false
        holdsOffset = false
        if contentSize != update.contentSize { redirectMotion() }
        reuse.provisional.end()
        takeSpare(update)
        if self.update === update { self.update = nil }
        // A separate pass positions the elements that the animation did not position.
        setNeedsLayout()
        window?.contentDidScroll()
        if window == nil || !UIView.areAnimationsEnabled { return }
        UIView.performWithoutAnimation { positionContent() }
    }

    /// The content offset after an update. The proposed offset is the old one, limited to the end of the content with its new views. The layout and
    /// the delegate may change the proposal.
    private func settledOffset(_ update: RunningUpdate, keepsOffset: Bool) -> CGPoint {
        func proposed() -> CGPoint {
            keepsOffset || isDragging || isDecelerating ? update.offset : clampedToEnd(update.offset)
        }
        var target = proposed()
        for _ in 0..<Self.placingLimit {
            let isResized = measureNewViews(update, at: target)
            let next = proposed()
            if !isResized, next == target { break }
            target = next
        }
        guard !keepsOffset else { return target }
        let byLayout = currentLayout.targetContentOffset(forProposedContentOffset: target)
        let chosen = collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: byLayout) ?? byLayout
        guard chosen != target else { return target }
        for _ in 0..<Self.placingLimit where !measureNewViews(update, at: chosen) { break }
        return chosen
    }

    /// Creates the self-sizing views that become visible at an offset, and measures them before the layout pass. Returns whether their sizes changed
    /// the layout.
    private func measureNewViews(_ update: RunningUpdate, at offset: CGPoint) -> Bool {
        prepareLayoutIfNeeded()
        guard currentLayout.asksForPreferredAttributes else { return false }
        var isResized = false
        for attributes in elementsToShow(in: CGRect(origin: offset, size: bounds.size)) {
            let element = attributes.element
            guard visible[element] == nil, attributes.measuredAxes?.isAny ?? true else { continue }
            guard let view = update.measured[element] ?? makeView(for: element, attributes) else { continue }
            if update.measured.updateValue(view, forKey: element) == nil {
                UIView.performWithoutAnimation {
                    stack.insert(view, zIndex: attributes.zIndex, into: host(of: attributes))
                    view.position(by: attributes)
                }
            }
            if isMeasured(view, attributes) { isResized = true }
        }
        prepareLayoutIfNeeded()
        return isResized
    }

    /// Puts views into the reuse queue that were measured for an update but are not visible after the update.
    private func takeSpare(_ update: RunningUpdate) {
        for (element, view) in update.measured where visible[element]?.view !== view { reuse.put(view, element: element) }
        if update.measured.isEmpty { return }
        update.measured = [:]
        removeSpareViews()
    }

    /// The offset, limited to the end of the content.
    private func clampedToEnd(_ offset: CGPoint) -> CGPoint {
        let limits = limits
        return CGPoint(
            x: min(offset.x, max(limits.x.upperBound, limits.x.lowerBound)), y: min(offset.y, max(limits.y.upperBound, limits.y.lowerBound))
        )
    }

    /// Animates an element to its new attributes, from its old ones or from its initial attributes.
    private func bring(_ attributes: UICollectionViewLayoutAttributes, _ update: RunningUpdate) {
        let element = attributes.element
        if let placed = visible[element] {
            if !lies(placed, as: attributes) { stack.insert(placed.view, zIndex: attributes.zIndex, into: host(of: attributes)) }
            visible[element]?.attributes = attributes
            // An item in an interactive move follows the touch without animation.
            if movement.map({ CollectionElement.cell($0.current) == element }) == true {
                UIView.performWithoutAnimation { placed.view.position(by: attributes) }
            } else {
                placed.view.position(by: attributes)
            }
            return
        }
        guard let view = update.measured[element] ?? UIView.withoutAnimation({ makeView(for: element, attributes) }) else { return }
        visible[element] = PositionedView(view: view, attributes: attributes)
        let initial = initialAttributes(of: element)
        UIView.performWithoutAnimation {
            stack.insert(view, zIndex: attributes.zIndex, into: host(of: attributes))
            view.position(by: initial ?? attributes)
            view.layoutIfNeeded()
        }
        beginDisplaying(view, element)
        if initial != nil { view.position(by: attributes) }
    }

    /// Animates the view of a removed element to its final attributes.
    private func take(_ placed: PositionedView, _ element: CollectionElement, animates: Bool) {
        guard animates else { return }
        if let final = finalAttributes(of: element) {
            placed.view.position(by: final)
        } else {
            placed.view.alpha = 0
        }
    }

    private func finishLeaving(_ placed: PositionedView, _ element: CollectionElement, data: IndexPath?) {
        // The view enters the reuse queue only after the animation: if dequeued earlier, it would be displayed twice.
        endDisplaying(placed, element, data: data)
        removeSpareViews()
    }

    private func release(_ view: UICollectionReusableView) {
        guard let count = held[ObjectIdentifier(view)] else { return }
        held[ObjectIdentifier(view)] = count > 1 ? count - 1 : nil
    }

    // MARK: Initial and final attributes

    func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let (path, kind) = (element.indexPath, element.kind ?? "")
        let attributes =
            switch element.category {
            case .cell: currentLayout.initialLayoutAttributesForAppearingItem(at: path)
            case .supplementaryView: currentLayout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
            case .decorationView: currentLayout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
            }
        return attributes
    }

    private func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let (path, kind) = (element.indexPath, element.kind ?? "")
        return switch element.category {
        case .cell: currentLayout.finalLayoutAttributesForDisappearingItem(at: path)
        case .supplementaryView: currentLayout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
        case .decorationView: currentLayout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        }
    }

    /// The default initial attributes of a layout: inserted elements fade in, existing ones start at their old position.
    func defaultInitialAttributes(
        for category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let update else { return nil }
        let element = CollectionElement(category, kind, indexPath)
        if let previous = update.previous(of: element) { return previous }
        let faded = currentLayout.attributes(of: element).map { mirrored($0).duplicate() }
        faded?.alpha = 0
        return faded
    }

    /// The default final attributes of a layout: the element fades out at its position.
    func defaultFinalAttributes(
        for category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let update, let before = update.before[CollectionElement(category, kind, indexPath)] else { return nil }
        let faded = before.duplicate()
        faded.alpha = 0
        return faded
    }

    // MARK: Changing the layout

    func change(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        guard layout !== currentLayout else {
            completion?(true)
            return
        }
        guard hasPositionedContent else { return replaceLayout(by: layout, completion: completion) }
        positionContentIfNeeded()
        let old = currentLayout
        let update = beginUpdate(ShownMap(before: arrangement, after: arrangement))
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        for placed in visible.values { placed.view.willTransition(from: old, to: layout) }
        if old.owner === self { old.owner = nil }
        layout.owner = self
        currentLayout = layout
        layout.isInvalid = true
        prepareLayoutIfNeeded()
        let work = { [self] in
            _ = animate(update, completions: completion.map { [$0] } ?? []) { [self] in
                old.finalizeLayoutTransition()
                layout.finalizeLayoutTransition()
                for placed in visible.values { placed.view.didTransition(from: old, to: layout) }
            }
        }
        if animated { work() } else { UIView.performWithoutAnimation(work) }
    }

    /// Replaces the layout before anything was positioned: the next layout pass uses the new one.
    private func replaceLayout(by layout: UICollectionViewLayout, completion: ((Bool) -> Void)?) {
        if currentLayout.owner === self { currentLayout.owner = nil }
        layout.owner = self
        currentLayout = layout
        layout.invalidateLayout()
        setNeedsLayout()
        complete(completion.map { [$0] } ?? [], finished: true)
    }
}
