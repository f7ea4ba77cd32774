import Foundation

/// Identifies a supplementary view of a section: its kind and its index among views of that kind.
struct SupplementKey: Hashable {
    var kind: String
    var item: Int
}

/// A header or footer of a section or of the whole layout, with its frame.
struct BoundaryItem {
    /// The side of the content, relative to the scroll direction.
    enum Side {
        /// Before or after the content along the scroll direction; or at its leading or trailing side across the scroll direction.
        case before, after, startSide, endSide
        /// Centered over the content.
        case over
    }

    let item: NSCollectionLayoutBoundarySupplementaryItem
    let key: SupplementKey
    let side: Side
    let size: CGSize
    /// The frame in points, relative to the origin of the section or layout.
    var frame = CGRect.zero

    @MainActor
    static func side(of item: NSCollectionLayoutBoundarySupplementaryItem, scrolling axis: CollectionAxis) -> Side {
        let alignment = item.alignment
        if axis == .vertical {
            if alignment.isTop { return .before }
            if alignment.isBottom { return .after }
            return alignment == .leading ? .startSide : alignment == .trailing ? .endSide : .over
        }
        if alignment == .leading { return .before }
        if alignment == .trailing { return .after }
        return alignment.isTop ? .startSide : alignment.isBottom ? .endSide : .over
    }
}

/// The headers and footers around the content of a section or of the whole layout.
@MainActor
struct BoundaryItems {
    let axis: CollectionAxis
    private(set) var boundaryItems: [BoundaryItem] = []
    /// The lengths by which headers and footers extend the section or layout on each side, in points.
    private(set) var before: CGFloat = 0
    private(set) var after: CGFloat = 0
    private(set) var startSide: CGFloat = 0
    private(set) var endSide: CGFloat = 0

    /// Creates the boundary items of `items` in `availableSize`. `measured` contains the preferred sizes of views.
    init(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], axis: CollectionAxis, availableSize: CGSize,
        measured: [SupplementKey: CGSize]
    ) {
        self.axis = axis
        var counts: [String: Int] = [:]
        for item in items {
            let key = SupplementKey(kind: item.elementKind, item: counts[item.elementKind, default: 0])
            counts[item.elementKind, default: 0] += 1
            var size = item.layoutSize.size(in: availableSize)
            if let own = measured[key] {
                if item.layoutSize.widthDimension.isMeasured { size.width = own.width }
                if item.layoutSize.heightDimension.isMeasured { size.height = own.height }
            }
            let side = BoundaryItem.side(of: item, scrolling: axis)
            boundaryItems.append(BoundaryItem(item: item, key: key, side: side, size: size))
        }
        before = extent(.before, along: axis)
        after = extent(.after, along: axis)
        startSide = extent(.startSide, along: axis.other)
        endSide = extent(.endSide, along: axis.other)
    }

    /// The extent on one side, in points. Items with the same alignment are stacked, so their lengths are added. Otherwise the longest stack counts.
    private func extent(_ side: BoundaryItem.Side, along axis: CollectionAxis) -> CGFloat {
        var sums: [NSRectAlignment: CGFloat] = [:]
        for boundaryItem in boundaryItems where boundaryItem.side == side && boundaryItem.item.extendsBoundary {
            sums[boundaryItem.item.alignment, default: 0] += axis.length(boundaryItem.size)
        }
        return sums.values.max() ?? 0
    }

    /// Positions all items around the content. `length` is the total length including the items; `breadth` is the total length across the scroll
    /// direction. `start` and `end` limit the headers and footers across the scroll direction.
    mutating func arrange(length: CGFloat, breadth: CGFloat, start: CGFloat, end: CGFloat) {
        var used: [NSRectAlignment: CGFloat] = [:]
        let cross = axis.other
        for index in boundaryItems.indices {
            let boundaryItem = boundaryItems[index]
            let (own, across) = (axis.length(boundaryItem.size), cross.length(boundaryItem.size))
            let isFirst = !boundaryItem.item.extendsBoundary
            let taken = isFirst ? 0 : used[boundaryItem.item.alignment, default: 0]
            var (along, aside): (CGFloat, CGFloat)
            switch boundaryItem.side {
            case .before: (along, aside) = (isFirst ? before : taken, alignedAcross(boundaryItem, across, start, end))
            case .after: (along, aside) = (length - (isFirst ? after : taken) - own, alignedAcross(boundaryItem, across, start, end))
            case .startSide:
                (along, aside) = (alignedAlong(boundaryItem, own, length), isFirst ? start + startSide : start + taken)
            case .endSide:
                (along, aside) = (alignedAlong(boundaryItem, own, length), end - across - (isFirst ? endSide : taken))
            case .over: (along, aside) = (before + (length - before - after - own) / 2, (breadth - across) / 2)
            }
            if boundaryItem.item.extendsBoundary {
                let isBeside = boundaryItem.side == .startSide || boundaryItem.side == .endSide
                used[boundaryItem.item.alignment, default: 0] += isBeside ? across : own
            }
            let frame = axis.rect(along, across: aside, length: own, breadth: across)
            boundaryItems[index].frame = frame.offsetBy(dx: boundaryItem.item.offset.x, dy: boundaryItem.item.offset.y)
        }
    }

    private func alignedAcross(_ boundaryItem: BoundaryItem, _ own: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
        let alignment = boundaryItem.item.alignment
        if axis == .vertical {
            if alignment.isLeading { return start }
            return alignment.isTrailing ? end - own : start + (end - start - own) / 2
        }
        return start + (end - start - own) / 2
    }

    private func alignedAlong(_ boundaryItem: BoundaryItem, _ own: CGFloat, _ length: CGFloat) -> CGFloat {
        let alignment = boundaryItem.item.alignment
        if axis == .horizontal {
            if alignment.isLeading { return before }
            if alignment.isTrailing { return length - after - own }
        }
        return before + (length - before - after - own) / 2
    }

    /// The frame of an item that is pinned to the visible range from `low` to `high`, in points from the start of the section. `length` is the
    /// section's length.
    func pinnedFrame(_ boundaryItem: BoundaryItem, seen low: CGFloat, _ high: CGFloat, length: CGFloat) -> CGRect {
        guard boundaryItem.item.pinToVisibleBounds else { return boundaryItem.frame }
        let (start, own) = (axis.start(boundaryItem.frame), axis.length(boundaryItem.size))
        let along: CGFloat
        switch boundaryItem.side {
        case .before: along = max(start, min(low + start, length - after - own))
        case .after: along = min(start, max(high - (length - start), before))
        default: along = min(max(low, before), max(length - after - own, before))
        }
        let moved = along - start
        return axis == .vertical ? boundaryItem.frame.offsetBy(dx: 0, dy: moved) : boundaryItem.frame.offsetBy(dx: moved, dy: 0)
    }
}
