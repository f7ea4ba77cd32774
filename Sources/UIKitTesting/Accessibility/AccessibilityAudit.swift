import CoreGraphics
import Foundation
import Host
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
            for element in elements {
                for (type, text) in findings(in: element, picture) where types.contains(type) {
                    let issue = AccessibilityAuditIssue(
                        auditType: type, element: AccessibilityTree.line(for: element), compactDescription: text, object: element)
                    if !isIgnored(issue) { issues.append(issue) }
                }
            }
            return issues
        }
    }

    /// The problems of one element.
    private func findings(in element: NSObject, _ picture: CGImage?) -> [(AccessibilityAuditType, String)] {
        var found: [(AccessibilityAuditType, String)] = []
        let facts = AccessibilityTree.facts(of: element)
        if facts.name.isEmpty { found.append((.sufficientElementDescription, "The element has no label")) }
        if let text = Self.contradiction(in: element) { found.append((.trait, text)) }
        guard facts.states.contains(.showing) else { return found }
        if let size = Self.smallTarget(element, facts.frame) { found.append((.hitRegion, "There are \(size) points to touch, of 24 × 24")) }
        for label in Self.labels(of: element) {
            if Self.isClipped(label) { found.append((.textClipped, "The text “\(label.text ?? "")” does not fit")) }
            guard let picture, facts.states.contains(.enabled), let ratio = contrast(of: label, in: picture) else { continue }
            let least = Self.isLarge(label.font) ? 3.0 : 4.5
            if ratio < least - 0.05 {
                found.append((.contrast, "The text has a contrast of \(String(format: "%.1f", ratio)) to 1, of \(least) to 1"))
            }
        }
        return found
    }

    private static func contradiction(in element: NSObject) -> String? {
        let traits = element.accessibilityTraits
        if traits.contains(.button), traits.contains(.link) { return "The element is both a button and a link" }
        if traits.contains(.staticText), !traits.isDisjoint(with: [.button, .adjustable]) { return "The element is text that is used" }
        if traits.contains(.adjustable), element.accessibilityValue?.isEmpty ?? true { return "The element is adjustable and has no value" }
        if element is UIControl, !element.accessibilityRespondsToUserInteraction, !traits.contains(.notEnabled) {
            return "The control has no trait that says that it is used"
        }
        return nil
    }

    private static func smallTarget(_ element: NSObject, _ frame: CGRect) -> String? {
        guard element.accessibilityRespondsToUserInteraction, frame.width < 24 || frame.height < 24 else { return nil }
        // A view may also accept touches outside its bounds.
        if let view = element as? UIView {
            let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            let corners = [CGPoint(x: -12, y: -12), CGPoint(x: 12, y: 12)].map { CGPoint(x: middle.x + $0.x, y: middle.y + $0.y) }
            if corners.allSatisfy({ view.point(inside: $0, with: nil) }) { return nil }
        }
        return "\(Int(frame.width)) × \(Int(frame.height))"
    }

    /// The labels that show an element's text.
    private static func labels(of element: NSObject) -> [UILabel] {
        guard let view = element as? UIView, !view.isHidden, view.alpha > 0.01 else { return [] }
        if let label = view as? UILabel { return [label] }
        return view.subviews.flatMap { labels(of: $0) }
    }

    private static func isLarge(_ font: UIFont?) -> Bool {
        guard let font else { return false }
        // WCAG's limits are 18 typographic points (1/72 inch), or 14 in bold: 24 and 18.7 CSS pixels.
        return font.pointSize >= 24 || (font.pointSize >= 18.5 && font.fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    private static func isClipped(_ label: UILabel) -> Bool {
        guard let text = label.text, !text.isEmpty, !label.adjustsFontSizeToFitWidth else { return false }
        let wanted = label.sizeThatFits(CGSize(width: label.numberOfLines == 1 ? 0 : label.bounds.width, height: 0))
        if wanted.width > label.bounds.width + 1 || wanted.height > label.bounds.height + 1 { return true }
        guard label.numberOfLines > 1 else { return false }
        let all = label.textRect(
            forBounds: CGRect(x: 0, y: 0, width: label.bounds.width, height: 1e5), limitedToNumberOfLines: 0)
        return all.height > label.bounds.height + 1
    }

    /// The contrast ratio of a label's text to its background; nil if it cannot be measured.
    private func contrast(of label: UILabel, in picture: CGImage) -> Double? {
        guard let color = label.textColor?.resolvedColor(with: label.traitCollection), let text = label.text, !text.isEmpty else {
            return nil
        }
        let frame = presentedFrame(of: label).intersection(CGRect(origin: .zero, size: window.bounds.size))
        guard !frame.isNull, frame.width >= 2, frame.height >= 2 else { return nil }
        let scale = CGFloat(picture.width) / window.bounds.width
        var counts: [Int: Int] = [:]
        for y in stride(from: Int(frame.minY * scale), to: min(Int(frame.maxY * scale), picture.height), by: 2) {
            let row = picture.row(y)
            for x in stride(from: Int(frame.minX * scale), to: min(Int(frame.maxX * scale), picture.width), by: 2) {
                counts[Int(row[x] & 0xFFFFFF), default: 0] += 1
            }
        }
        guard let ground = counts.max(by: { $0.value != $1.value ? $0.value < $1.value : $0.key < $1.key })?.key else { return nil }
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
        let behind = [CGFloat(ground >> 16) / 255, CGFloat(ground >> 8 & 0xFF) / 255, CGFloat(ground & 0xFF) / 255]
        let shown = zip([red, green, blue], behind).map { $0 * alpha + $1 * (1 - alpha) }
        return Self.contrast(shown.map(Double.init), behind.map(Double.init))
    }

    /// The contrast of two sRGB colours with components from 0 to 1, from 1 to 21 (WCAG 2.1's definition).
    static func contrast(_ first: [Double], _ second: [Double]) -> Double {
        func luminance(_ color: [Double]) -> Double {
            let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }
        let (a, b) = (luminance(first), luminance(second))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
}
