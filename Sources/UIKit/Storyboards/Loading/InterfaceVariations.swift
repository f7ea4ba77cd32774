import Foundation
import InterfaceDocuments

/// What of a document depends on size classes: which views and constraints are there, constants, fonts.
///
/// The rules belong to the view that was loaded, and are followed whenever its size classes change. Cost of a change: one test a rule.
@MainActor
final class InterfaceVariations {
    /// The size classes that a variation is for, as its key says: `default`, `widthClass=compact`,
    /// `heightClass=regular-widthClass=regular`.
    struct Key: Equatable {
        var width = UIUserInterfaceSizeClass.unspecified
        var height = UIUserInterfaceSizeClass.unspecified

        /// Nil where the text is no key.
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

        /// How many size classes the key names: a variation for two wins over one for one.
        var weight: Int { (width == .unspecified ? 0 : 1) + (height == .unspecified ? 0 : 1) }

        func matches(_ traits: UITraitCollection) -> Bool {
            (width == .unspecified || width == traits.horizontalSizeClass) && (height == .unspecified || height == traits.verticalSizeClass)
        }
    }

    /// One property of one object, with its values.
    private final class Rule {
        var values: [(key: Key, apply: @MainActor () -> Void)] = []
        var otherwise: @MainActor () -> Void = {}
        /// Which value holds; -1 for the one otherwise.
        var current: Int?
    }

    /// A view or constraint that is not always there.
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

    /// Lets `apply` set the property `name` of an object in the size classes of `key`, and `otherwise` where none of its variations holds.
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

    /// Sets a property to `value`, unless that is nil, in the size classes of `key`, and to `usual` in the others.
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

    /// Reads the masks of a `<variation>`: what it includes and what it excludes.
    func readMasks(of variation: InterfaceElement) {
        guard let key = Key(variation["key"]) else { return }
        for mask in variation.children where mask.name == "mask" && mask.key != "designables" {
            for reference in mask.children {
                guard let id = reference["reference"] else { continue }
                presences[id, default: Presence(id: id)].rules.append((key, reference.name == "include"))
            }
        }
    }

    /// Whether the view or constraint may be missing in some size classes.
    func isConditional(_ id: String?) -> Bool {
        guard let id, !presences.isEmpty else { return false }
        return presences[id] != nil
    }

    /// Notes a view that is there in some size classes, `index` among its superview's subviews.
    func note(_ view: UIView, id: String?, in holder: UIView, index: Int) {
        guard let id, presences[id] != nil else { return }
        views[id] = (view, WeakView(view: holder), index)
    }

    /// Notes a constraint that is there in some size classes, or that is between views of which one is.
    func note(_ constraint: NSLayoutConstraint, id: String, in holder: UIView) {
        constraints[id] = (constraint, WeakView(view: holder))
    }

    /// Whether the document has views that are not always there.
    var hasConditionalViews: Bool { !views.isEmpty }

    // MARK: Following

    /// Follows the rules now, and whenever the size classes of `root` change.
    func start(at root: UIView?, traits: UITraitCollection) {
        guard !isEmpty else { return }
        follow(traits)
        guard let root else { return }
        root.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) { [self] (view: UIView, _) in
            follow(view.traitCollection)
        }
    }

    private func follow(_ traits: UITraitCollection) {
        // What goes makes room before what comes, so that constraints of two size classes never hold at once.
        for (id, held) in constraints where held.constraint.isActive && !isThere(id, traits) { held.constraint.isActive = false }
        for (id, place) in views where presences[id]?.isThere(traits) == false { place.view.removeFromSuperview() }
        for (id, place) in views.sorted(by: { $0.value.index < $1.value.index }) where presences[id]?.isThere(traits) == true {
            guard let holder = place.holder.view, place.view.superview !== holder else { continue }
            holder.insertSubview(place.view, at: min(place.index, holder.subviews.count))
            if let stack = holder as? UIStackView {
                stack.insertArrangedSubview(place.view, at: min(place.index, stack.arrangedSubviews.count))
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

/// A view that is not held.
private struct WeakView {
    private(set) weak var view: UIView?
}
