import Foundation

/// The app of a target of UI tests, if ``XCUIApplication/delegateClass`` does not name it.
///
/// A class `ApplicationUnderTest` in the test target conforms to it:
///
/// ```swift
/// import Board
/// import XCUIAutomation
///
/// final class ApplicationUnderTest: NSObject, XCUIApplicationUnderTest {
///     static var delegateClass: AnyClass { AppDelegate.self }
/// }
/// ```
@preconcurrency @MainActor
public protocol XCUIApplicationUnderTest: NSObject {
    /// The class of the app delegate.
    static var delegateClass: AnyClass { get }
}
