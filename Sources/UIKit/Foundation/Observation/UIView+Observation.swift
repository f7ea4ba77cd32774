import Foundation

extension UIView {
    /// Calls `changeHandler` when a property changed, at once, for as long as the observation that is answered is kept. Can be observed:
    /// ``frame``, ``bounds``, ``center``, ``transform``, ``alpha`` and ``isHidden``. Cost of a change: in proportion to the view's observations.
    // A subclass's own is taken where it has one.
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
        if !isKnown { viewLog.error("\(self) cannot be observed at \(keyPath): nothing tells of that property's changes") }
        return observers.observe(view, keyPath, options, changeHandler)
    }

    /// The view's observers, which its layer tells.
    private var observers: PropertyObservers {
        if let known = layer.watch?.owner as? PropertyObservers { return known }
        let made = PropertyObservers { [weak self] in self?.layer.watch = nil }
        layer.watch = LayerWatch(owner: made) { [unowned made] in made.changed() }
        return made
    }

    // MARK: By name

    /// Has `observeValue(forKeyPath:of:change:context:)` of `observer` called when a property changed, at once, until it is removed or gone. Can be
    /// observed: the properties that `observe(_:options:changeHandler:)` can, by their names, and the same of a layer, as in `layer.bounds`.
    public func addObserver(
        _ observer: UIResponder, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer? = nil
    ) {
        let name = keyPath.hasPrefix("layer.") ? String(keyPath.dropFirst(6)) : keyPath
        guard let read = ObservedName.all[name], read(self) != nil else {
            return viewLog.error("\(self) cannot be observed at \(keyPath): nothing tells of that property's changes")
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

    /// Ends an observation by name, of those with the same observer and name the last.
    public func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String) {
        remove(keyPath) { $0.identity == ObjectIdentifier(observer) && $0.keyPath == keyPath }
    }

    /// Ends the observation by name that was begun with `context`.
    public func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        remove(keyPath) { $0.identity == ObjectIdentifier(observer) && $0.keyPath == keyPath && $0.context == context }
    }

    private func remove(_ keyPath: String, where matches: (NamedObservation) -> Bool) {
        guard let index = namedObservations.lastIndex(where: matches) else {
            return viewLog.error("\(self) is not observed at \(keyPath) by what would end that")
        }
        observers.remove(namedObservations.remove(at: index).number)
    }

    private var namedObservations: [NamedObservation] {
        get { (layer.watch?.owner as? PropertyObservers)?.named ?? [] }
        set { (layer.watch?.owner as? PropertyObservers)?.named = newValue.filter { $0.observer != nil } }
    }
}

extension UIScrollView {
    /// Calls `changeHandler` when a property changed, at once, for as long as the observation that is answered is kept. Can be observed:
    /// ``contentOffset``, ``contentSize``, ``contentInset`` and ``delegate``, and what can be of each view.
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

    /// Notifies the observers of ``delegate``.
    func delegateDidChange() { (layer.watch?.owner as? PropertyObservers)?.changed([\UIScrollView.delegate]) }
}

/// The properties that are observed by name.
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
