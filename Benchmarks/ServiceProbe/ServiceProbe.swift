import AVFoundation
import AuthenticationServices
import BackgroundTasks
import CoreLocation
import ImageIO
import LocalAuthentication
import MessageUI
import Network
import Photos
import PhotosUI
import SafariServices
import Security
import StoreKit
import UIKit
import UserNotifications

/// The benchmark's square in an app that links all services of the desktop and uses none of them.
///
/// `Benchmarks/run services` compares its start with that of `Probe`, which links none.
@main
@MainActor
enum ServiceProbe {
    static func main() {
        setenv("LODESTONE_WINDOW", "1280x800 bare", 0)
        // Never true in the benchmark: without a use the linker would remove the modules.
        if CommandLine.arguments.contains("--use-services") { useAll() }
        ServiceProbeDelegate.main()
    }

    private static func useAll() {
        _ = UNUserNotificationCenter.current()
        SecItemDelete([kSecClass: kSecClassGenericPassword, kSecAttrService: "ServiceProbe"])
        _ = LAContext().biometryType
        _ = NWPathMonitor().currentPath
        _ = URL(string: "https://example.org").map { SFSafariViewController(url: $0) }
        _ = URL(string: "https://example.org").map { ASWebAuthenticationSession(url: $0, callbackURLScheme: nil) { _, _ in } }
        _ = MFMailComposeViewController.canSendMail()
        SKStoreReviewController.requestReview()
        _ = CLLocationManager().authorizationStatus
        _ = CGImageSourceCreateWithData(Data(), nil)
        _ = PHPhotoLibrary.authorizationStatus(for: .addOnly)
        _ = PHPickerViewController(configuration: PHPickerConfiguration())
        _ = try? AVAudioPlayer(data: Data())
        AVSpeechSynthesizer().speak(AVSpeechUtterance(string: "ServiceProbe"))
        BGTaskScheduler.shared.cancelAllTaskRequests()
    }
}

final class ServiceProbeDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = UIViewController()
        controller.view.backgroundColor = UIColor(white: 0.94, alpha: 1)
        // The colour that the measuring program looks for.
        let square = UIView(frame: CGRect(x: 590, y: 350, width: 100, height: 100))
        square.backgroundColor = UIColor(red: 0xE0 / 255, green: 0x20 / 255, blue: 0x20 / 255, alpha: 1)
        controller.view.addSubview(square)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.windowScene?.title = "peer"
        self.window = window
        return true
    }
}
