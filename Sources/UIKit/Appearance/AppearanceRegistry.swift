import Host

/// The appearance proxies of a platform.
@MainActor
final class AppearanceRegistry {
    /// The appearance registry of the current platform (`Platform.required`), created on first use.
    static var current: AppearanceRegistry {
        Platform.required.singletons.value(of: AppearanceRegistry.self) { AppearanceRegistry() }
    }

    /// Whether any platform has a proxy. Setters test this flag before they look up their platform.
    static var isInUse: Bool { registriesInUse > 0 }
    /// The number of platforms that have proxies.
    private static var registriesInUse = 0

    private var proxies: [AppearanceProxy] = []
    /// The proxies that apply to a class: its own and those of its superclasses.
    private var proxiesByClass: [ObjectIdentifier: [Candidate]] = [:]
    /// The stack of objects to which settings are being applied, the innermost last.
    private var takers: [any AppearanceSubject] = []
    /// The number of nested ``withoutRecording(_:)`` calls in progress.
    private var pauses = 0
    /// Whether a proxy depends on traits.
    private var hasTraitScopes = false
    /// Incremented with each recorded setting, to invalidate caches.
    private var version = 0

    private struct Candidate {
        let proxy: AppearanceProxy
        let classDepth: Int
    }

    private struct Match {
        let settings: [AppearanceSetting]
        let rank: AppearanceRank
    }

    isolated deinit {
        if !proxies.isEmpty { Self.registriesInUse -= 1 }
    }

    // MARK: Proxies

    /// The proxy for a scope, created at the first request.
    func proxy<Subject: AppearanceSubject>(
        of type: Subject.Type, traits: UITraitCollection? = nil, in containers: [any UIAppearanceContainer.Type] = []
    ) -> Subject {
        let scope = AppearanceScope(type: type, containers: containers.map { $0 as AnyClass }, traits: traits)
        if let known = proxies.first(where: { $0.scope == scope }) { return unsafeDowncast(known.subject, to: type) }
        let subject = type.makeAppearanceProxy()
        let proxy = AppearanceProxy(scope, subject: subject, order: proxies.count)
        subject.ensuredAppearanceRecord.proxy = proxy
        if proxies.isEmpty { Self.registriesInUse += 1 }
        proxies.append(proxy)
        proxiesByClass.removeAll()
        if traits != nil { hasTraitScopes = true }
        return unsafeDowncast(subject, to: type)
    }

    // MARK: Recording

    /// Calls `body`, which sets defaults of the library. Properties that `body` sets are not recorded as the object's own settings.
    static func withoutRecording(_ body: () -> Void) {
        guard isInUse else { return body() }
        let registry = current
        registry.pauses += 1
        body()
        registry.pauses -= 1
    }

    /// Records that a setting was made on an object that is not a proxy. While proxies are applied to the object, the setting counts as a proxy's.
    func mark(_ key: AppearanceKey, of subject: any AppearanceSubject) {
        guard !proxies.isEmpty, pauses == 0 else { return }
        if takers.contains(where: { $0 === subject }) {
            subject.ensuredAppearanceRecord.applied.insert(key)
        } else {
            subject.ensuredAppearanceRecord.own.insert(key)
        }
    }

    /// Called after a proxy recorded a setting. Invalidates cached matches.
    func didRecord() { version += 1 }

    // MARK: Applying

    /// Applies the settings of matching proxies to a view that has entered a window.
    func apply(to view: UIView) {
        let candidates = candidates(for: type(of: view))
        if !candidates.isEmpty { apply(candidates, to: view, from: view.next, traits: view.currentTraits) }
    }

    /// Applies the settings to a view again after its traits changed, if any proxy depends on traits.
    func traitsDidChange(of view: UIView) {
        if hasTraitScopes { apply(to: view) }
    }

    /// Applies the settings of matching proxies to an item. `view` shows the item in a window.
    ///
    /// The settings are applied again in the same window only if a view of the item has just entered and a proxy has changed. Otherwise, a setting
    /// that makes a bar replace the item's view would cause an infinite loop.
    func apply<Item: AppearanceSubject>(to item: Item, shownBy view: UIView, isEntry: Bool) {
        guard !proxies.isEmpty, let window = view.currentWindow else { return }
        let record = item.ensuredAppearanceRecord
        guard record.proxy == nil, record.window !== window || isEntry && record.version != version else { return }
        record.window = window
        record.version = version
        let candidates = candidates(for: type(of: item))
        if !candidates.isEmpty { apply(candidates, to: item, from: view, traits: view.currentTraits) }
    }

    private func apply(
        _ candidates: [Candidate], to subject: any AppearanceSubject, from responder: UIResponder?, traits: UITraitCollection
    ) {
        let matches = matches(of: candidates, from: responder, traits: traits)
        guard !matches.isEmpty else { return }
        var winners: [AppearanceKey: Int] = [:]
        for (index, match) in matches.enumerated() {
            for setting in match.settings { winners[setting.key] = index }
        }
        let own = subject.appearanceRecord?.own ?? []
        takers.append(subject)
        // A setter may call app code that requests another proxy. Settings on that proxy must be recorded, so recording is enabled meanwhile.
        let outerPauses = pauses
        pauses = 0
        UIView.performWithoutAnimation {
            for (index, match) in matches.enumerated() {
                for setting in match.settings where winners[setting.key] == index && !own.contains(setting.key) {
                    setting.apply(subject)
                }
            }
        }
        pauses = outerPauses
        takers.removeLast()
    }

    /// The proxies that match, from the least to the most specific.
    private func matches(of candidates: [Candidate], from responder: UIResponder?, traits: UITraitCollection) -> [Match] {
        var chain: [AnyObject]?
        var matches: [Match] = []
        for candidate in candidates {
            let settings = candidate.proxy.settings
            if settings.isEmpty { continue }
            let scope = candidate.proxy.scope
            if let wanted = scope.traits, !traits.containsTraits(in: wanted) { continue }
            var positions: [Int] = []
            if !scope.containers.isEmpty {
                let known = chain ?? Self.containers(from: responder)
                chain = known
                guard let found = scope.positions(in: known) else { continue }
                positions = found
            }
            let rank = AppearanceRank(
                classDepth: candidate.classDepth, positions: positions, hasTraits: scope.traits != nil, order: candidate.proxy.order)
            matches.append(Match(settings: settings, rank: rank))
        }
        return matches.sorted { $0.rank < $1.rank }
    }

    private func candidates(for type: AnyClass) -> [Candidate] {
        if let known = proxiesByClass[ObjectIdentifier(type)] { return known }
        let lineage = ClassLineage.classes(of: type)
        let found = proxies.compactMap { proxy in
            lineage.firstIndex { $0 == proxy.scope.type }.map { Candidate(proxy: proxy, classDepth: $0) }
        }
        proxiesByClass[ObjectIdentifier(type)] = found
        return found
    }

    /// `responder` and its containers, from the innermost to the outermost.
    private static func containers(from responder: UIResponder?) -> [AnyObject] {
        var containers: [AnyObject] = []
        var next = responder
        while let responder = next {
            if let container = (responder as? UIView)?.appearanceContainer { containers.append(container) }
            containers.append(responder)
            next = responder.next
        }
        return containers
    }
}
