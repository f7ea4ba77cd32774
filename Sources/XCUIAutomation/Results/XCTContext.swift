import XCTest

/// A named part of a test.
@preconcurrency @MainActor
public protocol XCTActivity: NSObjectProtocol {
    /// The name of the part.
    var name: String { get }
    /// Adds an attachment to the test's results.
    func add(_ attachment: XCTAttachment)
}

/// Runs named parts of tests.
@preconcurrency @MainActor
public enum XCTContext {
    /// Runs a part of a test and returns its result.
    public static func runActivity<Result>(named name: String, block: @MainActor (any XCTActivity) throws -> Result) rethrows -> Result {
        try block(Activity(name))
    }

    private final class Activity: NSObject, XCTActivity {
        let name: String
        init(_ name: String) { self.name = name }
        func add(_ attachment: XCTAttachment) { attachment.write(of: name) }
    }
}
