/// A place in a menu that is filled when the menu is opened. Until then the menu shows there that it is waiting.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    /// Gives the elements, now or later, once. Calls after the first one are ignored.
    public typealias Provider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    private var cached: [UIMenuElement]?

    /// A place that `elementProvider` fills when it is seen for the first time. The elements are kept for the next time.
    public convenience init(_ elementProvider: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void) {
        self.init(isCached: true, provider: elementProvider)
    }

    /// The designated initializer; apps use ``init(_:)`` or ``uncached(_:)``.
    required public init(isCached: Bool, provider: @escaping Provider) {
        self.isCached = isCached
        self.provider = provider
        super.init(onMainActor: ())
    }

    /// A place that `elementProvider` fills anew each time the menu is opened.
    open class func uncached(
        _ elementProvider: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
    ) -> Self {
        Self(isCached: false, provider: elementProvider)
    }

    /// The elements that are known already.
    var knownElements: [UIMenuElement]? { cached }

    /// Asks for the elements and calls `completion` with them: at once, where they are kept from the last time or the app has them at hand.
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
