import Testing
import UIKit
import UIKitTesting

@testable import Cookbook

@MainActor
struct AnimationRecipeTests {
    @Test func bannerFadesOutAndIn() async {
        let banner = BannerView(frame: CGRect(x: 0, y: 100, width: 400, height: 60))
        let host = CookbookFixture.host(showing: banner)
        host.advance(by: 0.1)
        banner.setShown(false)
        host.advance(by: 0.15)
        let middle = host.presentedFrame(of: banner).minY
        #expect(middle > 60 && middle < 100)
        await host.settle()
        #expect(banner.alpha == 0 && host.presentedFrame(of: banner).minY == 60)
        banner.setShown(true)
        await host.settle()
        #expect(banner.alpha == 1 && host.presentedFrame(of: banner).minY == 100)
    }

    @Test func panelIsScrubbedReversedAndCaught() async {
        let panel = PanelView(frame: CGRect(x: 0, y: 400, width: 400, height: 500))
        let host = CookbookFixture.host(showing: panel)
        let finger = host.touchDown(at: CGPoint(x: 200, y: 450))
        finger.move(to: CGPoint(x: 200, y: 290), duration: 0.3)
        #expect(abs(host.presentedFrame(of: panel).minY - 250) < 15)
        finger.move(to: CGPoint(x: 200, y: 330), duration: 0.2)
        finger.lift()
        await host.settle()
        #expect(!panel.isOpen)
        #expect(host.presentedFrame(of: panel).minY == 400)

        host.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 350), duration: 0.2)
        await host.settle()
        #expect(panel.isOpen)
        #expect(host.presentedFrame(of: panel).minY == 100)

        host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 300), duration: 0.2)
        await host.settle()
        #expect(!panel.isOpen)
    }

    @Test func thrownCardGoesToTheNearerEdge() async {
        let card = ThrownCard(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
        let host = CookbookFixture.host(showing: card)
        host.drag(from: card.center, to: CGPoint(x: 160, y: 200), duration: 0.1)
        await host.settle()
        #expect(card.center.x == 340)
        host.drag(from: card.center, to: CGPoint(x: 300, y: 200), duration: 2)
        await host.settle()
        #expect(card.center.x == 340)
    }

    @Test func drawerIsAnimated() async {
        let screen = DrawerController()
        let host = await CookbookFixture.host(showing: screen)
        #expect(screen.drawer.frame == CGRect(x: 0, y: 540, width: 400, height: 60))
        screen.setOpen(true)
        host.advance(by: 0.15)
        let height = host.presentedFrame(of: screen.drawer).height
        #expect(height > 70 && height < 290)
        await host.settle()
        #expect(screen.drawer.frame.height == 300)
    }

    @Test func shakenViewReturns() async {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let host = CookbookFixture.host(showing: view)
        view.shake()
        host.advance(by: 0.1)
        #expect(host.presentedFrame(of: view).minX != 100)
        await host.settle()
        #expect(host.presentedFrame(of: view).minX == 100)
    }

    @Test func handMovesInEachFrame() {
        let hand = ClockHand(frame: CGRect(x: 100, y: 100, width: 4, height: 100))
        let host = CookbookFixture.host(showing: hand)
        host.advance(by: 0.1)
        let before = hand.transform
        host.advance(by: 0.1)
        #expect(hand.transform != before)
        hand.removeFromSuperview()
        host.advance(by: 1)
        #expect(host.isSettled)
    }

    @Test func tapTurnsTheCard() async {
        let card = FlipCard(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let host = CookbookFixture.host(showing: card)
        host.tap(at: card.center)
        await host.settle()
        #expect(card.back.superview === card && card.front.superview == nil)
        host.tap(at: card.center)
        await host.settle()
        #expect(card.front.superview === card)
    }
}
