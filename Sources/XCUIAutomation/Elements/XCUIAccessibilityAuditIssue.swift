import UIKit
import UIKitTesting

/// A problem that an accessibility audit found.
@preconcurrency @MainActor
open class XCUIAccessibilityAuditIssue: NSObject {
    /// The element with the problem.
    open var element: XCUIElement?
    /// A description of the problem in one sentence.
    open var compactDescription: String
    /// The element's type, label and state.
    open var detailedDescription: String
    /// The kind of problem.
    open var auditType: XCUIAccessibilityAuditType

    init(_ issue: AccessibilityAuditIssue) {
        let identity = ElementIdentity(object: issue.object)
        let condition = ElementCondition(description: "The element of the issue") { $0.identity == identity }
        element = XCUIElement(.first(.filtered(.descendants(.application(XCUIApplication()), .any), condition)))
        compactDescription = issue.compactDescription
        detailedDescription = issue.element
        auditType = XCUIAccessibilityAuditType(issue.auditType)
    }
}
