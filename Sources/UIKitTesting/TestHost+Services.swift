import CoreLocation
import Host
import LocalAuthentication
import Network
import Photos
import Security

/// The fakes of the desktop's services.
@MainActor
final class TestServices {
    let notifications: TestNotifications
    let keychain = TestKeychain()
    let authentication = TestAuthentication()
    let network = TestNetwork()
    let location = TestLocation()
    let photos = TestPhotos()

    init(_ host: TestHost) {
        notifications = TestNotifications(host)
        SharedSingletons.set(Keychain(keychain, application: "org.example.Tests"), of: host.platform)
        SharedSingletons.set(AuthenticationService(authentication), of: host.platform)
        SharedSingletons.set(NetworkService(network), of: host.platform)
        SharedSingletons.set(LocationService(location), of: host.platform)
        SharedSingletons.set(PhotoLibraryService(photos), of: host.platform)
    }
}

extension TestHost {
    /// The desktop's notification service, for `UserNotifications`.
    public var notifications: TestNotifications { services.notifications }
    /// The desktop's secret service, for the keychain of `Security`.
    public var keychain: TestKeychain { services.keychain }
    /// The user in front of the desktop's authentication, for `LocalAuthentication`.
    public var authentication: TestAuthentication { services.authentication }
    /// The machine's network, for `Network` and `SystemConfiguration`.
    public var network: TestNetwork { services.network }
    /// The desktop's location service, for `CoreLocation`.
    public var location: TestLocation { services.location }
    /// The user's photo library, for `Photos`.
    public var photos: TestPhotos { services.photos }
}
