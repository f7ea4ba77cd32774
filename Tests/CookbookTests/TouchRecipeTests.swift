import Testing
import UIKit
import UIKitTesting

@testable import Cookbook

@MainActor
struct TouchRecipeTests {
    private let frame = CGRect(x: 100, y: 100, width: 100, height: 100)

    @Test func viewFollowsTheFinger() {
        let view = DraggableView(frame: frame)
        let host = CookbookFixture.host(showing: view)
        host.drag(from: view.center, to: CGPoint(x: 250, y: 300))
        // The first 10 points let the pan begin, and do not move the view.
        #expect(hypot(view.center.x - 250, view.center.y - 300) <= 10.5)
    }

    @Test func singleTapWaitsForTheDoubleTap() {
        let tile = PhotoTile(frame: frame)
        let host = CookbookFixture.host(showing: tile)
        host.tap(at: tile.center)
        #expect(!tile.isSelected)
        host.advance(by: 0.5)
        #expect(tile.isSelected && !tile.isEnlarged)
        host.tap(at: tile.center, count: 2)
        host.advance(by: 0.5)
        #expect(tile.isSelected && tile.isEnlarged)
    }

    @Test func stickerIsMovedScaledAndRotatedAtOnce() {
        let sticker = StickerView(frame: frame)
        let host = CookbookFixture.host(showing: sticker)
        let first = host.touchDown(at: CGPoint(x: 120, y: 150))
        let second = host.touchDown(at: CGPoint(x: 180, y: 150))
        for step in 1...20 {
            let way = CGFloat(step)
            first.move(to: CGPoint(x: 120 + way, y: 150 + way * 4))
            second.move(to: CGPoint(x: 180 + way * 4, y: 150 + way * 8))
            host.advance(by: 0.016)
        }
        first.lift()
        second.lift()
        #expect(sticker.center.y > 200)
        #expect(hypot(sticker.transform.a, sticker.transform.b) > 1.3)
        #expect(atan2(sticker.transform.b, sticker.transform.a) > 0.2)
    }

    @Test func eachFingerHasACircle() {
        let view = FingersView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        let host = CookbookFixture.host(showing: view)
        let fingers = [80, 200, 320].map { host.touchDown(at: CGPoint(x: $0, y: 200)) }
        #expect(view.subviews.count == 3)
        fingers[1].move(to: CGPoint(x: 200, y: 400))
        #expect(Set(view.subviews.map(\.center.y)) == [200, 400])
        fingers[0].lift()
        fingers[1].cancel()
        #expect(view.subviews.map(\.center) == [CGPoint(x: 320, y: 200)])
        fingers[2].lift()
    }

    @Test func sideCardLeavesVerticalDragsToTheScrollView() async {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        scrollView.contentSize = CGSize(width: 400, height: 2000)
        let card = SideCard(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
        scrollView.addSubview(card)
        let host = CookbookFixture.host(showing: scrollView)
        let finger = host.touchDown(at: CGPoint(x: 200, y: 350))
        finger.move(to: CGPoint(x: 300, y: 350), duration: 0.2)
        #expect(card.transform.tx > 80)
        #expect(scrollView.contentOffset.y == 0)
        finger.lift()
        #expect(card.transform == .identity)
        host.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 250))
        #expect(scrollView.contentOffset.y > 50)
    }

    @Test func secondaryButtonMarksAndPrimaryButtonOpens() {
        let tile = ClickTile(frame: frame)
        var calls: [String] = []
        tile.onOpen = { calls.append("open") }
        tile.onMark = { calls.append("mark") }
        let host = CookbookFixture.host(showing: tile)
        host.pointer.move(to: tile.center)
        #expect(tile.alpha < 1)
        host.pointer.click()
        host.pointer.click(.secondary)
        #expect(calls == ["open", "mark"])
        host.pointer.move(to: CGPoint(x: 10, y: 10))
        #expect(tile.alpha == 1)
    }

    @Test func smallButtonTakesTouchesAroundIt() {
        let button = SmallButton(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let host = CookbookFixture.host(showing: button)
        host.tap(at: CGPoint(x: 92, y: 92))
        #expect(taps == 1)
        host.tap(at: CGPoint(x: 80, y: 80))
        #expect(taps == 1)
    }

    @Test func buttonRecordsWhileAFingerRests() {
        let button = RecordButton(frame: frame)
        let host = CookbookFixture.host(showing: button)
        let finger = host.touchDown(at: button.center)
        finger.hold(for: 0.1)
        #expect(!button.isRecording)
        finger.hold(for: 0.2)
        #expect(button.isRecording)
        finger.lift()
        #expect(!button.isRecording)
    }
}
