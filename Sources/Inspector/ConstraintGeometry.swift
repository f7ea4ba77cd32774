import CoreGraphics
import Foundation
import UIKit

/// Computes the values of constraints from the current frames.
@MainActor
enum ConstraintGeometry {
    /// The state of a constraint.
    enum State: Equatable {
        case inactive
        case satisfied
        /// The views violate the constraint, by some points.
        case violated(CGFloat)
        /// The attributes cannot be computed from frames, such as baselines.
        case unknown
    }

    /// The tolerance for positions that are rounded to pixels, in points.
    private static let tolerance: CGFloat = 0.6

    /// The state of a constraint in the current layout.
    static func state(of constraint: NSLayoutConstraint) -> State {
        guard constraint.isActive else { return .inactive }
        guard let root = root(of: constraint) else { return .unknown }
        let isMirrored = isMirrored(constraint, root)
        guard let first = value(constraint.firstAttribute, of: constraint.firstItem, in: root, isMirrored) else { return .unknown }
        // In right-to-left layout, the constant of a leading or trailing position points to the left.
        var target = isMirrored ? -constraint.constant : constraint.constant
        if constraint.secondAttribute != .notAnAttribute {
            guard let second = value(constraint.secondAttribute, of: constraint.secondItem, in: root, isMirrored) else { return .unknown }
            target += second * constraint.multiplier
        }
        let difference = isMirrored ? target - first : first - target
        let error: CGFloat =
            switch constraint.relation {
            case .lessThanOrEqual: max(0, difference)
            case .greaterThanOrEqual: max(0, -difference)
            default: abs(difference)
            }
        return error <= tolerance ? .satisfied : .violated(error)
    }

    /// Whether the layout violates a required constraint.
    static func isBroken(_ constraint: NSLayoutConstraint) -> Bool {
        guard constraint.priority == .required, case .violated = state(of: constraint) else { return false }
        return true
    }

    /// A short form of a constraint, as seen from a view: `leading = superview.leading + 16`.
    static func text(of constraint: NSLayoutConstraint, for view: UIView) -> String {
        var text = term(constraint.firstItem, constraint.firstAttribute, view)
        let sign: String =
            switch constraint.relation {
            case .lessThanOrEqual: " ≤ "
            case .greaterThanOrEqual: " ≥ "
            default: " = "
            }
        text += sign
        let constant = constraint.constant
        if constraint.secondAttribute == .notAnAttribute {
            text += InspectorFormat.number(constant)
        } else {
            if constraint.multiplier != 1 { text += "\(InspectorFormat.number(constraint.multiplier)) × " }
            text += term(constraint.secondItem, constraint.secondAttribute, view)
            if constant != 0 { text += " \(constant < 0 ? "−" : "+") \(InspectorFormat.number(abs(constant)))" }
        }
        return text
    }

    /// The view whose constraint list has a constraint; nil if it is inactive.
    static func holder(of constraint: NSLayoutConstraint) -> UIView? {
        guard let view = owner(of: constraint.firstItem) else { return nil }
        return view.chain.first { $0.constraints.contains { $0 === constraint } }
    }

    /// The lines that show a constraint, in a view's coordinates. Nil if its attributes have no position.
    static func lines(of constraint: NSLayoutConstraint) -> (lines: [[CGPoint]], view: UIView)? {
        guard let root = root(of: constraint) else { return nil }
        let isMirrored = isMirrored(constraint, root)
        guard let first = line(constraint.firstAttribute, of: constraint.firstItem, in: root, isMirrored) else { return nil }
        var lines = [first]
        if let second = line(constraint.secondAttribute, of: constraint.secondItem, in: root, isMirrored) {
            lines.append(second)
            lines.append(connection(from: middle(first), to: second, constraint.firstAttribute))
        }
        return (lines, root)
    }

    // MARK: Items

    static func owner(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

    /// The nearest common superview of both items.
    private static func root(of constraint: NSLayoutConstraint) -> UIView? {
        guard let first = owner(of: constraint.firstItem) else { return nil }
        guard let second = owner(of: constraint.secondItem) else { return first.superview ?? first }
        return first.chain.first { second.isDescendant(of: $0) }
    }

    private static func rect(of item: AnyObject?, in root: UIView) -> CGRect? {
        if let view = item as? UIView { return root.convert(view.bounds.inset(by: view.alignmentRectInsets), from: view) }
        if let guide = item as? UILayoutGuide, let view = guide.owningView { return root.convert(guide.layoutFrame, from: view) }
        return nil
    }

    /// Whether a constraint's leading edges are right edges: the view that holds it determines the direction.
    private static func isMirrored(_ constraint: NSLayoutConstraint, _ root: UIView) -> Bool {
        let directional: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .leadingMargin, .trailingMargin]
        guard directional.contains(constraint.firstAttribute) || directional.contains(constraint.secondAttribute) else { return false }
        return root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The value of an attribute: a position or a length in a view's coordinates.
    private static func value(
        _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?, in root: UIView, _ isMirrored: Bool
    ) -> CGFloat? {
        guard let rect = rect(of: item, in: root) else { return nil }
        let margins = (item as? UIView)?.layoutMargins ?? .zero
        let left = rect.minX + margins.left
        let right = rect.maxX - margins.right
        switch attribute {
        case .left: return rect.minX
        case .right: return rect.maxX
        case .top: return rect.minY
        case .bottom: return rect.maxY
        case .leading: return isMirrored ? rect.maxX : rect.minX
        case .trailing: return isMirrored ? rect.minX : rect.maxX
        case .width: return rect.width
        case .height: return rect.height
        case .centerX: return rect.midX
        case .centerY: return rect.midY
        case .leftMargin: return left
        case .rightMargin: return right
        case .topMargin: return rect.minY + margins.top
        case .bottomMargin: return rect.maxY - margins.bottom
        case .leadingMargin: return isMirrored ? right : left
        case .trailingMargin: return isMirrored ? left : right
        default: return nil
        }
    }

    private static func line(
        _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?, in root: UIView, _ isMirrored: Bool
    ) -> [CGPoint]? {
        guard let rect = rect(of: item, in: root) else { return nil }
        switch attribute {
        case .width: return [CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY)]
        case .height: return [CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY)]
        case .top, .bottom, .centerY, .topMargin, .bottomMargin:
            guard let y = value(attribute, of: item, in: root, isMirrored) else { return nil }
            return [CGPoint(x: rect.minX, y: y), CGPoint(x: rect.maxX, y: y)]
        default:
            guard let x = value(attribute, of: item, in: root, isMirrored) else { return nil }
            return [CGPoint(x: x, y: rect.minY), CGPoint(x: x, y: rect.maxY)]
        }
    }

    /// The line between two attributes: vertical between horizontal edges, horizontal between vertical ones.
    private static func connection(from start: CGPoint, to line: [CGPoint], _ attribute: NSLayoutConstraint.Attribute) -> [CGPoint] {
        let end = middle(line)
        switch attribute {
        case .top, .bottom, .centerY, .topMargin, .bottomMargin: return [start, CGPoint(x: start.x, y: end.y)]
        case .width, .height: return [start, end]
        default: return [start, CGPoint(x: end.x, y: start.y)]
        }
    }

    private static func middle(_ line: [CGPoint]) -> CGPoint {
        guard let first = line.first, let last = line.last else { return .zero }
        return CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2)
    }

    private static func term(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ view: UIView) -> String {
        let name = name(of: attribute)
        guard let item, item !== view else { return name }
        if let other = item as? UIView {
            if other === view.superview { return "superview.\(name)" }
            return "\(other.inspectedName).\(name)"
        }
        guard let guide = item as? UILayoutGuide else { return name }
        let identifier = guide.identifier.isEmpty ? "guide" : guide.identifier
        return "\(identifier).\(name)"
    }

    private static func name(of attribute: NSLayoutConstraint.Attribute) -> String {
        switch attribute {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .firstBaseline: "firstBaseline"
        case .lastBaseline: "lastBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        default: "distance"
        }
    }
}
