import Testing
import UIKit
import UIKitTesting

/// Regions, styles and delegate calls.
@Suite @MainActor
struct PointerInteractionTests {
    private let host = TestHost(size: CGSize(width: 400, height: 400))
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    private let guide = Guide()

    private final class Guide: NSObject, UIPointerInteractionDelegate {
        var calls: [String] = []
        var requests: [CGPoint] = []
        var regions: (CGPoint, UIPointerRegion) -> UIPointerRegion? = { $1 }
        var styles: (UIPointerRegion) -> UIPointerStyle? = { _ in nil }
        var onEnter: ((any UIPointerInteractionAnimating) -> Void)?
        var onExit: ((any UIPointerInteractionAnimating) -> Void)?

        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
        private func name(_ region: UIPointerRegion) -> String { region.identifier.map { "\($0.base)" } ?? "whole" }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
            requests.append(request.location)
            return regions(request.location, defaultRegion)
        }
        func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
            calls.append("style \(name(region))")
            return styles(region)
        }
        func pointerInteraction(
            _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
        ) {
            calls.append("enter \(name(region))")
            onEnter?(animator)
        }
        func pointerInteraction(
            _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
        ) {
            calls.append("exit \(name(region))")
            onExit?(animator)
        }
    }

    init() {
        host.window.addSubview(view)
    }

    @discardableResult
    private func interact() -> UIPointerInteraction {
        let interaction = UIPointerInteraction(delegate: guide)
        view.addInteraction(interaction)
        return interaction
    }

    private func move(_ x: CGFloat, _ y: CGFloat) { host.pointer.move(to: CGPoint(x: x, y: y)) }

    @Test func viewIsOneRegionByDefault() {
        let interaction = interact()
        #expect(interaction.view === view && interaction.delegate === guide && interaction.isEnabled)
        move(50, 50)
        #expect(guide.requests.isEmpty)
        move(150, 120)
        move(160, 130)
        #expect(guide.requests == [CGPoint(x: 50, y: 20), CGPoint(x: 60, y: 30)])
        #expect(guide.take() == ["style whole", "enter whole"])
        move(50, 50)
        #expect(guide.take() == ["exit whole"])
        move(150, 150)
        host.pointer.leave()
        #expect(guide.take() == ["style whole", "enter whole", "exit whole"])
    }

    @Test func regionsDifferByRectAndIdentifier() {
        guide.regions = { point, whole in
            point.x < 50
                ? UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 50, height: 100), identifier: "left")
                : point.y < 50 ? UIPointerRegion(rect: CGRect(x: 50, y: 0, width: 50, height: 50), identifier: "right") : nil
        }
        interact()
        move(110, 110)
        move(140, 190)
        #expect(guide.take() == ["style left", "enter left"])
        move(160, 110)
        #expect(guide.take() == ["exit left", "style right", "enter right"])
        move(160, 190)
        #expect(guide.take() == ["exit right"])
    }

    @Test func regionAwayFromThePointerIsIgnored() {
        guide.regions = { _, _ in UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        interact()
        move(150, 150)
        #expect(guide.take().isEmpty)
    }

    @Test func innermostViewWithARegionIsUsed() {
        let inner = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
        let other = Guide()
        inner.addInteraction(UIPointerInteraction(delegate: other))
        view.addSubview(inner)
        interact()
        move(110, 110)
        move(180, 180)
        #expect(guide.take() == ["style whole", "enter whole", "exit whole"])
        #expect(other.take() == ["style whole", "enter whole"])
        other.regions = { _, _ in nil }
        move(181, 181)
        #expect(guide.take() == ["style whole", "enter whole"] && other.take() == ["exit whole"])
    }

    @Test func stylesAreCursorsOfTheDesktop() {
        var style: UIPointerStyle?
        guide.styles = { _ in style }
        let interaction = interact()
        move(150, 150)
        #expect(host.pointer.cursor == "default")
        let arrows: [([UIPointerAccessory.Position], String)] = [
            ([.left, .right], "ew-resize"), ([.top, .bottom], "ns-resize"), ([.right], "ew-resize"),
            ([.topLeft, .bottomRight], "nwse-resize"),
            ([.topRight, .bottomLeft], "nesw-resize"), ([.top, .left, .bottom, .right], "move"), ([], "default"),
            ([UIPointerAccessory.Position(offset: 10, angle: -.pi / 2)], "ew-resize"),
        ]
        for (positions, name) in arrows {
            style = UIPointerStyle.system()
            style?.accessories = positions.map { .arrow($0) }
            interaction.invalidate()
            #expect(host.pointer.cursor == name)
        }
        style = UIPointerStyle(shape: .verticalBeam(length: 20))
        interaction.invalidate()
        #expect(host.pointer.cursor == "text")
        style = UIPointerStyle(shape: .horizontalBeam(length: 20))
        interaction.invalidate()
        #expect(host.pointer.cursor == "vertical-text")
        style = .hidden()
        interaction.invalidate()
        #expect(host.pointer.cursor == "none")
        move(50, 50)
        #expect(host.pointer.cursor == "default")
    }

    @Test func shapeIsDrawnAsTheCursor() {
        guide.styles = { _ in UIPointerStyle(shape: .roundedRect(CGRect(x: -5, y: -10, width: 10, height: 20))) }
        let interaction = interact()
        move(150, 150)
        let picture = host.window.windowScene?.hostWindow.cursorPicture
        #expect(picture?.width == 12 && picture?.height == 22)
        #expect(picture?.hotSpot.x == 6 && picture?.hotSpot.y == 11)
        let middle = picture.map { [UInt8]($0.pixels)[(11 * 12 + 6) * 4 + 3] }
        let corner = picture.map { [UInt8]($0.pixels)[3] }
        #expect(middle ?? 0 > 150 && corner ?? 255 < 60)
        for path in [UIBezierPath(), UIBezierPath(rect: CGRect(x: 0, y: 0, width: 500, height: 5))] {
            guide.styles = { _ in UIPointerStyle(shape: .path(path)) }
            interaction.invalidate()
            #expect(host.window.windowScene?.hostWindow.cursorPicture == nil && host.pointer.cursor == "default")
        }
        guide.styles = { _ in UIPointerStyle(shape: .path(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8)))) }
        interaction.invalidate()
        #expect(host.window.windowScene?.hostWindow.cursorPicture?.hotSpot.x == 1)
        move(50, 50)
        #expect(host.window.windowScene?.hostWindow.cursorPicture == nil)
    }

    @Test func invalidationRequestsTheRegionAgain() {
        let interaction = interact()
        interaction.invalidate()
        #expect(guide.take().isEmpty)
        move(150, 150)
        _ = guide.take()
        interaction.invalidate()
        #expect(guide.take() == ["style whole"])
        guide.regions = { UIPointerRegion(rect: $1.rect, identifier: "new \($0.x)") }
        interaction.invalidate()
        #expect(guide.take() == ["exit whole", "style new 50.0", "enter new 50.0"])
    }

    @Test func removedOrDisabledInteractionIsExited() {
        let interaction = interact()
        move(150, 150)
        interaction.isEnabled = false
        #expect(guide.take() == ["style whole", "enter whole", "exit whole"])
        move(151, 150)
        #expect(guide.take().isEmpty)
        interaction.isEnabled = true
        #expect(guide.take() == ["style whole", "enter whole"])
        view.removeInteraction(interaction)
        #expect(guide.take() == ["exit whole"] && interaction.view == nil)
        view.addInteraction(interaction)
        #expect(guide.take() == ["style whole", "enter whole"])
        host.isActive = false
        #expect(guide.take() == ["exit whole"])
    }

    @Test func removedViewOrLeavingPointerExitsTheRegion() {
        guide.styles = { _ in .hidden() }
        interact()
        move(150, 150)
        view.removeFromSuperview()
        host.advance(by: 0.1)
        #expect(guide.take() == ["style whole", "enter whole", "exit whole"])
        #expect(host.pointer.cursor == "default")
        host.window.addSubview(view)
        move(151, 150)
        view.frame.origin.x = 300
        host.advance(by: 0.1)
        #expect(guide.take() == ["style whole", "enter whole", "exit whole"])
    }

    @Test func viewScrolledUnderARestingPointerIsEntered() async {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        scrollView.contentSize = CGSize(width: 400, height: 2000)
        host.window.addSubview(scrollView)
        view.frame.origin.y = 600
        scrollView.addSubview(view)
        interact()
        move(150, 150)
        #expect(guide.take().isEmpty)
        scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        await host.settle()
        #expect(guide.take() == ["style whole", "enter whole"] && host.isSettled)
        host.pointer.scroll(by: CGPoint(x: 0, y: 200))
        await host.settle()
        #expect(guide.take() == ["exit whole"])
    }

    @Test func deallocatedDelegateExitsTheView() {
        weak var delegate: Guide?
        do {
            let short = Guide()
            short.styles = { _ in .hidden() }
            delegate = short
            view.addInteraction(UIPointerInteraction(delegate: short))
            move(150, 150)
            #expect(host.pointer.cursor == "none")
        }
        #expect(delegate == nil)
        move(50, 50)
        #expect(host.pointer.cursor == "default")
        move(150, 150)
        #expect(host.pointer.cursor == "default")
    }

    @Test func pressedButtonKeepsTheRegionUntilDraggedOut() {
        interact()
        move(150, 150)
        host.pointer.press()
        move(160, 160)
        #expect(guide.take() == ["style whole", "enter whole"])
        move(250, 160)
        #expect(guide.take() == ["exit whole"])
        move(160, 160)
        #expect(guide.take().isEmpty)
        host.pointer.release()
        #expect(guide.take() == ["style whole", "enter whole"])
    }

    @Test func latchingAxesExtendTheRegion() {
        guide.regions = {
            $1.latchingAxes = .horizontal
            return $1
        }
        interact()
        move(150, 150)
        host.pointer.press()
        move(350, 150)
        #expect(guide.take() == ["style whole", "enter whole"])
        host.pointer.release()
        #expect(guide.take() == ["exit whole"])
        move(150, 150)
        host.pointer.press()
        move(350, 250)
        #expect(guide.take() == ["style whole", "enter whole", "exit whole"])
    }

    @Test func fingerIsNotAPointer() {
        interact()
        host.tap(at: CGPoint(x: 150, y: 150))
        #expect(guide.requests.isEmpty)
    }

    @Test func animatorsRunWithThePointer() {
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(mark)
        var ends: [Bool] = []
        guide.onEnter = {
            $0.addAnimations { mark.alpha = 0 }
            $0.addCompletion { ends.append($0) }
        }
        guide.onExit = {
            $0.addAnimations { mark.alpha = 1 }
            $0.addCompletion { ends.append($0) }
        }
        interact()
        move(150, 150)
        host.advance(by: 0.05)
        let shown = mark.layer.presentation()?.opacity ?? 0
        #expect(mark.alpha == 0 && shown > 0.01 && shown < 0.99 && ends.isEmpty)
        host.advance(by: 1)
        #expect(ends == [true])
        move(50, 50)
        host.advance(by: 0.05)
        move(150, 150)
        host.advance(by: 1)
        #expect(ends.count == 3 && ends.last == true && mark.alpha == 0)
    }

    @Test func delegateMayChangeInteractions() {
        let interaction = interact()
        guide.regions = { [view] _, whole in
            view.removeInteraction(interaction)
            return whole
        }
        move(150, 150)
        #expect(guide.take().isEmpty)
        move(151, 150)
        #expect(guide.take().isEmpty)
    }
}
