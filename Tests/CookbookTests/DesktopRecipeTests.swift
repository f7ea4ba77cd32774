import Testing
import UIKit
import UIKitTesting

@testable import Cookbook

@MainActor
struct DesktopRecipeTests {
    @Test func labelFollowsTheTextSize() async {
        let host = TestHost()
        let label = UILabel(text: "Size", style: .body)
        host.window.addSubview(label)
        await host.settle()
        let size = label.font.pointSize
        host.textScale = 2
        await host.settle()
        #expect(label.font.pointSize > size)
    }

    @Test func savingIsAnnounced() {
        let host = TestHost()
        host.isScreenReaderRunning = true
        _ = host.window
        SavedDocument().save()
        #expect(host.announcements == ["Saved"])
    }

    @Test func swipeAndActionArchive() {
        let row = ArchiveRow(title: "Mail of Ada")
        row.frame = CGRect(x: 0, y: 100, width: 400, height: 60)
        var count = 0
        row.onArchive = { count += 1 }
        let host = CookbookFixture.host(showing: row)
        host.drag(from: CGPoint(x: 300, y: 130), to: CGPoint(x: 100, y: 130), duration: 0.2)
        #expect(count == 1)
        let action = row.accessibilityCustomActions?.first
        #expect(action?.name == "Archive")
        #expect(action?.actionHandler?(action ?? UIAccessibilityCustomAction(name: "") { _ in false }) == true)
        #expect(count == 2)
    }

    @Test func barsAreAsHighAsTheirValues() {
        let chart = BarChart(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        chart.tintColor = .red
        chart.values = [1, 2]
        let host = CookbookFixture.host(showing: chart)
        host.advance(by: 0.1)
        let image = host.snapshot()
        #expect(image.width == 800)
        let view = chart.makeImage()
        #expect(view.size == CGSize(width: 100, height: 100))
    }

    @Test func pdfIsWritten() {
        let host = TestHost()
        let chart = BarChart(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        chart.values = [1, 2, 3]
        let data = Report.pdf(title: "Results", content: chart)
        #expect(data.starts(with: Data("%PDF".utf8)))
        _ = host
    }

    @Test func thumbnailIsSquare() {
        let host = TestHost()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 80, height: 40))
        }
        #expect(image.thumbnail(side: 20).size == CGSize(width: 20, height: 20))
        _ = host
    }

    @Test func gradientFollowsTheAppearance() async throws {
        let gradient = GradientView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let host = CookbookFixture.host(showing: gradient)
        await host.settle()
        let layer = try #require(gradient.layer as? CAGradientLayer)
        let light = try #require(layer.colors?.last as? CGColor)
        host.isDark = true
        await host.settle()
        let dark = try #require(layer.colors?.last as? CGColor)
        #expect(light != dark)
    }

    /// Writes an image of 8 × 4 pixels, and returns the file.
    private func imageFile(_ name: String, in folder: URL) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4), format: format).image {
            $0.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
        }
        let file = folder.appendingPathComponent(name)
        try #require(image.pngData()).write(to: file)
        return file
    }

    @Test func imagesOfABundleAndOfAFileAreShown() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cookbook-\(UUID())")
        let file = try imageFile("Logo.png", in: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let view = LogoView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let host = CookbookFixture.host(showing: view)
        view.show(named: "Logo", in: try #require(Bundle(path: folder.path)))
        #expect(view.image?.size == CGSize(width: 8, height: 4))
        view.image = nil
        #expect(view.show(file))
        #expect(view.image?.size == CGSize(width: 8, height: 4))
        #expect(!view.show(folder.appendingPathComponent("Missing.png")))
        _ = host
    }

    @Test func pickedPhotoIsShown() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cookbook-\(UUID())")
        let file = try imageFile("Photo.png", in: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let screen = PhotoController()
        let host = await CookbookFixture.host(showing: screen)
        host.choosesFiles = { _ in [file] }
        screen.pickPhoto()
        // The image is decoded on another thread.
        for _ in 0..<1000 where screen.imageView.image == nil {
            await host.settle()
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(screen.imageView.image != nil)
        #expect(screen.presentedViewController == nil)
    }

    @Test func cardFollowsTheAppearance() async throws {
        let card = PaperCard(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let host = CookbookFixture.host(showing: card)
        await host.settle()
        let light = (card.layer.backgroundColor, card.layer.borderColor)
        host.isDark = true
        await host.settle()
        #expect(try #require(light.0) != #require(card.layer.backgroundColor))
        #expect(try #require(light.1) != #require(card.layer.borderColor))
    }

    @Test func secondWindowShowsItsLetter() async {
        let host = TestHost(launching: LettersAppDelegate.self)
        await host.settle()
        DocumentWindows.open(letter: "To Ada")
        await host.settle()
        let titles = UIApplication.shared.connectedScenes.compactMap { scene in
            ((scene as? UIWindowScene)?.keyWindow?.rootViewController as? UINavigationController)?.topViewController?.title
        }
        #expect(Set(titles) == ["New Letter", "To Ada"])
    }

    @Test func linkOpensInTheBrowser() {
        let button = HelpButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
        let host = CookbookFixture.host(showing: button)
        host.tap(at: button.center)
        #expect(host.openedURLs.map(\.absoluteString) == ["https://example.com/help"])
    }

    @Test func colorIsCopiedAndPasted() {
        let host = TestHost()
        let first = ColorField()
        let second = ColorField()
        for field in [first, second] { host.window.addSubview(field) }
        #expect(!second.canPerformAction(.paste, withSender: nil))
        first.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        first.copy(nil)
        #expect(second.canPerformAction(.paste, withSender: nil))
        second.paste(nil)
        #expect(second.backgroundColor == first.backgroundColor)
    }

    @Test func chosenFileIsRead() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("cookbook-\(UUID()).txt")
        try Data("Dear Ada".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let screen = OpenFileController()
        let host = await CookbookFixture.host(showing: screen)
        host.choosesFiles = { _ in [file] }
        screen.chooseFile()
        await host.settle()
        #expect(screen.text == "Dear Ada")
    }

    @Test func linksOfTheDesktopAreOpened() async throws {
        let types: [String: Any] = ["CFBundleURLTypes": [["CFBundleURLSchemes": ["letters"]]]]
        let host = TestHost(launching: ViewerAppDelegate.self, information: types)
        await host.settle()
        let link = try #require(URL(string: "letters:new"))
        _ = host.open([link])
        await host.settle()
        #expect((UIApplication.shared.delegate as? ViewerAppDelegate)?.opened == [link])
    }

    @Test func settingHasADefaultAndIsKept() throws {
        let name = "lodestone.cookbook"
        let defaults = try #require(UserDefaults(suiteName: name))
        defaults.removePersistentDomain(forName: name)
        defer { defaults.removePersistentDomain(forName: name) }
        let preferences = Preferences(defaults: defaults)
        #expect(preferences.showsGrid)
        preferences.showsGrid = false
        #expect(!Preferences(defaults: defaults).showsGrid)
    }

    @Test func teaIsAnnounced() async throws {
        let host = TestHost()
        _ = host.window
        host.isActive = false
        try await TeaTimer().start(minutes: 3)
        host.advance(by: 181)
        await host.settle()
        #expect(host.notifications.shown.map(\.title) == ["Tea"])
    }

    @Test func sheetOffersToCopy() async {
        let screen = UIViewController()
        let host = await CookbookFixture.host(showing: screen)
        screen.share("Hello", from: screen.view)
        await host.settle()
        #expect(host.tap("Copy"))
        await host.settle()
        #expect(UIPasteboard.general.string == "Hello")
    }
}

/// An app whose windows have the scene delegate of the recipe.
class LettersAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = LetterSceneDelegate.self
        return configuration
    }
}
