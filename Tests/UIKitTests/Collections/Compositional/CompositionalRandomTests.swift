import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A random group, described without the library's classes.
private indirect enum PlainNode {
    case item(width: Length, height: Length, insets: CGFloat)
    case group(isHorizontal: Bool, width: Length, height: Length, children: [PlainNode], count: Int?, spacing: CGFloat, insets: CGFloat)

    enum Length {
        case points(CGFloat), width(CGFloat), height(CGFloat)

        func points(in size: CGSize) -> CGFloat {
            switch self {
            case .points(let points): points
            case .width(let part): size.width * part
            case .height(let part): size.height * part
            }
        }

        @MainActor var dimension: NSCollectionLayoutDimension {
            switch self {
            case .points(let points): .absolute(points)
            case .width(let part): .fractionalWidth(part)
            case .height(let part): .fractionalHeight(part)
            }
        }
    }

    func size(in available: CGSize) -> CGSize {
        switch self {
        case .item(let width, let height, _), .group(_, let width, let height, _, _, _, _):
            CGSize(width: width.points(in: available), height: height.points(in: available))
        }
    }

    /// The rectangles of the items, in order, and the total size.
    func frames(in available: CGSize) -> (frames: [CGRect], size: CGSize) {
        let size = size(in: available)
        switch self {
        case .item(_, _, let inset):
            let frame = CGRect(
                x: inset, y: inset, width: max(size.width - 2 * inset, 0), height: max(size.height - 2 * inset, 0))
            return ([frame], size)
        case .group(let isHorizontal, _, _, let children, let count, let spacing, let inset):
            let inner = CGSize(width: max(size.width - 2 * inset, 0), height: max(size.height - 2 * inset, 0))
            let most = isHorizontal ? inner.width : inner.height
            var frames: [CGRect] = []
            var position: CGFloat = 0
            var number = 0
            // The number of items is limited, because items of almost zero length would repeat endlessly.
            while frames.count < 300, count.map({ number < $0 }) ?? true {
                let child = children[count == nil ? number % children.count : 0]
                let (own, ownSize) = child.frames(in: inner)
                let length = isHorizontal ? ownSize.width : ownSize.height
                if number > 0 { position += spacing }
                if count == nil, number > 0, position + length > most + 0.001 { break }
                let origin = isHorizontal ? CGPoint(x: inset + position, y: inset) : CGPoint(x: inset, y: inset + position)
                frames += own.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
                position += length
                number += 1
            }
            return (frames, size)
        }
    }

    @MainActor var layoutItem: NSCollectionLayoutItem {
        switch self {
        case .item(let width, let height, let inset):
            let item = NSCollectionLayoutItem(layoutSize: layoutSize(width.dimension, height.dimension))
            item.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
            return item
        case .group: return layoutGroup
        }
    }

    @MainActor var layoutGroup: NSCollectionLayoutGroup {
        guard case .group(let isHorizontal, let width, let height, let children, let count, let spacing, let inset) = self else {
            fatalError("An item is no group.")
        }
        let size = layoutSize(width.dimension, height.dimension)
        let group: NSCollectionLayoutGroup
        if let count {
            group =
                isHorizontal
                ? .horizontal(layoutSize: size, repeatingSubitem: children[0].layoutItem, count: count)
                : .vertical(layoutSize: size, repeatingSubitem: children[0].layoutItem, count: count)
        } else {
            let items = children.map(\.layoutItem)
            group = isHorizontal ? .horizontal(layoutSize: size, subitems: items) : .vertical(layoutSize: size, subitems: items)
        }
        group.interItemSpacing = .fixed(spacing)
        group.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
        return group
    }

    static func random(depth: Int, _ generator: inout SeededGenerator) -> PlainNode {
        func part() -> CGFloat { [0.2, 0.25, 1.0 / 3, 0.5, 1].randomElement(using: &generator) ?? 1 }
        func points() -> CGFloat { CGFloat(Int.random(in: 20...90, using: &generator)) }
        func length(_ isWidth: Bool) -> Length {
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: .points(points())
            case 1: isWidth ? .height(part() / 2) : .width(part() / 2)
            default: isWidth ? .width(part()) : .height(part())
            }
        }
        let inset = CGFloat(Int.random(in: 0...3, using: &generator))
        if depth == 0 || Int.random(in: 0..<3, using: &generator) == 0 {
            return .item(width: length(true), height: length(false), insets: inset)
        }
        let children = (0..<Int.random(in: 1...3, using: &generator)).map { _ in random(depth: depth - 1, &generator) }
        let count = Bool.random(using: &generator) ? Int.random(in: 1...4, using: &generator) : nil
        return .group(
            isHorizontal: Bool.random(using: &generator), width: length(true), height: length(false), children: children, count: count,
            spacing: CGFloat(Int.random(in: 0...8, using: &generator)), insets: inset)
    }
}

@Suite("Random compositional layouts") @MainActor
struct CompositionalRandomTests {
    @Test(
        "Frames equal those of a simple reference layout; a query for a rectangle returns the items that intersect it",
        arguments: 0..<40)
    func equalsPlainRules(round: Int) {
        var generator = SeededGenerator(seed: UInt64(round))
        let isSideways = round % 4 == 3
        var roots: [PlainNode] = []
        while roots.count < 3 {
            let children = (0..<Int.random(in: 1...3, using: &generator)).map { _ in PlainNode.random(depth: 2, &generator) }
            let length = PlainNode.Length.points(CGFloat(Int.random(in: 40...250, using: &generator)))
            let root = PlainNode.group(
                isHorizontal: Bool.random(using: &generator), width: isSideways ? length : .width(1),
                height: isSideways ? .height(1) : length, children: children, count: nil,
                spacing: CGFloat(Int.random(in: 0...8, using: &generator)), insets: 0)
            // Skips groups with very many items, which occur with items of almost zero length.
            if root.frames(in: CGSize(width: 400, height: 600)).frames.count < 200 { roots.append(root) }
        }
        let counts = roots.map { _ in Int.random(in: 0...60, using: &generator) }
        let spacings = roots.map { _ in CGFloat(Int.random(in: 0...9, using: &generator)) }
        let insets = roots.map { _ in CGFloat(Int.random(in: 0...9, using: &generator)) }
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = CGFloat(round % 5)
        configuration.scrollDirection = isSideways ? .horizontal : .vertical
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { number, _ in
                let section = NSCollectionLayoutSection(group: roots[number].layoutGroup)
                section.interGroupSpacing = spacings[number]
                let inset = insets[number]
                section.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
                return section
            }, configuration: configuration)
        let fixture = CompositionalFixture(counts, layout)
        fixture.show()
        var all: [IndexPath: CGRect] = [:]
        var start: CGFloat = 0
        for number in roots.indices {
            let inset = insets[number] >= 1 ? insets[number] : 0
            let available = CGSize(width: 400 - 2 * inset, height: 600 - 2 * inset)
            let (frames, size) = roots[number].frames(in: available)
            var position = start + inset
            for first in stride(from: 0, to: counts[number], by: frames.count) {
                if first > 0 { position += spacings[number] }
                for index in 0..<min(frames.count, counts[number] - first) {
                    let frame =
                        isSideways ? frames[index].offsetBy(dx: position, dy: inset) : frames[index].offsetBy(dx: inset, dy: position)
                    all[IndexPath(item: first + index, section: number)] = frame
                }
                position += isSideways ? size.width : size.height
            }
            start = position + inset + (number < roots.count - 1 ? configuration.interSectionSpacing : 0)
        }
        let length = isSideways ? fixture.view.contentSize.width : fixture.view.contentSize.height
        #expect(abs(length - start) < 0.01)
        func isNear(_ left: CGRect?, _ right: CGRect) -> Bool {
            guard let left else { return false }
            return abs(left.minX - right.minX) < 0.26 && abs(left.maxX - right.maxX) < 0.26 && abs(left.minY - right.minY) < 0.26
                && abs(left.maxY - right.maxY) < 0.26
        }
        for (path, frame) in all {
            let own = fixture.view.layoutAttributesForItem(at: path)?.frame
            #expect(isNear(own, frame), "\(path): \(String(describing: own)) instead of \(frame)")
        }
        for _ in 0..<20 {
            let along = CGFloat.random(in: -50...max(start, 1), using: &generator)
            let rect =
                isSideways
                ? CGRect(x: along, y: 100, width: CGFloat.random(in: 1...400, using: &generator), height: 200)
                : CGRect(x: 100, y: along, width: 200, height: CGFloat.random(in: 1...600, using: &generator))
            let found = Set((layout.layoutAttributesForElements(in: rect) ?? []).map(\.indexPath))
            let surely = Set(
                all.filter { $0.value.insetBy(dx: 0.6, dy: 0.6).meets(rect) && $0.value.width > 1.5 && $0.value.height > 1.5 }.keys)
            let possibly = Set(all.filter { $0.value.insetBy(dx: -0.6, dy: -0.6).meets(rect) }.keys)
            #expect(surely.isSubset(of: found) && found.isSubset(of: possibly))
        }
    }

    @Test("The content height is the sum of self-sized heights, in any order of scrolling", arguments: 0..<12)
    func measured(round: Int) {
        var generator = SeededGenerator(seed: UInt64(round))
        let count = Int.random(in: 1...700, using: &generator)
        let perGroup = Int.random(in: 1...3, using: &generator)
        let spacing = CGFloat(round % 4)
        let heights = (0..<count).map { _ in CGFloat(Int.random(in: 5...160, using: &generator)) }
        let fixture = CompositionalFixture([count]) { _ in
            let item = layoutItem(.fractionalWidth(1 / CGFloat(perGroup)), .estimated(44))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: layoutSize(.fractionalWidth(1), .estimated(44)), repeatingSubitem: item, count: perGroup)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = spacing
            return section
        }
        fixture.sizes = { CGSize(width: 10, height: heights[$0.item]) }
        fixture.show()
        for _ in 0..<60 {
            let most = max(fixture.view.contentSize.height - 600, 0)
            fixture.view.contentOffset.y = CGFloat.random(in: 0...max(most, 0.5), using: &generator)
            fixture.show()
        }
        // Shows the whole content, so that all heights are known.
        fixture.view.contentOffset.y = 0
        fixture.show()
        while fixture.view.contentOffset.y < fixture.view.contentSize.height - 600 {
            fixture.view.contentOffset.y += 400
            fixture.show()
        }
        var position: CGFloat = 0
        var violations: [String] = []
        for first in stride(from: 0, to: count, by: perGroup) {
            let items = first..<min(first + perGroup, count)
            for item in items {
                let frame = fixture.frame(item)
                if frame?.minY != position || frame?.height != heights[item] {
                    violations.append("\(item): \(String(describing: frame)), not \(position)")
                }
            }
            position += (items.map { heights[$0] }.max() ?? 0) + spacing
        }
        #expect(violations.isEmpty)
        #expect(fixture.view.contentSize.height == position - spacing)
    }
}
