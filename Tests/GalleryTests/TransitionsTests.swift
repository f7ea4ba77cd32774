import Testing
import UIKit
import UIKitTesting

@testable import GalleryScreens

@MainActor
@Suite("Transitions")
struct TransitionsTests {
    private func page(_ driver: DemoDriver) -> PlacePageController? {
        driver.views(PlaceCard.self).first?.demoController?.presentedViewController as? PlacePageController
    }

    @Test func `a card opens to its page, and the page closes to the card`() async throws {
        let driver = await DemoDriver(TransitionsViewController.demo)
        let card = try #require(driver.views(PlaceCard.self).first)
        driver.host.tap(at: driver.center(of: card))
        driver.host.advance(by: 0.1)
        let shown = try #require(page(driver))
        let early = driver.host.presentedFrame(of: shown.view)
        await driver.host.settle()
        let whole = driver.host.presentedFrame(of: shown.view)
        #expect(early.width < whole.width && early.height < whole.height)
        #expect(driver.status == "Harbour is open")
        driver.host.tap("Close")
        await driver.host.settle()
        #expect(page(driver) == nil && card.alpha == 1 && driver.status == "Harbour is a card again")
    }

    @Test func `a finger catches the page during its animation and reverses it to the card`() async throws {
        let driver = await DemoDriver(TransitionsViewController.demo)
        let card = try #require(driver.views(PlaceCard.self).first)
        driver.host.tap(at: driver.center(of: card))
        driver.host.advance(by: 0.15)
        let shown = try #require(page(driver))
        let flying = driver.host.presentedFrame(of: shown.view)
        let finger = driver.host.touchDown(at: CGPoint(x: flying.midX, y: flying.midY))
        finger.move(to: CGPoint(x: flying.midX, y: flying.midY + 60), duration: 0.1)
        #expect(driver.status == "Caught Harbour in mid flight")
        let held = driver.host.presentedFrame(of: shown.view)
        finger.hold(for: 0.3)
        #expect(driver.host.presentedFrame(of: shown.view) == held)
        finger.move(to: CGPoint(x: flying.midX, y: flying.midY + 500), duration: 0.3)
        finger.lift()
        await driver.host.settle()
        #expect(page(driver) == nil && card.alpha == 1 && driver.status == "Harbour is a card again")
    }

    @Test func `a downward drag closes a page; a drag that moves back up leaves it open`() async throws {
        let driver = await DemoDriver(TransitionsViewController.demo)
        let card = try #require(driver.views(PlaceCard.self).first)
        driver.host.tap(at: driver.center(of: card))
        await driver.host.settle()
        let whole = try #require(page(driver)).view.frame
        let finger = driver.host.touchDown(at: CGPoint(x: 200, y: 300))
        finger.move(to: CGPoint(x: 200, y: 420), duration: 0.2)
        finger.move(to: CGPoint(x: 200, y: 310), duration: 0.2)
        finger.hold(for: 0.2)
        finger.lift()
        await driver.host.settle()
        #expect(page(driver)?.view.frame == whole && page(driver)?.openness == 1)
        let other = driver.host.touchDown(at: CGPoint(x: 200, y: 200))
        other.move(to: CGPoint(x: 200, y: 700), duration: 0.2)
        other.lift()
        await driver.host.settle()
        #expect(page(driver) == nil && card.alpha == 1)
    }

    @Test func `resizing the window while a page is open leaves the card at its position`() async throws {
        let driver = await DemoDriver(TransitionsViewController.demo)
        let card = try #require(driver.views(PlaceCard.self).first)
        driver.host.tap(at: driver.center(of: card))
        await driver.host.settle()
        driver.host.resize(to: CGSize(width: 700, height: 600))
        await driver.host.settle()
        driver.host.tap("Close")
        await driver.host.settle()
        #expect(page(driver) == nil && card.alpha == 1 && card.frame.minX == 0)
    }

    @Test func `sheet, popover, alert and menu are presented and dismissed`() async throws {
        let driver = await DemoDriver(TransitionsViewController.demo)
        for (button, words) in [
            ("Sheet", "A sheet with two heights"), ("Popover", "A popover"), ("Alert", "Close all cards?"), ("Menu", "Duplicate"),
        ] {
            #expect(driver.host.tap(button))
            await driver.host.settle()
            #expect(driver.host.view(labelled: words) != nil, "\(words)")
            driver.host.press("Escape")
            await driver.host.settle()
            #expect(driver.host.view(labelled: words) == nil, "\(words)")
        }
    }
}

extension UIView {
    /// The nearest view controller in the responder chain.
    fileprivate var demoController: UIViewController? {
        sequence(first: next, next: { $0?.next }).lazy.compactMap { $0 as? UIViewController }.first
    }
}
