import DesktopBus
import Host
import Synchronization

/// The location service of a platform: the authorization, the managers, and the backend. Tests can replace the backend.
package final class LocationService: Sendable {
    package let backend: any LocationBackend

    private struct State {
        /// Nil until the first query.
        var status: CLAuthorizationStatus?
        /// The status that a running query requests; nil if no query runs.
        var wanted: CLAuthorizationStatus?
        var managers: [WeakManager] = []
    }

    private struct WeakManager: Sendable {
        weak var manager: CLLocationManager?
    }

    private let state = Mutex(State())

    package init(_ backend: any LocationBackend) { self.backend = backend }

    /// The current platform's service. It may be read on any thread.
    static var current: LocationService {
        SharedSingletons.value(of: LocationService.self) { _ in
            LocationService(DesktopIdentity.isSandboxed ? PortalLocation() : GeoClueLocation())
        }
    }

    /// The authorization. It may be read on any thread.
    var status: CLAuthorizationStatus {
        if let known = state.withLock({ $0.status }) { return known }
        let stored = backend.storedStatus()
        return state.withLock { state in
            let status = state.status ?? stored
            state.status = status
            return status
        }
    }

    /// Adds a manager that is notified of changes. It is held weakly.
    func add(_ manager: CLLocationManager) {
        state.withLock { state in
            state.managers.removeAll { $0.manager == nil }
            state.managers.append(WeakManager(manager: manager))
        }
    }

    /// Asks the desktop, unless the answer is known. `token` is the platform of the app.
    func requestAuthorization(_ wanted: CLAuthorizationStatus, _ token: PlatformToken) {
        let status = status
        guard status == .notDetermined || status == .authorizedWhenInUse && wanted == .authorizedAlways else { return }
        let isFirst = state.withLock { state in
            defer { if state.wanted != .authorizedAlways { state.wanted = wanted } }
            return state.wanted == nil
        }
        guard isFirst else { return }
        Task { [self] in
            let isAllowed = await backend.authorize()
            let wanted = state.withLock { state in
                defer { state.wanted = nil }
                return state.wanted ?? wanted
            }
            setStatus(isAllowed ? wanted : .denied, token)
        }
    }

    /// Sets the authorization, and notifies the managers on the main actor.
    func setStatus(_ status: CLAuthorizationStatus, _ token: PlatformToken) {
        let managers = state.withLock { state in
            guard state.status != status else { return [CLLocationManager]() }
            state.status = status
            return state.managers.compactMap(\.manager)
        }
        backend.store(status)
        token.perform { for manager in managers { manager.authorizationDidChange() } }
    }
}
