import AuthenticationServices
import Foundation
import LocalAuthentication
import MessageUI
import Network
import SafariServices
import Security
import StoreKit
import SystemConfiguration
import Testing
import UIKit
import UIKitTesting
import UserNotifications

// Code as apps write it for the desktop's services. A delegate's method that does not satisfy the requirement would not
// be called.

/// Handlers as in most apps.
private final class PlainHandlers: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    var calls = 0

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        calls += 1
        completionHandler([.banner, .sound])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        calls += 1
        completionHandler()
    }
}

/// Methods of a class without an actor, as Swift 6 asks for.
private final class NonisolatedHandlers: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
    var calls = 0

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        calls += 1
        completionHandler([.list])
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        calls += 1
        completionHandler()
    }
}

/// The async methods.
private final class AsyncHandlers: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
    var calls = 0

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        calls += 1
        return [.banner]
    }

    nonisolated func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        calls += 1
    }
}

/// A keychain class as in many libraries.
private struct Vault {
    let service: String

    private func query(_ key: String) -> [String: Any] {
        [kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service, kSecAttrAccount as String: key]
    }

    func set(_ value: String, for key: String) -> OSStatus {
        var item = query(key)
        SecItemDelete(item as CFDictionary)
        item[kSecValueData as String] = value.data(using: .utf8)
        item[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlock
        return SecItemAdd(item as CFDictionary, nil)
    }

    func value(for key: String) -> String? {
        let item: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: key, kSecMatchLimit: kSecMatchLimitOne,
            kSecReturnData: kCFBooleanTrue as Any,
        ]
        var result: AnyObject?
        let status = withUnsafeMutablePointer(to: &result) { SecItemCopyMatching(item as CFDictionary, UnsafeMutablePointer($0)) }
        guard status == noErr, let data = result as? Data else { return nil }
        return String(data: data, encoding: .utf8)
    }
}

/// A controller that shows a page, writes mail and signs the user in.
private final class Contact: UIViewController, SFSafariViewControllerDelegate, MFMailComposeViewControllerDelegate,
    ASWebAuthenticationPresentationContextProviding
{
    var results: [String] = []
    private var session: ASWebAuthenticationSession?

    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { view.window ?? ASPresentationAnchor() }

    func signIn(_ url: URL) {
        session = ASWebAuthenticationSession(url: url, callbackURLScheme: "contact") { [weak self] link, error in
            if let error = error as? ASWebAuthenticationSessionError, error.code == .canceledLogin { self?.results.append("cancelled") }
            if let link { self?.results.append(link.absoluteString) }
        }
        session?.presentationContextProvider = self
        session?.prefersEphemeralWebBrowserSession = true
        session?.start()
    }

    func showPage(_ url: URL) {
        let configuration = SFSafariViewController.Configuration()
        configuration.entersReaderIfAvailable = false
        let controller = SFSafariViewController(url: url, configuration: configuration)
        controller.preferredControlTintColor = .systemRed
        controller.dismissButtonStyle = .close
        controller.delegate = self
        present(controller, animated: true)
    }

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        results.append("finished")
        controller.dismiss(animated: true, completion: nil)
    }

    func writeMail() {
        guard MFMailComposeViewController.canSendMail() else { return }
        let controller = MFMailComposeViewController()
        controller.mailComposeDelegate = self
        controller.setToRecipients(["help@example.org"])
        controller.setMessageBody("<b>Help</b>", isHTML: true)
        present(controller, animated: true)
    }

    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {
        switch result {
        case .cancelled, .failed: break
        case .saved, .sent: results.append("mail")
        @unknown default: break
        }
        controller.dismiss(animated: true)
    }
}

@Suite("Service code of apps") @MainActor
struct ServiceFormTests {
    private let host = TestHost()

    @Test("Notification delegate methods are called in each form: with completion handlers, nonisolated and asynchronous")
    func delegates() async throws {
        let center = UNUserNotificationCenter.current()
        _ = try await center.requestAuthorization(options: [.alert, .sound, .badge])
        let (plain, nonisolated, asynchronous) = (PlainHandlers(), NonisolatedHandlers(), AsyncHandlers())
        let delegates: [any UNUserNotificationCenterDelegate] = [plain, nonisolated, asynchronous]
        for (index, delegate) in delegates.enumerated() {
            center.delegate = delegate
            let content = UNMutableNotificationContent()
            content.title = "Tea"
            content.sound = UNNotificationSound.default
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 1, repeats: false)
            try await center.add(UNNotificationRequest(identifier: "\(index)", content: content, trigger: trigger))
            host.advance(by: 1.1)
            await host.settle()
            host.notifications.open("\(index)")
            await host.settle()
        }
        #expect(plain.calls == 2 && nonisolated.calls == 2 && asynchronous.calls == 2)
    }

    @Test("A keychain class stores, replaces and reads items")
    func keychain() {
        let vault = Vault(service: "notes")
        #expect(vault.value(for: "token") == nil)
        #expect(vault.set("one", for: "token") == errSecSuccess && vault.set("two", for: "token") == errSecSuccess)
        #expect(vault.value(for: "token") == "two" && host.keychain.count == 1)
    }

    @Test("Errors of an authentication are matched by code")
    func authentication() async {
        host.authentication.answer = .cancels
        let context = LAContext()
        context.localizedFallbackTitle = ""
        var error: NSError?
        #expect(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        do {
            try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open")
            Issue.record("The user was authenticated.")
        } catch LAError.userCancel {
        } catch {
            Issue.record(error)
        }
    }

    @Test("NWPathMonitor and SCNetworkReachability report the same network state")
    func network() async {
        host.network.connection = .offline
        let monitor = NWPathMonitor()
        let (paths, continuation) = AsyncStream<Bool>.makeStream()
        monitor.pathUpdateHandler = { path in continuation.yield(path.status == .satisfied) }
        monitor.start(queue: DispatchQueue.global(qos: .background))
        var iterator = paths.makeAsyncIterator()
        #expect(await iterator.next() == false)
        var flags = SCNetworkReachabilityFlags()
        if let target = SCNetworkReachabilityCreateWithName(nil, "example.org") { SCNetworkReachabilityGetFlags(target, &flags) }
        #expect(!flags.contains(.reachable))
        monitor.cancel()
    }

    @Test("A Safari page, a mail composition and a web sign-in call their delegates and handlers")
    func contact() async throws {
        let contact = Contact()
        host.window.rootViewController = contact
        let url = try #require(URL(string: "https://example.org"))
        contact.showPage(url)
        await host.settle()
        #expect(host.tap("Close"))
        await host.settle()
        contact.writeMail()
        await host.settle()
        contact.signIn(url)
        await host.settle()
        host.browser.follow(try #require(URL(string: "contact://done")))
        await host.settle()
        #expect(contact.results == ["finished", "mail", "contact://done"])
        SKStoreReviewController.requestReview()
        await host.settle()
        #expect(host.tap("Not Now"))
    }
}
