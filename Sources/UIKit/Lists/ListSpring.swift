import Foundation

/// Spring loading: activates an item under a resting drag, like a tap.
@MainActor
final class ListSpring: MainActorObject, UISpringLoadedInteractionBehavior {
    private weak var list: (any ItemList)?
    private(set) lazy var interaction = UISpringLoadedInteraction(interactionBehavior: self, interactionEffect: nil) {
        [weak self] _, context in self?.open(context)
    }

    private init(of list: any ItemList) {
        self.list = list
        super.init(onMainActor: ())
    }

    /// Turns spring loading of a list on or off. Returns `known` if it exists, otherwise a new object; nil if spring loading is off.
    static func changing(_ known: ListSpring?, to isOn: Bool, of list: any ItemList) -> ListSpring? {
        guard isOn != (known != nil) else { return known }
        if let known {
            list.removeInteraction(known.interaction)
            return nil
        }
        let made = ListSpring(of: list)
        list.addInteraction(made.interaction)
        return made
    }

    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool {
        guard let list, let path = list.dataItem(at: context.location(in: list)) else { return false }
        context.targetItem = path.indexPath
        context.targetView = list.cell(ofDataItem: path)
        return list.mayOpen(path, under: context)
    }

    private func open(_ context: any UISpringLoadedInteractionContext) {
        guard let list, let data = (context.targetItem as? IndexPath).flatMap({ ItemPath($0) }), let path = list.item(ofDataItem: data)
        else { return }
        list.open(path)
    }
}
