import UIKit

/// The screen of a simulated device.
@preconcurrency @MainActor
open class XCUIScreen: NSObject, XCUIScreenshotProviding {
    /// The screen of the app under test.
    public static let main = XCUIScreen()
    /// All screens. There is only ``main``.
    public static var screens: [XCUIScreen] { [main] }

    /// Takes a screenshot of the screen.
    open func screenshot() -> XCUIScreenshot { XCUIScreenshot(of: RunningApps.current, in: nil) }
}
