import UIKit

/// The app that a test program's tests run in, as Xcode runs tests inside of their host application.
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
/// The app has a window of 390 × 844 points that no display shows, unless `LODESTONE_WINDOW` in the environment says another size, and the keyboard. It knows real
/// time, which passes for it while the main run loop turns: while `XCTWaiter` waits, and in `RunLoop.main.run(until:)`. A ``TestHost`` beside it
/// is a platform of its own, with another `UIApplication.shared`.
public enum TestApplication {
    /// Keeps the delegate: the app holds it weakly.
    @MainActor private static var delegate: (any UIApplicationDelegate)?

    /// Makes the app and its delegate and launches them, as `@main` on the delegate does in a program: the delegate is told that the app did finish
    /// launching, and the first window comes up, before this returns.
    ///
    /// A program has one app: a second call with the same class does nothing, and one with another class stops the program. Call it on the main
    /// thread, where XCTest calls `setUp()`.
    public static func start<Delegate: UIApplicationDelegate>(_ delegateClass: Delegate.Type) {
        // As a plain class, which may go to the main actor.
        let delegateClass: AnyClass = delegateClass
        MainActor.assumeIsolated {
            if let delegate {
                precondition(
                    type(of: delegate) as AnyClass == delegateClass,
                    "The app of \(type(of: delegate)) runs already: a test program has one app.")
                return
            }
            delegate = ApplicationStart.launch(delegateClass: delegateClass)
        }
    }
}
