import Foundation
import InterfaceDocuments

/// The size class variations of a document: installed views and constraints, constants, and fonts.
///
/// The loaded view retains this object. Whenever the size classes of the view change, this object applies the rules.
///
/// - Complexity: A change tests each rule once.
@MainActor
final class InterfaceVariations {
    /// The size classes of a variation, parsed from its key: `default`, `widthClass=compact`, `heightClass=regular-widthClass=regular`.
    struct Key: Equatable {
        var width = UIUserInterfaceSizeClass.unspecified
        var height = UIUserInterfaceSizeClass.unspecified

        /// Nil if the text is not a valid key.
        init?(_ text: String?) {
            guard let text, text != "default" else { return }
            for part in text.split(separator: "-") {
                let pair = part.split(separator: "=")
                guard pair.count == 2, let size = Self.sizes[String(pair[1])] else { return nil }
                switch pair[0] {
                case "widthClass": width = size
                case "heightClass": height = size
                default: return nil
                }
            }
        }

        private static let sizes: [String: UIUserInterfaceSizeClass] = ["compact": .compact, "regular": .regular]

        /// The number of size classes in the key. A variation for two size classes takes precedence over a variation for one.
        var weight: Int { (width == .unspecified ? 0 : 1) + (height == .unspecified ? 0 : 1) }

        func matches(_ traits: UITraitCollection) -> Bool {
            (width == .unspecified || width == traits.horizontalSizeClass) && (height == .unspecified || height == traits.verticalSizeClass)
        }
    }

    /// The values of a property of an object, for different size classes.
    private final class Rule {
        var values: [(key: Key, apply: @MainActor () -> Void)] = []
        var otherwise: @MainActor () -> Void = {}
        /// The index of the current value; -1 for the default value.
        var current: Int?
    }

    /// A view or constraint that is not installed in all size classes.
    private struct Presence {
        let id: String
        var rules: [(key: Key, isThere: Bool)] = []

        func isThere(_ traits: UITraitCollection) -> Bool {
            rules.filter { $0.key.matches(traits) }.max { $0.key.weight < $1.key.weight }?.isThere ?? true
        }
    }

    private var rules: [String: Rule] = [:]
    private var order: [String] = []
    private var presences: [String: Presence] = [:]
    private var views: [String: (view: UIView, holder: WeakView, index: Int)] = [:]
    private var constraints: [String: (constraint: NSLayoutConstraint, holder: WeakView)] = [:]

    var isEmpty: Bool { rules.isEmpty && presences.isEmpty }

    // MARK: Reading

    /// Adds a rule for the property `name` of an object. `apply` sets the property in the size classes of `key`. `otherwise` sets it if no variation matches.
    func add<Object: AnyObject>(
        _ key: String?, to object: Object, _ name: String, apply: @escaping @MainActor (Object) -> Void,
        otherwise: @escaping @MainActor (Object) -> Void
    ) {
        guard key != nil, let key = Key(key) else { return }
        let id = "\(UInt(bitPattern: ObjectIdentifier(object).hashValue)).\(name)"
        let rule = rules[id] ?? Rule()
        if rules.updateValue(rule, forKey: id) == nil { order.append(id) }
        rule.values.append((key, { [weak object] in if let object { apply(object) } }))
        rule.otherwise = { [weak object] in if let object { otherwise(object) } }
    }

    /// Adds a rule that sets a property to `value` in the size classes of `key`, otherwise to `usual`. Does nothing if `value` is nil.
    func add<Object: AnyObject, Value>(
        _ key: String?, to object: Object, _ name: String, _ property: ReferenceWritableKeyPath<Object, Value>, _ value: Value?,
        usual: Value
    ) {
        guard let value else { return }
        add(key, to: object, name) {
            $0[keyPath: property] = value
        } otherwise: {
            $0[keyPath: property] = usual
        }
    }

    /// Reads the masks of a `<variation>`, which include and exclude objects.
    func readMasks(of variation: InterfaceElement) {
        guard let key = Key(variation["key"]) else { return }
        for mask in variation.children where mask.name == "mask" && mask.key != "designables" {
            for reference in mask.children {
                guard let id = reference["reference"] else { continue }
                presences[id, default: Presence(id: id)].rules.append((key, reference.name == "include"))
            }
        }
    }

    /// Whether the view or constraint may be uninstalled in some size classes.
    func isConditional(_ id: String?) -> Bool {
        guard let id, !presences.isEmpty else { return false }
        return presences[id] != nil
    }

    /// Registers a view that is installed in some size classes, with its index in its superview.
    func note(_ view: UIView, id: String?, in holder: UIView, index: Int) {
        guard let id, presences[id] != nil else { return }
        views[id] = (view, WeakView(view: holder), index)
    }

    /// Registers a constraint that is installed in some size classes, or that involves a view that is installed in some size classes.
    func note(_ constraint: NSLayoutConstraint, id: String, in holder: UIView) {
        constraints[id] = (constraint, WeakView(view: holder))
    }

    /// Whether the document has views that are not always installed.
    var hasConditionalViews: Bool { !views.isEmpty }

    // MARK: Applying

    /// Applies the rules now, and whenever the size classes of `root` change.
    func start(at root: UIView?, traits: UITraitCollection) {
        guard !isEmpty else { return }
        follow(traits)
        guard let root else { return }
        root.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) { [self] (view: UIView, _) in
            follow(view.traitCollection)
        }
    }

    private func follow(_ traits: UITraitCollection) {
        // Objects are removed before others are added, so that constraints of two size classes are never active at the same time.
        for (id, held) in constraints where held.constraint.isActive && !isThere(id, traits) { held.constraint.isActive = false }
        for (id, entry) in views where presences[id]?.isThere(traits) == false { entry.view.removeFromSuperview() }
        for (id, entry) in views.sorted(by: { $0.value.index < $1.value.index }) where presences[id]?.isThere(traits) == true {
            guard let holder = entry.holder.view, entry.view.superview !== holder else { continue }
            holder.insertSubview(entry.view, at: min(entry.index, holder.subviews.count))
            if let stack = holder as? UIStackView {
                stack.insertArrangedSubview(entry.view, at: min(entry.index, stack.arrangedSubviews.count))
            }
        }
        for (id, held) in constraints where !held.constraint.isActive && isThere(id, traits) {
            guard let holder = held.holder.view, held.constraint.items.allSatisfy({ $0.layoutView?.isDescendant(of: holder) == true })
            else { continue }
            holder.addConstraint(held.constraint)
        }
        for id in order {
            guard let rule = rules[id] else { continue }
            let best = rule.values.indices.filter { rule.values[$0].key.matches(traits) }.max {
                rule.values[$0].key.weight < rule.values[$1].key.weight
            }
            guard rule.current != best ?? -1 else { continue }
            rule.current = best ?? -1
            if let best { rule.values[best].apply() } else { rule.otherwise() }
        }
    }

    private func isThere(_ id: String, _ traits: UITraitCollection) -> Bool { presences[id]?.isThere(traits) ?? true }
}

/// A weak reference to a view.
private struct WeakView {
    private(set) weak var view: UIView?
}
