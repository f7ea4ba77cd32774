import Foundation

// Layout attributes of a flow layout, computed from its sections.
extension UICollectionViewFlowLayout {
    /// The z-index of pinned headers and footers: in front of the items that scroll under them.
    private static var pinnedZIndex: Int { 10 }

    var contentSize: CGSize {
        let length = sections.last?.end ?? 0
        let across = madeFor?.length ?? 0
        return isVertical ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
    }

    /// The attributes of all elements that intersect `rect`. `items` returns the attributes of a range of a section's items.
    func attributes(
        in rect: CGRect, items: (_ section: Int, _ range: Range<Int>) -> [UICollectionViewLayoutAttributes]
    ) -> [UICollectionViewLayoutAttributes] {
        guard !rect.isNull else { return [] }
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var found: [UICollectionViewLayoutAttributes] = []
        // The range is extended by one point, because positions are rounded to pixels.
        let first = firstSection(endingAfter: low - 1)
        for section in sections.indices.dropFirst(first) {
            if sections[section].origin > high + 1 { break }
            for attributes in items(section, sections[section].items(from: low - 1, to: high + 1)) where attributes.rectangle.meets(rect) {
                found.append(attributes)
            }
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                if let attributes = boundaryAttributes(kind, section: section), attributes.rectangle.meets(rect) {
                    found.append(attributes)
                }
            }
        }
        return found
    }

    /// Creates attributes for a range of a section's items.
    func itemAttributes(_ section: Int, _ range: Range<Int>) -> [UICollectionViewLayoutAttributes] {
        var made: [UICollectionViewLayoutAttributes] = []
        made.reserveCapacity(range.count)
        for item in range { made.append(itemAttributes(ItemPath(section: section, item: item))) }
        return made
    }

    /// The attributes of all elements that intersect `rect`. Reuses cached attributes of items.
    func cachedAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let old = kept
        var new = LayoutAttributesCache()
        let found = attributes(in: rect) { section, range in
            let known = old.run(in: section, within: range)
            var run = itemAttributes(section, range.lowerBound..<known.range.lowerBound)
            run += known.attributes
            run += itemAttributes(section, known.range.upperBound..<range.upperBound)
            new.keep(run, from: range.lowerBound, in: section)
            return run
        }
        kept = new
        return found
    }

    private func firstSection(endingAfter position: CGFloat) -> Int {
        var (low, high) = (0, sections.count)
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].end > position { high = middle } else { low = middle + 1 }
        }
        return low
    }

    func itemAttributes(_ path: ItemPath) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(.cell, nil, path.indexPath)
        attributes.rectangle = rect(sections[path.section].rect(of: path.item))
        if estimatedItemSize != .zero { attributes.isEstimated = measured[path.section]?[path.item] == nil }
        return attributes
    }

    /// The attributes of a header or footer; nil if the section does not have it.
    func boundaryAttributes(_ kind: String, section: Int) -> UICollectionViewLayoutAttributes? {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let flow = sections[section]
        let length = isHeader ? flow.metrics.header : flow.metrics.footer
        guard length > 0 else { return nil }
        let attributes = makeAttributes(.supplementaryView, kind, IndexPath(item: 0, section: section))
        var position = isHeader ? flow.origin : flow.footerOrigin
        let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        if isPinned, let seen = seenRange {
            attributes.zIndex = Self.pinnedZIndex
            // A pinned header or footer does not leave its section.
            position =
                isHeader
                ? max(position, min(seen.low, flow.footerOrigin - length))
                : min(position, max(seen.high - length, flow.origin + flow.metrics.header))
        }
        attributes.rectangle = rect(
            FlowRect(main: position, cross: 0, size: FlowSize(main: length, cross: madeFor?.length ?? 0)))
        return attributes
    }

    /// The attributes of a header or footer that a section does not have: an empty frame, as in UIKit. No view is shown for it.
    func emptyBoundaryAttributes(_ kind: String, section: Int) -> UICollectionViewLayoutAttributes? {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let attributes = makeAttributes(.supplementaryView, kind, IndexPath(item: 0, section: section))
        let position = isHeader ? sections[section].origin : sections[section].footerOrigin
        attributes.rectangle = rect(FlowRect(main: position, cross: 0, size: FlowSize(main: 0, cross: 0)))
        return attributes
    }

    /// The visible range along the scroll direction, without the adjusted content insets.
    private var seenRange: (low: CGFloat, high: CGFloat)? {
        guard let collectionView else { return nil }
        let seen = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        return isVertical ? (seen.minY, seen.maxY) : (seen.minX, seen.maxX)
    }

    /// Rounds positions to whole device pixels; sizes stay unchanged.
    private func rect(_ flow: FlowRect) -> CGRect {
        let scale = madeFor?.scale ?? 1
        let main = (flow.main * scale).rounded() / scale
        let cross = (flow.cross * scale).rounded() / scale
        return isVertical
            ? CGRect(x: cross, y: main, width: flow.size.cross, height: flow.size.main)
            : CGRect(x: main, y: cross, width: flow.size.main, height: flow.size.cross)
    }
}
