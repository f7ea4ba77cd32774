import Foundation

/// Opens items on which a drag rests.
@MainActor
final class CollectionSpring: MainActorObject, UISpringLoadedInteractionBehavior {
    private weak var view: UICollectionView?
    private(set) lazy var interaction = UISpringLoadedInteraction(interactionBehavior: self, interactionEffect: nil) {
        [weak self] _, context in self?.open(context)
    }

    init(of view: UICollectionView) {
        self.view = view
        super.init(onMainActor: ())
    }

    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool {
        guard let view, let indexPath = view.indexPathForItem(at: context.location(in: view)) else { return false }
        context.targetItem = indexPath
        context.targetView = view.cellForItem(at: indexPath)
        return view.collectionDelegate?.collectionView(view, shouldSpringLoadItemAt: indexPath, with: context) ?? true
    }

    /// As a tap on the item.
    private func open(_ context: any UISpringLoadedInteractionContext) {
        guard let view, let path = (context.targetItem as? IndexPath).flatMap({ ItemPath($0) }), view.has(path) else { return }
        if view.select(path, keepingOthers: view.selectsSeveral) { view.performPrimaryAction(of: path) }
    }
}
