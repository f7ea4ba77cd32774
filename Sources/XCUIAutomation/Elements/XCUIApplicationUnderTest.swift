import Foundation

/// Names the app that a target of UI tests tests. Used if ``XCUIApplication/delegateClass`` is nil.
///
/// Declare a class with the name `ApplicationUnderTest` in the test target that conforms to this protocol:
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
