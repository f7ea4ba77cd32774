import Foundation

/// Identifies the app under test for a target of UI tests. Used if ``XCUIApplication/delegateClass`` is nil.
///
/// In the test target, declare a class with the name `ApplicationUnderTest` that conforms to this protocol:
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
