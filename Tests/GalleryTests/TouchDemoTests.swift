import Testing
import UIKit
import UIKitTesting

@testable import GalleryScreens

@MainActor
@Suite("Magnets and controls")
struct TouchDemoTests {
    @Test(arguments: DemoDriver.Size.all)
    func magnetSnapshots(size: DemoDriver.Size) async throws {
        let driver = await DemoDriver(MagnetsViewController.demo, size: size)
        try expectPicture(driver.host.snapshot(), named: "magnets-\(size.name)-rest")
        let screen = try #require(driver.screen as? MagnetsViewController)
        await pull(driver, letter: 0, to: CGPoint(x: 120, y: 260)).lift()
        await pull(driver, letter: 2, to: CGPoint(x: 250, y: 420)).lift()
        driver.host.pinch(at: CGPoint(x: 250, y: 420), from: 50, to: 90)
        driver.host.rotate(at: CGPoint(x: 120, y: 260), radius: 35, by: .pi / 6)
        await driver.host.settle()
        #expect(screen.board.subviews.count { $0 is Magnet } == 2)
        try expectPicture(driver.host.snapshot(), named: "magnets-\(size.name)-pulled")
    }

    @Test func magnetSnapshotsInDarkMode() async throws {
        let driver = await DemoDriver(MagnetsViewController.demo, dark: true)
        await pull(driver, letter: 1, to: CGPoint(x: 200, y: 400)).lift()
        await driver.host.settle()
        try expectPicture(driver.host.snapshot(), named: "magnets-phone-dark")
    }

    @Test("Pulling a letter creates a magnet that the same touch drags, and the strip does not scroll")
    func pull() async throws {
        let driver = await DemoDriver(MagnetsViewController.demo)
        let screen = try #require(driver.screen as? MagnetsViewController)
        let finger = await pull(driver, letter: 0, to: CGPoint(x: 60, y: 300))
        let magnet = try #require(screen.board.subviews.compactMap { $0 as? Magnet }.first)
        #expect(magnet.letter == "A")
        #expect(!screen.strip.isScrollEnabled)
        finger.move(to: CGPoint(x: 300, y: 500), duration: 0.2)
        await driver.host.settle()
        #expect(magnet.superview?.convert(magnet.center, to: nil) == CGPoint(x: 300, y: 500))
        #expect(screen.strip.contentOffset == .zero)
        finger.lift()
        #expect(screen.strip.isScrollEnabled)
    }

    @Test("A pan in another direction scrolls the strip and creates no magnet")
    func scroll() async throws {
        let driver = await DemoDriver(MagnetsViewController.demo)
        let screen = try #require(driver.screen as? MagnetsViewController)
        driver.host.drag(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 100, y: 64))
        await driver.host.settle()
        #expect(screen.strip.contentOffset.x > 100)
        #expect(!screen.board.subviews.contains { $0 is Magnet })
        // The drag goes down, but too far to the side.
        driver.host.drag(from: CGPoint(x: 200, y: 40), to: CGPoint(x: 230, y: 90))
        await driver.host.settle()
        #expect(!screen.board.subviews.contains { $0 is Magnet })
    }

    @Test("A cancelled pull removes its magnet and lets the strip scroll again; two touches pull two letters")
    func cancelledAndTwo() async throws {
        let driver = await DemoDriver(MagnetsViewController.demo)
        let screen = try #require(driver.screen as? MagnetsViewController)
        let first = await pull(driver, letter: 0, to: CGPoint(x: 100, y: 300))
        let second = await pull(driver, letter: 2, to: CGPoint(x: 250, y: 300))
        #expect(screen.board.subviews.count { $0 is Magnet } == 2)
        first.cancel()
        await driver.host.settle()
        #expect(screen.board.subviews.count { $0 is Magnet } == 1)
        #expect(!screen.strip.isScrollEnabled)
        second.lift()
        await driver.host.settle()
        #expect(screen.strip.isScrollEnabled)
        #expect(screen.board.subviews.count { $0 is Magnet } == 1)
    }

    @Test("A magnet can be dragged, pinched and rotated simultaneously, also by mouse, and moves to the front")
    func manipulation() async throws {
        let driver = await DemoDriver(MagnetsViewController.demo)
        let screen = try #require(driver.screen as? MagnetsViewController)
        await pull(driver, letter: 0, to: CGPoint(x: 150, y: 300)).lift()
        await pull(driver, letter: 1, to: CGPoint(x: 220, y: 300)).lift()
        await driver.host.settle()
        let magnets = screen.board.subviews.compactMap { $0 as? Magnet }
        let magnet = try #require(magnets.first)
        let start = magnet.center
        let one = driver.host.touchDown(at: CGPoint(x: 130, y: 300))
        let two = driver.host.touchDown(at: CGPoint(x: 160, y: 300))
        #expect(screen.board.subviews.last === magnet)
        for step in 1...20 {
            let way = CGFloat(step)
            one.move(to: CGPoint(x: 130 + way * 4, y: 300 + way * 8))
            two.move(to: CGPoint(x: 160 + way * 8, y: 300 + way * 12))
            driver.host.advance(by: 0.016)
        }
        one.lift()
        two.lift()
        #expect(magnet.center.y > start.y + 100)
        #expect(hypot(magnet.transform.a, magnet.transform.b) > 1.5)
        #expect(atan2(magnet.transform.b, magnet.transform.a) > 0.1)
        let before = magnet.center
        driver.host.pointer.move(to: driver.center(of: magnet))
        driver.host.pointer.press()
        driver.host.pointer.move(to: CGPoint(x: 150, y: 600), duration: 0.2)
        driver.host.pointer.release()
        #expect(magnet.center != before)
    }

    @Test(arguments: DemoDriver.Size.all)
    func controlSnapshots(size: DemoDriver.Size) async throws {
        let driver = await DemoDriver(ControlsViewController.demo, size: size)
        try expectPicture(driver.host.snapshot(), named: "controls-\(size.name)")
        let dark = await DemoDriver(ControlsViewController.demo, size: size, dark: true)
        try expectPicture(dark.host.snapshot(), named: "controls-\(size.name)-dark")
    }

    @Test("A tap toggles the switch, a drag and keys move the slider, and each pointer tile has its own cursor")
    func controls() async throws {
        let driver = await DemoDriver(ControlsViewController.demo, size: .desktop)
        let toggle = try #require(driver.views(UISwitch.self).first)
        #expect(toggle.isOn)
        driver.host.tap(at: driver.center(of: toggle))
        #expect(!toggle.isOn)
        let slider = try #require(driver.views(UISlider.self).first)
        let thumb = slider.convert(
            slider.thumbRect(forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value), to: nil)
        driver.host.drag(from: CGPoint(x: thumb.midX, y: thumb.midY), to: CGPoint(x: thumb.midX + 500, y: thumb.midY))
        #expect(slider.value == 1)
        driver.host.press("w", modifiers: .control)
        #expect(toggle.isOn)
        driver.host.press("-")
        #expect(slider.value == 0.95)
        driver.host.press("+")
        #expect(slider.value == 1)
        driver.host.press("End")
        await driver.host.settle()
        let tiles = driver.views(PointerTile.self)
        let cursors = tiles.map { tile in
            driver.host.pointer.move(to: driver.center(of: tile))
            return driver.host.pointer.cursor
        }
        #expect(cursors == ["default", "default", "default", "text", "ew-resize", "default"])
    }

    @Test(arguments: DemoDriver.Size.all)
    func scrollingSnapshots(size: DemoDriver.Size) async throws {
        let driver = await DemoDriver(ScrollingViewController.demo, size: size)
        try expectPicture(driver.host.snapshot(), named: "scrolling-\(size.name)-rest")
        let finger = driver.host.touchDown(at: CGPoint(x: 180, y: 300))
        finger.move(to: CGPoint(x: 180, y: 440), duration: 0.3)
        try expectPicture(driver.host.snapshot(), named: "scrolling-\(size.name)-pulled")
        finger.cancel()
        let dark = await DemoDriver(ScrollingViewController.demo, size: size, dark: true)
        try expectPicture(dark.host.snapshot(), named: "scrolling-\(size.name)-dark")
    }

    @Test("The list can be refreshed, pages can be turned, and a double tap zooms the image")
    func scrolling() async throws {
        let driver = await DemoDriver(ScrollingViewController.demo, size: .desktop)
        let screen = try #require(driver.screen as? ScrollingViewController)
        let page = driver.center(of: screen.pages)
        driver.host.drag(from: CGPoint(x: page.x + 100, y: page.y), to: CGPoint(x: page.x - 100, y: page.y), duration: 0.15)
        await driver.host.settle()
        #expect(screen.pages.contentOffset.x == screen.pages.bounds.width)
        #expect(screen.list.contentOffset.y == 0)
        let finger = driver.host.touchDown(at: CGPoint(x: 200, y: 300))
        finger.move(to: CGPoint(x: 200, y: 600), duration: 0.4)
        #expect(screen.list.refreshControl?.isRefreshing == true)
        finger.hold(for: 0.2)
        finger.lift()
        driver.host.advance(by: 0.8)
        #expect(screen.list.contentOffset.y == -60)
        driver.host.advance(by: 2)
        #expect(screen.list.refreshControl?.isRefreshing == false)
        #expect(screen.list.contentOffset.y == 0)
        driver.host.tap(at: driver.center(of: screen.zoom), count: 2)
        await driver.host.settle()
        #expect(abs(screen.zoom.zoomScale - 3) < 1)
    }

    /// Pulls a letter of the strip down and moves it to a point.
    private func pull(_ driver: DemoDriver, letter: Int, to end: CGPoint) async -> TestTouch {
        let start = CGPoint(x: 44 + CGFloat(letter) * 76, y: 50)
        let finger = driver.host.touchDown(at: start)
        finger.move(to: CGPoint(x: start.x, y: start.y + 30), duration: 0.1)
        finger.move(to: end, duration: 0.3)
        await driver.host.settle()
        return finger
    }
}
