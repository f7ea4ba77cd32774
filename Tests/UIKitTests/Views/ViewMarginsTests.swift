import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Margins and the safe area")
struct ViewMarginsTests {
    final class Margined: UIView {
        var marginChanges = 0
        var safeAreaChanges = 0
        override func layoutMarginsDidChange() { marginChanges += 1 }
        override func safeAreaInsetsDidChange() { safeAreaChanges += 1 }
    }

    @Test("Layout margins are 8 points by default")
    func standard() {
        let view = Margined()
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(view.marginChanges == 1)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    @Test("With preservesSuperviewLayoutMargins a view's content also stays within its superview's margins")
    func preserving() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        parent.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        let child = Margined(frame: CGRect(x: 10, y: 0, width: 90, height: 50))
        parent.addSubview(child)
        child.preservesSuperviewLayoutMargins = true
        #expect(child.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 8, right: 30))
        parent.layoutMargins.left = 50
        #expect(child.layoutMargins.left == 40)
        #expect(child.marginChanges == 2)
    }

    @Test("Safe area insets of a controller apply to the subviews that overlap them")
    func safeArea() {
        let controller = UIViewController()
        controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let top = Margined(frame: CGRect(x: 0, y: 10, width: 100, height: 50))
        let bottom = Margined(frame: CGRect(x: 0, y: 60, width: 100, height: 40))
        controller.view.addSubview(top)
        controller.view.addSubview(bottom)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 5, right: 2)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 5, right: 2))
        #expect(top.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 2))
        #expect(bottom.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 5, right: 2))
        #expect(top.safeAreaChanges == 1 && top.marginChanges == 1)
        #expect(top.layoutMargins == UIEdgeInsets(top: 28, left: 8, bottom: 8, right: 10))
        top.insetsLayoutMarginsFromSafeArea = false
        #expect(top.layoutMargins.top == 8)
        top.frame.origin.y = 40
        #expect(top.safeAreaInsets.top == 0)
        top.removeFromSuperview()
        let outside = Margined(frame: CGRect(x: 0, y: 95, width: 10, height: 40))
        controller.view.addSubview(outside)
        #expect(outside.safeAreaInsets.bottom == 5, "what lies outside is no more covered than the superview")
    }

    @Test("The insets and preserved margins of a subview beyond its superview's edges are not larger than the superview's")
    func reachingOver() {
        let controller = UIViewController()
        controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
        let child = Margined(frame: CGRect(x: -40, y: -60, width: 200, height: 200))
        controller.view.addSubview(child)
        #expect(child.safeAreaInsets == UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 0))
        child.frame = CGRect(x: 240, y: 700, width: 200, height: 200)
        #expect(child.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 12))

        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        parent.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        let wide = UIView(frame: CGRect(x: -20, y: 10, width: 140, height: 50))
        parent.addSubview(wide)
        wide.preservesSuperviewLayoutMargins = true
        #expect(wide.layoutMargins == UIEdgeInsets(top: 20, left: 30, bottom: 8, right: 30))
    }

    @Test("layoutMarginsDidChange precedes safeAreaInsetsDidChange, for the view and its controller, with the new values")
    func orderOfCalls() {
        final class RecordingView: UIView {
            var calls: [String] = []
            override func layoutMarginsDidChange() { calls.append("margins \(layoutMargins.top) \(safeAreaInsets.top)") }
            override func safeAreaInsetsDidChange() { calls.append("safe area \(layoutMargins.top) \(safeAreaInsets.top)") }
        }
        final class Controller: UIViewController {
            override func viewLayoutMarginsDidChange() { (view as? RecordingView)?.calls.append("controller's margins") }
            override func viewSafeAreaInsetsDidChange() { (view as? RecordingView)?.calls.append("controller's safe area") }
        }
        let controller = Controller()
        let recordingView = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        controller.view = recordingView
        let child = RecordingView(frame: recordingView.bounds)
        recordingView.addSubview(child)
        recordingView.calls = []
        controller.additionalSafeAreaInsets.top = 20
        #expect(recordingView.calls == ["margins 20.0 20.0", "controller's margins", "safe area 20.0 20.0", "controller's safe area"])
        #expect(child.calls == ["margins 28.0 20.0", "safe area 28.0 20.0"])
    }

    @Test("A controller's view has at least the system's side margins")
    func systemMinimum() {
        let controller = UIViewController()
        controller.traitOverrides.horizontalSizeClass = .compact
        controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        controller.traitOverrides.horizontalSizeClass = .regular
        #expect(controller.view.layoutMargins.left == 20)
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins.left == 8)
    }

    @Test("An overridden safeAreaInsets of a window applies to the views in it")
    func overriddenSafeArea() {
        final class NotchedWindow: UIWindow {
            override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0) }
        }
        let host = TestHost(size: CGSize(width: 300, height: 300))
        let window = NotchedWindow(frame: host.window.bounds)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        host.advance(by: 0.1)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0))
        let lower = UIView(frame: CGRect(x: 0, y: 250, width: 100, height: 40))
        controller.view.addSubview(lower)
        #expect(lower.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
    }
}
