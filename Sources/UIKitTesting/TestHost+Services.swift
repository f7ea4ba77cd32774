import AVFoundation
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
    let photos: TestPhotos
    let browser: TestBrowser
    let mail: TestMail
    let reviews: TestReviews
    let media: TestMedia
    let speech: TestSpeech

    /// Creates the simulated services. Code of `platform` uses them from now on.
    init(_ platform: TestPlatform) {
        notifications = TestNotifications(platform)
        browser = TestBrowser(platform)
        mail = TestMail(platform)
        reviews = TestReviews(platform)
        photos = TestPhotos(platform)
        media = TestMedia(platform)
        speech = TestSpeech(platform)
        SharedSingletons.set(Keychain(keychain, application: "org.example.Tests"), of: platform)
        SharedSingletons.set(AuthenticationService(authentication), of: platform)
        SharedSingletons.set(NetworkService(network), of: platform)
        SharedSingletons.set(LocationService(location), of: platform)
        SharedSingletons.set(PhotoLibraryService(photos), of: platform)
        SharedSingletons.set(MediaService(media), of: platform)
        SharedSingletons.set(SpeechService(speech), of: platform)
    }
}

extension TestHost {
    /// The desktop's notification service, for `UserNotifications`.
    public var notifications: TestNotifications { services.notifications }
    /// The desktop's secret service, for the keychain of `Security`.
    public var keychain: TestKeychain { services.keychain }
    /// The simulated user who answers the desktop's authentication dialogs, for `LocalAuthentication`.
    public var authentication: TestAuthentication { services.authentication }
    /// The machine's network, for `Network` and `SystemConfiguration`.
    public var network: TestNetwork { services.network }
    /// The web, for `SafariServices` and the sheets of `AuthenticationServices`.
    public var browser: TestBrowser { services.browser }
    /// The desktop's mail program, for `MessageUI`.
    public var mail: TestMail { services.mail }
    /// The desktop's software center, for the review requests of `StoreKit`.
    public var reviews: TestReviews { services.reviews }
    /// The desktop's location service, for `CoreLocation`.
    public var location: TestLocation { services.location }
    /// The user's photo library, for `Photos`.
    public var photos: TestPhotos { services.photos }
    /// The machine's media, for `AVFoundation` and `AVKit`.
    public var media: TestMedia { services.media }
    /// The desktop's speech synthesizer, for `AVFoundation`.
    public var speech: TestSpeech { services.speech }
}
