/// A placeholder for menu elements that load when the menu opens. While the elements load, the placeholder shows a loading indicator.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    /// Closure that loads the elements. Calls its completion handler once, synchronously or asynchronously. Further calls are ignored.
    public typealias Provider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    private var cached: [UIMenuElement]?

    /// Creates a placeholder whose elements are loaded once and cached.
    public convenience init(_ elementProvider: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void) {
        self.init(isCached: true, provider: elementProvider)
    }

    /// The designated initializer. Apps use ``init(_:)`` or ``uncached(_:)``.
    required public init(isCached: Bool, provider: @escaping Provider) {
        self.isCached = isCached
        self.provider = provider
        super.init(onMainActor: ())
    }

    /// Creates a placeholder whose elements are loaded each time the menu opens.
    open class func uncached(
        _ elementProvider: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
    ) -> Self {
        Self(isCached: false, provider: elementProvider)
    }

    /// The cached elements.
    var knownElements: [UIMenuElement]? { cached }

    /// Loads the elements and calls `completion`, immediately if they are cached or available.
    func load(_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) {
        if let cached { return completion(cached) }
        var isAnswered = false
        provider { [weak self] elements in
            guard !isAnswered else { return }
            isAnswered = true
            if let self, self.isCached { cached = elements }
            completion(elements)
        }
    }
}
