import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A reference implementation of the flow layout's rules, item by item, without optimizations.
private struct PlainFlow {
    var lineLength: CGFloat
    var inset: UIEdgeInsets
    var spacing: (line: CGFloat, item: CGFloat)
    var scale: CGFloat

    /// The frames of items with the given sizes in a vertical layout, and the end of the last line. The first line begins at `top`.
    func frames(_ sizes: [CGSize], top: CGFloat) -> (frames: [CGRect], end: CGFloat) {
        let available = lineLength - inset.left - inset.right
        var lines: [[Int]] = []
        var used: CGFloat = 0
        for (item, size) in sizes.enumerated() {
            if lines.isEmpty || used + spacing.item + size.width > available + 0.001 {
                lines.append([item])
                used = size.width
            } else {
                lines[lines.count - 1].append(item)
                used += spacing.item + size.width
            }
        }
        let isOneSize = Set(sizes.map { "\($0)" }).count <= 1
        // The last line has the spacing of a full line, even if it is the only line.
        var most = 1
        if let width = sizes.first?.width {
            while CGFloat(most + 1) * width + CGFloat(most) * spacing.item <= available + 0.001 { most += 1 }
        }
        var frames = [CGRect](repeating: .zero, count: sizes.count)
        var y = top
        for (number, line) in lines.enumerated() {
            let height = line.map { sizes[$0].height }.max() ?? 0
            let width = line.reduce(0) { $0 + sizes[$1].width }
            let isLast = number == lines.count - 1
            var gap = spacing.item
            var x: CGFloat = 0
            if isOneSize {
                if most == 1 { x = (available - width) / 2 } else { gap = (available - CGFloat(most) * sizes[0].width) / CGFloat(most - 1) }
            } else if line.count == 1 {
                x = isLast && width <= available ? 0 : (available - width) / 2
            } else if !isLast {
                gap = (available - width) / CGFloat(line.count - 1)
            }
            for item in line {
                let size = sizes[item]
                let origin = CGPoint(x: inset.left + x, y: y + (height - size.height) / 2)
                frames[item] = CGRect(
                    x: (origin.x * scale).rounded() / scale, y: (origin.y * scale).rounded() / scale, width: size.width, height: size.height
                )
                x += size.width + gap
            }
            y += height + (isLast ? 0 : spacing.line)
        }
        return (frames, y)
    }
}

@MainActor
private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    var sizes: [[CGSize]] = []
    var calls = 0

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        calls += 1
        return sizes[indexPath.section][indexPath.item]
    }
}

@Suite("Flow layouts") @MainActor
struct FlowLayoutTests {
    @Test("Items of equal size are justified, the last line uses the same columns, and three items of 115 points fit into 375")
    func oneSize() {
        let fixture = CollectionFixture([Array(0..<5)], size: CGSize(width: 375, height: 600))
        fixture.flow.itemSize = CGSize(width: 115, height: 50)
        fixture.flow.minimumInteritemSpacing = 15
        fixture.view.layoutIfNeeded()
        #expect((0..<5).map { fixture.cell($0)?.frame.minX } == [0, 130, 260, 0, 130])
        fixture.flow.itemSize = CGSize(width: 100, height: 50)
        fixture.view.layoutIfNeeded()
        #expect((0..<5).map { fixture.cell($0)?.frame.minX } == [0, 138, 275, 0, 138])
        fixture.flow.itemSize = CGSize(width: 300, height: 50)
        fixture.view.layoutIfNeeded()
        #expect(fixture.cell(4)?.frame == CGRect(x: 38, y: 240, width: 300, height: 50))
        fixture.flow.itemSize = CGSize(width: 475, height: 50)
        fixture.view.layoutIfNeeded()
        #expect(fixture.cell(0)?.frame.minX == -50)
    }

    @Test("With random sizes, insets and spacings, frames equal those of a simple reference layout", arguments: 1...40)
    func random(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let scale = CGFloat(Int.random(in: 1...3, using: &random))
        let fixture = CollectionFixture([[]], size: CGSize(width: CGFloat.random(in: 200...500, using: &random), height: 700), scale: scale)
        let isHorizontal = seed % 4 == 3
        let sizes = Sizes()
        let isOneSize = seed % 3 == 0
        sizes.sizes = (0..<Int.random(in: 1...4, using: &random)).map { _ in
            (0..<Int.random(in: 0..<60, using: &random)).map { _ in
                isOneSize
                    ? CGSize(width: 61.5, height: 33)
                    : CGSize(width: CGFloat.random(in: 20...260, using: &random), height: CGFloat.random(in: 10...90, using: &random))
            }
        }
        fixture.source.sections = sizes.sizes.map { Array($0.indices) }
        fixture.flow.sectionInset = UIEdgeInsets(top: 7, left: CGFloat(Int.random(in: 0..<20, using: &random)), bottom: 9, right: 5)
        fixture.flow.minimumLineSpacing = CGFloat(Int.random(in: 0..<20, using: &random))
        fixture.flow.minimumInteritemSpacing = CGFloat(Int.random(in: 0..<20, using: &random))
        fixture.flow.headerReferenceSize = CGSize(width: 25, height: 25)
        fixture.flow.footerReferenceSize = seed % 2 == 0 ? .zero : CGSize(width: 12, height: 12)
        fixture.view.delegate = sizes
        if isHorizontal {
            // The same test with exchanged axes.
            fixture.flow.scrollDirection = .horizontal
            let inset = fixture.flow.sectionInset
            fixture.flow.sectionInset = UIEdgeInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
            sizes.sizes = sizes.sizes.map { $0.map { CGSize(width: $0.height, height: $0.width) } }
            fixture.view.frame = CGRect(x: 0, y: 0, width: 700, height: fixture.view.frame.width)
        }
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        func turned(_ rect: CGRect) -> CGRect {
            isHorizontal ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
        }
        let inset = fixture.flow.sectionInset
        let plain = PlainFlow(
            lineLength: isHorizontal ? fixture.view.bounds.height : fixture.view.bounds.width,
            inset: isHorizontal ? UIEdgeInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom) : inset,
            spacing: (fixture.flow.minimumLineSpacing, fixture.flow.minimumInteritemSpacing), scale: scale)
        var top: CGFloat = 0
        for (section, own) in sizes.sizes.enumerated() {
            let header = fixture.view.layoutAttributesForSupplementaryElement(
                ofKind: UICollectionView.elementKindSectionHeader, at: fixture.path(0, section))
            #expect(abs(turned(header?.frame ?? .zero).minY - top) <= 0.5)
            let lines = own.map { isHorizontal ? CGSize(width: $0.height, height: $0.width) : $0 }
            let expected = plain.frames(lines, top: top + 25 + plain.inset.top)
            for item in own.indices {
                let frame = turned(fixture.view.layoutAttributesForItem(at: fixture.path(item, section))?.frame ?? .null)
                let wanted = expected.frames[item]
                // Sums in a different order may be rounded to the next pixel.
                let error = max(abs(frame.minX - wanted.minX), abs(frame.minY - wanted.minY))
                #expect(error < 0.001 || abs(error - 1 / scale) < 0.001, "\(section) \(item): \(frame), wanted \(wanted)")
                #expect(frame.size == wanted.size)
            }
            top = (own.isEmpty ? top + 25 + plain.inset.top : expected.end) + plain.inset.bottom + (seed % 2 == 0 ? 0 : 12)
        }
        let length = isHorizontal ? fixture.view.contentSize.width : fixture.view.contentSize.height
        #expect(abs(length - top) < 0.01)
        // A query of any rectangle returns exactly the items that intersect it.
        for _ in 0..<10 {
            let rect = CGRect(
                x: CGFloat.random(in: -50...300, using: &random), y: CGFloat.random(in: -50...max(top, 1), using: &random),
                width: CGFloat.random(in: 1...300, using: &random), height: CGFloat.random(in: 1...300, using: &random))
            let area = turned(rect)
            let found = Set(
                fixture.flow.layoutAttributesForElements(in: area)?.filter { $0.representedElementCategory == .cell }.map(\.indexPath) ?? []
            )
            var wanted = Set<IndexPath>()
            for (section, own) in sizes.sizes.enumerated() {
                for item in own.indices
                where fixture.flow.layoutAttributesForItem(at: fixture.path(item, section))?.frame.meets(area) == true {
                    wanted.insert(fixture.path(item, section))
                }
            }
            #expect(found == wanted)
        }
    }

    @Test("A delegate that does not implement sizes is not called for each item")
    func noSizes() {
        let fixture = CollectionFixture([Array(0..<1_000_000)])
        let recorder = CollectionRecorder()
        fixture.view.delegate = recorder
        fixture.view.layoutIfNeeded()
        #expect(fixture.flow.sections.first?.count == 1_000_000)
        #expect(fixture.violations().isEmpty)
    }

    @Test("A pinch that changes the item size keeps the visible cells")
    func pinch() {
        let fixture = CollectionFixture([Array(0..<1_000_000)])
        let cell = fixture.cell(0)
        for step in 0..<30 {
            fixture.flow.itemSize = CGSize(width: 90 + step, height: 90 + step)
            fixture.host.advance(by: 1.0 / 60)
            #expect(fixture.violations().isEmpty)
        }
        #expect(fixture.cell(0) === cell)
    }

    @Test("Pinned headers stay at the top while their section is visible, and the next one pushes them away")
    func pinned() {
        let fixture = CollectionFixture([Array(0..<20), Array(20..<60)])
        fixture.flow.headerReferenceSize = CGSize(width: 0, height: 40)
        fixture.flow.sectionHeadersPinToVisibleBounds = true
        fixture.view.contentInset.top = 30
        func header(_ section: Int) -> CGRect? {
            fixture.view.layoutIfNeeded()
            return fixture.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: fixture.path(0, section))?.frame
        }
        fixture.view.contentOffset.y = 100
        #expect(header(0)?.minY == 130)
        fixture.view.contentOffset.y = 490
        #expect(header(0)?.minY == 490 && header(1)?.minY == 530)
        fixture.view.contentOffset.y = 600
        #expect(header(0) == nil && header(1)?.minY == 630)
        #expect(fixture.violations().isEmpty)
        // The pinned header is in front of the items.
        let subviews = fixture.view.subviews
        let cells = subviews.indices.filter { subviews[$0] is NumberedCell }
        #expect((subviews.firstIndex { $0 is TitleView } ?? 0) > cells.max() ?? 0)
    }

    @Test("With flipsHorizontallyInOppositeLayoutDirection a right-to-left layout and its offset start at the right")
    func rightToLeft() {
        final class Flipping: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        let fixture = CollectionFixture()
        fixture.view.semanticContentAttribute = .forceRightToLeft
        let layout = Flipping()
        layout.itemSize = CGSize(width: 90, height: 90)
        fixture.view.collectionViewLayout = layout
        fixture.view.layoutIfNeeded()
        #expect(fixture.cell(0)?.frame.minX == 310 && fixture.cell(3)?.frame.minX == 0)
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 350, y: 10)) == fixture.path(0))
        layout.scrollDirection = .horizontal
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.contentOffset.x == fixture.view.contentSize.width - 400)
        #expect(fixture.cell(0)?.frame.maxX == fixture.view.contentSize.width)
    }

    @Test("When an item sizes itself, later items move, also if the item becomes visible only after scrolling")
    func selfSizing() {
        final class Growing: UICollectionViewCell {
            var value = 0
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 380, height: 30 + CGFloat(value % 5) * 10) }
        }
        final class Source: NumberSource {
            override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "growing", for: indexPath)
                (cell as? Growing)?.value = indexPath.item
                return cell
            }
        }
        let fixture = CollectionFixture([Array(0..<1)])
        let source = Source([Array(0..<2000)])
        fixture.view.register(Growing.self, forCellWithReuseIdentifier: "growing")
        fixture.flow.estimatedItemSize = CGSize(width: 380, height: 40)
        fixture.flow.minimumLineSpacing = 0
        fixture.view.dataSource = source
        for _ in 0..<30 {
            fixture.host.advance(by: 1.0 / 60)
            let shown = fixture.view.indexPathsForVisibleItems.sorted()
            var y: CGFloat?
            for indexPath in shown {
                let frame = fixture.view.cellForItem(at: indexPath)?.frame ?? .zero
                #expect(frame.height == 30 + CGFloat(indexPath.item % 5) * 10)
                if let y { #expect(frame.minY == y) }
                y = frame.maxY
            }
            #expect(y ?? 0 >= fixture.view.bounds.maxY)
            fixture.view.contentOffset.y += 233
        }
        fixture.view.scrollToItem(at: fixture.path(1500), at: .top, animated: false)
        #expect(fixture.view.cellForItem(at: fixture.path(1500))?.frame.minY == fixture.view.contentOffset.y)
    }

    @Test("After random scrolling and resizing exactly the items in the visible rectangle have cells", arguments: 1...6)
    func scrolling(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let fixture = CollectionFixture([Array(0..<300), [], Array(300..<700)])
        let sizes = Sizes()
        sizes.sizes = fixture.source.sections.map { items in
            items.map { _ in
                CGSize(width: CGFloat.random(in: 10...200, using: &random), height: CGFloat.random(in: 10...120, using: &random))
            }
        }
        fixture.flow.headerReferenceSize = CGSize(width: 10, height: 30)
        fixture.flow.sectionHeadersPinToVisibleBounds = true
        if seed % 2 == 0 { fixture.view.delegate = sizes }
        for _ in 0..<60 {
            switch Int.random(in: 0..<5, using: &random) {
            case 0: fixture.view.frame.size.width = CGFloat.random(in: 100...500, using: &random)
            case 1: fixture.view.frame.size.height = CGFloat.random(in: 100...700, using: &random)
            case 2: fixture.flow.itemSize.width = CGFloat.random(in: 20...150, using: &random)
            default: fixture.view.contentOffset.y = CGFloat.random(in: -100...max(fixture.view.contentSize.height, 1), using: &random)
            }
            if Bool.random(using: &random) { fixture.host.advance(by: 1.0 / 60) }
            let violations = fixture.violations()
            #expect(violations.isEmpty, "\(violations)")
        }
    }

    @Test("After a change to another layout the items keep their cells")
    func otherLayout() async {
        let fixture = CollectionFixture()
        let cell = fixture.cell(3)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 40, height: 40)
        var completions = 0
        fixture.view.setCollectionViewLayout(layout, animated: true) { _ in completions += 1 }
        #expect(fixture.cell(3) === cell && completions == 0)
        await fixture.host.settle()
        #expect(completions == 1 && fixture.violations().isEmpty)
        #expect(fixture.cell(3)?.frame.size == CGSize(width: 40, height: 40))
        let between = fixture.view.startInteractiveTransition(to: fixture.flow)
        between.transitionProgress = 0.5
        fixture.host.advance(by: 0.05)
        #expect(fixture.cell(3)?.frame.size == CGSize(width: 65, height: 65))
        fixture.view.cancelInteractiveTransition()
        await fixture.host.settle()
        #expect(fixture.view.collectionViewLayout === layout && fixture.violations().isEmpty)
    }

    @Test("A section without a header has header attributes with a position and zero size, but no header view")
    func missingHeaders() {
        let fixture = CollectionFixture([Array(0..<4), Array(4..<8)])
        fixture.flow.footerReferenceSize = CGSize(width: 0, height: 30)
        fixture.view.layoutIfNeeded()
        let (header, footer) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
        let end = fixture.view.layoutAttributesForSupplementaryElement(ofKind: footer, at: fixture.path(0, 0))?.frame.maxY ?? 0
        #expect(end > 30)
        let attributes = fixture.view.layoutAttributesForSupplementaryElement(ofKind: header, at: fixture.path(0, 1))
        #expect(attributes?.frame == CGRect(x: 0, y: end, width: 0, height: 0))
        #expect(fixture.view.visibleSupplementaryViews(ofKind: header).isEmpty)
        #expect(fixture.view.visibleSupplementaryViews(ofKind: footer).count == 2)
        #expect(
            fixture.flow.layoutAttributesForElements(in: fixture.view.bounds)?.contains { $0.representedElementKind == header } == false)
        #expect(fixture.flow.layoutAttributesForSupplementaryView(ofKind: "badge", at: fixture.path(0, 1)) == nil)
    }
}
