import Host

/// What items of bars can be shown in, for `appearance(whenContainedInInstancesOf:)`.
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// The items that stand for all items of a class, or for those of them that are in some containers.
@MainActor
final class BarItemPrototypes {
    /// Those of the running code's platform.
    static var current: BarItemPrototypes {
        Platform.required.singletons.value(of: BarItemPrototypes.self) { BarItemPrototypes() }
    }

    private struct Entry {
        let type: AnyClass
        /// From the inside to the outside.
        let containers: [AnyClass]
        let item: UIBarItem
    }

    private var entries: [Entry] = []

    /// The item that stands for those of `type`, made when it is first asked for.
    func item<Item: UIBarItem>(of type: AnyClass, in containers: [any UIAppearanceContainer.Type] = [], make: () -> Item) -> Item {
        let containers = containers.map { $0 as AnyClass }
        for entry in entries where entry.type == type && entry.containers.elementsEqual(containers, by: ==) {
            if let known = entry.item as? Item { return known }
        }
        let item = make()
        entries.append(Entry(type: type, containers: containers, item: item))
        return item
    }

    /// What stands for `item`: first that of the most containers, and of the class that is the item's own.
    func items(for item: UIBarItem, shownIn view: UIView) -> [UIBarItem] {
        let lineage = Array(InterfaceClasses.lineage(of: type(of: item)).reversed())
        let found = entries.filter { $0.item !== item && Self.isContained(view, in: $0.containers) }
        let ranked = found.compactMap { entry in lineage.firstIndex { $0 == entry.type }.map { (entry, $0) } }
        return ranked.sorted { ($1.0.containers.count, $0.1) < ($0.0.containers.count, $1.1) }.map(\.0.item)
    }

    private static func isContained(_ view: UIView, in containers: [AnyClass]) -> Bool {
        var missing = containers[...]
        var next: UIResponder? = view
        while let responder = next, let container = missing.first {
            if InterfaceClasses.isKind(type(of: responder), of: container) { missing.removeFirst() }
            next = responder.next
        }
        return missing.isEmpty
    }
}
