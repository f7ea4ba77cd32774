import Foundation

// Layout attributes of a compositional layout, computed from its sections.
extension UICollectionViewCompositionalLayout {
    private typealias Attributes = UICollectionViewLayoutAttributes

    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard !rect.isNull, let view = collectionView, !sections.isEmpty || globals?.boundaryItems.isEmpty == false else { return [] }
        updateScrollersIfNeeded()
        let isWhole = rect == view.mirrored(view.bounds)
        let (low, high) = (axis.start(rect) - 1, axis.end(rect) + 1)
        var found = globalAttributes().filter { $0.rectangle.meets(rect) }
        var number = firstSection(endingAfter: low)
        // List backgrounds of the first and last section extend beyond the content, so they may be visible although the section is not.
        for other in [0, sections.count - 1] where sections.indices.contains(other) && sections[other].definition.list != nil {
            if other < number || sections[other].origin > high { found += decorations(of: other).filter { $0.rectangle.meets(rect) } }
        }
        while number < sections.count, sections[number].origin - sections[number].overhang <= high {
            found += attributes(ofSection: number, in: rect, isWhole: isWhole)
            number += 1
        }
        return found
    }

    private func firstSection(endingAfter position: CGFloat) -> Int {
        var (low, high) = (0, sections.count)
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].end + sections[middle].overhang > position { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private func attributes(ofSection number: Int, in rect: CGRect, isWhole: Bool) -> [Attributes] {
        let section = sections[number]
        var found = decorations(of: number).filter { $0.rectangle.meets(rect) }
        found += boundaries(of: number).filter { $0.rectangle.meets(rect) }
        let scroller = section.scrollsAcross ? scroller(number) : nil
        let shift = scroller.map { section.groupAxis.point($0.offset, across: 0) } ?? .zero
        // `rect` in the coordinates of the section's unscrolled content, if the section scrolls orthogonally.
        let seen = rect.offsetBy(dx: shift.x, dy: shift.y)
        let corner = origin(of: section)
        let local = seen.offsetBy(dx: -corner.x - section.runOrigin.x, dy: -corner.y - section.runOrigin.y)
        if let scroller, !scroller.frame.insetBy(dx: -section.overhang - 1, dy: -section.overhang - 1).intersects(rect) { return found }
        var cells: [Attributes] = []
        for group in section.groups(in: local) { cells += attributes(ofGroup: group, in: number).filter { $0.rectangle.meets(seen) } }
        guard let handler = section.definition.visibleItemsInvalidationHandler else { return found + cells }
        if isWhole { return handle(found + cells, number, handler, shift) }
        let known = handled[number] ?? [:]
        return (found + cells).map { known[$0.element] ?? $0 }
    }

    /// Calls a visible-items handler, which may change the attributes, and caches the changed attributes.
    private func handle(
        _ attributes: [Attributes], _ number: Int, _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler, _ shift: CGPoint
    ) -> [Attributes] {
        guard let madeFor, let view = collectionView else { return attributes }
        let offset = sections[number].scrollsAcross ? shift : view.mirrored(view.bounds).origin
        handler(attributes.map { VisibleLayoutItem($0) }, offset, environment(madeFor))
        var known: [CollectionElement: Attributes] = [:]
        for attributes in attributes { known[attributes.element] = attributes }
        handled[number] = known
        return attributes
    }

    private func origin(of section: CompositionalSection) -> CGPoint { axis.point(section.origin, across: 0) }

    // MARK: Groups

    /// The attributes of a group's cells, badges and supplementary views.
    private func attributes(ofGroup group: Int, in number: Int) -> [Attributes] {
        let section = sections[number]
        let solved = section.solved(group)
        let corner = section.corner(of: group, solved)
        let start = origin(of: section)
        let groupOrigin = CGPoint(x: corner.x + start.x, y: corner.y + start.y)
        let first = section.run.firstItem(of: group)
        var found: [Attributes] = []
        for (index, cell) in solved.cells.enumerated() {
            let path = ItemPath(section: number, item: first + index)
            found.append(attributes(of: cell, at: path, groupOrigin, section))
            for item in cell.item?.supplementaryItems ?? [] {
                found.append(badge(item, at: cell.frame.offsetBy(dx: groupOrigin.x, dy: groupOrigin.y), number, path.item))
            }
        }
        var counts: [String: Int] = [:]
        for supplement in solved.supplements {
            let kind = supplement.item.elementKind
            let item = group * (section.groupKinds[kind] ?? 1) + counts[kind, default: 0]
            counts[kind, default: 0] += 1
            found.append(badge(supplement.item, at: supplement.host.offsetBy(dx: groupOrigin.x, dy: groupOrigin.y), number, item))
        }
        return found
    }

    private func attributes(
        of cell: SolvedGroup.Cell, at path: ItemPath, _ groupOrigin: CGPoint, _ section: CompositionalSection
    ) -> Attributes {
        let attributes = makeAttributes(.cell, nil, path.indexPath)
        attributes.rectangle = aligned(cell.frame.offsetBy(dx: groupOrigin.x, dy: groupOrigin.y))
        attributes.zIndex = cell.zIndex + section.baseZIndex
        attributes.measuredAxes = cell.item?.layoutSize.measured ?? MeasuredAxes()
        if attributes.measuredAxes?.isAny == true { attributes.isEstimated = section.run.measured[path.item] == nil }
        if section.scrollsAcross { attributes.scroller = scroller(path.section) }
        attributes.list = section.definition.list?.position(ofItem: path.item, of: section.count)
        return attributes
    }

    private func badge(_ item: NSCollectionLayoutSupplementaryItem, at host: CGRect, _ number: Int, _ index: Int) -> Attributes {
        let section = sections[number]
        let attributes = makeAttributes(.supplementaryView, item.elementKind, IndexPath(item: index, section: number))
        var size = item.layoutSize.size(in: host.size)
        if let own = section.measuredSupplements[SupplementKey(kind: item.elementKind, item: index)] {
            if item.layoutSize.widthDimension.isMeasured { size.width = own.width }
            if item.layoutSize.heightDimension.isMeasured { size.height = own.height }
        }
        attributes.rectangle = aligned(item.frame(of: size, at: host).inset(by: item.effectiveInsets))
        attributes.zIndex = item.zIndex + section.baseZIndex
        attributes.measuredAxes = item.layoutSize.measured
        if section.scrollsAcross { attributes.scroller = scroller(number) }
        return attributes
    }

    func itemAttributes(_ path: ItemPath) -> UICollectionViewLayoutAttributes? {
        let section = sections[path.section]
        guard section.run.perGroup > 0 else { return nil }
        let group = section.run.group(of: path.item)
        let solved = section.solved(group)
        let index = path.item - section.run.firstItem(of: group)
        guard solved.cells.indices.contains(index) else { return nil }
        let (corner, start) = (section.corner(of: group, solved), origin(of: section))
        return attributes(of: solved.cells[index], at: path, CGPoint(x: corner.x + start.x, y: corner.y + start.y), section)
    }

    func supplementAttributes(_ kind: String, _ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count > 1 else {
            return globalAttributes().first { $0.representedElementKind == kind && $0.indexPath == indexPath }
        }
        let number = indexPath[0]
        guard sections.indices.contains(number), indexPath[1] >= 0 else { return nil }
        let element = CollectionElement(category: .supplementaryView, kind: kind, section: number, item: indexPath[1])
        if let known = handled[number]?[element] { return known }
        if let found = boundaries(of: number).first(where: { $0.element == element }) { return found }
        let section = sections[number]
        guard section.run.perGroup > 0 else { return nil }
        let group: Int
        if let perGroup = section.groupKinds[kind] {
            group = indexPath[1] / perGroup
        } else {
            guard indexPath[1] < section.count else { return nil }
            group = section.run.group(of: indexPath[1])
        }
        guard group < section.run.groupCount else { return nil }
        return attributes(ofGroup: group, in: number).first { $0.element == element }
    }

    // MARK: Headers, footers and backgrounds

    /// The visible range along the scroll direction, without the adjusted content insets.
    private var seenRange: (low: CGFloat, high: CGFloat) {
        guard let view = collectionView else { return (0, 0) }
        let seen = view.mirrored(view.bounds.inset(by: view.adjustedContentInset))
        return (axis.start(seen), axis.end(seen))
    }

    private func globalAttributes() -> [Attributes] {
        guard let globals, !globals.boundaryItems.isEmpty else { return [] }
        let seen = seenRange
        let length = axis.length(contentSize)
        return globals.boundaryItems.map { boundaryItem in
            let attributes = makeAttributes(.supplementaryView, boundaryItem.key.kind, IndexPath(index: boundaryItem.key.item))
            attributes.rectangle = aligned(globals.pinnedFrame(boundaryItem, seen: seen.low, seen.high, length: length))
            attributes.zIndex = boundaryItem.item.zIndex + 1
            attributes.measuredAxes = boundaryItem.item.layoutSize.measured
            return attributes
        }
    }

    private func boundaries(of number: Int) -> [Attributes] {
        let section = sections[number]
        guard !section.boundary.boundaryItems.isEmpty else { return [] }
        var seen = seenRange
        // Pinned headers and footers of the whole layout reduce the range in which headers and footers of sections are pinned.
        for boundaryItem in globals?.boundaryItems ?? [] where boundaryItem.item.pinToVisibleBounds {
            if boundaryItem.side == .before { seen.low += axis.length(boundaryItem.size) }
            if boundaryItem.side == .after { seen.high -= axis.length(boundaryItem.size) }
        }
        let start = origin(of: section)
        return section.boundary.boundaryItems.map { boundaryItem in
            let attributes = makeAttributes(
                .supplementaryView, boundaryItem.key.kind, IndexPath(item: boundaryItem.key.item, section: number))
            let frame = section.boundary.pinnedFrame(
                boundaryItem, seen: seen.low - section.origin, seen.high - section.origin, length: section.length)
            attributes.rectangle = aligned(frame.inset(by: boundaryItem.item.effectiveInsets).offsetBy(dx: start.x, dy: start.y))
            attributes.zIndex = boundaryItem.item.zIndex + section.baseZIndex
            attributes.measuredAxes = boundaryItem.item.layoutSize.measured
            attributes.isPinned = boundaryItem.item.pinToVisibleBounds && frame != boundaryItem.frame
            attributes.list = section.definition.list?.position(ofBoundary: boundaryItem.key.kind)
            return attributes
        }
    }

    func decorations(of number: Int) -> [UICollectionViewLayoutAttributes] {
        let section = sections[number]
        let start = origin(of: section)
        return section.definition.decorationItems.map { item in
            let attributes = makeAttributes(.decorationView, item.elementKind, IndexPath(item: 0, section: number))
            var frame = section.frame.inset(by: item.effectiveInsets).offsetBy(dx: start.x, dy: start.y)
            if let list = section.definition.list, item === list.background {
                frame = list.backgroundFrame(frame, isFirst: number == 0, isLast: number == sections.count - 1)
                frame = frame.insetBy(dx: -(collectionView?.adjustedContentInset.left ?? 0), dy: 0)
                attributes.list = list.position(ofBoundary: item.elementKind)
            }
            attributes.rectangle = aligned(frame)
            attributes.zIndex = item.zIndex
            return attributes
        }
    }

    /// Rounds the edges to whole device pixels.
    private func aligned(_ rect: CGRect) -> CGRect {
        let scale = madeFor?.scale ?? 1
        func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (x, y) = (pixel(rect.minX), pixel(rect.minY))
        return CGRect(x: x, y: y, width: max(pixel(rect.maxX) - x, 0), height: max(pixel(rect.maxY) - y, 0))
    }
}

extension CompositionalSection {
    /// The base z-index of cells: in front of the section's background, if it has one.
    var baseZIndex: Int { definition.decorationItems.isEmpty ? 0 : 1 }
}
