import Testing
import UIKit
import UIKitTesting

@testable import Cookbook

@MainActor
struct ScrollingRecipeTests {
    @Test func listShowsAndChangesNames() async {
        let screen = NamesController()
        screen.names = ["Ada", "Grace"]
        let host = await CookbookFixture.host(showing: screen)
        #expect(host.view(labelled: "Ada") != nil)
        screen.names = ["Grace", "Mary"]
        await host.settle()
        #expect(host.view(labelled: "Ada") == nil && host.view(labelled: "Mary") != nil)
    }

    @Test func sectionsHaveHeadersAndRows() async {
        let screen = CountriesController()
        screen.countries = [("Norway", ["Bergen"]), ("Italy", ["Como", "Rome"])]
        let host = await CookbookFixture.host(showing: screen)
        for text in ["Norway", "Bergen", "Italy", "Como", "Rome"] { #expect(host.view(labelled: text) != nil, "\(text)") }
        screen.countries = [("Italy", ["Rome"])]
        await host.settle()
        #expect(host.view(labelled: "Norway") == nil && host.view(labelled: "Como") == nil)
        #expect(host.view(labelled: "Italy") != nil && host.view(labelled: "Rome") != nil)
    }

    @Test func dragReordersRows() async {
        let screen = QueueController()
        let host = await CookbookFixture.host(showing: screen)
        let first = screen.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
        let last = screen.tableView.rectForRow(at: IndexPath(row: 2, section: 0))
        let finger = host.touchDown(at: screen.tableView.convert(CGPoint(x: 100, y: first.midY), to: nil))
        finger.hold(for: 0.6)
        finger.move(to: screen.tableView.convert(CGPoint(x: 100, y: last.midY + 4), to: nil), duration: 0.5)
        finger.hold(for: 0.5)
        finger.lift()
        await host.settle()
        #expect(screen.songs == ["Waltz", "Nocturne", "Prelude"])
    }

    @Test func swipeShowsTheActionThatDeletes() async {
        let screen = MailController()
        let host = await CookbookFixture.host(showing: screen)
        let row = screen.tableView.convert(screen.tableView.rectForRow(at: IndexPath(row: 1, section: 0)), to: nil)
        host.drag(from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 200, y: row.midY), duration: 0.2)
        await host.settle()
        #expect(host.tap("Delete"))
        await host.settle()
        #expect(screen.messages == ["Anna", "Clara"])
    }

    @Test func pullLoadsTheHeadlines() async {
        let screen = NewsController()
        screen.load = { ["It rains"] }
        let host = await CookbookFixture.host(showing: screen)
        host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 500), duration: 0.4)
        await host.settle()
        #expect(screen.headlines == ["It rains"])
        #expect(screen.refreshControl?.isRefreshing == false)
    }

    @Test func doubleTapAndPinchZoom() async {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 400, height: 600)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 200, height: 600))
        }
        let screen = ZoomController(image: image)
        let host = await CookbookFixture.host(showing: screen)
        host.tap(at: CGPoint(x: 100, y: 100), count: 2)
        await host.settle()
        #expect(screen.scrollView.zoomScale == 4)
        host.tap(at: CGPoint(x: 100, y: 100), count: 2)
        await host.settle()
        #expect(screen.scrollView.zoomScale == 1)
        host.pinch(at: CGPoint(x: 200, y: 300), from: 100, to: 250)
        await host.settle()
        #expect(screen.scrollView.zoomScale > 2)
    }

    @Test func feedLoadsMoreBeforeItsEnd() async {
        let screen = FeedController(style: .plain)
        let host = await CookbookFixture.host(showing: screen)
        let count = screen.posts.count
        screen.tableView.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: true)
        await host.settle()
        #expect(screen.posts.count > count)
        #expect(screen.tableView.numberOfRows(inSection: 0) == screen.posts.count)
    }

    @Test("The grid has as many columns of 120 points or more as fit", arguments: [(300.0, 2), (400.0, 3), (1000.0, 8)])
    func columns(width: CGFloat, count: Int) {
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: width, height: 600), collectionViewLayout: GridLayout.make())
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, indexPath, _ in
            list.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<20))
        source.apply(snapshot, animatingDifferences: false)
        let host = CookbookFixture.host(showing: list, size: CGSize(width: width, height: 600))
        host.advance(by: 0.1)
        let frames = (0..<20).compactMap { list.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
        #expect(frames.count { $0.minY == frames[0].minY } == count)
    }

    @Test func swipeTurnsThePageAndTheDots() async {
        let screen = PagesController()
        let host = await CookbookFixture.host(showing: screen)
        host.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.15)
        await host.settle()
        #expect(screen.dots.currentPage == 1)
        #expect(screen.scrollView.contentOffset.x == 400)
        host.tap(at: CGPoint(x: 380, y: screen.dots.frame.midY))
        await host.settle()
        #expect(screen.scrollView.contentOffset.x == 800)
    }
}
