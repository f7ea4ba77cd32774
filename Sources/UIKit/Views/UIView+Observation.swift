import Foundation

extension UIView {
    /// Calls `changeHandler` immediately after a property changed, until the returned observation is released or invalidated. Observable properties
    /// are ``frame``, ``bounds``, ``center``, ``transform``, ``alpha`` and ``isHidden``. A change costs O(*n*) in the view's observations.
    // Disfavored, so that a subclass's own method takes precedence.
    @_disfavoredOverload
    public func observe<Value>(
        _ keyPath: KeyPath<UIView, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (UIView, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        startObserving(self, keyPath, isKnown: Self.observedPaths.contains(keyPath), options, changeHandler)
    }

    private static let observedPaths: Set<AnyKeyPath> = [
        \UIView.frame, \UIView.bounds, \UIView.center, \UIView.transform, \UIView.alpha, \UIView.isHidden,
    ]

    fileprivate func startObserving<View: UIView, Value>(
        _ view: View, _ keyPath: KeyPath<View, Value>, isKnown: Bool, _ options: NSKeyValueObservingOptions,
        _ changeHandler: @escaping (View, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        if !isKnown { viewLog.error("Cannot observe \(keyPath) of \(self): its changes are not reported.") }
        return observers.observe(view, keyPath, options, changeHandler)
    }

    /// The view's observers, which its layer notifies.
    private var observers: PropertyObservers {
        if let known = layer.watch?.owner as? PropertyObservers { return known }
        let made = PropertyObservers { [weak self] in self?.layer.watch = nil }
        layer.watch = LayerWatch(owner: made) { [unowned made] in made.changed() }
        return made
    }

    // MARK: Observation by name

    /// Calls `observeValue(forKeyPath:of:change:context:)` of `observer` immediately after a property changed, until the observer is removed or
    /// deallocated. Supports the names of the properties that `observe(_:options:changeHandler:)` does, and those of a layer, such as
    /// `layer.bounds`.
    public func addObserver(
        _ observer: UIResponder, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer? = nil
    ) {
        let name = keyPath.hasPrefix("layer.") ? String(keyPath.dropFirst(6)) : keyPath
        guard let read = ObservedName.all[name], read(self) != nil else {
            return viewLog.error("Cannot observe \(keyPath) of \(self): its changes are not reported.")
        }
        let tell: (UIView, UIResponder, AnyHashable?, AnyHashable) -> Void = { view, observer, old, new in
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if options.contains(.new) { change[.newKey] = new.base }
            if options.contains(.old), let old { change[.oldKey] = old.base }
            observer.observeValue(forKeyPath: keyPath, of: view, change: change, context: context)
        }
        let number = observers.watch(nil) { [weak self] () -> AnyHashable? in
            self.flatMap(read)
        } tell: { [weak self, weak observer] old, new in
            guard let self, let observer else { return }
            tell(self, observer, old, new)
        }
        let named = NamedObservation(
            observer: observer, identity: ObjectIdentifier(observer), keyPath: keyPath, context: context, number: number)
        namedObservations.append(named)
        if options.contains(.initial), let now = read(self) { tell(self, observer, nil, now) }
    }

    /// Ends the observer's last observation of the key path.
    public func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String) {
        remove(keyPath) { $0.identity == ObjectIdentifier(observer) && $0.keyPath == keyPath }
    }

    /// Ends the observer's last observation of the key path with `context`.
    public func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        remove(keyPath) { $0.identity == ObjectIdentifier(observer) && $0.keyPath == keyPath && $0.context == context }
    }

    private func remove(_ keyPath: String, where matches: (NamedObservation) -> Bool) {
        guard let index = namedObservations.lastIndex(where: matches) else {
            return viewLog.error(
                "Cannot remove an observer for the key path \"\(keyPath)\" from \(self) because it is not registered as an observer.")
        }
        observers.remove(namedObservations.remove(at: index).number)
    }

    private var namedObservations: [NamedObservation] {
        get { (layer.watch?.owner as? PropertyObservers)?.named ?? [] }
        set { (layer.watch?.owner as? PropertyObservers)?.named = newValue.filter { $0.observer != nil } }
    }
}

extension UIScrollView {
    /// Calls `changeHandler` immediately after a property changed, until the returned observation is released or invalidated. Observable properties
    /// are ``contentOffset``, ``contentSize``, ``contentInset`` and `delegate`, and those of every view.
    public func observe<Value>(
        _ keyPath: KeyPath<UIScrollView, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (UIScrollView, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        startObserving(self, keyPath, isKnown: Self.observedScrollPaths.contains(keyPath), options, changeHandler)
    }

    private static let observedScrollPaths: Set<AnyKeyPath> = [
        \UIScrollView.contentOffset, \UIScrollView.contentSize, \UIScrollView.contentInset, \UIScrollView.frame, \UIScrollView.bounds,
        \UIScrollView.center, \UIScrollView.transform, \UIScrollView.alpha, \UIScrollView.isHidden, \UIScrollView.delegate,
    ]

    /// Notifies observers of ``delegate``.
    func delegateDidChange() { (layer.watch?.owner as? PropertyObservers)?.changed([\UIScrollView.delegate]) }
}

/// The properties that can be observed by name.
@MainActor
private enum ObservedName {
    static let all: [String: (UIView) -> AnyHashable?] = [
        "frame": { AnyHashable($0.frame) }, "bounds": { AnyHashable($0.bounds) }, "center": { AnyHashable($0.center) },
        "position": { AnyHashable($0.layer.position) }, "transform": { AnyHashable($0.transform) }, "alpha": { AnyHashable($0.alpha) },
        "hidden": { AnyHashable($0.isHidden) }, "isHidden": { AnyHashable($0.isHidden) },
        "contentOffset": { ($0 as? UIScrollView).map { AnyHashable($0.contentOffset) } },
        "contentSize": { ($0 as? UIScrollView).map { AnyHashable($0.contentSize) } },
        "contentInset": { ($0 as? UIScrollView).map { AnyHashable($0.contentInset) } },
    ]
}
