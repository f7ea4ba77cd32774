import XCTest

extension XCTestCase {
    /// Creates a test case without a test. UI tests create one to call the methods of another class of tests, or as a page object.
    ///
    /// Apple's XCTest inherits `init()` from `NSObject`. XCTest on Linux does not, so this initializer has a default argument.
    public convenience init(testName: String = "") {
        self.init(name: testName) { _ in }
    }
}
