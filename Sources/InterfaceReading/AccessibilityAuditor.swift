import CoreGraphics
import Foundation
import UIKit

/// Finds accessibility problems of elements.
@MainActor
package struct AccessibilityAuditor {
    /// The window's content, for the contrast; nil does not measure it.
    private let snapshot: CGImage?
    /// The size of the snapshot, in points.
    private let size: CGSize
    /// Returns a view's frame in the snapshot, in points.
    private let frame: (UIView) -> CGRect

    package init(snapshot: CGImage?, size: CGSize, frame: @escaping (UIView) -> CGRect) {
        self.snapshot = snapshot
        self.size = size
        self.frame = frame
    }

    /// The problems of one element.
    package func findings(in element: NSObject) -> [AccessibilityFinding] {
        var found: [AccessibilityFinding] = []
        let facts = AccessibilityTree.facts(of: element)
        if facts.name.isEmpty { found.append(AccessibilityFinding(kind: .label, text: "The element has no label")) }
        if let text = Self.contradiction(in: element) { found.append(AccessibilityFinding(kind: .trait, text: text)) }
        guard facts.states.contains(.showing) else { return found }
        if let size = Self.smallTarget(element, facts.frame) {
            found.append(AccessibilityFinding(kind: .hitRegion, text: "There are \(size) points to touch, of 24 × 24"))
        }
        for label in Self.labels(of: element) {
            if Self.isClipped(label) {
                found.append(AccessibilityFinding(kind: .textClipped, text: "The text “\(label.text ?? "")” does not fit"))
            }
            guard let snapshot, facts.states.contains(.enabled), let ratio = contrast(of: label, in: snapshot) else { continue }
            let least = Self.isLarge(label.font) ? 3.0 : 4.5
            if ratio < least - 0.05 {
                let text = "The text has a contrast of \(String(format: "%.1f", ratio)) to 1, of \(least) to 1"
                found.append(AccessibilityFinding(kind: .contrast, text: text))
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
        let frame = frame(label).intersection(CGRect(origin: .zero, size: size))
        guard !frame.isNull, frame.width >= 2, frame.height >= 2 else { return nil }
        let scale = CGFloat(picture.width) / size.width
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
    package static func contrast(_ first: [Double], _ second: [Double]) -> Double {
        func luminance(_ color: [Double]) -> Double {
            let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }
        let (a, b) = (luminance(first), luminance(second))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
}
