import Foundation

// The placement pass: creates views for elements that become visible and removes those of elements that are not.
extension UICollectionView {
    // MARK: Preparing

    /// Prepares the layout if it is invalid.
    func prepareLayoutIfNeeded() {
        loadCountsIfNeeded()
        guard currentLayout.isInvalid, !isPreparing else { return }
        isPreparing = true
        defer { isPreparing = false }
        currentLayout.isInvalid = false
        currentLayout.prepare()
        let size = currentLayout.collectionViewContentSize
        if size != contentSize {
            let oldWidth = contentSize.width
            contentSize = size
            keepMirroredOffset(oldWidth: oldWidth)
        }
    }

    /// Called when a layout is invalidated. Applies the adjustments in `context` and schedules a layout pass.
    func layoutWasInvalidated(_ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext) {
        guard layout === currentLayout else { return }
        if context.contentSizeAdjustment != .zero || context.contentOffsetAdjustment != .zero { adjust(by: context) }
        setNeedsLayout()
    }

    private func adjust(by context: UICollectionViewLayoutInvalidationContext) {
        let (size, offset) = (context.contentSizeAdjustment, context.contentOffsetAdjustment)
        contentSize = CGSize(width: contentSize.width + size.width, height: contentSize.height + size.height)
        guard offset != .zero else { return }
        let before = contentOffset
        shiftContent(by: offset)
        guard !holdsOffset, !isDragging, motion == nil else { return }
        // The adjustment does not move the offset before the start of the content, unless the old offset was already there.
        setOffset(
            CGPoint(
                x: max(contentOffset.x, min(before.x, limits.x.lowerBound)),
                y: max(contentOffset.y, min(before.y, limits.y.lowerBound))))
    }

    func boundsWillNeedLayout(from oldBounds: CGRect) {
        if bounds.size != oldBounds.size, AnimationStack.activeContext != nil, boundsAnimatedFrom == nil, hasPositionedContent {
            boundsAnimatedFrom = oldBounds
            currentLayout.prepare(forAnimatedBoundsChange: oldBounds)
        }
        guard currentLayout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        let context = currentLayout.invalidationContext(forBoundsChange: bounds)
        currentLayout.invalidateLayout(with: context)
    }

    // MARK: Mirroring

    /// Whether the layout is mirrored.
    var isMirrored: Bool {
        currentLayout.flipsHorizontallyInOppositeLayoutDirection
            && currentLayout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
    }

    /// Converts a rectangle between the layout's and the view's coordinates, in both directions.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(
            x: max(contentSize.width, bounds.width) - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Converts attributes from the layout's to the view's coordinates.
    func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isMirrored else { return attributes }
        let copy = attributes.duplicate()
        copy.rectangle = attributes.scroller?.mirrored(attributes.rectangle) ?? mirrored(attributes.rectangle)
        return copy
    }

    /// The displayed frame of an element in the view's coordinates, shifted by the orthogonal scroll offset of its section.
    func seenFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let scroller = attributes.scroller else { return attributes.frame }
        let offset = scroller.shownOffset
        return attributes.frame.offsetBy(dx: -offset.x, dy: -offset.y)
    }

    /// Keeps the distance to the right end when the width of mirrored content changes, so that the visible content does not move. Before the first
    /// placement pass, scrolls to the right end.
    private func keepMirroredOffset(oldWidth: CGFloat) {
        guard isMirrored, contentSize.width > bounds.width, !isDragging else { return }
        let fromRight = hasPositionedContent ? oldWidth - contentOffset.x - bounds.width : -adjustedContentInset.right
        setOffset(CGPoint(x: contentSize.width - bounds.width - fromRight, y: contentOffset.y))
    }

    // MARK: Placement

    /// The attributes of all elements that intersect `rect`, both in the view's coordinates.
    func attributesOfElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareLayoutIfNeeded()
        let isMirrored = isMirrored
        guard let all = currentLayout.elements(in: isMirrored ? mirrored(rect) : rect) else { return [] }
        // A loop instead of a closure: the standard library's calls of a main-actor closure check the executor each time.
        var found: [UICollectionViewLayoutAttributes] = []
        found.reserveCapacity(all.count)
        for attributes in all {
            let shown = isMirrored ? mirrored(attributes) : attributes
            if seenFrame(shown).meets(rect) { found.append(shown) }
        }
        return found
    }

    /// Performs a placement pass if one is pending.
    func positionContentIfNeeded() {
        if !hasCounts || currentLayout.isInvalid || layer.needsLayout() { layoutIfNeeded() }
    }

    /// Creates and positions a view for each visible element, and removes the views of elements that are not visible.
    func positionContent() {
        // A data source may request a layout pass, which reenters this method.
        guard !isPlacing, update?.isSettingUp != true else { return }
        isPlacing = true
        defer { isPlacing = false }
        placesAll = needsPlacing
        needsPlacing = false
        // Self-sizing views move others, which may then become visible or invisible. The loop ends once no size changes.
        for _ in 0..<Self.placingLimit {
            prepareLayoutIfNeeded()
            placedBounds = bounds
            let resized = positionOnce()
            if !resized, !currentLayout.isInvalid { break }
        }
        hasPositionedContent = true
        reuse.provisional.end()
        removeSpareViews()
        currentLayout.contentWasPositioned()
        if boundsAnimatedFrom != nil {
            boundsAnimatedFrom = nil
            currentLayout.finalizeAnimatedBoundsChange()
        }
        prefetch()
    }

    /// The maximum number of layout changes during one placement pass.
    static let placingLimit = 32

    /// Performs one placement. Returns whether the preferred size of a view changed the layout.
    private func positionOnce() -> Bool {
        let wanted = elementsToShow(in: bounds)
        let keeps =
            currentLayout.keepsAttributes && arrangement == nil && movement == nil && boundsAnimatedFrom == nil && held.isEmpty
            && !isMirrored
        // A higher count makes all views be positioned again. After a requested layout pass this is necessary, because the app may have moved views.
        if !keeps || placesAll { placingCount += 1 }
        if keeps { return positionNewElements(wanted) }
        var seen: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
        seen.reserveCapacity(wanted.count)
        for attributes in wanted { seen[attributes.element] = attributes }
        // First remove views, so that they can be reused for new elements.
        var gone: [CollectionElement] = []
        for (element, placed) in visible where seen[element] == nil && !isHeld(placed) { gone.append(element) }
        takeAway(gone)
        var isResized = false
        for attributes in wanted {
            // If the layout returns an element twice, the last attributes apply.
            let element = attributes.element
            guard let attributes = seen.removeValue(forKey: element) else { continue }
            if show(element, attributes) { isResized = true }
        }
        return isResized
    }

    /// Variant of ``positionOnce()`` for layouts that return the same attribute objects while they are valid. Skips elements positioned by the same
    /// object. Complexity: linear in the number of visible elements, with view work only for changed ones.
    private func positionNewElements(_ wanted: [UICollectionViewLayoutAttributes]) -> Bool {
        let before = placingCount
        placingCount += 1
        var new: [(element: CollectionElement, attributes: UICollectionViewLayoutAttributes)] = []
        for attributes in wanted {
            if attributes.placing != before {
                let element = attributes.element
                // Marks the previous attributes of the element too, so that its view does not count as removed.
                if let placed = visible[element] { placed.attributes.placing = placingCount }
                new.append((element, attributes))
            }
            attributes.placing = placingCount
        }
        var gone: [CollectionElement] = []
        for (element, placed) in visible where placed.attributes.placing != placingCount { gone.append(element) }
        takeAway(gone)
        var isResized = false
        for (element, attributes) in new where show(element, attributes) { isResized = true }
        return isResized
    }

    /// Puts the views of elements that are no longer visible into the reuse queue.
    private func takeAway(_ gone: [CollectionElement]) {
        for element in gone {
            if let placed = visible.removeValue(forKey: element) { endDisplaying(placed, element) }
        }
    }

    /// Displays one element. Returns whether the preferred size of its view changed the layout.
    private func show(_ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        if let index = visible.index(forKey: element) {
            let placed = visible.values[index]
            // An animation is already moving the view.
            if isHeld(placed) { return false }
            visible.values[index].attributes = attributes
            if !lies(placed, as: attributes) { stack.insert(placed.view, zIndex: attributes.zIndex, into: host(of: attributes)) }
            placed.view.position(by: attributes)
            return isMeasured(placed.view, attributes)
        }
        guard let view = makeView(for: element, attributes) else { return false }
        let initial = boundsAnimatedFrom == nil ? nil : initialAttributes(of: element)
        visible[element] = PositionedView(view: view, attributes: attributes)
        UIView.performWithoutAnimation {
            stack.insert(view, zIndex: attributes.zIndex, into: host(of: initial ?? attributes))
            view.position(by: initial ?? attributes)
        }
        beginDisplaying(view, element)
        if initial != nil { view.position(by: attributes) }
        return isMeasured(view, attributes)
    }

    /// Requests the preferred attributes of a view. Invalidates the layout if they differ from the current ones, and returns whether it did.
    func isMeasured(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard currentLayout.asksForPreferredAttributes, attributes.measuredAxes?.isAny ?? true else { return false }
        let asked = mirrored(attributes)
        // A copy, because a view may modify and return the attributes that it is given.
        let given = asked.duplicate()
        let preferred = view.preferredLayoutAttributesFitting(given)
        let isOther = !preferred.hasSameGeometry(as: asked)
        guard isOther || preferred !== given && asked.isEstimated,
            currentLayout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: asked)
        else { return false }
        let context = currentLayout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: asked)
        currentLayout.invalidateLayout(with: context)
        return true
    }

    /// The superview for an element: the collection view or an orthogonal scroll view.
    func host(of attributes: UICollectionViewLayoutAttributes) -> UIView { attributes.scroller?.host(in: self) ?? self }

    /// Whether a view already has the right superview and z-index.
    func lies(_ placed: PositionedView, as attributes: UICollectionViewLayoutAttributes) -> Bool {
        placed.attributes.zIndex == attributes.zIndex && placed.view.parent === (attributes.scroller == nil ? self : host(of: attributes))
    }

    /// Creates or dequeues the view of `element`, from the data source or from the class that the layout registered for a decoration view.
    func makeView(for element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        if element.category == .cell, arrangement != nil, let view = makePlaceholder(for: element, attributes) { return view }
        guard let indexPath = dataPath(of: element) else { return nil }
        reuse.asked = (element, attributes, indexPath)
        defer { reuse.asked = nil }
        switch element.category {
        case .cell:
            guard let dataSource, let path = ItemPath(indexPath), has(path) else { return nil }
            let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
            checkIsOwn(cell, "collectionView(_:cellForItemAt:)", indexPath)
            prepare(cell, at: path)
            return cell
        case .supplementaryView:
            guard let dataSource else { return nil }
            let kind = element.kind ?? ""
            let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
            checkIsOwn(view, "collectionView(_:viewForSupplementaryElementOfKind:at:)", indexPath)
            return view
        case .decorationView: return reuse.decoration(ofKind: element.kind ?? "", attributes, layout: currentLayout)
        }
    }

    private func checkIsOwn(_ view: UICollectionReusableView, _ method: String, _ indexPath: IndexPath) {
        guard view.reuseIdentifier == nil else { return }
        collectionLog.error(
            """
            The view returned from \(method) for \(indexPath) does not have a reuseIdentifier, so it is not reused. Dequeue it from \
            \(self).
            """)
    }

    private func prepare(_ cell: UICollectionViewCell, at path: ItemPath) {
        cell.isSelected = selection.contains(path)
        cell.isHighlighted = highlighted == path
        cell.isInEditing = isEditing
        cell.isCursor = cursor == path && isFirstResponder
        cell.isReordering = movement?.origin == path
        cell.dragState = UICollectionViewCell.DragState(dragging?.state(of: path))
        cell.dropState = dropping?.state(of: path) ?? .none
        cell.presence = presence(of: path)
    }

    /// Removes queued views that no element uses from the view hierarchy.
    func removeSpareViews() {
        for view in reuse.takeSpareViews() where !view.isShown {
            stack.remove(view)
            if view.isDescendant(of: self) { view.removeFromSuperview() }
        }
    }

    // MARK: Delegate notifications

    func beginDisplaying(_ view: UICollectionReusableView, _ element: CollectionElement) {
        guard let delegate = collectionDelegate else { return }
        if let cell = view as? UICollectionViewCell, element.category == .cell {
            guard let indexPath = dataPath(of: element) else { return }
            delegate.collectionView(self, willDisplay: cell, forItemAt: indexPath)
        } else if element.category == .supplementaryView {
            delegate.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: element.kind ?? "", at: element.indexPath)
        }
    }

    /// Puts a view that is no longer displayed into the reuse queue and notifies the delegate.
    func endDisplaying(_ placed: PositionedView, _ element: CollectionElement) {
        endDisplaying(placed, element, data: dataPath(of: element))
    }

    /// Puts a view that is no longer displayed into the reuse queue and notifies the delegate. `data` is the data index path of the element when
    /// it was displayed; nil for a placeholder.
    func endDisplaying(_ placed: PositionedView, _ element: CollectionElement, data: IndexPath?) {
        let view = placed.view
        swipeActions?.forget(view)
        reuse.put(view, element: element)
        guard let delegate = collectionDelegate else { return }
        if let cell = view as? UICollectionViewCell, element.category == .cell {
            guard let data else { return }
            delegate.collectionView(self, didEndDisplaying: cell, forItemAt: data)
        } else if element.category == .supplementaryView {
            delegate.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind ?? "", at: element.indexPath)
        }
    }
}
