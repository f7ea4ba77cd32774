import Foundation

/// The solved layout of one section of a compositional layout. Positions are relative to the section's start.
///
/// Coordinates are for left-to-right layouts; the collection view mirrors them.
@MainActor
final class CompositionalSection {
    /// The available space, which is the same for all sections of a layout.
    struct AvailableSpace: Equatable {
        /// The size for content after the view's insets, in points.
        var size: CGSize
        /// The insets of the safe area and of the layout margins inside that size.
        var safeArea: NSDirectionalEdgeInsets
        var margins: NSDirectionalEdgeInsets
        var readable: NSDirectionalEdgeInsets
        var reference: UIContentInsetsReference
        var scale: CGFloat
        var isVertical: Bool

        func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
            var insets: NSDirectionalEdgeInsets
            switch reference {
            case .automatic: return self.reference == .automatic ? across(safeArea) : self.insets(self.reference)
            case .none: insets = .zero
            case .safeArea: insets = safeArea
            case .layoutMargins: insets = margins
            case .readableContent: insets = readable
            }
            insets = across(insets)
            return insets
        }

        /// Returns only the insets across the scroll direction. In the scroll direction, the view's own content insets already apply.
        private func across(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
            isVertical
                ? NSDirectionalEdgeInsets(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
                : NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
        }
    }

    let definition: NSCollectionLayoutSection
    let count: Int
    /// The scroll direction.
    let axis: CollectionAxis
    let available: AvailableSpace
    private let insets: NSDirectionalEdgeInsets
    /// The axis along which groups follow each other.
    let groupAxis: CollectionAxis
    private(set) var run: GroupRun
    private(set) var boundary: BoundaryItems
    private(set) var measuredSupplements: [SupplementKey: CGSize]
    /// The position of the section along the scroll direction, in layout coordinates.
    var origin: CGFloat = 0
    /// The length along the scroll direction: headers, insets, groups and footers.
    private(set) var length: CGFloat = 0
    /// The maximum distance by which badges extend beyond their groups, in points.
    let overhang: CGFloat
    /// The number of supplementary items per kind in one group.
    let groupKinds: [String: Int]

    init(
        _ definition: NSCollectionLayoutSection, count: Int, available: AvailableSpace, traits: UITraitCollection, measured: [Int: CGSize],
        measuredSupplements: [SupplementKey: CGSize]
    ) {
        (self.definition, self.count, self.available, self.measuredSupplements) = (definition, count, available, measuredSupplements)
        axis = available.isVertical ? .vertical : .horizontal
        groupAxis = definition.orthogonalScrollingBehavior == .none ? axis : axis.other
        let own = LayoutContainer(contentSize: available.size, contentInsets: definition.contentInsets).effectiveContentInsets
        let around = available.insets(definition.contentInsetsReference)
        insets = NSDirectionalEdgeInsets(
            top: own.top + around.top, leading: own.leading + around.leading, bottom: own.bottom + around.bottom,
            trailing: own.trailing + around.trailing)
        boundary = Self.boundary(definition, axis, available, insets, measuredSupplements)
        var inner = CGRect(origin: .zero, size: available.size).inset(by: insets).size
        let cross = axis.other
        cross.set(max(cross.length(inner) - boundary.startSide - boundary.endSide, 0), in: &inner)
        run = GroupRun(
            group: definition.group, axis: groupAxis, count: count, availableSize: inner, spacing: definition.interGroupSpacing,
            traits: traits,
            measured: measured)
        overhang = Self.overhang(of: run.template)
        var kinds: [String: Int] = [:]
        for supplement in run.template.supplements { kinds[supplement.item.elementKind, default: 0] += 1 }
        groupKinds = kinds
        arrange()
    }

    private static func boundary(
        _ definition: NSCollectionLayoutSection, _ axis: CollectionAxis, _ available: AvailableSpace, _ insets: NSDirectionalEdgeInsets,
        _ measured: [SupplementKey: CGSize]
    ) -> BoundaryItems {
        let aside = boundaryInsets(definition, available, insets)
        return BoundaryItems(
            definition.boundarySupplementaryItems, axis: axis,
            availableSize: CGRect(origin: .zero, size: available.size).inset(by: aside).size,
            measured: measured)
    }

    /// The insets of headers and footers across the scroll direction.
    private static func boundaryInsets(
        _ definition: NSCollectionLayoutSection, _ available: AvailableSpace, _ insets: NSDirectionalEdgeInsets
    ) -> NSDirectionalEdgeInsets {
        var aside: NSDirectionalEdgeInsets
        if definition.supplementaryContentInsetsReference == .automatic {
            aside = definition.followsInsets ? insets : .zero
        } else {
            aside = available.insets(definition.supplementaryContentInsetsReference)
        }
        if available.isVertical { (aside.top, aside.bottom) = (0, 0) } else { (aside.leading, aside.trailing) = (0, 0) }
        return aside
    }

    /// The maximum distance by which cells and badges extend beyond the group's bounds.
    private static func overhang(of group: SolvedGroup) -> CGFloat {
        var most: CGFloat = 0
        let bounds = CGRect(origin: .zero, size: group.size)
        func look(_ item: NSCollectionLayoutSupplementaryItem, _ host: CGRect) {
            let frame = item.frame(of: item.layoutSize.size(in: host.size), at: host)
            most = max(most, bounds.minX - frame.minX, bounds.minY - frame.minY, frame.maxX - bounds.maxX, frame.maxY - bounds.maxY)
        }
        for cell in group.cells {
            for item in cell.item?.supplementaryItems ?? [] { look(item, cell.frame) }
            let frame = cell.frame
            most = max(most, bounds.minX - frame.minX, bounds.minY - frame.minY, frame.maxX - bounds.maxX, frame.maxY - bounds.maxY)
        }
        for supplement in group.supplements { look(supplement.item, supplement.host) }
        return most
    }

    private func arrange() {
        let content = groupAxis == axis ? run.length : count > 0 ? run.breadth : 0
        length = boundary.before + axis.start(insets) + content + axis.end(insets) + boundary.after
        let aside = Self.boundaryInsets(definition, available, insets)
        let cross = axis.other
        boundary.arrange(
            length: length, breadth: breadth, start: cross.start(aside), end: max(breadth - cross.end(aside), cross.start(aside)))
    }

    // MARK: Geometry

    /// The size across the scroll direction.
    var breadth: CGFloat { axis.other.length(available.size) }

    var end: CGFloat { origin + length }

    /// The whole section.
    var frame: CGRect { axis.rect(0, across: 0, length: length, breadth: breadth) }

    /// The origin of the first group in section coordinates. In an orthogonally scrolling section, the origin before scrolling.
    var runOrigin: CGPoint {
        let cross = axis.other
        let along = boundary.before + axis.start(insets)
        let across = scrollsAcross ? cross.start(scrollFrame) + lead : cross.start(insets) + boundary.startSide
        return axis.point(along, across: across)
    }

    /// Converts a point from group run coordinates to section coordinates.
    func convertedFromRun(_ point: CGPoint) -> CGPoint { CGPoint(x: runOrigin.x + point.x, y: runOrigin.y + point.y) }

    // MARK: Orthogonal scrolling

    var scrollsAcross: Bool { groupAxis != axis }

    /// The orthogonally scrolling area, in section coordinates.
    var scrollFrame: CGRect {
        let across = axis.other
        let start = boundary.startSide
        return axis.rect(
            boundary.before, across: start, length: max(length - boundary.before - boundary.after, 0),
            breadth: max(across.length(frame.size) - boundary.startSide - boundary.endSide, 0))
    }

    /// The space before the first group of an orthogonally scrolling section.
    private var lead: CGFloat {
        guard definition.orthogonalScrollingBehavior == .groupPagingCentered, run.groupCount > 0 else { return groupAxis.start(insets) }
        return max((groupAxis.length(scrollFrame.size) - run.length(of: 0)) / 2, 0)
    }

    private var trail: CGFloat {
        guard definition.orthogonalScrollingBehavior == .groupPagingCentered, run.groupCount > 0 else { return groupAxis.end(insets) }
        return max((groupAxis.length(scrollFrame.size) - run.length(of: run.groupCount - 1)) / 2, 0)
    }

    /// The content length of the orthogonally scrolling area, with leading and trailing space; at least the visible length.
    var scrollLength: CGFloat { max(lead + run.length + trail, groupAxis.length(scrollFrame.size)) }

    /// The orthogonal scroll offset at which a group comes to rest.
    func restingOffset(of group: Int) -> CGFloat {
        if definition.orthogonalScrollingBehavior == .groupPagingCentered {
            return lead + run.origin(of: group) + run.length(of: group) / 2 - groupAxis.length(scrollFrame.size) / 2
        }
        return run.origin(of: group)
    }

    /// The group whose resting offset is closest to `offset`.
    func group(restingNearest offset: CGFloat) -> Int {
        guard definition.orthogonalScrollingBehavior == .groupPagingCentered else { return run.groupBeginning(nearest: offset) }
        let middle = offset + groupAxis.length(scrollFrame.size) / 2 - lead
        let near = run.groupBeginning(nearest: middle)
        let candidates = [near - 1, near, near + 1].filter { $0 >= 0 && $0 < run.groupCount }
        return candidates.min { abs(restingOffset(of: $0) - offset) < abs(restingOffset(of: $1) - offset) } ?? 0
    }

    // MARK: Groups

    /// The groups that intersect `rect`, in group run coordinates, including their badges.
    func groups(in rect: CGRect) -> Range<Int> {
        run.groups(from: groupAxis.start(rect) - overhang - 1, to: groupAxis.end(rect) + overhang + 1)
    }

    func solved(_ group: Int) -> SolvedGroup { run.solved(group) }

    /// The origin of a group in section coordinates.
    func corner(of group: Int, _ solved: SolvedGroup) -> CGPoint { convertedFromRun(run.corner(of: group, size: solved.size)) }

    // MARK: Measured sizes

    func measure(_ item: Int, _ size: CGSize) {
        run.measure(item, size)
        arrange()
    }

    func measure(_ key: SupplementKey, _ size: CGSize) {
        guard measuredSupplements[key] != size else { return }
        measuredSupplements[key] = size
        boundary = Self.boundary(definition, axis, available, insets, measuredSupplements)
        arrange()
    }

    /// Whether any view of the section is measured.
    var isMeasured: Bool {
        definition.group.isMeasuredAnywhere || definition.boundarySupplementaryItems.contains { $0.layoutSize.measured.isAny }
            || hasMeasuredBadges(definition.group)
    }

    private func hasMeasuredBadges(_ item: NSCollectionLayoutItem) -> Bool {
        item.supplementaryItems.contains { $0.layoutSize.measured.isAny }
            || ((item as? NSCollectionLayoutGroup)?.subitems.contains { hasMeasuredBadges($0) } ?? false)
    }
}
