import Foundation

/// The views that were shown and wait to be shown again, and the classes of those that are made.
@MainActor
final class ReusePool {
    private struct Key: Hashable {
        /// Nil for cells.
        let kind: String?
        let identifier: String
        let isDecoration: Bool
    }

    /// How many views of one identifier wait at most.
    private static let limit = 256

    private var classes: [Key: UICollectionReusableView.Type] = [:]
    /// What makes views that a document describes.
    private var makers: [Key: @MainActor () -> UICollectionReusableView?] = [:]
    private var waiting: [Key: [UICollectionReusableView]] = [:]
    /// Views that wait and are still among the collection view's subviews, since they may be shown again in this very pass.
    private var spare: [UICollectionReusableView] = []
    /// What the data source is asked for at the moment.
    var asked: (element: CollectionElement, attributes: UICollectionViewLayoutAttributes, indexPath: IndexPath)?
    /// A cell that is to be given out again for its own item.
    var reconfigured: UICollectionViewCell?

    func register(_ viewClass: UICollectionReusableView.Type?, kind: String?, identifier: String) {
        let key = Key(kind: kind, identifier: identifier, isDecoration: false)
        classes[key] = viewClass
        makers[key] = nil
    }

    /// Lets `make` make the views of an identifier; nil takes it back.
    func register(_ make: (@MainActor () -> UICollectionReusableView?)?, kind: String?, identifier: String) {
        let key = Key(kind: kind, identifier: identifier, isDecoration: false)
        makers[key] = make
        classes[key] = nil
    }

    func isRegistered(kind: String?, identifier: String) -> Bool {
        let key = Key(kind: kind, identifier: identifier, isDecoration: false)
        return classes[key] != nil || makers[key] != nil
    }

    /// A view that waits, or a new one; nil where no class is registered.
    func take(kind: String?, identifier: String, size: CGSize) -> UICollectionReusableView? {
        let key = Key(kind: kind, identifier: identifier, isDecoration: false)
        if let view = takeWaiting(key) { return view }
        let view: UICollectionReusableView
        if let make = makers[key] {
            view =
                UIView.withoutAnimation(make) ?? (kind == nil ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero))
        } else {
            guard let viewClass = classes[key] else { return nil }
            view = UIView.withoutAnimation { ReusableViews.make(viewClass, frame: CGRect(origin: .zero, size: size)) }
        }
        view.reuseIdentifier = identifier
        return view
    }

    func decoration(
        ofKind kind: String, _ attributes: UICollectionViewLayoutAttributes, layout: UICollectionViewLayout
    ) -> UICollectionReusableView? {
        if let view = takeWaiting(Key(kind: kind, identifier: "", isDecoration: true)) { return view }
        guard let viewClass = layout.decorationClasses[kind] else {
            collectionLog.error("\(layout) places a decoration of the kind \(kind), for which it has registered no class: none is shown.")
            return nil
        }
        return UIView.withoutAnimation { ReusableViews.make(viewClass, frame: attributes.frame) }
    }

    private func takeWaiting(_ key: Key) -> UICollectionReusableView? {
        guard let view = waiting[key]?.popLast() else { return nil }
        UIView.performWithoutAnimation { view.prepareForReuse() }
        return view
    }

    /// Keeps `view`, which showed `element`, to be shown again.
    func put(_ view: UICollectionReusableView, element: CollectionElement) {
        spare.append(view)
        let isDecoration = element.category == .decorationView
        guard isDecoration || view.reuseIdentifier != nil else { return }
        let key = Key(kind: element.kind, identifier: view.reuseIdentifier ?? "", isDecoration: isDecoration)
        guard waiting[key, default: []].count < Self.limit else { return }
        waiting[key, default: []].append(view)
    }

    /// Views that went and are not shown again already.
    func takeSpareViews() -> [UICollectionReusableView] {
        defer { spare = [] }
        return spare
    }
}

extension UIView {
    /// Makes something whose first looks are not animated, even in an animation block.
    static func withoutAnimation<Result>(_ make: () -> Result) -> Result {
        guard AnimationStack.activeContext != nil, let stack = AnimationStack.current else { return make() }
        var result: Result?
        stack.withAnimations(enabled: false) { result = make() }
        return result ?? make()
    }
}
