/// A view of a list that may be shown again in another place.
@MainActor
protocol ReusableView: UIView {
    var reuseIdentifier: String? { get set }
    func prepareForReuse()
}

/// The views of one kind that were shown and wait to be shown again, and what makes new ones. It is asked in the middle of itself, since
/// the app's code in `prepareForReuse()` may ask for another view.
@MainActor
final class ReuseShelf<Key: Hashable, View: ReusableView> {
    private enum Origin {
        case type(View.Type)
        /// What makes views that a document describes.
        case maker(@MainActor () -> View?)
    }

    private var origins: [Key: Origin] = [:]
    private var waiting: [Key: [View]] = [:]

    /// Makes views of a class from now on; nil takes it back.
    func register(_ type: View.Type?, for key: Key) { origins[key] = type.map { .type($0) } }

    /// Lets `make` make the views from now on; nil takes it back.
    func register(maker make: (@MainActor () -> View?)?, for key: Key) { origins[key] = make.map { .maker($0) } }

    func isRegistered(_ key: Key) -> Bool { origins[key] != nil }

    /// A view that waits, or a new one with the identifier: of the class that is registered, or as the maker makes it, or else `plain`. Nil
    /// where nothing is registered.
    func take(_ key: Key, identifier: String, of type: (View.Type) -> View, plain: () -> View) -> View? {
        if let view = takeWaiting(key) { return view }
        guard let origin = origins[key] else { return nil }
        return UIView.withoutAnimation {
            let view =
                switch origin {
                case .type(let known): type(known)
                case .maker(let make): make() ?? plain()
                }
            view.reuseIdentifier = identifier
            return view
        }
    }

    /// A view that waits, made ready; nil where none does.
    func takeWaiting(_ key: Key) -> View? {
        guard let view = waiting[key]?.popLast() else { return nil }
        UIView.performWithoutAnimation { view.prepareForReuse() }
        return view
    }

    /// Keeps a view to be shown again.
    func put(_ view: View, for key: Key) {
        // No more of one kind than fill any screen.
        guard waiting[key, default: []].count < 256 else { return }
        waiting[key, default: []].append(view)
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
