import CoreGraphics
import Foundation
import InterfaceReading
import RemoteProtocol
import UIKit

// Commands that read the interface.
extension RemoteSession {
    // MARK: Views

    func tree(_ arguments: CommandArguments) throws(RemoteError) -> JSONValue {
        let depth = try arguments.integer("depth", in: 1...100, default: 40)
        var rest = try arguments.integer("limit", in: 1...20_000, default: 2000)
        var roots: [(view: UIView, scene: UIWindowScene)] = []
        if let target = try arguments.target() {
            roots = [try view(target)]
        } else {
            for scene in UIApplication.shared.windowScenes {
                for window in scene.windowStack.windows where !window.isHidden {
                    window.layoutIfNeeded()
                    roots.append((window, scene))
                }
            }
        }
        var isTruncated = false
        let windows = roots.compactMap { node($0.view, $0.scene, depth: depth, rest: &rest, &isTruncated) }
        return ["windows": .array(windows), "isTruncated": .bool(isTruncated)]
    }

    /// A view with its subviews; nil if no more views are allowed.
    private func node(_ view: UIView, _ scene: UIWindowScene, depth: Int, rest: inout Int, _ isTruncated: inout Bool) -> JSONValue? {
        guard rest > 0 else {
            isTruncated = true
            return nil
        }
        rest -= 1
        var members = facts(of: view, in: scene)
        if !view.subviews.isEmpty {
            if depth > 1 {
                var children: [JSONValue] = []
                for subview in view.subviews {
                    guard let child = node(subview, scene, depth: depth - 1, rest: &rest, &isTruncated) else { break }
                    children.append(child)
                }
                members["children"] = .array(children)
            } else {
                isTruncated = true
            }
        }
        return .object(members)
    }

    /// The properties of an object that responses contain.
    private func facts(of object: NSObject, in scene: UIWindowScene) -> [String: JSONValue] {
        let frame = ElementReading.frame(of: object, in: scene)
        var members: [String: JSONValue] = [
            "element": .number(Double(elements.number(of: object))), "class": .string(String(describing: type(of: object))),
            "frame": [JSONValue(frame.minX), JSONValue(frame.minY), JSONValue(frame.width), JSONValue(frame.height)],
        ]
        func put(_ key: String, _ text: String?) {
            if let text, !text.isEmpty { members[key] = .string(String(text.prefix(Self.longestText))) }
        }
        put("identifier", object.accessibilityIdentifier)
        put("label", object.accessibilityLabel)
        guard let view = object as? UIView else { return members }
        put("text", view.shownText)
        if view.isAccessibilityElement, !(view is UITextField), !(view is UITextView) { put("value", view.accessibilityValue) }
        if view.isHidden { members["hidden"] = true }
        if view.alpha < 1 { members["alpha"] = JSONValue(view.alpha) }
        if view.isFirstResponder { members["focused"] = true }
        if let control = view as? UIControl {
            if !control.isEnabled { members["disabled"] = true }
            if control.isSelected { members["selected"] = true }
        }
        return members
    }

    /// The maximum number of characters of a text in a response.
    private static let longestText = 500

    func find(_ arguments: CommandArguments) throws(RemoteError) -> JSONValue {
        let target = try arguments.requiredTarget()
        let limit = try arguments.integer("limit", in: 1...1000, default: 50)
        let matches: [ElementSearch.Match]
        switch target.kind {
        case .element: matches = [try self.match(target)]
        case .point(let x, let y):
            let scene = try activeScene()
            let hit = scene.windowStack.hitTest(CGPoint(x: x, y: y), with: nil)?.view
            matches = hit.map { [ElementSearch.Match(object: $0, scene: scene)] } ?? []
        case .identifier, .className, .text: matches = ElementSearch.matches(target.kind, isLoose: true, limit: limit)
        }
        return ["matches": .array(matches.map { .object(facts(of: $0.object, in: $0.scene)) })]
    }

    // MARK: Accessibility

    func accessibility(_ arguments: CommandArguments) throws(RemoteError) -> JSONValue {
        let limit = try arguments.integer("limit", in: 1...20_000, default: 2000)
        var lines: [String] = []
        for scene in UIApplication.shared.windowScenes {
            for window in scene.windowStack.windows where !window.isHidden { window.layoutIfNeeded() }
            lines += AccessibilityTree.lines(in: scene, limit: limit + 1 - lines.count)
        }
        return ["lines": .array(lines.prefix(limit).map { .string($0) }), "isTruncated": .bool(lines.count > limit)]
    }

    // MARK: Constraints

    func constraints(_ arguments: CommandArguments) throws(RemoteError) -> JSONValue {
        let (view, _) = try self.view(try arguments.requiredTarget())
        view.window?.layoutIfNeeded()
        let unique = ElementReading.constraints(of: view).prefix(Self.mostConstraints)
        return [
            "element": .number(Double(elements.number(of: view))),
            "constraints": .array(unique.map(Self.facts)),
            "isAmbiguous": .bool(view.hasAmbiguousLayout),
            "isTranslated": .bool(view.translatesAutoresizingMaskIntoConstraints),
            "intrinsicSize": [JSONValue(view.intrinsicContentSize.width), JSONValue(view.intrinsicContentSize.height)],
            "hugging": Self.priorities(view.contentHuggingPriority(for:)),
            "resistance": Self.priorities(view.contentCompressionResistancePriority(for:)),
        ]
    }

    /// The maximum number of a view's constraints in a response.
    private static let mostConstraints = 2000

    private static func facts(of constraint: NSLayoutConstraint) -> JSONValue {
        [
            "description": .string(constraint.description), "constant": JSONValue(constraint.constant),
            "priority": JSONValue(constraint.priority.rawValue), "isActive": .bool(constraint.isActive),
            "identifier": JSONValue(constraint.identifier),
        ]
    }

    /// The horizontal and the vertical priority.
    private static func priorities(_ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> JSONValue {
        [JSONValue(priority(.horizontal).rawValue), JSONValue(priority(.vertical).rawValue)]
    }
}
