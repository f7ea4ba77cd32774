import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Windows")
struct WindowTests {
    let host = TestHost(size: CGSize(width: 400, height: 300))
    let log = CallLog()

    @Test("willMove(toWindow:) and didMoveToWindow are called on a view and its subviews, between the calls for the superview")
    func windowCalls() {
        let parent = LoggingView("parent", log)
        let child = LoggingView("child", log)
        parent.addSubview(child)
        _ = log.take()
        host.window.addSubview(parent)
        #expect(
            log.take() == [
                "parent.willMove(toSuperview: view)", "parent.willMove(toWindow: window)", "child.willMove(toWindow: window)",
                "parent.didMoveToWindow(window)", "child.didMoveToWindow(window)", "parent.didMoveToSuperview(view)",
            ])
        #expect(child.window === host.window)
        parent.removeFromSuperview()
        #expect(
            log.take() == [
                "parent.willMove(toSuperview: nil)", "parent.willMove(toWindow: nil)", "child.willMove(toWindow: nil)",
                "parent.didMoveToWindow(nil)", "child.didMoveToWindow(nil)", "parent.didMoveToSuperview(nil)",
            ])
        #expect(child.window == nil)
    }

    @Test("Reparenting within a window does not call willMove(toWindow:) or didMoveToWindow")
    func movingWithin() {
        let one = UIView()
        let other = UIView()
        host.window.addSubview(one)
        host.window.addSubview(other)
        let view = LoggingView("view", log)
        one.addSubview(view)
        _ = log.take()
        other.addSubview(view)
        #expect(log.take() == ["view.willMove(toSuperview: view)", "view.didMoveToSuperview(view)"])
    }

    @Test("A view added in its superview's didMoveToWindow receives didMoveToWindow once; a removed view has no window")
    func changesMeanwhile() {
        final class Swapping: UIView {
            var swap: () -> Void = {}
            override func didMoveToWindow() { if window != nil { swap() } }
        }
        let parent = Swapping()
        let leaving = LoggingView("goes", log)
        let entering = LoggingView("comes", log)
        parent.addSubview(leaving)
        parent.swap = {
            leaving.removeFromSuperview()
            parent.addSubview(entering)
        }
        _ = log.take()
        host.window.addSubview(parent)
        #expect(leaving.window == nil && entering.window === host.window)
        #expect(log.take().filter { $0.contains("comes.didMoveToWindow") } == ["comes.didMoveToWindow(window)"])
    }

    @Test("A deallocated window removes its views from itself and from the screen")
    func deallocation() {
        let view = LoggingView("view", log)
        var window: UIWindow? = UIWindow(frame: host.window.bounds)
        window?.isHidden = false
        window?.addSubview(view)
        let scene = host.window.windowScene
        #expect(scene?.windows.count == 2)
        weak let weakWindow = window
        _ = log.take()
        window = nil
        #expect(weakWindow == nil)
        #expect(scene?.windows == [host.window])
        #expect(log.take().contains("view.didMoveToWindow(nil)"))
        #expect(view.window == nil && view.superview == nil)
    }

    @Test("A scene retains its key window until another window becomes key or the key window is hidden")
    func keyWindowIsRetained() {
        weak var first: UIWindow?
        do {
            let window = UIWindow(frame: host.window.bounds)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            first = window
        }
        host.advance(by: 0.1)
        #expect(first?.isKeyWindow == true && first?.rootViewController?.viewIfLoaded?.window === first)
        host.window.makeKeyAndVisible()
        host.advance(by: 0.1)
        #expect(first == nil && host.window.isKeyWindow)
        weak var second: UIWindow?
        do {
            let window = UIWindow(frame: host.window.bounds)
            window.makeKeyAndVisible()
            second = window
        }
        second?.isHidden = true
        host.advance(by: 0.1)
        #expect(second == nil && host.window.isKeyWindow)
    }

    @Test("Windows are ordered by level, then by when they were shown")
    func levels() {
        let alert = UIWindow(frame: host.window.bounds)
        alert.windowLevel = .alert
        alert.isHidden = false
        let normal = UIWindow(frame: host.window.bounds)
        normal.makeKeyAndVisible()
        let scene = host.window.windowScene
        #expect(scene?.windows == [host.window, normal, alert])
        host.window.makeKeyAndVisible()
        #expect(scene?.windows == [normal, host.window, alert])
        normal.windowLevel = .alert + 1
        #expect(scene?.windows == [host.window, alert, normal])
        let layers = host.window.layer.superlayer?.sublayers ?? []
        #expect(layers.map(ObjectIdentifier.init) == [host.window, alert, normal].map { ObjectIdentifier($0.layer) })
    }

    @Test("Hiding the key window makes the previous one key, and becomeKey and resignKey are called")
    func keyWindow() async {
        final class Keyed: UIWindow {
            var calls: [String] = []
            override func becomeKey() {
                super.becomeKey()
                calls.append("become")
            }
            override func resignKey() {
                super.resignKey()
                calls.append("resign")
            }
        }
        #expect(host.window.isKeyWindow)
        let window = Keyed(frame: host.window.bounds)
        #expect(window.isHidden)
        window.makeKeyAndVisible()
        #expect(window.isKeyWindow && !host.window.isKeyWindow)
        #expect(host.window.windowScene?.keyWindow === window)
        window.isHidden = true
        #expect(host.window.isKeyWindow)
        #expect(window.calls == ["become", "resign"])
    }

    @Test("A window created without a frame fills the scene and follows its size; a window with a frame keeps its frame")
    func frames() {
        let full = UIWindow()
        full.isHidden = false
        let small = UIWindow(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        small.isHidden = false
        #expect(full.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
        host.resize(to: CGSize(width: 500, height: 600))
        #expect(full.frame == CGRect(x: 0, y: 0, width: 500, height: 600))
        #expect(host.window.frame == full.frame)
        #expect(small.frame == CGRect(x: 10, y: 10, width: 50, height: 50))
    }

    @Test("Points are converted to the window, to other windows and to the scene")
    func conversion() {
        let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
        let window = UIWindow(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
        window.isHidden = false
        window.addSubview(view)
        #expect(view.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 21, y: 31))
        #expect(view.convert(CGPoint(x: 1, y: 1), to: host.window) == CGPoint(x: 121, y: 81))
        #expect(window.convert(CGPoint(x: 1, y: 1), to: host.window) == CGPoint(x: 101, y: 51))
        #expect(window.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 101, y: 51))
        #expect(
            window.convert(CGRect(x: 101, y: 51, width: 2, height: 2), from: nil as UIWindow?) == CGRect(x: 1, y: 1, width: 2, height: 2))
    }

    @Test("A window's traits are its scene's, and its overrides apply to all of its views")
    func traits() {
        let view = UIView()
        host.window.addSubview(view)
        #expect(view.traitCollection.displayScale == 2)
        #expect(view.contentScaleFactor == 2)
        host.window.overrideUserInterfaceStyle = .dark
        #expect(view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("Pending layouts are done before the next frame, once for several requests, superviews before subviews")
    func layout() {
        final class LayoutRecordingView: UIView {
            var log: [String] = []
            var name = ""
            var note: (String) -> Void = { _ in }
            override func layoutSubviews() { note(name) }
        }
        var order: [String] = []
        let parent = LayoutRecordingView()
        let child = LayoutRecordingView()
        parent.name = "parent"
        child.name = "child"
        [parent, child].forEach { $0.note = { order.append($0) } }
        parent.addSubview(child)
        host.window.addSubview(parent)
        child.setNeedsLayout()
        parent.setNeedsLayout()
        parent.setNeedsLayout()
        host.advance(by: 0.1)
        #expect(order == ["parent", "child"])
        child.setNeedsLayout()
        child.layoutIfNeeded()
        #expect(order == ["parent", "child", "child"])
        child.frame.origin.x = 7
        host.advance(by: 0.1)
        #expect(order == ["parent", "child", "child"], "a new position alone requests no frame")
        child.frame.size = CGSize(width: 5, height: 5)
        host.advance(by: 0.1)
        #expect(order == ["parent", "child", "child", "parent", "child"])
    }

    @Test("The screen is black behind a window without a background, and other windows are visible through it")
    func noBackground() {
        let host = TestHost(size: CGSize(width: 400, height: 300), scale: 1)
        func color(_ x: Int) -> [CGFloat]? {
            host.advance(by: 0.1)
            return host.snapshot().color(x: x, y: 100).map { [$0.red, $0.green, $0.blue, $0.alpha] }
        }
        host.window.backgroundColor = nil
        #expect(color(50) == [0, 0, 0, 1])
        let half = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        half.backgroundColor = .white
        host.window.addSubview(half)
        #expect(color(50) == [1, 1, 1, 1] && color(300) == [0, 0, 0, 1])
        let above = UIWindow(frame: host.window.frame)
        above.isHidden = false
        #expect(color(50) == [1, 1, 1, 1] && color(300) == [0, 0, 0, 1])
        #expect(host.window.backgroundColor == nil && above.backgroundColor == nil)
        host.window.backgroundColor = .green
        #expect(color(300) == [0, 1, 0, 1])
    }
}
