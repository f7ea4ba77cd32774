import Foundation

// Creates sections after the available size or the data changed, and positions them one after the other.
extension UICollectionViewCompositionalLayout {
    var axis: CollectionAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

    /// The available space for content in a view with the given bounds.
    func availableSpace(for bounds: CGRect) -> CompositionalSection.AvailableSpace {
        guard let view = collectionView else {
            return CompositionalSection.AvailableSpace(
                size: .zero, safeArea: .zero, margins: .zero, readable: .zero, reference: .none, scale: 1, isVertical: axis == .vertical)
        }
        let (adjusted, own) = (view.adjustedContentInset, view.contentInset)
        func left(of insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
            // Subtracts the part that the view's adjusted content insets already include.
            NSDirectionalEdgeInsets(
                UIEdgeInsets(
                    top: max(insets.top - (adjusted.top - own.top), 0), left: max(insets.left - (adjusted.left - own.left), 0),
                    bottom: max(insets.bottom - (adjusted.bottom - own.bottom), 0),
                    right: max(insets.right - (adjusted.right - own.right), 0)), in: view.effectiveUserInterfaceLayoutDirection)
        }
        let margins = view.layoutMargins
        let over = max((bounds.width - margins.left - margins.right - Self.readableWidth) / 2, 0)
        let readable = UIEdgeInsets(
            top: margins.top, left: margins.left + over, bottom: margins.bottom, right: margins.right + over)
        return CompositionalSection.AvailableSpace(
            size: bounds.inset(by: adjusted).size, safeArea: left(of: view.safeAreaInsets), margins: left(of: margins),
            readable: left(of: readable), reference: configuration.contentInsetsReference,
            scale: max(view.traitCollection.displayScale, 1), isVertical: axis == .vertical)
    }

    /// The maximum width of readable content, in points; the same as that of the readable content guide.
    private static var readableWidth: CGFloat { 672 }

    func isOutdated(by newBounds: CGRect) -> Bool { availableSpace(for: newBounds) != madeFor }

    func environment(_ availableSpace: CompositionalSection.AvailableSpace) -> LayoutEnvironment {
        LayoutEnvironment(
            container: LayoutContainer(contentSize: availableSpace.size, contentInsets: availableSpace.insets(availableSpace.reference)),
            traitCollection: collectionView?.traitCollection ?? .current, margins: availableSpace.margins)
    }

    func makeSections() {
        guard let view = collectionView else { return }
        let availableSpace = availableSpace(for: view.bounds)
        guard needsSections || availableSpace != madeFor || sections.count != view.shownCounts.count else { return }
        needsSections = false
        madeFor = availableSpace
        handled = [:]
        let (cells, supplements) = measuresAfterUpdate(view)
        let environment = environment(availableSpace)
        // An item that is being moved or dropped counts in the section that displays it.
        let counts = view.shownCounts
        sections = counts.indices.map { number in
            let definition = provider(number, environment) ?? noSection(number)
            return CompositionalSection(
                definition, count: counts[number], available: availableSpace, traits: environment.traitCollection,
                measured: cells[number] ?? [:], measuredSupplements: supplements[number] ?? [:])
        }
        let all = sections.map(\.definition)
        let boundary = configuration.boundarySupplementaryItems
        hasPinned =
            boundary.contains(where: \.pinToVisibleBounds)
            || all.contains { $0.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) }
        hasHandlers = all.contains { $0.visibleItemsInvalidationHandler != nil }
        let lists = all.compactMap { $0.list?.configuration }
        view.updateSwipeActions(
            needed: lists.contains {
                $0.leadingSwipeActionsConfigurationProvider != nil || $0.trailingSwipeActionsConfigurationProvider != nil
            })
        isAnythingMeasured = boundary.contains { $0.layoutSize.measured.isAny } || sections.contains { $0.isMeasured }
        for scroller in scrollers where section(scroller.key)?.scrollsAcross != true {
            scroller.value.removeView()
            scrollers[scroller.key] = nil
        }
        positionSections(from: 0)
    }

    private func noSection(_ number: Int) -> NSCollectionLayoutSection {
        fatalError(
            """
            The section provider of \(self) returned nil for section \(number). Return a layout section for every section of the data \
            source.
            """
        )
    }

    /// Positions the sections one after the other, starting with `first`.
    func positionSections(from first: Int) {
        let availableSize = madeFor?.size ?? .zero
        var globals = BoundaryItems(
            configuration.boundarySupplementaryItems, axis: axis, availableSize: availableSize, measured: globalMeasures)
        var origin = first > 0 ? sections[first - 1].end + configuration.interSectionSpacing : globals.before
        for number in sections.indices.dropFirst(first) {
            origin += sections[number].definition.list?.topPadding(isFirst: number == 0) ?? 0
            sections[number].origin = origin
            origin = sections[number].end + configuration.interSectionSpacing
        }
        let breadth = axis.other.length(availableSize)
        let length = (sections.last?.end ?? globals.before) + globals.after
        globals.arrange(length: length, breadth: breadth, start: 0, end: breadth)
        self.globals = globals
        scrollersAreOutdated = true
    }

    var contentSize: CGSize {
        guard let globals, let madeFor else { return .zero }
        return axis.size((sections.last?.end ?? globals.before) + globals.after, across: axis.other.length(madeFor.size))
    }

    // MARK: Measured sizes

    private typealias Measures = ([Int: [Int: CGSize]], [Int: [SupplementKey: CGSize]])

    /// The measured sizes of cells and supplementary views, at their index paths after the running update.
    private func measuresAfterUpdate(_ view: UICollectionView) -> Measures {
        var cells: [Int: [Int: CGSize]] = [:]
        var supplements: [Int: [SupplementKey: CGSize]] = [:]
        if forgetsMeasures {
            forgetsMeasures = false
            globalMeasures = [:]
            return (cells, supplements)
        }
        let map = view.update?.map
        if let map, !scrollers.isEmpty {
            var moved: [Int: OrthogonalScroller] = [:]
            for (number, scroller) in scrollers {
                guard let new = map.data.section(after: number) else {
                    scroller.removeView()
                    continue
                }
                scroller.number = new
                moved[new] = scroller
            }
            scrollers = moved
        }
        for (number, section) in sections.enumerated() {
            if !section.run.measured.isEmpty {
                if let map {
                    for (item, size) in section.run.measured {
                        let old = ItemPath(section: number, item: item)
                        let path = map.before?.data(old) ?? old
                        guard !map.data.isReloaded(path), let new = map.element(after: .cell(old))?.path else { continue }
                        cells[new.section, default: [:]][new.item] = size
                    }
                } else {
                    cells[number] = section.run.measured
                }
            }
            if let new = map.map({ $0.data.section(after: number) }) ?? number { supplements[new] = section.measuredSupplements }
        }
        return (cells, supplements)
    }

    func take(_ context: UICollectionViewLayoutInvalidationContext) {
        guard let light = context as? CompositionalInvalidationContext, light.isLight else {
            needsSections = true
            if context.invalidateEverything { forgetsMeasures = true }
            return
        }
        if needsSections { return }
        for (element, size) in light.measured { take(size, of: element, context) }
    }

    private func take(_ size: CGSize, of element: CollectionElement, _ context: UICollectionViewLayoutInvalidationContext) {
        let scale = madeFor?.scale ?? 1
        let size = CGSize(
            width: (size.width * scale - 0.001).rounded(.up) / scale, height: (size.height * scale - 0.001).rounded(.up) / scale)
        let key = SupplementKey(kind: element.kind ?? "", item: max(element.item, 0))
        let before = axis.length(contentSize)
        let start = naturalStart(of: element)
        if element.item == CollectionElement.noItem {
            globalMeasures[key] = size
            return positionSections(from: 0)
        }
        guard let section = section(element.section) else { return }
        if element.category == .cell { section.measure(element.item, size) } else { section.measure(key, size) }
        handled[element.section] = nil
        positionSections(from: element.section + 1)
        // Keeps the visible content in its position if the length of an element before it changed.
        guard let view = collectionView, let start, view.hasPositionedContent, !view.holdsOffset else { return }
        let seen = axis.start(view.mirrored(view.bounds).inset(by: view.adjustedContentInset))
        let change = axis.length(contentSize) - before
        if start < seen - 0.5, change != 0, axis == .vertical || !view.isMirrored {
            context.contentOffsetAdjustment = axis.point(change, across: 0)
        }
    }

    /// The start of an element in layout coordinates. Nil if the element's length does not affect the position of the content after it.
    private func naturalStart(of element: CollectionElement) -> CGFloat? {
        guard let section = section(element.section) else { return nil }
        if element.category == .cell {
            guard !section.scrollsAcross, element.item < section.count else { return nil }
            return section.origin + axis.value(section.runOrigin) + section.run.origin(of: section.run.group(of: element.item))
        }
        let boundaryItem = section.boundary.boundaryItems.first { $0.key.kind == element.kind && $0.key.item == element.item }
        return boundaryItem.map { section.origin + axis.start($0.frame) }
    }

    /// Whether the preferred size of a measured view differs from the current one by more than half a device pixel.
    func takesSize(of preferred: UICollectionViewLayoutAttributes, instead original: UICollectionViewLayoutAttributes) -> Bool {
        guard let axes = original.measuredAxes, axes.isAny else { return false }
        let element = original.element
        let key = SupplementKey(kind: element.kind ?? "", item: max(element.item, 0))
        let known: CGSize?
        if element.item == CollectionElement.noItem {
            known = globalMeasures[key]
        } else if element.category == .cell {
            known = section(element.section)?.run.measured[element.item]
        } else {
            known = section(element.section)?.measuredSupplements[key]
        }
        let old = known ?? original.size
        let tolerance = 0.5 / max(madeFor?.scale ?? 1, 1)
        if preferred.size.width.isNaN || preferred.size.height.isNaN { return false }
        return (axes.width && abs(preferred.size.width - old.width) > tolerance)
            || (axes.height && abs(preferred.size.height - old.height) > tolerance)
    }

    // MARK: Orthogonal scrolling

    func scroller(_ number: Int) -> OrthogonalScroller {
        if let known = scrollers[number] { return known }
        let made = OrthogonalScroller(self, number)
        scrollers[number] = made
        return made
    }

    func updateScrollersIfNeeded() {
        guard scrollersAreOutdated else { return }
        scrollersAreOutdated = false
        for scroller in scrollers.values { scroller.update() }
    }

    func removeUnusedScrollViews() {
        guard !scrollers.isEmpty, let view = collectionView else { return }
        var used: Set<ObjectIdentifier> = []
        for placed in view.visible.values {
            if let scroller = placed.attributes.scroller { used.insert(ObjectIdentifier(scroller)) }
        }
        for (number, scroller) in scrollers where !used.contains(ObjectIdentifier(scroller)) {
            scroller.removeView()
            if scroller.offset == 0 { scrollers[number] = nil }
        }
    }

    func removeAllScrollViews() {
        for scroller in scrollers.values { scroller.removeView() }
        scrollers = [:]
    }
}
