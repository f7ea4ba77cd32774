import CoreLocation
import Testing
import UIKitTesting

@testable import GalleryScreens

/// The demo Desktop, with the desktop's services allowed, denied and absent.
@MainActor
@Suite("Demo Desktop")
struct DesktopDemoTests {
    private let host = TestHost(size: CGSize(width: 700, height: 900))
    private let screen = DesktopViewController()

    init() {
        screen.secrets.isSynchronous = true
        host.window.rootViewController = screen
    }

    private func row(_ title: String) throws -> DesktopRow {
        try #require(screen.groups.flatMap(\.rows).first { $0.title == title })
    }

    /// Taps a row. Returns its answer, for which other threads may be needed.
    private func use(_ title: String) async throws -> DesktopAnswer {
        await host.settle()
        let row = try row(title)
        let section = try #require(screen.groups.firstIndex { $0.rows.contains { $0 === row } })
        let index = try #require(screen.groups[section].rows.firstIndex { $0 === row })
        let path = IndexPath(row: index, section: section)
        screen.tableView.scrollToRow(at: path, at: .middle, animated: false)
        await host.settle()
        let cell = try #require(screen.tableView.cellForRow(at: path))
        host.tap(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
        await host.settle()
        await wait { row.answer != .waiting }
        return row.answer
    }

    private func wait(until isDone: () -> Bool) async {
        for _ in 0..<500 where !isDone() {
            try? await Task.sleep(for: .milliseconds(10))
            await host.settle()
        }
    }

    private func isFailure(_ answer: DesktopAnswer) -> Bool {
        if case .failure(let text) = answer { return !text.isEmpty }
        return false
    }

    // MARK: Rows

    @Test("Until a row is used, only the connection has an answer, and no service was asked")
    func rest() async throws {
        await host.settle()
        let answered = screen.groups.flatMap(\.rows).filter { $0.answer != .none }.map(\.title)
        #expect(answered == ["Connection"])
        #expect(host.authentication.reasons.isEmpty && host.mail.messages.isEmpty && host.openedURLs.isEmpty && !host.location.isInUse)
    }

    @Test("Notifications: the authorization is granted, or denied without a service")
    func authorization() async throws {
        #expect(try await use("Allow notifications") == .success("Allowed"))
        host.notifications.isAllowed = false
        #expect(try await use("Allow notifications") == .failure("Not allowed"))
        #expect(try await use("Remind me in 5 seconds") == .failure("Not allowed"))
    }

    @Test("Notifications: a reminder with an image and two buttons arrives after five seconds, and Later sends it again")
    func reminder() async throws {
        _ = try await use("Remind me in 5 seconds")
        host.advance(by: 5.1)
        await host.settle()
        let shown = try #require(host.notifications.shown.first)
        #expect(shown.title == "The tea is ready" && shown.actions == ["Done", "Later"] && shown.image != nil && shown.hasSound)
        #expect(try row("Remind me in 5 seconds").answer == .success("It arrived"))
        host.notifications.choose("Later", of: shown.identifier)
        await host.settle()
        host.advance(by: 5.1)
        await host.settle()
        #expect(host.notifications.shown.count == 1)
        host.notifications.choose("Done", of: shown.identifier)
        await host.settle()
        #expect(try row("Remind me in 5 seconds").answer == .success("Done was pressed"))
    }

    @Test("Secrets: a password is saved twice, read and deleted")
    func secrets() async throws {
        #expect(try await use("Read the password") == .note("No password is saved"))
        #expect(try await use("Save a password") == .success("Saved"))
        #expect(try await use("Save a password") == .success("Saved"))
        #expect(host.keychain.count == 1)
        #expect(try await use("Read the password") == .success("The password is “open sesame”"))
        #expect(try await use("Delete the password") == .success("Deleted"))
        #expect(host.keychain.count == 0)
    }

    @Test("Secrets: a locked keyring and an absent one are errors", arguments: [TestKeychain.State.locked, .absent])
    func lockedSecrets(state: TestKeychain.State) async throws {
        host.keychain.state = state
        #expect(isFailure(try await use("Save a password")))
    }

    @Test("Unlock: the user succeeds, cancels or fails, or the desktop cannot ask")
    func unlock() async throws {
        #expect(try await use("Prove that it is you") == .success("It is you"))
        #expect(host.authentication.reasons == ["Open the Gallery's secrets"])
        host.authentication.answer = .cancels
        #expect(try await use("Prove that it is you") == .note("Cancelled"))
        host.authentication.answer = .fails
        #expect(isFailure(try await use("Prove that it is you")))
        host.authentication.hasPassword = false
        #expect(isFailure(try await use("Prove that it is you")))
    }

    @Test("Web: a page is loaded, or cannot be loaded offline")
    func web() async throws {
        #expect(try await use("Show a web page") == .success("The page is loaded"))
        #expect(host.tap("Done"))
        await host.settle()
        #expect(screen.presentedViewController == nil)
        host.browser.answer = { _ in .failure(reason: "Offline") }
        #expect(try await use("Show a web page") == .failure("The page cannot be loaded"))
    }

    @Test("Web: signing in ends with the page's link")
    func signIn() async throws {
        let row = try row("Sign in on a web page")
        row.perform()
        await host.settle()
        #expect(row.answer == .waiting && host.browser.isEphemeral == true)
        let link = try #require(URL(string: "https://en.wikipedia.org/wiki/Main_Page"))
        host.browser.follow(link)
        await host.settle()
        #expect(row.answer == .success("The page came back with \(link.absoluteString)"))
        #expect(screen.presentedViewController == nil)
    }

    @Test("Mail: the mail program gets the message with its attachment, the user cancels it, or the program is missing")
    func mail() async throws {
        #expect(try await use("Write a message") == .success("The mail program has the message"))
        #expect(host.mail.messages.first?.attachments.map(\.fileName) == ["Hills.png"])
        host.mail.answer = .cancels
        #expect(try await use("Write a message") == .note("Cancelled"))
        host.mail.answer = .fails
        #expect(isFailure(try await use("Write a message")))
        host.mail.hasProgram = false
        #expect(try await use("Write a message") == .failure("The desktop has no mail program"))
        #expect(screen.presentedViewController == nil)
    }

    @Test("Network: the row follows the connection")
    func network() async throws {
        await host.settle()
        let row = try row("Connection")
        #expect(row.answer == .success("Online: eth0"))
        host.network.connection = .cellular
        await wait { row.answer == .success("Online: wwan0, metered") }
        #expect(row.answer == .success("Online: wwan0, metered"))
        host.network.connection = .offline
        await wait { row.answer == .failure("Offline") }
        #expect(row.answer == .failure("Offline"))
    }

    @Test("Location: a known position is shown, and an unknown one is an error")
    func location() async throws {
        host.location.position = CLLocation(latitude: 52.52, longitude: 13.405)
        let answer = try await use("Find this machine")
        #expect(answer.text?.contains("52") == true && !isFailure(answer))
        host.location.position = nil
        let row = try row("Find this machine")
        row.perform()
        await host.settle(timeout: 1)
        host.location.fail()
        host.advance(by: 11)
        await wait { row.answer != .waiting }
        #expect(isFailure(row.answer))
    }

    @Test("Location: the user's denial is an error")
    func deniedLocation() async throws {
        host.location.isAllowed = false
        #expect(isFailure(try await use("Find this machine")))
    }

    @Test("Photos: the chosen photo has its size, and a cancelled choice is not an error")
    func photos() async throws {
        #expect(try await use("Choose a photo") == .note("No photo was chosen"))
        let file = try DesktopPicture.file()
        host.choosesFiles = { _ in [file] }
        let answer = try await use("Choose a photo")
        #expect(answer.text?.hasSuffix("960 × 640") == true && !isFailure(answer))
    }

    @Test("Photos: the picture is saved, or not if the user denies it or the disk is full")
    func savedPhoto() async throws {
        #expect(try await use("Save the Gallery's picture") == .success("It is in the pictures folder"))
        #expect(host.photos.saved.count == 1)
        host.photos.isFull = true
        #expect(isFailure(try await use("Save the Gallery's picture")))
        host.photos.isAllowed = false
        #expect(isFailure(try await use("Save the Gallery's picture")))
    }

    @Test("Sound: the tone plays to its end, or the format is missing")
    func tone() async throws {
        let row = try row("Play a tone")
        row.perform()
        #expect(row.answer == .note("It plays") && host.media.playing.count == 1)
        host.advance(by: 11)
        await host.settle()
        #expect(row.answer == .success("Played"))
        host.media.standard = TestMedium(error: .decoderNotFound)
        #expect(isFailure(try await use("Play a tone")))
    }

    @Test("The tone is a WAV file with one channel, whose sizes are right")
    func wave() {
        let data = Tone.wave()
        func number(at offset: Int) -> Int { (0..<4).reduce(0) { $0 | Int(data[offset + $1]) << (8 * $1) } }
        #expect(data.prefix(4) == Data("RIFF".utf8) && data[8..<16] == Data("WAVEfmt ".utf8) && data[36..<40] == Data("data".utf8))
        #expect(number(at: 4) == data.count - 8 && number(at: 40) == data.count - 44 && number(at: 24) == 44_100)
    }

    @Test("Sound: a sentence is spoken, or the synthesizer is missing")
    func speech() async throws {
        _ = try await use("Speak a sentence")
        host.advance(by: 5)
        await host.settle()
        #expect(try row("Speak a sentence").answer == .success("Spoken") && host.speech.spoken == ["The desktop can speak."])
        host.speech.isInstalled = false
        #expect(try await use("Speak a sentence") == .failure("The desktop has no speech synthesizer"))
    }

    @Test("App: the number counts to three and disappears")
    func badge() async throws {
        var numbers: [Int] = []
        for _ in 0..<4 {
            _ = try await use("Number at the icon")
            numbers.append(host.iconBadge)
        }
        #expect(numbers == [1, 2, 3, 0])
        #expect(try row("Number at the icon").answer == .note("No number"))
    }

    @Test("App: the quick action is added and removed, and opens the demo")
    func shortcut() async throws {
        #expect(try await use("Quick action") == .success("Added: it opens this demo"))
        let item = UIApplicationShortcutItem(type: AppRows.shortcutType, localizedTitle: "Desktop")
        let gallery = GalleryViewController.make(sections: gallerySections)
        #expect(gallery.open(shortcut: item) && gallery.shown == EverySizeTests.demos.firstIndex(of: "Desktop"))
        #expect(try await use("Quick action") == .note("Removed"))
    }

    @Test("A launcher's argument for a quick action is not an unknown option")
    func shortcutArgument() throws {
        let options = try GalleryOptions(["--lodestone-shortcut=\(AppRows.shortcutType)", "--demo", "Desktop", "--dark"])
        #expect(options.demo == "Desktop" && options.isDark == true)
        #expect(throws: GalleryOptions.Usage.self) { try GalleryOptions(["--lodestone"]) }
    }

    @Test("App: the settings open, or the desktop has no such program")
    func settings() async throws {
        #expect(try await use("Open the settings") == .success("Opened"))
        #expect(host.openedURLs.count == 1)
        host.opensURL = { _ in false }
        #expect(try await use("Open the settings") == .failure("The desktop has no settings program"))
    }

    @Test("App: work in the background keeps the machine awake until it ends")
    func backgroundTask() async throws {
        #expect(try await use("Work in the background") == .success("It runs until you tap again"))
        #expect(host.isKeptFromSuspending)
        #expect(try await use("Work in the background") == .note("Ended"))
        #expect(!host.isKeptFromSuspending)
    }

    @Test("App: the review is asked for")
    func review() async throws {
        _ = try await use("Ask for a review")
        await host.settle()
        #expect(host.tap("Not Now"))
    }

    // MARK: Layout

    nonisolated private static let configurations = [(390, 844), (700, 600), (1000, 380), (1280, 800)].flatMap { width, height in
        [(false, 1.0), (true, 1), (false, 2)].map { isDark, textScale in
            EverySizeTests.Configuration(
                demo: "Desktop", size: CGSize(width: width, height: height), isDark: isDark, textScale: textScale)
        }
    }

    @Test("Rows grow with long errors, and nothing is cut off", arguments: configurations)
    func longAnswers(configuration: EverySizeTests.Configuration) async throws {
        let gallery = await ConfiguredGallery(configuration)
        let root = try #require(gallery.window.rootViewController as? GalleryViewController)
        let demo = try #require(root.detail?.children.first as? DesktopViewController)
        let reason = "There is no secret service. Install and start one, such as GNOME Keyring, KWallet or KeePassXC."
        for row in demo.groups.flatMap(\.rows) { row.show(.failure(reason)) }
        await gallery.host.settle()
        gallery.savePicture(named: "\(configuration.testDescription)-errors")
        for part in Part.all(in: gallery.window) {
            if let layoutError = part.layoutError { Issue.record("\(configuration.testDescription): \(layoutError)") }
        }
    }
}
