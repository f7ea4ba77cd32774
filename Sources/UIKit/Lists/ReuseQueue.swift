/// A list's view that can be reused.
@MainActor
protocol ReusableView: UIView {
    var reuseIdentifier: String? { get set }
    func prepareForReuse()
}

/// The reuse queues of one kind of view, and the registrations for new ones. Reentrant, because the app's `prepareForReuse()` may dequeue another view.
@MainActor
final class ReuseQueue<Key: Hashable, View: ReusableView> {
    private enum Origin {
        case type(View.Type)
        /// Creates views from a nib or storyboard.
        case maker(@MainActor () -> View?)
    }

    private var origins: [Key: Origin] = [:]
    private var waiting: [Key: [View]] = [:]
    #if DEBUG
        /// Whether views are discarded instead of queued, since their nib has changed.
        var isDiscarding = false { didSet { waiting = [:] } }
    #endif

    /// Registers a class; nil unregisters it.
    func register(_ type: View.Type?, for key: Key) { origins[key] = type.map { .type($0) } }

    /// Registers a closure that creates views; nil unregisters it.
    func register(maker make: (@MainActor () -> View?)?, for key: Key) { origins[key] = make.map { .maker($0) } }

    func isRegistered(_ key: Key) -> Bool { origins[key] != nil }

    /// Dequeues a view, or creates a view with the identifier. `type` creates a view of the registered class; or else the registered closure creates the
    /// view, or `plain` if the closure returns nil. Nil without a registration.
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

    /// A view from the queue, prepared for reuse; nil if the queue is empty.
    func takeWaiting(_ key: Key) -> View? {
        guard let view = waiting[key]?.popLast() else { return nil }
        UIView.performWithoutAnimation { view.prepareForReuse() }
        return view
    }

    /// Adds a view to the queue.
    func put(_ view: View, for key: Key) {
        #if DEBUG
            if isDiscarding { return }
        #endif
        // The limit is higher than the number of views that fill any screen.
        guard waiting[key, default: []].count < 256 else { return }
        waiting[key, default: []].append(view)
    }
}

extension UIView {
    /// Creates an object without animating its initial appearance, even inside an animation block.
    static func withoutAnimation<Result>(_ make: () -> Result) -> Result {
        guard AnimationBlocks.active != nil, let blocks = AnimationBlocks.current else { return make() }
        var result: Result?
        blocks.withAnimations(enabled: false) { result = make() }
        return result ?? make()
    }
}
