import UIKit

/// The host application of a test bundle, as in Xcode.
///
/// ```swift
/// final class BoardTests: XCTestCase {
///     override class func setUp() {
///         super.setUp()
///         TestApplication.start(AppDelegate.self)
///     }
/// }
/// ```
///
/// The app has an offscreen key window of 390 × 844 points; `LODESTONE_WINDOW` in the environment sets another size. It uses real time,
/// which passes while the main run loop runs: in `XCTWaiter`, and in `RunLoop.main.run(until:)`. A ``TestHost`` beside it is a platform of
/// its own, with another `UIApplication.shared`.
public enum TestApplication {
    /// Retains the delegate, which the app references weakly.
    @MainActor private static var delegate: (any UIApplicationDelegate)?

    /// Creates and launches the app and its delegate, as `@main` does. The delegate has finished launching, and the first window is
    /// visible, when this returns.
    ///
    /// A program has one app. A second call with the same class does nothing; one with another class stops the program. Call it on the main
    /// thread, where XCTest calls `setUp()`.
    public static func start<Delegate: UIApplicationDelegate>(_ delegateClass: Delegate.Type) {
        // A metatype of a plain class is `Sendable`.
        let delegateClass: AnyClass = delegateClass
        MainActor.assumeIsolated {
            if let delegate {
                precondition(
                    type(of: delegate) as AnyClass == delegateClass,
                    "The app of \(type(of: delegate)) is already running. A test program can have only one app.")
                return
            }
            delegate = ApplicationStart.launch(delegateClass: delegateClass)
        }
    }
}
