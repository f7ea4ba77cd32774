import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Section index titles of lists") @MainActor
struct IndexTitlesTests {
    private static let letters = (0..<26).compactMap { UnicodeScalar(65 + $0).map { String(Character($0)) } }

    @Test("If not all index titles fit, the first, the last and some titles between them are shown, separated by dots")
    func shortening() {
        #expect(IndexTitles(count: 5, lineLimit: 5).lines == (0..<5).map { .title($0) })
        #expect(IndexTitles(count: 0, lineLimit: 0).lines.isEmpty)
        #expect(IndexTitles(count: 2, lineLimit: 1).lines == [.title(0), .title(1)])
        #expect(IndexTitles(count: 26, lineLimit: 5).lines == [.title(0), .dot, .title(13), .dot, .title(25)])
        for count in 3...60 {
            for lineLimit in 3...60 {
                let titles = IndexTitles(count: count, lineLimit: lineLimit)
                let shown = titles.lines.compactMap { line -> Int? in if case .title(let index) = line { index } else { nil } }
                #expect(titles.lines.count <= lineLimit || count <= lineLimit)
                #expect(shown.first == 0 && shown.last == count - 1 && shown == Array(Set(shown)).sorted())
                // A finger can reach the titles that are not shown.
                #expect(Set((0...1000).map { titles.title(at: CGFloat($0) / 1000) }) == Set(0..<count))
            }
        }
    }

    @MainActor
    final class Book: NSObject, UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 26 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { letters[section] }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
    }

    @Test("A table that is too short shows only some index titles, but a drag along them reaches each section")
    func table() throws {
        let host = TestHost(size: CGSize(width: 390, height: 700))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let book = Book()
        table.dataSource = book
        host.window.addSubview(table)
        table.layoutIfNeeded()
        let index = try #require(table.index)
        index.layoutIfNeeded()
        let shown = index.subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(shown.count == 13 && shown.first == "A" && shown.last == "Z" && shown[1] == "•")
        let height = 13 * CGFloat(15)
        let finger = host.touchDown(at: CGPoint(x: 380, y: (200 - height) / 2 + height * 13.5 / 26))
        host.advance(by: 0.1)
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 13))
        finger.move(to: CGPoint(x: 380, y: (200 - height) / 2 + height * 3.5 / 26), duration: 0.1)
        finger.lift()
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 3))
        table.frame.size.height = 700
        table.layoutIfNeeded()
        index.layoutIfNeeded()
        #expect(index.subviews.compactMap { ($0 as? UILabel)?.text } == Self.letters)
    }

    @MainActor
    final class Grid: NSObject, UICollectionViewDataSource {
        var titles: [String]? = letters
        func numberOfSections(in collectionView: UICollectionView) -> Int { 26 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        }
        func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
        func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
            IndexPath(item: 0, section: index)
        }
    }

    @Test("Index titles of a collection view scroll to items, below pinned headers", arguments: [false, true])
    func collection(pins: Bool) throws {
        let fixture = CollectionFixture()
        fixture.flow.headerReferenceSize = CGSize(width: 0, height: 30)
        fixture.flow.sectionHeadersPinToVisibleBounds = pins
        let grid = Grid()
        fixture.view.dataSource = grid
        fixture.view.layoutIfNeeded()
        let index = try #require(fixture.view.index)
        #expect(index.frame.maxX == 400 && index.frame.height == 600 && index.titles == Self.letters)
        let height = 26 * CGFloat(15)
        let finger = fixture.host.touchDown(at: CGPoint(x: 390, y: (600 - height) / 2 + height * 10.5 / 26))
        fixture.host.advance(by: 0.1)
        finger.lift()
        fixture.view.layoutIfNeeded()
        let item = try #require(fixture.view.layoutAttributesForItem(at: fixture.path(0, 10))?.frame)
        #expect(item.minY - fixture.view.contentOffset.y == 30)
        #expect(index.frame.minY == fixture.view.contentOffset.y)
        let offset = fixture.view.contentOffset.y
        fixture.view.contentInset.top = 20
        fixture.host.advance(by: 0.1)
        #expect(fixture.view.contentOffset.y == offset && index.frame.minY == offset + 20)
        let header = fixture.view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: fixture.path(0, 10))
        #expect(header?.frame.minY == (pins ? offset + 20 : offset))
        grid.titles = nil
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.index == nil && index.superview == nil)
    }
}
