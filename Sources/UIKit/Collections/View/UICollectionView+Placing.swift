import Foundation

// What the layout says is put onto the screen: views come for what comes into sight and go with what leaves it.
extension UICollectionView {
    // MARK: Preparing

    /// Lets the layout work itself out, where it is out of date.
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

    /// The layout is out of date, in all or in what `context` says.
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
        // Content that was not pulled past its beginning is not moved there.
        setOffset(
            CGPoint(
                x: max(contentOffset.x, min(before.x, limits.x.lowerBound)),
                y: max(contentOffset.y, min(before.y, limits.y.lowerBound))))
    }

    func boundsWillNeedLayout(from oldBounds: CGRect) {
        if bounds.size != oldBounds.size, AnimationStack.activeContext != nil, boundsAnimatedFrom == nil, hasPlaced {
            boundsAnimatedFrom = oldBounds
            currentLayout.prepare(forAnimatedBoundsChange: oldBounds)
        }
        guard currentLayout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        let context = currentLayout.invalidationContext(forBoundsChange: bounds)
        currentLayout.invalidateLayout(with: context)
    }

    // MARK: Mirroring

    /// Whether the layout's coordinates run from right to left.
    var isMirrored: Bool {
        currentLayout.flipsHorizontallyInOppositeLayoutDirection
            && currentLayout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
    }

    /// A rectangle of the content in the layout's coordinates, or the other way round.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(
            x: max(contentSize.width, bounds.width) - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// What the layout says, in the view's coordinates.
    func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isMirrored else { return attributes }
        let copy = attributes.duplicate()
        copy.rectangle = attributes.scroller?.mirrored(attributes.rectangle) ?? mirrored(attributes.rectangle)
        return copy
    }

    /// The rectangle that something has on the screen, in the view's coordinates: less what it is scrolled by across the layout.
    func seenFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let scroller = attributes.scroller else { return attributes.frame }
        let offset = scroller.shownOffset
        return attributes.frame.offsetBy(dx: -offset.x, dy: -offset.y)
    }

    /// Content that runs from right to left stays where it is seen, and begins at its right end.
    private func keepMirroredOffset(oldWidth: CGFloat) {
        guard isMirrored, contentSize.width > bounds.width, !isDragging else { return }
        let fromRight = hasPlaced ? oldWidth - contentOffset.x - bounds.width : -adjustedContentInset.right
        setOffset(CGPoint(x: contentSize.width - bounds.width - fromRight, y: contentOffset.y))
    }

    // MARK: Placing

    /// What of the layout reaches into `rect`, in the view's coordinates.
    func attributesOfElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareLayoutIfNeeded()
        let isMirrored = isMirrored
        guard let all = currentLayout.elements(in: isMirrored ? mirrored(rect) : rect) else { return [] }
        // A loop: each call of a closure by the standard library would ask first whether it runs on the main actor.
        var found: [UICollectionViewLayoutAttributes] = []
        found.reserveCapacity(all.count)
        for attributes in all {
            let shown = isMirrored ? mirrored(attributes) : attributes
            if seenFrame(shown).meets(rect) { found.append(shown) }
        }
        return found
    }

    /// Puts views where they belong now, where something is out of date.
    func placeContentIfNeeded() {
        if !knowsCounts || currentLayout.isInvalid || layer.needsLayout() { layoutIfNeeded() }
    }

    /// Puts a view onto everything that is seen, and takes those that are not seen any more.
    func placeContent() {
        // A data source may ask for layout; that comes back here.
        guard !isPlacing, update?.isSettingUp != true else { return }
        isPlacing = true
        defer { isPlacing = false }
        placesAll = needsPlacing
        needsPlacing = false
        // Views that find their own size move others, which then may be seen or not: this comes to an end when no view is new.
        for _ in 0..<Self.placingLimit {
            prepareLayoutIfNeeded()
            placedBounds = bounds
            let resized = placeOnce()
            if !resized, !currentLayout.isInvalid { break }
        }
        hasPlaced = true
        reuse.provisional.end()
        removeSpareViews()
        currentLayout.contentWasPlaced()
        if boundsAnimatedFrom != nil {
            boundsAnimatedFrom = nil
            currentLayout.finalizeAnimatedBoundsChange()
        }
        prefetch()
    }

    /// How often a layout may change while it is being shown.
    static let placingLimit = 32

    /// Answers whether the size that a view would like changed the layout.
    private func placeOnce() -> Bool {
        let wanted = elementsToShow(in: bounds)
        let keeps =
            currentLayout.keepsAttributes && arrangement == nil && movement == nil && boundsAnimatedFrom == nil && held.isEmpty
            && !isMirrored
        // What was placed stays untouched from one such placing to the next, unless layout was asked for: a program may have moved views.
        if !keeps || placesAll { placingCount += 1 }
        if keeps { return placeWhatIsNew(wanted) }
        var seen: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
        seen.reserveCapacity(wanted.count)
        for attributes in wanted { seen[attributes.element] = attributes }
        // First what goes, so that its views can be used for what comes.
        var gone: [CollectionElement] = []
        for (element, placed) in visible where seen[element] == nil && !isHeld(placed) { gone.append(element) }
        takeAway(gone)
        var isResized = false
        for attributes in wanted {
            // Of an element that the layout names twice the last attributes count.
            let element = attributes.element
            guard let attributes = seen.removeValue(forKey: element) else { continue }
            if show(element, attributes) { isResized = true }
        }
        return isResized
    }

    /// ``placeOnce()`` where the layout answers with the same attributes again as long as it holds: what they placed before stays untouched.
    /// O(what is seen), with work for what comes and goes.
    private func placeWhatIsNew(_ wanted: [UICollectionViewLayoutAttributes]) -> Bool {
        let before = placingCount
        placingCount += 1
        var new: [(element: CollectionElement, attributes: UICollectionViewLayoutAttributes)] = []
        for attributes in wanted {
            if attributes.placing != before {
                let element = attributes.element
                // What they are of may be seen already, by other attributes.
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

    /// Views of elements that are not seen any more wait to be used again.
    private func takeAway(_ gone: [CollectionElement]) {
        for element in gone {
            if let placed = visible.removeValue(forKey: element) { endDisplaying(placed, element) }
        }
    }

    /// Puts one element where it belongs. Answers whether the size that its view would like changed the layout.
    private func show(_ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        if let index = visible.index(forKey: element) {
            let placed = visible.values[index]
            // It is on its way there.
            if isHeld(placed) { return false }
            visible.values[index].attributes = attributes
            if !lies(placed, as: attributes) { stack.insert(placed.view, zIndex: attributes.zIndex, into: host(of: attributes)) }
            placed.view.place(by: attributes)
            return isMeasured(placed.view, attributes)
        }
        guard let view = makeView(for: element, attributes) else { return false }
        let initial = boundsAnimatedFrom == nil ? nil : initialAttributes(of: element)
        visible[element] = PlacedView(view: view, attributes: attributes)
        UIView.performWithoutAnimation {
            stack.insert(view, zIndex: attributes.zIndex, into: host(of: initial ?? attributes))
            view.place(by: initial ?? attributes)
        }
        beginDisplaying(view, element)
        if initial != nil { view.place(by: attributes) }
        return isMeasured(view, attributes)
    }

    /// Asks a view that is shown by an estimate for the size that it would like, and answers whether that changed the layout.
    func isMeasured(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard currentLayout.asksForPreferredAttributes, attributes.measuredAxes?.isAny ?? true else { return false }
        let asked = mirrored(attributes)
        // A copy, since views may change what they are given and answer that.
        let given = asked.duplicate()
        let preferred = view.preferredLayoutAttributesFitting(given)
        let isOther = !preferred.places(as: asked)
        guard isOther || preferred !== given && asked.isEstimated,
            currentLayout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: asked)
        else { return false }
        let context = currentLayout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: asked)
        currentLayout.invalidateLayout(with: context)
        return true
    }

    /// The view that something lies in: the collection view, or what scrolls it across the layout.
    func host(of attributes: UICollectionViewLayoutAttributes) -> UIView { attributes.scroller?.host(in: self) ?? self }

    /// Whether a view lies in the right view, and in the right depth.
    func lies(_ placed: PlacedView, as attributes: UICollectionViewLayoutAttributes) -> Bool {
        placed.attributes.zIndex == attributes.zIndex && placed.view.parent === (attributes.scroller == nil ? self : host(of: attributes))
    }

    /// The view that shows `element`, from the data source or, for a decoration, of the class that the layout registered.
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

    /// Takes away the views that nothing shows any more.
    func removeSpareViews() {
        for view in reuse.takeSpareViews() where !view.isShown {
            stack.remove(view)
            if view.isDescendant(of: self) { view.removeFromSuperview() }
        }
    }

    // MARK: Telling the delegate

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

    /// A view is not shown any more: it waits to be used again.
    func endDisplaying(_ placed: PlacedView, _ element: CollectionElement) {
        let view = placed.view
        swipeActions?.forget(view)
        reuse.put(view, element: element)
        guard let delegate = collectionDelegate else { return }
        if let cell = view as? UICollectionViewCell, element.category == .cell {
            guard let indexPath = dataPath(of: element) else { return }
            delegate.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
        } else if element.category == .supplementaryView {
            delegate.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind ?? "", at: element.indexPath)
        }
    }
}
