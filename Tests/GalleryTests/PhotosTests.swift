import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import GalleryScreens

@Suite("Photos demo") @MainActor
struct PhotosTests {
    private func frame(_ screen: PhotosViewController, _ item: Int) -> CGRect {
        screen.collectionView.cellForItem(at: IndexPath(item: item, section: 0))?.frame ?? .null
    }

    @Test(
        "The mosaic fills its lines with a large photo and two small ones; a pinch changes the number of photos",
        arguments: DemoDriver.Size.all)
    func mosaic(size: DemoDriver.Size) async throws {
        let driver = await DemoDriver(PhotosViewController.demo, size: size)
        let screen = try #require(driver.screen as? PhotosViewController)
        #expect(driver.host.tap("Mosaic"))
        await driver.host.settle()
        #expect(screen.collectionView.collectionViewLayout === screen.mosaic)
        let (large, small, below) = (frame(screen, 0), frame(screen, 1), frame(screen, 2))
        #expect(large.minX == 16 && small.minX == large.maxX + 8 && small.minY == large.minY)
        #expect(below.minX == small.minX && below.minY == small.maxY + 8 && below.maxY == large.maxY)
        let cells = screen.collectionView.visibleCells
        let right = cells.map(\.frame.maxX).max() ?? 0
        // Rounding to whole points makes a line slightly narrower for each of its blocks.
        #expect(right <= size.size.width - 16 && right > size.size.width - 16 - 12)
        let middle = driver.center(of: screen.collectionView)
        driver.host.pinch(at: middle, from: 200, to: 80)
        await driver.host.settle()
        #expect(screen.collectionView.visibleCells.count > cells.count && frame(screen, 0).width < large.width)
    }

    @Test("A rotation with two fingers switches the layout; a short rotation keeps the current layout")
    func turning() async throws {
        let driver = await DemoDriver(PhotosViewController.demo, size: .desktop)
        let screen = try #require(driver.screen as? PhotosViewController)
        let middle = driver.center(of: screen.collectionView)
        func turn(by angle: CGFloat) async {
            driver.host.rotate(at: middle, radius: 120, by: angle)
            await driver.host.settle()
        }
        #expect(screen.collectionView.collectionViewLayout === screen.grid)
        await turn(by: 0.9)
        #expect(screen.collectionView.collectionViewLayout === screen.wheel && screen.choice.selection == 1)
        await turn(by: 0.9)
        #expect(screen.collectionView.collectionViewLayout === screen.mosaic && screen.choice.selection == 2)
        await turn(by: -0.3)
        #expect(screen.collectionView.collectionViewLayout === screen.mosaic)
        await turn(by: -0.9)
        #expect(screen.collectionView.collectionViewLayout === screen.wheel && screen.choice.selection == 1)
    }

    @Test("A long press on a photo offers to copy it to the pasteboard")
    func copying() async throws {
        let driver = await DemoDriver(PhotosViewController.demo, size: .phone)
        let screen = try #require(driver.screen as? PhotosViewController)
        UIPasteboard.general.items = []
        let cell = try #require(screen.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)))
        driver.host.longPress(at: driver.center(of: cell), duration: 0.8)
        await driver.host.settle()
        let menu = try #require(screen.collectionView.contextMenuInteraction)
        #expect(menu.menuAppearance != .unknown)
        #expect(driver.host.tap("Copy"))
        await driver.host.settle()
        #expect(UIPasteboard.general.image != nil && screen.collectionView.indexPathsForSelectedItems == nil)
    }
}
