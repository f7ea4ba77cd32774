import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Orientation, status bar and memory")
struct OrientationTests {
    @Test("In a window wider than high, the device is in landscape; changes are posted only after notifications are requested")
    func orientation() {
        let host = TestHost(size: CGSize(width: 400, height: 700))
        let device = UIDevice.current
        var changes = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { changes += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(device.orientation == .portrait && UIApplication.shared.statusBarOrientation.isPortrait)
        host.resize(to: CGSize(width: 800, height: 500))
        #expect(changes == 0)
        device.beginGeneratingDeviceOrientationNotifications()
        #expect(device.isGeneratingDeviceOrientationNotifications)
        host.resize(to: CGSize(width: 810, height: 500))
        #expect(changes == 0 && device.orientation.isLandscape)
        host.resize(to: CGSize(width: 400, height: 700))
        #expect(changes == 1 && device.orientation == .portrait)
        device.endGeneratingDeviceOrientationNotifications()
        host.resize(to: CGSize(width: 800, height: 500))
        #expect(changes == 1)
        #expect(host.window.windowScene?.interfaceOrientation == .landscapeRight)
        let controller = UIViewController()
        #expect(controller.preferredInterfaceOrientationForPresentation == .landscapeRight)
        #expect(controller.supportedInterfaceOrientations == .all && controller.shouldAutorotate)
    }

    @Test("The frontmost controller determines the status bar style, also through childForStatusBarStyle")
    func statusBar() async {
        final class Light: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        final class Naming: UIViewController {
            let child = Light()
            override var childForStatusBarStyle: UIViewController? { child }
        }
        let host = TestHost()
        let manager = host.window.windowScene?.statusBarManager
        #expect(manager?.statusBarStyle == .default && manager?.isStatusBarHidden == true && manager?.statusBarFrame == .zero)
        host.window.rootViewController = Naming()
        #expect(manager?.statusBarStyle == .lightContent)
        let stack = UINavigationController(rootViewController: Light())
        host.window.rootViewController = stack
        host.advance(by: 0.1)
        #expect(manager?.statusBarStyle == .default)
        stack.isNavigationBarHidden = true
        #expect(manager?.statusBarStyle == .lightContent)
        let sheet = UIViewController()
        stack.present(sheet, animated: false)
        await host.settle()
        #expect(manager?.statusBarStyle == .lightContent)
        sheet.modalPresentationCapturesStatusBarAppearance = true
        #expect(manager?.statusBarStyle == .default)
    }

    @Test("A memory warning reaches the controllers of every window, their children and the controllers that they present")
    func memory() async {
        final class Warned: UIViewController {
            var warnings = 0
            override func didReceiveMemoryWarning() {
                super.didReceiveMemoryWarning()
                warnings += 1
            }
        }
        let host = TestHost()
        let (root, child, presented) = (Warned(), Warned(), Warned())
        root.addChild(child)
        host.window.rootViewController = root
        host.advance(by: 0.1)
        root.present(presented, animated: false)
        await host.settle()
        var notes = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { notes += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        host.warnOfMemory()
        #expect([root, child, presented].map(\.warnings) == [1, 1, 1])
        #expect(notes == 1)
    }

    @Test("targetViewController(forAction:) finds the nearest controller that can perform an action")
    func target() {
        final class Able: UIViewController {
            func act() {}
        }
        let (outer, inner) = (Able(), UIViewController())
        outer.addChild(inner)
        #expect(inner.targetViewController(forAction: Selector(Able.act), sender: nil) === outer)
        #expect(outer.targetViewController(forAction: Selector(UINavigationController.viewDidLoad), sender: nil) == nil)
    }
}
