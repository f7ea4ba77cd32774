import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// A second implementation of the flow layout's rules, item by item, without optimizations.
private struct PlainFlow {
    var lineLength: CGFloat
    var inset: UIEdgeInsets
    var spacing: (line: CGFloat, item: CGFloat)
    var scale: CGFloat

    /// The frames of items of these sizes in a vertical layout whose first line begins at `top`, and the end of the last line.
    func frames(_ sizes: [CGSize], top: CGFloat) -> (frames: [CGRect], end: CGFloat) {
        let room = lineLength - inset.left - inset.right
        var lines: [[Int]] = []
        var used: CGFloat = 0
        for (item, size) in sizes.enumerated() {
            if lines.isEmpty || used + spacing.item + size.width > room + 0.001 {
                lines.append([item])
                used = size.width
            } else {
                lines[lines.count - 1].append(item)
                used += spacing.item + size.width
            }
        }
        let isOneSize = Set(sizes.map { "\($0)" }).count <= 1
        // The last line is spaced as if it were full, even if it is the only one.
        var most = 1
        if let width = sizes.first?.width {
            while CGFloat(most + 1) * width + CGFloat(most) * spacing.item <= room + 0.001 { most += 1 }
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
                if most == 1 { x = (room - width) / 2 } else { gap = (room - CGFloat(most) * sizes[0].width) / CGFloat(most - 1) }
            } else if line.count == 1 {
                x = isLast && width <= room ? 0 : (room - width) / 2
            } else if !isLast {
                gap = (room - width) / CGFloat(line.count - 1)
            }
            for item in line {
                let size = sizes[item]
                let place = CGPoint(x: inset.left + x, y: y + (height - size.height) / 2)
                frames[item] = CGRect(
                    x: (place.x * scale).rounded() / scale, y: (place.y * scale).rounded() / scale, width: size.width, height: size.height)
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
    var asked = 0

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        asked += 1
        return sizes[indexPath.section][indexPath.item]
    }
}

@Suite("Flow layouts") @MainActor
struct FlowLayoutTests {
    @Test("Items of one size are distributed over a line, in the last line as if it were full; three of 115 fit into 375")
    func oneSize() {
        let stage = CollectionStage([Array(0..<5)], size: CGSize(width: 375, height: 600))
        stage.flow.itemSize = CGSize(width: 115, height: 50)
        stage.flow.minimumInteritemSpacing = 15
        stage.view.layoutIfNeeded()
        #expect((0..<5).map { stage.cell($0)?.frame.minX } == [0, 130, 260, 0, 130])
        stage.flow.itemSize = CGSize(width: 100, height: 50)
        stage.view.layoutIfNeeded()
        #expect((0..<5).map { stage.cell($0)?.frame.minX } == [0, 138, 275, 0, 138])
        stage.flow.itemSize = CGSize(width: 300, height: 50)
        stage.view.layoutIfNeeded()
        #expect(stage.cell(4)?.frame == CGRect(x: 38, y: 240, width: 300, height: 50))
        stage.flow.itemSize = CGSize(width: 475, height: 50)
        stage.view.layoutIfNeeded()
        #expect(stage.cell(0)?.frame.minX == -50)
    }

    @Test("Random sizes, insets and spacings in several sections agree with the plain rules", arguments: 1...40)
    func random(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let scale = CGFloat(Int.random(in: 1...3, using: &random))
        let stage = CollectionStage([[]], size: CGSize(width: CGFloat.random(in: 200...500, using: &random), height: 700), scale: scale)
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
        stage.source.sections = sizes.sizes.map { Array($0.indices) }
        stage.flow.sectionInset = UIEdgeInsets(top: 7, left: CGFloat(Int.random(in: 0..<20, using: &random)), bottom: 9, right: 5)
        stage.flow.minimumLineSpacing = CGFloat(Int.random(in: 0..<20, using: &random))
        stage.flow.minimumInteritemSpacing = CGFloat(Int.random(in: 0..<20, using: &random))
        stage.flow.headerReferenceSize = CGSize(width: 25, height: 25)
        stage.flow.footerReferenceSize = seed % 2 == 0 ? .zero : CGSize(width: 12, height: 12)
        stage.view.delegate = sizes
        if isHorizontal {
            // The same with the axes exchanged.
            stage.flow.scrollDirection = .horizontal
            let inset = stage.flow.sectionInset
            stage.flow.sectionInset = UIEdgeInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
            sizes.sizes = sizes.sizes.map { $0.map { CGSize(width: $0.height, height: $0.width) } }
            stage.view.frame = CGRect(x: 0, y: 0, width: 700, height: stage.view.frame.width)
        }
        stage.view.reloadData()
        stage.view.layoutIfNeeded()
        func turned(_ rect: CGRect) -> CGRect {
            isHorizontal ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
        }
        let inset = stage.flow.sectionInset
        let plain = PlainFlow(
            lineLength: isHorizontal ? stage.view.bounds.height : stage.view.bounds.width,
            inset: isHorizontal ? UIEdgeInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom) : inset,
            spacing: (stage.flow.minimumLineSpacing, stage.flow.minimumInteritemSpacing), scale: scale)
        var top: CGFloat = 0
        for (section, own) in sizes.sizes.enumerated() {
            let header = stage.view.layoutAttributesForSupplementaryElement(
                ofKind: UICollectionView.elementKindSectionHeader, at: stage.path(0, section))
            #expect(abs(turned(header?.frame ?? .zero).minY - top) <= 0.5)
            let lines = own.map { isHorizontal ? CGSize(width: $0.height, height: $0.width) : $0 }
            let expected = plain.frames(lines, top: top + 25 + plain.inset.top)
            for item in own.indices {
                let frame = turned(stage.view.layoutAttributesForItem(at: stage.path(item, section))?.frame ?? .null)
                let wanted = expected.frames[item]
                // Sums in another order may round to the next pixel.
                let error = max(abs(frame.minX - wanted.minX), abs(frame.minY - wanted.minY))
                #expect(error < 0.001 || abs(error - 1 / scale) < 0.001, "\(section) \(item): \(frame), wanted \(wanted)")
                #expect(frame.size == wanted.size)
            }
            top = (own.isEmpty ? top + 25 + plain.inset.top : expected.end) + plain.inset.bottom + (seed % 2 == 0 ? 0 : 12)
        }
        let length = isHorizontal ? stage.view.contentSize.width : stage.view.contentSize.height
        #expect(abs(length - top) < 0.01)
        // A query of any rectangle returns exactly the items that intersect it.
        for _ in 0..<10 {
            let rect = CGRect(
                x: CGFloat.random(in: -50...300, using: &random), y: CGFloat.random(in: -50...max(top, 1), using: &random),
                width: CGFloat.random(in: 1...300, using: &random), height: CGFloat.random(in: 1...300, using: &random))
            let area = turned(rect)
            let found = Set(
                stage.flow.layoutAttributesForElements(in: area)?.filter { $0.representedElementCategory == .cell }.map(\.indexPath) ?? [])
            var wanted = Set<IndexPath>()
            for (section, own) in sizes.sizes.enumerated() {
                for item in own.indices
                where stage.flow.layoutAttributesForItem(at: stage.path(item, section))?.frame.meets(area) == true {
                    wanted.insert(stage.path(item, section))
                }
            }
            #expect(found == wanted)
        }
    }

    @Test("A delegate without sizes is not called for each item")
    func noSizes() {
        let stage = CollectionStage([Array(0..<1_000_000)])
        let recorder = CollectionRecorder()
        stage.view.delegate = recorder
        stage.view.layoutIfNeeded()
        #expect(stage.flow.sections.first?.count == 1_000_000)
        #expect(stage.faults().isEmpty)
    }

    @Test("A pinch changes the size of visible items, and keeps the cells")
    func pinch() {
        let stage = CollectionStage([Array(0..<1_000_000)])
        let cell = stage.cell(0)
        for step in 0..<30 {
            stage.flow.itemSize = CGSize(width: 90 + step, height: 90 + step)
            stage.host.advance(by: 1.0 / 60)
            #expect(stage.faults().isEmpty)
        }
        #expect(stage.cell(0) === cell)
    }

    @Test("Pinned headers stay at the top while their section is visible, and the next one pushes them away")
    func pinned() {
        let stage = CollectionStage([Array(0..<20), Array(20..<60)])
        stage.flow.headerReferenceSize = CGSize(width: 0, height: 40)
        stage.flow.sectionHeadersPinToVisibleBounds = true
        stage.view.contentInset.top = 30
        func header(_ section: Int) -> CGRect? {
            stage.view.layoutIfNeeded()
            return stage.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: stage.path(0, section))?.frame
        }
        stage.view.contentOffset.y = 100
        #expect(header(0)?.minY == 130)
        stage.view.contentOffset.y = 490
        #expect(header(0)?.minY == 490 && header(1)?.minY == 530)
        stage.view.contentOffset.y = 600
        #expect(header(0) == nil && header(1)?.minY == 630)
        #expect(stage.faults().isEmpty)
        // The pinned header is in front of the items.
        let subviews = stage.view.subviews
        let cells = subviews.indices.filter { subviews[$0] is NumberedCell }
        #expect((subviews.firstIndex { $0 is TitleView } ?? 0) > cells.max() ?? 0)
    }

    @Test("A layout that flips starts at the right, and so does its content")
    func rightToLeft() {
        final class Flipping: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        let stage = CollectionStage()
        stage.view.semanticContentAttribute = .forceRightToLeft
        let layout = Flipping()
        layout.itemSize = CGSize(width: 90, height: 90)
        stage.view.collectionViewLayout = layout
        stage.view.layoutIfNeeded()
        #expect(stage.cell(0)?.frame.minX == 310 && stage.cell(3)?.frame.minX == 0)
        #expect(stage.view.indexPathForItem(at: CGPoint(x: 350, y: 10)) == stage.path(0))
        layout.scrollDirection = .horizontal
        stage.view.layoutIfNeeded()
        #expect(stage.view.contentOffset.x == stage.view.contentSize.width - 400)
        #expect(stage.cell(0)?.frame.maxX == stage.view.contentSize.width)
    }

    @Test("Self-sizing items move the items after them, also when they become visible later")
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
        let stage = CollectionStage([Array(0..<1)])
        let source = Source([Array(0..<2000)])
        stage.view.register(Growing.self, forCellWithReuseIdentifier: "growing")
        stage.flow.estimatedItemSize = CGSize(width: 380, height: 40)
        stage.flow.minimumLineSpacing = 0
        stage.view.dataSource = source
        for _ in 0..<30 {
            stage.host.advance(by: 1.0 / 60)
            let shown = stage.view.indexPathsForVisibleItems.sorted()
            var y: CGFloat?
            for indexPath in shown {
                let frame = stage.view.cellForItem(at: indexPath)?.frame ?? .zero
                #expect(frame.height == 30 + CGFloat(indexPath.item % 5) * 10)
                if let y { #expect(frame.minY == y) }
                y = frame.maxY
            }
            #expect(y ?? 0 >= stage.view.bounds.maxY)
            stage.view.contentOffset.y += 233
        }
        stage.view.scrollToItem(at: stage.path(1500), at: .top, animated: false)
        #expect(stage.view.cellForItem(at: stage.path(1500))?.frame.minY == stage.view.contentOffset.y)
    }

    @Test("Random scrolling and resizing shows exactly the layout's items", arguments: 1...6)
    func scrolling(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let stage = CollectionStage([Array(0..<300), [], Array(300..<700)])
        let sizes = Sizes()
        sizes.sizes = stage.source.sections.map { items in
            items.map { _ in
                CGSize(width: CGFloat.random(in: 10...200, using: &random), height: CGFloat.random(in: 10...120, using: &random))
            }
        }
        stage.flow.headerReferenceSize = CGSize(width: 10, height: 30)
        stage.flow.sectionHeadersPinToVisibleBounds = true
        if seed % 2 == 0 { stage.view.delegate = sizes }
        for _ in 0..<60 {
            switch Int.random(in: 0..<5, using: &random) {
            case 0: stage.view.frame.size.width = CGFloat.random(in: 100...500, using: &random)
            case 1: stage.view.frame.size.height = CGFloat.random(in: 100...700, using: &random)
            case 2: stage.flow.itemSize.width = CGFloat.random(in: 20...150, using: &random)
            default: stage.view.contentOffset.y = CGFloat.random(in: -100...max(stage.view.contentSize.height, 1), using: &random)
            }
            if Bool.random(using: &random) { stage.host.advance(by: 1.0 / 60) }
            let faults = stage.faults()
            #expect(faults.isEmpty, "\(faults)")
        }
    }

    @Test("A change to another layout moves the same cells")
    func otherLayout() async {
        let stage = CollectionStage()
        let cell = stage.cell(3)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 40, height: 40)
        var completions = 0
        stage.view.setCollectionViewLayout(layout, animated: true) { _ in completions += 1 }
        #expect(stage.cell(3) === cell && completions == 0)
        await stage.host.settle()
        #expect(completions == 1 && stage.faults().isEmpty)
        #expect(stage.cell(3)?.frame.size == CGSize(width: 40, height: 40))
        let between = stage.view.startInteractiveTransition(to: stage.flow)
        between.transitionProgress = 0.5
        stage.host.advance(by: 0.05)
        #expect(stage.cell(3)?.frame.size == CGSize(width: 65, height: 65))
        stage.view.cancelInteractiveTransition()
        await stage.host.settle()
        #expect(stage.view.collectionViewLayout === layout && stage.faults().isEmpty)
    }

    @Test("A section without a header has attributes for it with a position and a zero size, and no view")
    func missingHeaders() {
        let stage = CollectionStage([Array(0..<4), Array(4..<8)])
        stage.flow.footerReferenceSize = CGSize(width: 0, height: 30)
        stage.view.layoutIfNeeded()
        let (header, footer) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
        let end = stage.view.layoutAttributesForSupplementaryElement(ofKind: footer, at: stage.path(0, 0))?.frame.maxY ?? 0
        #expect(end > 30)
        let attributes = stage.view.layoutAttributesForSupplementaryElement(ofKind: header, at: stage.path(0, 1))
        #expect(attributes?.frame == CGRect(x: 0, y: end, width: 0, height: 0))
        #expect(stage.view.visibleSupplementaryViews(ofKind: header).isEmpty)
        #expect(stage.view.visibleSupplementaryViews(ofKind: footer).count == 2)
        #expect(stage.flow.layoutAttributesForElements(in: stage.view.bounds)?.contains { $0.representedElementKind == header } == false)
        #expect(stage.flow.layoutAttributesForSupplementaryView(ofKind: "badge", at: stage.path(0, 1)) == nil)
    }
}
