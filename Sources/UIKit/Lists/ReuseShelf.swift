/// A list's view that can be reused.
@MainActor
protocol ReusableView: UIView {
    var reuseIdentifier: String? { get set }
    func prepareForReuse()
}

/// The reuse queue of one kind of view, and the source of new ones. It is reentrant, since the app's `prepareForReuse()` may request
/// another view.
@MainActor
final class ReuseShelf<Key: Hashable, View: ReusableView> {
    private enum Origin {
        case type(View.Type)
        /// Makes views from a document.
        case maker(@MainActor () -> View?)
    }

    private var origins: [Key: Origin] = [:]
    private var waiting: [Key: [View]] = [:]

    /// Registers a class; nil removes it.
    func register(_ type: View.Type?, for key: Key) { origins[key] = type.map { .type($0) } }

    /// Registers a closure that makes views; nil removes it.
    func register(maker make: (@MainActor () -> View?)?, for key: Key) { origins[key] = make.map { .maker($0) } }

    func isRegistered(_ key: Key) -> Bool { origins[key] != nil }

    /// A view from the queue, or a new one with the identifier: of the registered class, by the registered closure, or by `plain`. Nil
    /// without a registration.
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

    /// A view from the queue, prepared for reuse; nil if it is empty.
    func takeWaiting(_ key: Key) -> View? {
        guard let view = waiting[key]?.popLast() else { return nil }
        UIView.performWithoutAnimation { view.prepareForReuse() }
        return view
    }

    /// Adds a view to the queue.
    func put(_ view: View, for key: Key) {
        // The queue is limited to more views than fill any screen.
        guard waiting[key, default: []].count < 256 else { return }
        waiting[key, default: []].append(view)
    }
}

extension UIView {
    /// Creates an object whose initial appearance is not animated, even in an animation block.
    static func withoutAnimation<Result>(_ make: () -> Result) -> Result {
        guard AnimationStack.activeContext != nil, let stack = AnimationStack.current else { return make() }
        var result: Result?
        stack.withAnimations(enabled: false) { result = make() }
        return result ?? make()
    }
}
