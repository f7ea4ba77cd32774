import Testing
import UIKit
import UIKitTesting

@testable import GalleryScreens

@MainActor
@Suite("Constraints demo")
struct ConstraintsDemoTests {
    private func parts(_ driver: DemoDriver) throws -> (screen: ConstraintsViewController, corner: UIView) {
        (try #require(driver.screen as? ConstraintsViewController), try #require(driver.views(CornerHandle.self).first))
    }

    @Test("Dragging the corner narrows the page, and its contents follow")
    func corner() async throws {
        let driver = await DemoDriver(ConstraintsViewController.demo, size: .desktop)
        let (screen, corner) = try parts(driver)
        let before = screen.page.bounds.size
        let start = driver.center(of: corner)
        let finger = await driver.drag(from: start, to: CGPoint(x: start.x - 200, y: start.y - 60))
        finger.lift()
        await driver.host.settle()
        #expect(abs(screen.page.bounds.width - (before.width - 200)) < 12)
        let inner = try #require(screen.page.subviews.first)
        #expect(abs(inner.frame.width - (screen.page.bounds.width - 28)) < 0.01)
        #expect(abs(driver.center(of: corner).x - screen.page.convert(screen.page.bounds, to: nil).maxX) < 0.01)
    }

    @Test("Arrow keys resize the page within its container")
    func keys() async throws {
        let driver = await DemoDriver(ConstraintsViewController.demo, size: .desktop)
        let (screen, _) = try parts(driver)
        let before = screen.page.bounds.width
        driver.host.press(UIKeyCommand.inputLeftArrow)
        await driver.host.settle()
        #expect(screen.page.bounds.width == before - 20)
        for _ in 0..<5 { driver.host.press(UIKeyCommand.inputRightArrow) }
        await driver.host.settle()
        #expect(screen.page.bounds.width == before)
    }

    @Test("A right-to-left layout direction mirrors the page")
    func direction() async throws {
        let driver = await DemoDriver(ConstraintsViewController.demo, size: .desktop)
        let (screen, _) = try parts(driver)
        let first = try #require(driver.views(UIButton.self).first { $0.configuration?.title == "Back" })
        #expect(driver.center(of: first).x < driver.center(of: screen.page).x)
        driver.host.tap(at: driver.center(of: screen.direction))
        await driver.host.settle()
        #expect(driver.center(of: first).x > driver.center(of: screen.page).x)
    }

    @Test("The priority determines whether the image or the text gets the available width")
    func priority() async throws {
        let driver = await DemoDriver(ConstraintsViewController.demo)
        let (screen, _) = try parts(driver)
        let picture = try #require(screen.page.pictureWidth.firstItem as? UIView)
        screen.page.note.text = "Text that resists being cut off with all that it has"
        await driver.host.settle()
        #expect(picture.bounds.width < 160)
        let slider = screen.priority.convert(screen.priority.bounds, to: nil)
        let finger = driver.host.touchDown(at: CGPoint(x: slider.midX, y: slider.midY))
        finger.move(to: CGPoint(x: slider.maxX - 4, y: slider.midY), duration: 0.3)
        finger.lift()
        await driver.host.settle()
        #expect(screen.page.pictureWidth.priority.rawValue > 900)
        #expect(picture.bounds.width == 160)
    }

    @Test(arguments: DemoDriver.Size.all, [false, true])
    func snapshots(size: DemoDriver.Size, dark: Bool) async throws {
        let driver = await DemoDriver(ConstraintsViewController.demo, size: size, dark: dark)
        try expectPicture(driver.host.snapshot(), named: "constraints-\(size.name)\(dark ? "-dark" : "")")
    }
}
