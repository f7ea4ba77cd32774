import Foundation

extension UICollectionReusableView: ReusableView, ProvisionallySized {}

/// The views of a collection view that were shown and wait to be shown again, and the classes of those that are made.
@MainActor
final class ReusePool {
    private struct Key: Hashable {
        /// Nil for cells.
        let kind: String?
        let identifier: String
        var isDecoration = false
    }

    private let shelf = ReuseShelf<Key, UICollectionReusableView>()
    /// Views that wait and are still among the collection view's subviews, since they may be shown again in this very pass.
    private var spare: [UICollectionReusableView] = []
    /// Views that were given out and are not placed yet.
    var provisional = ProvisionalViews()
    /// What the data source is asked for at the moment.
    var asked: (element: CollectionElement, attributes: UICollectionViewLayoutAttributes, indexPath: IndexPath)?
    /// A cell that is to be given out again for its own item.
    var reconfigured: UICollectionViewCell?

    /// The kinds of supplementary views that were registered.
    private(set) var supplementaryKinds: Set<String> = []

    func register(_ viewClass: UICollectionReusableView.Type?, kind: String?, identifier: String) {
        if let kind { supplementaryKinds.insert(kind) }
        shelf.register(viewClass, for: Key(kind: kind, identifier: identifier))
    }

    /// Lets `make` make the views of an identifier; nil takes it back.
    func register(_ make: (@MainActor () -> UICollectionReusableView?)?, kind: String?, identifier: String) {
        if let kind { supplementaryKinds.insert(kind) }
        shelf.register(maker: make, for: Key(kind: kind, identifier: identifier))
    }

    func isRegistered(kind: String?, identifier: String) -> Bool { shelf.isRegistered(Key(kind: kind, identifier: identifier)) }

    /// A view that waits, or a new one; nil where no class is registered.
    func take(kind: String?, identifier: String, size: CGSize) -> UICollectionReusableView? {
        let view = shelf.take(Key(kind: kind, identifier: identifier), identifier: identifier) {
            ReusableViews.make($0, frame: CGRect(origin: .zero, size: size))
        } plain: {
            kind == nil ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
        }
        if let view { provisional.add(view) }
        return view
    }

    func decoration(
        ofKind kind: String, _ attributes: UICollectionViewLayoutAttributes, layout: UICollectionViewLayout
    ) -> UICollectionReusableView? {
        if let view = shelf.takeWaiting(Key(kind: kind, identifier: "", isDecoration: true)) { return view }
        guard let viewClass = layout.decorationClasses[kind] else {
            collectionLog.error(
                "\(layout) has no class for decoration views of the kind \"\(kind)\". Call register(_:forDecorationViewOfKind:) first.")
            return nil
        }
        return UIView.withoutAnimation { ReusableViews.make(viewClass, frame: attributes.frame) }
    }

    /// Keeps `view`, which showed `element`, to be shown again.
    func put(_ view: UICollectionReusableView, element: CollectionElement) {
        spare.append(view)
        view.isShown = false
        let isDecoration = element.category == .decorationView
        guard isDecoration || view.reuseIdentifier != nil else { return }
        shelf.put(view, for: Key(kind: element.kind, identifier: view.reuseIdentifier ?? "", isDecoration: isDecoration))
    }

    /// Views that went and are not shown again already.
    func takeSpareViews() -> [UICollectionReusableView] {
        defer { spare = [] }
        return spare
    }
}
