import Foundation

extension UICollectionReusableView: ReusableView, ProvisionallySized {}

/// The reuse queue of a collection view, with its registered classes and nibs.
@MainActor
final class ReusePool {
    private struct Key: Hashable {
        /// The kind of supplementary or decoration view; nil for cells.
        let kind: String?
        let identifier: String
        var isDecoration = false
    }

    private let queue = ReuseQueue<Key, UICollectionReusableView>()
    /// Queued views that are still subviews, because they may be displayed again in the same layout pass.
    private var spare: [UICollectionReusableView] = []
    /// Dequeued views that are not positioned yet.
    var provisional = ProvisionalViews()
    /// The element that the data source is currently creating a view for; nil outside of such calls.
    var asked: (element: CollectionElement, attributes: UICollectionViewLayoutAttributes, indexPath: IndexPath)?
    /// The cell to return from the next dequeue call, because its item is being reconfigured.
    var reconfigured: UICollectionViewCell?

    /// The registered kinds of supplementary views.
    private(set) var supplementaryKinds: Set<String> = []

    func register(_ viewClass: UICollectionReusableView.Type?, kind: String?, identifier: String) {
        if let kind { supplementaryKinds.insert(kind) }
        queue.register(viewClass, for: Key(kind: kind, identifier: identifier))
    }

    /// Registers a factory for an identifier; nil unregisters it.
    func register(_ make: (@MainActor () -> UICollectionReusableView?)?, kind: String?, identifier: String) {
        if let kind { supplementaryKinds.insert(kind) }
        queue.register(maker: make, for: Key(kind: kind, identifier: identifier))
    }

    func isRegistered(kind: String?, identifier: String) -> Bool { queue.isRegistered(Key(kind: kind, identifier: identifier)) }

    /// Dequeues a view or creates one; nil if no class is registered.
    func take(kind: String?, identifier: String, size: CGSize) -> UICollectionReusableView? {
        let view = queue.take(Key(kind: kind, identifier: identifier), identifier: identifier) {
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
        if let view = queue.takeWaiting(Key(kind: kind, identifier: "", isDecoration: true)) { return view }
        guard let viewClass = layout.decorationClass(ofKind: kind) else {
            collectionLog.error(
                "\(layout) has no class for decoration views of the kind \"\(kind)\". Call register(_:forDecorationViewOfKind:) first.")
            return nil
        }
        return UIView.withoutAnimation { ReusableViews.make(viewClass, frame: attributes.frame) }
    }

    /// Puts `view`, which displayed `element`, into the reuse queue.
    func put(_ view: UICollectionReusableView, element: CollectionElement) {
        spare.append(view)
        view.isShown = false
        view.isDisappearing = false
        let isDecoration = element.category == .decorationView
        guard isDecoration || view.reuseIdentifier != nil else { return }
        queue.put(view, for: Key(kind: element.kind, identifier: view.reuseIdentifier ?? "", isDecoration: isDecoration))
    }

    #if DEBUG
        /// Discards the queued views, and those that `body` queues.
        func discardViews(during body: () -> Void) {
            queue.isDiscarding = true
            body()
            queue.isDiscarding = false
        }
    #endif

    /// Returns the queued views that were not yet removed from the collection view, and empties the list of them. A returned view may be in use again
    /// (`isShown`).
    func takeSpareViews() -> [UICollectionReusableView] {
        defer { spare = [] }
        return spare
    }
}
