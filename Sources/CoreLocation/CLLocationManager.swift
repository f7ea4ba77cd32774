import Foundation
import Host

/// The best accuracy, with additional sensors. On Linux the same as ``kCLLocationAccuracyBest``.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The distance filter that reports every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Reports the position of the machine.
///
/// GeoClue determines the position, or in a sandbox the location portal. The manager's methods may be called on any thread; the delegate is called on the
/// main actor. The manager stops when it is deallocated.
open class CLLocationManager: NSObject, @unchecked Sendable {
    // `@unchecked Sendable` is safe: the lock guards the settings, and the other state belongs to the main actor.
    private let lock = NSLock()
    private weak var heldDelegate: (any CLLocationManagerDelegate)?
    private var heldLocation: CLLocation?
    private var heldAccuracy = kCLLocationAccuracyBest
    private var heldDistance = kCLDistanceFilterNone
    private var heldActivity = CLActivityType.other
    private var heldPauses = true
    private var heldBackground = false

    private let service = LocationService.current
    private let token = SharedSingletons.value(of: LocationPlatform.self) { LocationPlatform($0) }.token

    /// Whether the app has started updates.
    @MainActor private var isUpdating = false
    /// Whether the app has requested one location.
    @MainActor private var isRequesting = false
    /// The most accurate location of the request so far.
    @MainActor private var best: CLLocation?
    /// The timer that ends a request for one location.
    @MainActor private var deadline: (any HostTimer)?
    /// The location that the delegate received last, for the distance filter.
    @MainActor private var delivered: CLLocation?
    /// The running observation of the backend, and its number.
    @MainActor private var observation: (any Sendable & AnyObject)?
    @MainActor private var observationNumber = 0

    /// The timeout of a request for one location, in seconds.
    private static let patience: TimeInterval = 10
    /// The accuracy in metres that ends a request for the best one. Desktops locate by Wi-Fi, whose accuracy is 10 to 100 metres.
    private static let goodAccuracy: CLLocationAccuracy = 100

    /// Creates a manager.
    public override init() {
        super.init()
        service.add(self)
    }

    /// The delegate. Held weakly. It receives the current authorization soon after it is set.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        get { lock.withLock { heldDelegate } }
        set {
            let isNew = lock.withLock {
                defer { heldDelegate = newValue }
                return newValue != nil && newValue !== heldDelegate
            }
            if isNew { perform { $0.notifyOfAuthorization() } }
        }
    }

    /// Calls `body` on the main actor later, as code of the platform, if the manager still exists.
    private func perform(_ body: @escaping @MainActor @Sendable (CLLocationManager) -> Void) {
        token.perform { [weak self] in
            if let self { body(self) }
        }
    }

    // MARK: Authorization

    /// Whether the desktop has a location service that is turned on. It may block the calling thread for some seconds.
    open class func locationServicesEnabled() -> Bool { LocationService.current.backend.isEnabled }

    /// Whether the app may use the position. Not determined until the app has asked for it in this or an earlier run. A denial lasts until the program ends.
    open var authorizationStatus: CLAuthorizationStatus { service.status }

    /// The older form of the property.
    open class func authorizationStatus() -> CLAuthorizationStatus { LocationService.current.status }

    /// Asks the desktop whether the app may use the position; the desktop may ask the user. Does nothing if the answer is known.
    open func requestWhenInUseAuthorization() { service.requestAuthorization(.authorizedWhenInUse, token) }

    /// Asks the desktop whether the app may use the position at any time. Desktops do not distinguish this from ``requestWhenInUseAuthorization()``.
    open func requestAlwaysAuthorization() { service.requestAuthorization(.authorizedAlways, token) }

    // MARK: Settings

    /// The wanted radius of uncertainty in metres. The default is the best. The desktop may report less accurate locations.
    open var desiredAccuracy: CLLocationAccuracy {
        get { lock.withLock { heldAccuracy } }
        set {
            lock.withLock { heldAccuracy = newValue }
            perform { $0.requirementsDidChange() }
        }
    }

    /// The distance in metres from one update to the next. The default is ``kCLDistanceFilterNone``.
    open var distanceFilter: CLLocationDistance {
        get { lock.withLock { heldDistance } }
        set {
            lock.withLock { heldDistance = newValue }
            perform { $0.requirementsDidChange() }
        }
    }

    /// The kind of movement. Only stored: desktops have no use for it.
    open var activityType: CLActivityType {
        get { lock.withLock { heldActivity } }
        set { lock.withLock { heldActivity = newValue } }
    }

    /// Whether the system may pause updates. Only stored: a desktop never does.
    open var pausesLocationUpdatesAutomatically: Bool {
        get { lock.withLock { heldPauses } }
        set { lock.withLock { heldPauses = newValue } }
    }

    /// Whether updates continue in the background. Only stored: a desktop does not suspend the app.
    open var allowsBackgroundLocationUpdates: Bool {
        get { lock.withLock { heldBackground } }
        set { lock.withLock { heldBackground = newValue } }
    }

    /// The last location of this manager; nil before the first.
    open var location: CLLocation? { lock.withLock { heldLocation } }

    // MARK: Locations

    /// Starts updates. Without an authorization they begin as soon as the app has one. Ends a request for one location.
    open func startUpdatingLocation() {
        perform { manager in
            manager.endRequest()
            guard !manager.isUpdating else { return }
            manager.isUpdating = true
            manager.delivered = nil
            manager.observe()
        }
    }

    /// Ends updates, and a request for one location.
    open func stopUpdatingLocation() {
        perform { manager in
            manager.isUpdating = false
            manager.endRequest()
            manager.observation = nil
        }
    }

    /// Requests one location. The delegate receives the most accurate location within ten seconds, or an error. It must implement the methods for both.
    open func requestLocation() {
        perform { manager in
            guard !manager.isRequesting else { return }
            // The next update answers the request, so the distance filter must not drop it.
            manager.delivered = nil
            manager.isRequesting = !manager.isUpdating
            manager.observe()
        }
    }

    // MARK: The main actor

    /// Notifies the delegate of the authorization, and starts or ends updates.
    @MainActor func authorizationDidChange() {
        notifyOfAuthorization()
        if isUpdating || isRequesting { observe() }
    }

    @MainActor private func notifyOfAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }

    @MainActor private func requirementsDidChange() {
        if observation != nil { observe() }
    }

    /// Starts the observation of the backend, or starts it again with the current requirements.
    @MainActor private func observe() {
        observation = nil
        switch service.status {
        case .notDetermined: return
        case .denied, .restricted: return fail(CLError(.denied, "The app may not use the position."))
        case .authorizedAlways, .authorizedWhenInUse: break
        }
        observationNumber += 1
        let number = observationNumber
        let request = LocationRequest(accuracy: desiredAccuracy, distance: isRequesting ? kCLDistanceFilterNone : distanceFilter)
        observation = service.backend.observe(request) { [weak self] result in
            self?.perform { if $0.observationNumber == number { $0.receive(result) } }
        }
        guard isRequesting, deadline == nil else { return }
        deadline = token.platform?.schedule(after: Self.patience) { [weak self] in self?.deadlinePassed() }
    }

    @MainActor private func receive(_ result: Result<CLLocation, CLError>) {
        guard observation != nil else { return }
        switch result {
        case .failure(let error):
            if error.code == .denied {
                observation = nil
                // The change of the status makes each manager report the error.
                return service.setStatus(.denied, token)
            }
            fail(error)
        case .success(let location):
            lock.withLock { heldLocation = location }
            if isRequesting {
                if best.map({ location.horizontalAccuracy <= $0.horizontalAccuracy }) ?? true { best = location }
                if location.horizontalAccuracy <= max(desiredAccuracy, Self.goodAccuracy) { finishRequest(location) }
            } else {
                if let delivered, distanceFilter > 0, location.distance(from: delivered) < distanceFilter { return }
                deliver(location)
            }
        }
    }

    @MainActor private func deliver(_ location: CLLocation) {
        delivered = location
        delegate?.locationManager(self, didUpdateLocations: [location])
    }

    @MainActor private func fail(_ error: CLError) {
        endRequest()
        if !isUpdating { observation = nil }
        delegate?.locationManager(self, didFailWithError: error)
    }

    @MainActor private func deadlinePassed() {
        guard isRequesting else { return }
        if let best { return finishRequest(best) }
        fail(CLError(.locationUnknown, "No location service determined the position in \(Int(Self.patience)) seconds."))
    }

    @MainActor private func finishRequest(_ location: CLLocation) {
        endRequest()
        if !isUpdating { observation = nil }
        deliver(location)
    }

    /// Ends a request for one location without a result.
    @MainActor private func endRequest() {
        deadline?.cancel()
        (isRequesting, best, deadline) = (false, nil, nil)
    }
}

/// The platform of the app's location managers.
private final class LocationPlatform: Sendable {
    let token: PlatformToken
    init(_ token: PlatformToken) { self.token = token }
}
