import Foundation
import Testing
import UIKit
import UIKitTesting
import UniformTypeIdentifiers

@MainActor
@Suite("Activities and document pickers")
struct ActivityTests {
    let host = TestHost(size: CGSize(width: 390, height: 700))
    let root = UIViewController()

    init() {
        host.window.rootViewController = root
        host.advance(by: 0.1)
    }

    final class Picked: NSObject, UIDocumentPickerDelegate {
        var urls: [URL]?
        var isCancelled = false
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { self.urls = urls }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { isCancelled = true }
    }

    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ActivityTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test("Copy puts a text and a URL on the pasteboard, and calls the completion after the sheet's dismissal")
    func copy() async {
        var ends: [String] = []
        let controller = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
        controller.completionWithItemsHandler = { type, completed, _, _ in ends.append("\(type?.rawValue ?? "none") \(completed)") }
        root.present(controller, animated: true)
        await host.settle()
        #expect(host.tap("Copy"))
        await host.settle()
        #expect(UIPasteboard.general.string == "Hello")
        #expect(ends == ["com.apple.UIKit.activity.CopyToPasteboard true"] && root.presentedViewController == nil)
    }

    @Test("UIActivityItemProvider.item is called on another thread, with the chosen activity type")
    func provider() async {
        final class Slow: UIActivityItemProvider, @unchecked Sendable {
            override var item: Any { "\(activityType?.rawValue ?? "none") main: \(Thread.isMainThread)" }
        }
        let slow = Slow(placeholderItem: "Placeholder")
        var ends = 0
        let controller = UIActivityViewController(activityItems: [slow], applicationActivities: nil)
        controller.completionWithItemsHandler = { _, completed, _, _ in ends += completed ? 1 : 0 }
        root.present(controller, animated: true)
        await host.settle()
        #expect(slow.activityType == nil && slow.placeholderItem as? String == "Placeholder")
        #expect(host.tap("Copy"))
        for _ in 0..<200 where ends == 0 {
            try? await Task.sleep(nanoseconds: 5_000_000)
            await host.settle()
        }
        #expect(UIPasteboard.general.string == "com.apple.UIKit.activity.CopyToPasteboard main: false")
        #expect(ends == 1 && slow.isFinished && slow.activityType == .copyToPasteboard)
    }

    @Test("Dismissing the sheet calls the completion without an activity type")
    func leaves() async {
        var ends: [String] = []
        let controller = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
        controller.completionWithItemsHandler = { type, completed, _, _ in ends.append("\(type?.rawValue ?? "none") \(completed)") }
        root.present(controller, animated: true)
        await host.settle()
        host.press("Escape")
        await host.settle()
        #expect(ends == ["none false"])
    }

    @Test("The app's own activities are shown if they can use the items, and excluded ones are not")
    func own() async {
        final class Stamp: UIActivity {
            var items: [Any] = []
            override var activityType: ActivityType? { ActivityType("stamp") }
            override var activityTitle: String? { "Stamp" }
            override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is URL } }
            override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
            override func perform() { activityDidFinish(true) }
        }
        let stamp = Stamp()
        let link = URL(string: "https://example.org/page")!
        let controller = UIActivityViewController(activityItems: [link], applicationActivities: [stamp])
        controller.excludedActivityTypes = [.copyToPasteboard, .airDrop]
        root.present(controller, animated: true)
        await host.settle()
        #expect(host.view(labelled: "Copy") == nil)
        #expect(host.view(labelled: "Open Link") != nil && host.view(labelled: "Mail") != nil)
        host.tap("Stamp")
        await host.settle()
        #expect(stamp.items.first as? URL == link)
    }

    @Test("Mail puts the text and the subject into a URL for the mail program")
    func mail() async {
        final class Source: NSObject, UIActivityItemSource {
            func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
            func activityViewController(
                _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
            ) -> Any? { activityType == .mail ? "Dear reader" : "other" }
            func activityViewController(
                _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
            ) -> String { "News & more" }
        }
        let source = Source()
        root.present(UIActivityViewController(activityItems: [source], applicationActivities: nil), animated: true)
        await host.settle()
        host.tap("Mail")
        await host.settle()
        #expect(host.openedURLs.map(\.absoluteString) == ["mailto:?subject=News%20%26%20more&body=Dear%20reader"])
    }

    @Test("Save to Files writes the items to the chosen location")
    func save() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let destination = folder.appendingPathComponent("Note.txt")
        var requested: [TestFileDialog] = []
        host.choosesFiles = { dialog in
            requested.append(dialog)
            return [destination]
        }
        root.present(UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil), animated: true)
        await host.settle()
        host.tap("Save to Files")
        await host.settle()
        #expect(requested.map(\.kind) == ["save"] && requested.first?.name == "Text.txt")
        #expect(try String(contentsOf: destination, encoding: .utf8) == "Hello")
        #expect(root.presentedViewController == nil)
    }

    @Test("A picker returns the chosen files of the requested types, and is dismissed")
    func opens() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.png")
        try Data([1, 2, 3]).write(to: file)
        var requested: TestFileDialog?
        host.choosesFiles = { dialog in
            requested = dialog
            return [file]
        }
        let picked = Picked()
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.png])
        picker.delegate = picked
        picker.directoryURL = folder
        root.present(picker, animated: true)
        await host.settle()
        #expect(requested?.kind == "open" && requested?.patterns.contains("*.png") == true && requested?.folder == folder)
        #expect(picked.urls == [file] && root.presentedViewController == nil)
    }

    @Test("With asCopy a document picker returns a copy, whose changes do not affect the original file")
    func copies() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.txt")
        try Data("one".utf8).write(to: file)
        host.choosesFiles = { _ in [file] }
        let picked = Picked()
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item], asCopy: true)
        picker.delegate = picked
        root.present(picker, animated: true)
        await host.settle()
        let copy = try #require(picked.urls?.first)
        #expect(copy != file && copy.lastPathComponent == "a.txt")
        try Data("two".utf8).write(to: copy)
        #expect(try String(contentsOf: file, encoding: .utf8) == "one")
        try FileManager.default.removeItem(at: copy.deletingLastPathComponent())
    }

    @Test("A cancelled picker notifies its delegate, and so does a picker that the app dismisses")
    func cancels() async {
        let picked = Picked()
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.folder])
        picker.delegate = picked
        root.present(picker, animated: true)
        await host.settle()
        #expect(picked.isCancelled && picked.urls == nil && root.presentedViewController == nil)
    }

    @Test("An export replaces an existing file; if the source file is missing, the export is cancelled and the old file stays")
    func exports() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let (file, destination) = (folder.appendingPathComponent("a.txt"), folder.appendingPathComponent("b.txt"))
        try Data("new".utf8).write(to: file)
        try Data("old".utf8).write(to: destination)
        host.choosesFiles = { _ in [destination] }
        let picked = Picked()
        let picker = UIDocumentPickerViewController(forExporting: [file])
        picker.delegate = picked
        root.present(picker, animated: true)
        await host.settle()
        #expect(try String(contentsOf: destination, encoding: .utf8) == "new" && picked.urls == [destination])
        #expect(!FileManager.default.fileExists(atPath: file.path))
        let again = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
        again.delegate = picked
        picked.urls = nil
        root.present(again, animated: true)
        await host.settle()
        #expect(picked.urls == nil && picked.isCancelled)
        #expect(try String(contentsOf: destination, encoding: .utf8) == "new")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["b.txt"])
    }
}
