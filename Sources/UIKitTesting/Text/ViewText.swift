import UIKit

/// Writes a view and its subviews as text.
@MainActor
struct ViewText {
    let content: TestHost.TextContent
    private var lines: [String] = []

    init(_ content: TestHost.TextContent) {
        self.content = content
    }

    /// The text of `view`, one line a view.
    static func text(of view: UIView, _ content: TestHost.TextContent) -> String {
        var text = ViewText(content)
        text.add(view, depth: 0)
        return text.lines.joined(separator: "\n")
    }

    private mutating func add(_ view: UIView, depth: Int) {
        let indentation = String(repeating: "  ", count: depth)
        lines.append(indentation + Self.line(view, content))
        if content.contains(.constraints) {
            for constraint in view.constraints { lines.append("\(indentation)  | \(Self.line(constraint, of: view))") }
        }
        for subview in view.subviews { add(subview, depth: depth + 1) }
    }

    // MARK: Views

    private static func line(_ view: UIView, _ content: TestHost.TextContent) -> String {
        let frame = view.frame
        var parts = [name(of: view)]
        if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { parts.append("#\(identifier)") }
        parts.append("(\(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)), \(number(frame.height)))")
        if let text = shownText(of: view) { parts.append("\"\(text)\"") }
        if view.isHidden { parts.append("hidden") }
        if view.alpha < 1 { parts.append("alpha \(number(view.alpha))") }
        if view.clipsToBounds { parts.append("clips") }
        if !view.transform.isIdentity { parts.append("transformed") }
        if view.bounds.origin != .zero { parts.append("origin (\(number(view.bounds.minX)), \(number(view.bounds.minY)))") }
        if content.contains(.accessibility), view.isAccessibilityElement { parts.append("[\(AccessibilityTree.line(for: view))]") }
        return parts.joined(separator: " ")
    }

    private static func shownText(of view: UIView) -> String? {
        let text =
            switch view {
            case let label as UILabel: label.text
            case let field as UITextField: field.text
            case let view as UITextView: view.text
            case let button as UIButton: button.currentTitle ?? button.configuration?.title
            default: String?.none
            }
        guard let text, !text.isEmpty else { return nil }
        return text.replacingOccurrences(of: "\n", with: "\\n")
    }

    private static func name(of view: UIView) -> String { "\(type(of: view))" }

    /// A number with at most two decimals.
    private static func number(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 100).rounded() / 100
        // Adding zero makes a negative zero positive.
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int64(rounded))" : "\(rounded + 0)"
    }

    // MARK: Constraints

    private static func line(_ constraint: NSLayoutConstraint, of view: UIView) -> String {
        let sign =
            switch constraint.relation {
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            default: "=="
            }
        var text = "\(side(constraint.firstItem, constraint.firstAttribute, of: view)) \(sign) "
        if constraint.secondItem != nil {
            text += side(constraint.secondItem, constraint.secondAttribute, of: view)
            if constraint.multiplier != 1 { text += " * \(number(constraint.multiplier))" }
            if constraint.constant != 0 { text += constraint.constant < 0 ? " - " : " + " }
        }
        if constraint.secondItem == nil {
            text += number(constraint.constant)
        } else if constraint.constant != 0 {
            text += number(abs(constraint.constant))
        }
        if constraint.priority != .required { text += " @\(number(CGFloat(constraint.priority.rawValue)))" }
        if let identifier = constraint.identifier, !identifier.isEmpty { text += " '\(identifier)'" }
        return text
    }

    private static func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, of view: UIView) -> String {
        "\(name(of: item, in: view)).\(attribute)"
    }

    /// The name of an item in the text of a constraint: its identifier, or its class and its index among the siblings of that class.
    private static func name(of item: AnyObject?, in view: UIView) -> String {
        if item === view { return "self" }
        if let item = item as? UIView {
            if let identifier = item.accessibilityIdentifier, !identifier.isEmpty { return "#\(identifier)" }
            let siblings = item.superview?.subviews.filter { type(of: $0) == type(of: item) } ?? []
            let index = siblings.firstIndex { $0 === item } ?? 0
            return siblings.count > 1 ? "\(name(of: item))[\(index)]" : name(of: item)
        }
        guard let guide = item as? UILayoutGuide else { return "?" }
        guard let owner = guide.owningView else { return "guide" }
        let title =
            if guide === owner.safeAreaLayoutGuide { "safe area" } else if guide === owner.layoutMarginsGuide { "margins" } else {
                guide.identifier.isEmpty ? "guide" : guide.identifier
            }
        return "\(name(of: owner, in: view)).\(title)"
    }
}
