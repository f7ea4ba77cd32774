import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import ZoomingCanvas

@MainActor
struct ZoomingCanvasTests {
    /// Draws plain tiles, and records which were requested.
    private actor Recorder {
        private(set) var tiles: [Tile] = []

        func draw(_ tile: Tile) -> UIImage? {
            tiles.append(tile)
            return UIImage()
        }
    }

    private let host = TestHost(size: CGSize(width: 512, height: 512))
    private let recorder = Recorder()
    private let screen: MapViewController

    init() async {
        let recorder = recorder
        screen = MapViewController { tile, _ in await recorder.draw(tile) }
        host.window.rootViewController = screen
        await host.settle()
    }

    private var scale: CGFloat { screen.scrollView.zoomScale }

    /// The point of the map at a point of the window.
    private func mapPoint(at point: CGPoint) -> CGPoint { screen.map.convert(point, from: nil) }

    private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat { hypot(one.x - other.x, one.y - other.y) }

    @Test func onlyVisibleTilesAreDrawn() async {
        #expect(scale == 0.5)
        #expect(await Set(recorder.tiles.map(\.level)) == [0, 1])
        #expect(screen.map.tiles.count == 5)
        screen.scrollView.zoom(to: CGRect(x: 256, y: 256, width: 64, height: 64), animated: false)
        await host.settle()
        #expect(scale == 8)
        // The window shows 2 × 2 tiles of level 5; the tile of level 0 stays below them.
        #expect(Set(screen.map.tiles.keys.map(\.level)) == [0, 5])
        #expect(screen.map.tiles.count == 5)
        #expect(await recorder.tiles.count == 9)
    }

    @Test func tilesAreDrawnOnce() async {
        screen.scrollView.setZoomScale(8, animated: false)
        await host.settle()
        let count = await recorder.tiles.count
        screen.scrollView.setZoomScale(0.5, animated: false)
        screen.scrollView.setZoomScale(8, animated: false)
        await host.settle()
        #expect(await recorder.tiles.count == count)
    }

    @Test func doubleTapZoomsAtItsPoint() async {
        let point = CGPoint(x: 150, y: 340)
        let before = mapPoint(at: point)
        host.tap(at: point, count: 2)
        await host.settle()
        #expect(abs(scale - 1) < 0.001)
        #expect(distance(mapPoint(at: point), before) < 1)
        host.tap(at: point, count: 2)
        await host.settle()
        #expect(abs(scale - 2) < 0.001)
        #expect(distance(mapPoint(at: point), before) < 1)
    }

    @Test func tapWithTwoFingersZoomsOut() async {
        screen.scrollView.setZoomScale(4, animated: false)
        let point = CGPoint(x: 256, y: 256)
        let before = mapPoint(at: point)
        let fingers = [226, 286].map { host.touchDown(at: CGPoint(x: $0, y: 256)) }
        host.advance(by: 0.05)
        for finger in fingers { finger.lift() }
        await host.settle()
        #expect(abs(scale - 2) < 0.001)
        #expect(distance(mapPoint(at: point), before) < 1)
    }

    @Test func pinchKeepsThePointUnderTheFingers() async {
        screen.scrollView.setZoomScale(2, animated: false)
        let point = CGPoint(x: 200, y: 300)
        let before = mapPoint(at: point)
        host.pinch(at: point, from: 60, to: 180)
        #expect(scale > 4)
        #expect(distance(mapPoint(at: point), before) < 8)
    }

    @Test func wheelWithControlZoomsAtThePointer() async {
        let point = CGPoint(x: 100, y: 200)
        let before = mapPoint(at: point)
        host.pointer.move(to: point)
        host.pointer.scroll(by: CGPoint(x: 0, y: -200), modifiers: .control)
        await host.settle()
        #expect(scale > 0.7)
        #expect(distance(mapPoint(at: point), before) < 1)
        host.pointer.pinch(scale: 2)
        await host.settle()
        #expect(scale > 1.4)
    }

    @Test func thrownMapGlidesOn() async {
        screen.scrollView.setZoomScale(8, animated: false)
        let start = screen.scrollView.contentOffset.x
        let finger = host.touchDown(at: CGPoint(x: 400, y: 250))
        finger.move(to: CGPoint(x: 200, y: 250), duration: 0.15)
        let released = screen.scrollView.contentOffset.x
        finger.lift()
        #expect(released > start + 150)
        await host.settle()
        #expect(screen.scrollView.contentOffset.x > released + 100)
    }

    @Test func pinsKeepTheirSizeAndPosition() async throws {
        let pin = try #require(screen.pins.first)
        let size = host.presentedFrame(of: pin).size
        let position = pin.center
        host.pinch(at: screen.map.convert(position, to: nil), from: 60, to: 200)
        await host.settle()
        #expect(scale > 1)
        let frame = host.presentedFrame(of: pin)
        #expect(abs(frame.width - size.width) < 0.5 && abs(frame.height - size.height) < 0.5)
        #expect(pin.center == position)
    }

    @Test func pinZoomsToItsPlace() async throws {
        #expect(host.tap("Summit"))
        await host.settle()
        let pin = try #require(screen.pins.first { $0.accessibilityLabel == "Summit" || $0.currentTitle == "Summit" })
        #expect(abs(scale - 8) < 0.001)
        #expect(distance(screen.map.convert(pin.center, to: nil), CGPoint(x: 256, y: 256)) < 1)
    }

    @Test func keysZoomAndScroll() async {
        host.press("+")
        await host.settle()
        host.press("+")
        await host.settle()
        #expect(abs(scale - 2) < 0.001)
        let before = screen.scrollView.contentOffset
        host.press("ArrowRight")
        host.press("ArrowDown")
        await host.settle()
        #expect(screen.scrollView.contentOffset.x > before.x && screen.scrollView.contentOffset.y > before.y)
        host.press("0")
        await host.settle()
        #expect(abs(scale - 0.5) < 0.001)
    }

    @Test func buttonsZoom() async {
        #expect(host.tap("Zoom In"))
        await host.settle()
        #expect(abs(scale - 1) < 0.001)
        #expect(host.tap("Zoom Out"))
        await host.settle()
        #expect(abs(scale - 0.5) < 0.001)
    }

    @Test func darkAppearanceDrawsTheTilesAgain() async {
        let count = await recorder.tiles.count
        host.isDark = true
        await host.settle()
        #expect(await recorder.tiles.count == 2 * count)
        #expect(screen.map.tiles.count == 5)
    }

    @Test func mapFillsAWindowOfAnotherSize() async {
        host.resize(to: CGSize(width: 1280, height: 800))
        await host.settle()
        #expect(scale == 1.25)
        let visible = screen.map.convert(screen.scrollView.bounds, from: screen.scrollView)
        #expect(screen.map.bounds.insetBy(dx: -0.5, dy: -0.5).contains(visible))
    }

    @Test func neighbouringTilesMeet() {
        let (left, right) = (Tile(level: 3, column: 2, row: 4), Tile(level: 3, column: 3, row: 4))
        #expect(left.frame(onMapOf: 1024).maxX == right.frame(onMapOf: 1024).minX)
        #expect(Tile.tiles(in: CGRect(x: 100, y: 10, width: 100, height: 30), onMapOf: 1024, level: 3).count == 2)
        #expect(Tile.tiles(in: CGRect(x: -500, y: 900, width: 9000, height: 9000), onMapOf: 1024, level: 2).count == 4)
    }

    @Test func appDrawsAnIsland() async throws {
        let host = TestHost(launching: AppDelegate.self)
        await host.settle()
        #expect(host.view(labelled: "Zoom In") != nil)
        #expect(host.performAccessibilityAudit().isEmpty)
        let image = host.snapshot()
        #expect(image.color(x: 4, y: image.height / 2) != image.color(x: image.width / 2, y: image.height / 2))
    }
}
