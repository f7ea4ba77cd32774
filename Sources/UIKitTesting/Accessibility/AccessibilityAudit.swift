import CoreGraphics
import Foundation
import InterfaceReading
import UIKit

/// The kinds of problems that an audit reports.
public struct AccessibilityAuditType: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Text with too little contrast: less than 4.5:1, or 3:1 for large text (WCAG 2.1, 1.4.3).
    public static let contrast = AccessibilityAuditType(rawValue: 1 << 0)
    /// Interactive elements whose touch area is less than 24 points wide or high (WCAG 2.2, 2.5.8).
    public static let hitRegion = AccessibilityAuditType(rawValue: 1 << 1)
    /// Elements without an accessibility label.
    public static let sufficientElementDescription = AccessibilityAuditType(rawValue: 1 << 2)
    /// Text that is truncated or clipped.
    public static let textClipped = AccessibilityAuditType(rawValue: 1 << 3)
    /// Traits that contradict each other or the element's class.
    public static let trait = AccessibilityAuditType(rawValue: 1 << 4)
    /// All kinds.
    public static let all: AccessibilityAuditType = [.contrast, .hitRegion, .sufficientElementDescription, .textClipped, .trait]
}

/// A problem that an audit found.
public struct AccessibilityAuditIssue: CustomStringConvertible {
    /// The kind of problem.
    public let auditType: AccessibilityAuditType
    /// The element's line in ``TestHost/accessibilityTree``.
    public let element: String
    /// The problem in one sentence.
    public let compactDescription: String
    /// The element itself: a view, or an accessibility element that a view contains.
    public let object: NSObject

    /// ``compactDescription``, followed by ``element`` in parentheses.
    public var description: String { "\(compactDescription) (\(element))" }
}

extension TestHost {
    /// Audits the visible interface for accessibility problems.
    ///
    /// Contrast is measured on a ``snapshot()``: the text's colour against the most frequent colour in the text's rectangle.
    ///
    /// - Parameters:
    ///   - types: The kinds of problems to report. The default is all.
    ///   - isIgnored: Returns true for an issue that is intended. The result leaves it out.
    /// - Returns: The issues, in reading order.
    /// - Complexity: O(*n*) in the number of elements, and one snapshot.
    public func performAccessibilityAudit(
        for types: AccessibilityAuditType = .all, ignoring isIgnored: (AccessibilityAuditIssue) -> Bool = { _ in false }
    ) -> [AccessibilityAuditIssue] {
        let elements = accessibilityElements
        let picture = types.contains(.contrast) ? snapshot() : nil
        return enter {
            var issues: [AccessibilityAuditIssue] = []
            let auditor = AccessibilityAuditor(snapshot: picture, size: window.bounds.size) { self.presentedFrame(of: $0) }
            for element in elements {
                for finding in auditor.findings(in: element) where types.contains(AccessibilityAuditType(finding.kind)) {
                    let issue = AccessibilityAuditIssue(
                        auditType: AccessibilityAuditType(finding.kind), element: AccessibilityTree.line(for: element),
                        compactDescription: finding.text, object: element)
                    if !isIgnored(issue) { issues.append(issue) }
                }
            }
            return issues
        }
    }
}

extension AccessibilityAuditType {
    fileprivate init(_ kind: AccessibilityFinding.Kind) {
        switch kind {
        case .contrast: self = .contrast
        case .hitRegion: self = .hitRegion
        case .label: self = .sufficientElementDescription
        case .textClipped: self = .textClipped
        case .trait: self = .trait
        }
    }
}
