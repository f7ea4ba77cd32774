import Foundation
import UIKit
import UIKitTesting

/// The simulated device that runs the app under test.
@preconcurrency @MainActor
open class XCUIDevice: NSObject {
    /// The only device.
    public static let shared = XCUIDevice()

    /// The orientation. Setting it gives the window of the running app the size of a rotated screen.
    ///
    /// Differs from XCUITest: the app does not distinguish the two landscape orientations, nor the two portrait ones.
    open var orientation: UIDeviceOrientation {
        get { session("The orientation")?.host.enter { UIDevice.current.orientation } ?? .unknown }
        set {
            guard let session = session("The orientation"), newValue.isLandscape || newValue.isPortrait else { return }
            let size = session.host.enter { UIScreen.main.bounds.size }
            let (short, long) = (min(size.width, size.height), max(size.width, size.height))
            session.host.resize(to: newValue.isLandscape ? CGSize(width: long, height: short) : CGSize(width: short, height: long))
            session.settle()
        }
    }

    /// The appearance of the user interface: light or dark.
    open var appearance: Appearance {
        get { session("The appearance")?.host.isDark == true ? .dark : .light }
        set {
            let session = session("The appearance")
            session?.host.isDark = newValue == .dark
            session?.settle()
        }
    }

    /// Presses a button. The home button moves the app to the background. Other buttons have no effect on an app.
    open func press(_ button: Button) {
        guard button == .home, let session = session("The home button") else { return }
        session.host.isVisible = false
        session.settle()
    }

    /// The app in this process. Fails the test for an app that runs as a program of its own.
    private func session(_ what: String) -> AppSession? {
        guard let driver = RunningApps.current else { return nil }
        if driver.inProcess == nil { Failure.recordUnsupported(what, at: nil) }
        return driver.inProcess
    }

    /// A button of a device, with Apple's raw values.
    public enum Button: Int, Sendable {
        /// The home button.
        case home = 1
        /// Increases the volume.
        case volumeUp = 2
        /// Decreases the volume.
        case volumeDown = 3
    }

    /// An appearance, with Apple's raw values.
    public enum Appearance: Int, Sendable {
        /// The user has no preference.
        case unspecified = 0
        /// The light appearance.
        case light = 1
        /// The dark appearance.
        case dark = 2
    }
}
