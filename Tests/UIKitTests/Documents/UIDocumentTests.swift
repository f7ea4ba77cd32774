import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@Suite("Documents") @MainActor
final class UIDocumentTests {
    private let host = TestHost(size: CGSize(width: 400, height: 600))
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Documents-\(UUID().uuidString)")

    private final class Note: UIDocument {
        var text = ""
        var errors: [any Error] = []
        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            guard let data = contents as? Data, let text = String(data: data, encoding: .utf8) else {
                throw CocoaError(.fileReadCorruptFile)
            }
            self.text = text
        }
        override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors.append(error) }
    }

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func file(_ name: String, _ text: String) throws -> URL {
        let url = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url
    }

    private func text(_ url: URL) -> String? { (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) } }

    @Test("Opening a document reads its file, closing writes its changes, and each change of its state posts a notification")
    func lifecycle() async throws {
        let url = try file("a.txt", "one")
        let note = Note(fileURL: url)
        var states: [UIDocument.State] = []
        let token = NotificationCenter.default.addObserver(forName: UIDocument.stateChangedNotification, object: note, queue: nil) { _ in
            MainActor.assumeIsolated { states.append(note.documentState) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        #expect(note.documentState == .closed && note.localizedName == "a" && note.fileType == "public.plain-text")
        #expect(await note.open())
        #expect(note.text == "one" && note.documentState == .normal && !note.hasUnsavedChanges && note.fileModificationDate != nil)
        note.text = "two"
        note.updateChangeCount(.done)
        #expect(note.hasUnsavedChanges)
        #expect(await note.close())
        #expect(text(url) == "two" && note.documentState == .closed && !note.hasUnsavedChanges)
        #expect(states.contains(.normal) && states.last == .closed)
    }

    @Test("A change is autosaved once, some seconds later; a change that is undone is not saved")
    func autosave() async throws {
        let url = try file("a.txt", "one")
        let note = Note(fileURL: url)
        #expect(await note.open())
        note.text = "two"
        note.updateChangeCount(.done)
        note.updateChangeCount(.undone)
        #expect(!note.hasUnsavedChanges)
        host.advance(by: 6)
        for _ in 0..<20 { await Task.yield() }
        #expect(text(url) == "one")
        note.updateChangeCount(.done)
        host.advance(by: 1)
        #expect(text(url) == "one")
        host.advance(by: 6)
        for _ in 0..<1000 where note.hasUnsavedChanges { try await Task.sleep(for: .milliseconds(10)) }
        #expect(text(url) == "two" && !note.hasUnsavedChanges)
        #expect(await note.close())
    }

    @Test("Opening, reverting and closing need no completion handler")
    func noHandlers() async throws {
        let url = try file("a.txt", "one")
        let note = Note(fileURL: url)
        func wait(_ condition: () -> Bool) async throws {
            for _ in 0..<1000 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
            #expect(condition())
        }
        note.open(completionHandler: nil)
        try await wait { note.documentState == .normal && note.text == "one" }
        note.text = "changed"
        note.revert(toContentsOf: url, completionHandler: nil)
        try await wait { note.text == "one" }
        note.text = "two"
        note.updateChangeCount(.done)
        note.close(completionHandler: nil)
        try await wait { note.documentState == .closed }
        #expect(text(url) == "two")
    }

    @Test("Registering an undo action counts as a change of the document, and undo() removes that change")
    func undo() async throws {
        let note = Note(fileURL: try file("a.txt", "one"))
        #expect(await note.open())
        note.undoManager.registerUndo(withTarget: note) { $0.text = "one" }
        note.text = "two"
        host.advance(by: 0.1)
        #expect(note.hasUnsavedChanges)
        note.undoManager.undo()
        host.advance(by: 0.1)
        #expect(note.text == "one" && !note.hasUnsavedChanges)
    }

    @Test("Opening a missing file, an invalid file or a folder fails; saving to a location that cannot be written fails")
    func failures() async throws {
        let missing = Note(fileURL: folder.appendingPathComponent("missing.txt"))
        #expect(await missing.open() == false)
        #expect(missing.documentState == .closed && missing.errors.count == 1)
        let whole = Note(fileURL: folder)
        #expect(await whole.open() == false)
        #expect(whole.errors.count == 1)
        let broken = folder.appendingPathComponent("broken.txt")
        try Data([0xFF, 0xFE, 0xFF]).write(to: broken)
        let note = Note(fileURL: broken)
        #expect(await note.open() == false)
        #expect(note.documentState.contains(.closed) && note.errors.count == 1)
        let nowhere = Note(fileURL: try file("file.txt", "").appendingPathComponent("inside.txt"))
        #expect(await nowhere.save(to: nowhere.fileURL, for: .forCreating) == false)
        #expect(nowhere.documentState.contains(.savingError) && nowhere.errors.count == 1)
    }

    @Test("Saving for creation opens a new document; saving over another program's change sets the state inConflict")
    func creation() async throws {
        let url = folder.appendingPathComponent("new/deep.txt")
        let note = Note(fileURL: url)
        note.text = "new"
        #expect(await note.save(to: url, for: .forCreating))
        #expect(text(url) == "new" && note.documentState == .normal)
        let later = Date().addingTimeInterval(100)
        try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: url.path)
        note.updateChangeCount(.done)
        #expect(await note.save(to: url, for: .forOverwriting))
        #expect(note.documentState.contains(.inConflict))
        #expect(await note.save(to: url, for: .forOverwriting))
        #expect(!note.documentState.contains(.inConflict))
    }

    // MARK: The browser

    private final class Listener: UIDocumentBrowserViewControllerDelegate {
        var picked: [URL] = []
        var imported: [URL] = []
        var failures = 0
        var template: URL?
        func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]) {
            picked += documentURLs
        }
        func documentBrowser(
            _ controller: UIDocumentBrowserViewController,
            didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
        ) { importHandler(template, .copy) }
        func documentBrowser(
            _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL, toDestinationURL destinationURL: URL
        ) { imported.append(destinationURL) }
        func documentBrowser(
            _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
        ) { failures += 1 }
    }

    private func browser(_ listener: Listener) -> UIDocumentBrowserViewController {
        let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
        browser.folder = folder
        browser.delegate = listener
        host.window.rootViewController = browser
        host.advance(by: 0.5)
        return browser
    }

    @Test("In the browser a tap opens a document, and the create button copies the app's template into the folder")
    func choosing() async throws {
        let older = try file("older.txt", "")
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -500)], ofItemAtPath: older.path)
        _ = try file("newer.txt", "")
        _ = try file("picture.png", "")
        let template = FileManager.default.temporaryDirectory.appendingPathComponent("older-\(UUID().uuidString)/older.txt")
        try FileManager.default.createDirectory(at: template.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("t".utf8).write(to: template)
        let listener = Listener()
        listener.template = template
        let browser = browser(listener)
        #expect(host.view(labelled: "newer") != nil && host.view(labelled: "picture") == nil)
        #expect(host.tap("older"))
        host.advance(by: 0.3)
        #expect(listener.picked.map(\.lastPathComponent) == ["older.txt"])
        #expect(host.tap("Create Document"))
        for _ in 0..<2000 where listener.imported.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        #expect(listener.imported.map(\.lastPathComponent) == ["older 2.txt"] && listener.failures == 0)
        host.advance(by: 0.5)
        #expect(host.view(labelled: "older 2") != nil)
        browser.allowsDocumentCreation = false
        host.advance(by: 0.3)
        #expect(host.view(labelled: "Create Document") == nil)
        listener.template = nil
        #expect(listener.failures == 0)
    }

    @Test("The browser shows a message for an empty folder, in light and dark")
    func empty() throws {
        let browser = browser(Listener())
        browser.allowsDocumentCreation = false
        host.advance(by: 0.3)
        #expect(host.view(labelled: "No Documents") != nil)
    }

    @Test("importDocument with the mode none imports nothing, and calls its completion without a URL or an error")
    func noImport() throws {
        let document = try file("a.txt", "a")
        let other = try file("b.txt", "b")
        let browser = UIDocumentBrowserViewController(forOpening: [.text])
        var answers = 0
        browser.importDocument(at: document, nextToDocumentAt: other, mode: .none) { url, error in
            #expect(url == nil && error == nil)
            answers += 1
        }
        #expect(answers == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    }
}
