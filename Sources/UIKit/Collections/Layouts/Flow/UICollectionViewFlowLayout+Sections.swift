import CConformance
import Foundation

/// The properties of the collection view that a flow layout's lines depend on.
struct FlowSurroundings: Equatable {
    var length: CGFloat
    var insets: UIEdgeInsets
    var scale: CGFloat
}

// Creates and updates the sections of a flow layout.
extension UICollectionViewFlowLayout {
    var isVertical: Bool { scrollDirection == .vertical }

    /// Recreates the sections if data or metrics changed. Otherwise only positions them again, because their lengths may have changed by measuring.
    func makeSections() {
        guard let collectionView else { return sections = [] }
        let surroundings = surroundings(for: collectionView.bounds)
        guard needsSections || surroundings != madeFor else { return positionSections(from: 0) }
        needsSections = false
        if followsUpdate {
            followsUpdate = false
            measured = measuresAfterUpdate(collectionView)
        }
        if let madeFor, madeFor.length != surroundings.length { measured = [:] }
        madeFor = surroundings
        let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
        var made: [FlowSection] = []
        made.reserveCapacity(collectionView.shownCounts.count)
        for section in collectionView.shownCounts.indices {
            made.append(makeSection(section, collectionView, delegate, surroundings))
        }
        sections = made
        positionSections(from: 0)
    }

    /// The measured sizes at their index paths after the running update. Reloaded items are omitted, so they are measured again.
    private func measuresAfterUpdate(_ view: UICollectionView) -> [Int: [Int: CGSize]] {
        guard let map = view.update?.map else { return [:] }
        var moved: [Int: [Int: CGSize]] = [:]
        for (section, sizes) in measured {
            for (item, size) in sizes {
                let old = ItemPath(section: section, item: item)
                guard let new = map.element(after: .cell(old))?.path else { continue }
                moved[new.section, default: [:]][new.item] = size
            }
        }
        return moved
    }

    /// Positions the sections one after the other, starting with `first`.
    private func positionSections(from first: Int) {
        var origin = first > 0 ? sections[first - 1].end : 0
        for section in sections.indices.dropFirst(first) {
            sections[section].origin = origin
            origin = sections[section].end
        }
    }

    func surroundings(for bounds: CGRect) -> FlowSurroundings {
        guard let collectionView else { return FlowSurroundings(length: 0, insets: .zero, scale: 1) }
        let content = collectionView.adjustedContentInset
        let across = isVertical ? bounds.width - content.left - content.right : bounds.height - content.top - content.bottom
        var insets = UIEdgeInsets.zero
        switch sectionInsetReference {
        case .fromContentInset: break
        case .fromSafeArea: insets = collectionView.safeAreaInsets
        case .fromLayoutMargins: insets = collectionView.layoutMargins
        }
        return FlowSurroundings(length: max(across, 0), insets: insets, scale: max(collectionView.traitCollection.displayScale, 1))
    }

    private func makeSection(
        _ section: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?, _ surroundings: FlowSurroundings
    ) -> FlowSection {
        let metrics = makeMetrics(section, view, delegate, surroundings)
        let count = view.shownCounts[section]
        if estimatedItemSize != .zero {
            return FlowSection(
                metrics: metrics, count: count, estimate: flowSize(estimate),
                measured: (measured[section] ?? [:]).mapValues { flowSize($0) })
        }
        // Without the delegate's size method all items have one size, and no per-item call is made.
        let hasSizes = OptionalRequirement.collectionViewLayoutSizeForItemAt.isImplemented(by: delegate)
        guard let delegate, hasSizes, count > 0 else { return FlowSection(metrics: metrics, count: count, size: flowSize(itemSize)) }
        var sizes: [FlowSize] = []
        sizes.reserveCapacity(count)
        for item in 0..<count {
            let path = view.pathForSize(ItemPath(section: section, item: item))
            sizes.append(flowSize(delegate.collectionView(view, layout: self, sizeForItemAt: path)))
        }
        return FlowSection(metrics: metrics, sizes: sizes)
    }

    private func makeMetrics(
        _ section: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?, _ surroundings: FlowSurroundings
    ) -> FlowMetrics {
        let own = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        let around = surroundings.insets
        let insets =
            isVertical
            ? UIEdgeInsets(top: own.top, left: own.left + around.left, bottom: own.bottom, right: own.right + around.right)
            : UIEdgeInsets(top: own.top + around.top, left: own.left, bottom: own.bottom + around.bottom, right: own.right)
        let header = delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
        let footer = delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
        var metrics = FlowMetrics()
        metrics.lineSpacing = delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
        metrics.itemSpacing =
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section) ?? minimumInteritemSpacing
        metrics.header = max(isVertical ? header.height : header.width, 0)
        metrics.footer = max(isVertical ? footer.height : footer.width, 0)
        if isVertical {
            (metrics.leading, metrics.trailing, metrics.lineStart) = (insets.top, insets.bottom, insets.left)
            metrics.lineLength = surroundings.length - insets.left - insets.right
        } else {
            (metrics.leading, metrics.trailing, metrics.lineStart) = (insets.left, insets.right, insets.top)
            metrics.lineLength = surroundings.length - insets.top - insets.bottom
        }
        return metrics
    }

    private var estimate: CGSize {
        if estimatedItemSize != Self.automaticSize { return estimatedItemSize }
        return itemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : itemSize
    }

    func flowSize(_ size: CGSize) -> FlowSize {
        let (width, height) = (max(size.width, 0), max(size.height, 0))
        return isVertical ? FlowSize(main: height, cross: width) : FlowSize(main: width, cross: height)
    }

    /// Moves, inserts or removes one displayed position while the data stay unchanged. The item keeps its size, so the delegate is not called.
    func moveDisplayedItem(from: ItemPath?, to: ItemPath?) {
        guard !needsSections, sections.count == collectionView?.shownCounts.count else { return }
        var size: FlowSize?
        if let from, sections.indices.contains(from.section), from.item < sections[from.section].count {
            size = sections[from.section].remove(from.item)
            var known: [Int: CGSize] = [:]
            for (item, size) in measured[from.section] ?? [:] where item != from.item { known[item > from.item ? item - 1 : item] = size }
            let own = measured[from.section]?[from.item]
            measured[from.section] = known
            if let to, let own { insertMeasured(own, at: to) } else if let to { insertMeasured(nil, at: to) }
        } else if let to {
            insertMeasured(nil, at: to)
        }
        if let to, sections.indices.contains(to.section), to.item <= sections[to.section].count {
            sections[to.section].insert(size, at: to.item)
        }
    }

    private func insertMeasured(_ size: CGSize?, at path: ItemPath) {
        guard let known = measured[path.section] else {
            if let size { measured[path.section] = [path.item: size] }
            return
        }
        var moved: [Int: CGSize] = [:]
        for (item, size) in known { moved[item >= path.item ? item + 1 : item] = size }
        moved[path.item] = size
        measured[path.section] = moved
    }

    // MARK: Invalidation

    func isOutdated(by newBounds: CGRect) -> Bool {
        guard let madeFor else { return true }
        return surroundings(for: newBounds) != madeFor
    }

    func take(_ context: UICollectionViewFlowLayoutInvalidationContext) {
        // `moveDisplayedItem(from:to:)` already updated the sections.
        if context.isRearrangement { return }
        if context.invalidateEverything { measured = [:] }
        if context.invalidateDataSourceCounts { followsUpdate = true }
        let isLight = !context.invalidateFlowLayoutDelegateMetrics && !context.invalidateFlowLayoutAttributes
        if !isLight || context.invalidateDataSourceCounts { needsSections = true }
        for (path, size) in context.measured where sections.indices.contains(path.section) {
            measured[path.section, default: [:]][path.item] = size
            if !needsSections { sections[path.section].measure(path.item, flowSize(size)) }
        }
    }
}
