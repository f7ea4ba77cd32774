import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Overlay views")
struct OverlayTests {
    private let host = TestHost(size: CGSize(width: 390, height: 844))

    private final class TestOverlay: UIView, OverlayView {
        let overlayLevel: OverlayLevel

        init(_ level: OverlayLevel) {
            overlayLevel = level
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        }

        required init?(coder: NSCoder) { nil }
    }

    private var levels: [OverlayLevel] { host.window.subviews.compactMap { ($0 as? TestOverlay)?.overlayLevel } }

    @Test("Overlay views are above the app's views, and ordered by their levels, not by the order in which they were added")
    func order() {
        let own = UIView()
        host.window.addSubview(own)
        for level in [OverlayLevel.focusRing, .menu, .presentation, .loupe, .inputViews, .editMenu] {
            host.window.addOverlay(TestOverlay(level))
        }
        #expect(levels == [.presentation, .inputViews, .menu, .editMenu, .loupe, .focusRing])
        #expect(host.window.subviews.first === own)
    }

    @Test("If two overlay views have the same level, the one that was added later is in front")
    func sameLevel() {
        let (first, second) = (TestOverlay(.presentation), TestOverlay(.presentation))
        host.window.addOverlay(TestOverlay(.menu))
        host.window.addOverlay(first)
        host.window.addOverlay(second)
        #expect(host.window.subviews.suffix(3).first === first)
        #expect(host.window.subviews.suffix(2).first === second)
    }

    @Test("An overlay view that is added again keeps its order among overlays, and moves in front of newer app views")
    func movingToFront() {
        let (low, high) = (TestOverlay(.menu), TestOverlay(.focusRing))
        host.window.addOverlay(low)
        host.window.addOverlay(high)
        let before = host.window.subviews
        host.window.addOverlay(low)
        host.window.addOverlay(high)
        #expect(host.window.subviews == before)
        let own = UIView()
        host.window.addSubview(own)
        host.window.addOverlay(high)
        #expect(host.window.subviews.last === high)
        host.window.addOverlay(low)
        #expect(host.window.subviews.suffix(3) == [own, low, high])
    }

    @Test("An alert that is presented during text input stays behind the input views")
    func alertBelowInput() throws {
        final class Field: UITextField {
            let panel = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
            override var inputView: UIView? {
                get { panel }
                set {}
            }
        }
        let root = UIViewController()
        host.window.rootViewController = root
        let field = Field(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        root.view.addSubview(field)
        host.advance(by: 0.1)
        #expect(field.becomeFirstResponder())
        host.advance(by: 0.5)
        let tray = try #require(field.panel.superview)
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: false)
        host.advance(by: 0.5)
        let subviews = host.window.subviews
        let container = try #require(subviews.firstIndex { alert.view.isDescendant(of: $0) })
        if let index = subviews.firstIndex(of: tray) { #expect(index > container) }
    }

    @Test("The library's own windows are not among the scene's, and are never key")
    func systemWindows() throws {
        let scene = try #require(host.window.windowScene)
        let before = scene.windows
        var isCancelled = false
        let panel = ProgressPanelWindow(over: scene) { isCancelled = true }
        #expect(scene.windows == before)
        panel.makeKeyAndVisible()
        #expect(scene.keyWindow === host.window)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        host.window.addSubview(button)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
        host.advance(by: 0.5)
        host.tap(at: CGPoint(x: 30, y: 30))
        #expect(taps == 1, "what lies around the panel can be used")
        panel.close()
        host.advance(by: 0.5)
        #expect(!isCancelled && panel.isHidden)
    }
}
