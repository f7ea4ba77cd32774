import CoreLocation
import Synchronization

/// The simulated location service of the desktop, and the user who permits its use. Safe on any thread.
public final class TestLocation: Sendable {
    private struct State {
        var isAllowed = true
        var isEnabled = true
        var position: CLLocation?
        var stored = CLAuthorizationStatus.notDetermined
        var observers: [ObjectIdentifier: Receiver] = [:]
    }

    private typealias Receiver = @Sendable (Result<CLLocation, CLError>) -> Void

    private let contents = Mutex(State())

    /// Whether the user allows the app to use the position. False also ends running updates. The default is true.
    public var isAllowed: Bool {
        get { contents.withLock { $0.isAllowed } }
        set {
            contents.withLock { $0.isAllowed = newValue }
            if !newValue { report(.failure(Self.denial)) }
        }
    }

    /// Whether the desktop has a location service that is turned on. The default is true.
    public var isEnabled: Bool {
        get { contents.withLock { $0.isEnabled } }
        set {
            contents.withLock { $0.isEnabled = newValue }
            if !newValue { report(.failure(Self.denial)) }
        }
    }

    /// The position of the machine, which running updates report. If nil, the default, the service cannot determine the position.
    public var position: CLLocation? {
        get { contents.withLock { $0.position } }
        set {
            contents.withLock { $0.position = newValue }
            if let newValue { report(.success(newValue)) }
        }
    }

    /// Whether a manager uses the service now.
    public var isInUse: Bool { contents.withLock { !$0.observers.isEmpty } }

    /// Reports the error `CLError.Code.locationUnknown` to running updates and requests.
    public func fail() { report(.failure(CLError(.locationUnknown))) }

    init() {}

    private static var denial: CLError { CLError(.denied) }

    private func report(_ result: Result<CLLocation, CLError>) {
        for receive in contents.withLock({ Array($0.observers.values) }) { receive(result) }
    }

    /// An observation. It ends when the object is deallocated.
    private final class Observer: Sendable {
        private let location: TestLocation
        init(_ location: TestLocation) { self.location = location }
        deinit {
            let key = ObjectIdentifier(self)
            _ = location.contents.withLock { $0.observers.removeValue(forKey: key) }
        }
    }
}

extension TestLocation: LocationBackend {
    package func storedStatus() -> CLAuthorizationStatus { contents.withLock { $0.stored } }

    package func store(_ status: CLAuthorizationStatus) { contents.withLock { $0.stored = status } }

    package func authorize() async -> Bool { contents.withLock { $0.isAllowed && $0.isEnabled } }

    package func observe(
        _ request: LocationRequest, _ receive: @escaping @Sendable (Result<CLLocation, CLError>) -> Void
    ) -> any Sendable & AnyObject {
        let observer = Observer(self)
        let (isDenied, position) = contents.withLock { state in
            state.observers[ObjectIdentifier(observer)] = receive
            return (!state.isAllowed || !state.isEnabled, state.position)
        }
        if isDenied {
            receive(.failure(Self.denial))
        } else if let position {
            receive(.success(position))
        }
        return observer
    }
}
