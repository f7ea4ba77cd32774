import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import FileShelf

@MainActor
final class FileShelfTests {
    private let host = TestHost(size: CGSize(width: 700, height: 600))
    private let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("FileShelf-\(UUID().uuidString)")
    private let shelf: Shelf
    private let screen: ShelfViewController

    init() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        shelf = Shelf(folder: folder.appendingPathComponent("Shelf"))
        screen = ShelfViewController(shelf: shelf)
        host.window.rootViewController = UINavigationController(rootViewController: screen)
        await host.settle()
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private var names: [String] { shelf.files.map(\.name) }

    /// Writes a file that another program has.
    private func makeFile(_ name: String, _ content: Data) throws -> URL {
        let url = folder.appendingPathComponent(name)
        try content.write(to: url)
        return url
    }

    /// Waits for other threads to load and copy files.
    private func wait(until condition: () -> Bool) async {
        for _ in 0..<1000 where !condition() {
            await host.settle()
            try? await Task.sleep(for: .milliseconds(2))
        }
        // The source of a drop is notified a quarter of a second after the last read.
        host.advance(by: 0.5)
        await host.settle()
    }

    /// Drops files of the file manager.
    private func drop(_ files: [URL], at point: CGPoint = CGPoint(x: 600, y: 500)) async {
        let list = files.map { $0.absoluteString + "\r\n" }.joined()
        let drag = host.dragFromOutside(OutsideContent(["text/uri-list": Data(list.utf8)]))
        drag.move(to: point)
        #expect(drag.proposal == .copy)
        let count = shelf.files.count + files.count
        drag.drop()
        await wait { shelf.files.count == count }
    }

    /// Fills the shelf with a text, an image and another text.
    private func fill() async throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40), format: format).image { context in
            UIColor.systemTeal.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
        }
        await drop([try makeFile("Plan.txt", Data("Paint the shed".utf8))])
        await drop([try makeFile("Shed.png", image.pngData() ?? Data())])
        await drop([try makeFile("List.md", Data("# List".utf8))])
        try #require(names == ["Plan.txt", "Shed.png", "List.md"])
    }

    private func center(_ name: String) throws -> CGPoint {
        let view = try #require(host.view(labelled: name))
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    @Test func droppedFilesAreCopied() async throws {
        try await fill()
        #expect(host.view(labelled: "Shed.png") != nil)
        try FileManager.default.removeItem(at: folder.appendingPathComponent("Plan.txt"))
        #expect(try String(contentsOf: shelf.url(of: shelf.files[0]), encoding: .utf8) == "Paint the shed")
    }

    @Test func severalFilesOfOneDropKeepTheirNames() async throws {
        let files = try ["A.txt", "B.txt"].map { try makeFile($0, Data($0.utf8)) }
        await drop(files)
        await drop([files[0]])
        #expect(names.sorted() == ["A.txt", "A.txt", "B.txt"])
        #expect(Set(shelf.files.map { shelf.url(of: $0) }).count == 3)
    }

    @Test func textOfAnotherProgramBecomesAFile() async throws {
        let drag = host.dragFromOutside(OutsideContent(["text/plain;charset=utf-8": Data("Hello".utf8)]))
        drag.drop(at: CGPoint(x: 300, y: 300))
        await wait { !shelf.files.isEmpty }
        let file = try #require(shelf.files.first)
        #expect(try String(contentsOf: shelf.url(of: file), encoding: .utf8) == "Hello")
    }

    @Test func fingerReordersCards() async throws {
        try await fill()
        let finger = host.touchDown(at: try center("Plan.txt"))
        finger.hold(for: 0.6)
        finger.move(to: try center("List.md"), duration: 0.4)
        finger.hold(for: 0.4)
        finger.lift()
        await host.settle()
        #expect(names == ["Shed.png", "List.md", "Plan.txt"])
    }

    @Test func twoFingersLiftTwoCards() async throws {
        try await fill()
        let end = try center("Shed.png")
        let fingers = try ["Plan.txt", "List.md"].map { host.touchDown(at: try center($0)) }
        host.advance(by: 0.6)
        fingers[1].move(to: end, duration: 0.3)
        fingers[1].hold(for: 0.4)
        fingers[1].lift()
        await host.settle()
        #expect(names == ["Plan.txt", "List.md", "Shed.png"])
        fingers[0].move(to: CGPoint(x: 600, y: 500), duration: 0.3)
        fingers[0].hold(for: 0.4)
        fingers[0].lift()
        await host.settle()
        #expect(names == ["List.md", "Shed.png", "Plan.txt"])
    }

    @Test func mouseDragsAFileToAnotherProgram() async throws {
        try await fill()
        host.takesDragsOutside = true
        host.pointer.move(to: try center("Plan.txt"))
        host.pointer.press()
        host.pointer.move(to: CGPoint(x: 400, y: 400), duration: 0.2)
        host.pointer.move(to: CGPoint(x: 900, y: 400), duration: 0.2)
        let drag = try #require(host.outgoingDrag)
        let list = try await drag.data("text/uri-list")
        let url = try #require(URL(string: String(decoding: list, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(url.lastPathComponent == "Plan.txt")
        #expect(try Data(contentsOf: url) == Data("Paint the shed".utf8))
        drag.drop()
        host.pointer.release()
        await host.settle()
        #expect(names.count == 3)
    }

    @Test func menuRenamesInPlaceAndUndoRestores() async throws {
        try await fill()
        host.pointer.move(to: try center("Plan.txt"))
        host.pointer.click(.secondary)
        await host.settle()
        #expect(host.tap("Rename"))
        await host.settle()
        // The name is selected without its extension.
        host.type("Notes\n")
        await host.settle()
        #expect(names == ["Notes.txt", "Shed.png", "List.md"])
        #expect(host.view(labelled: "Notes.txt") != nil)
        #expect(FileManager.default.fileExists(atPath: shelf.url(of: shelf.files[0]).path))
        #expect(host.tap("Undo"))
        await host.settle()
        #expect(names[0] == "Plan.txt" && host.view(labelled: "Plan.txt") != nil)
        #expect(FileManager.default.fileExists(atPath: shelf.url(of: shelf.files[0]).path))
    }

    @Test func escapeEndsRenamingWithoutAChange() async throws {
        try await fill()
        host.press("ArrowRight")
        host.press("F2")
        await host.settle()
        host.type("Other")
        host.press("Escape")
        await host.settle()
        #expect(names == ["Plan.txt", "Shed.png", "List.md"])
        #expect(host.view(labelled: "Other.txt") == nil)
    }

    @Test func nameCannotLeaveTheShelf() async throws {
        try await fill()
        let id = shelf.files[0].id
        for name in ["", "  ", "..", ".", String(repeating: "x", count: 300)] { shelf.rename(id, to: name) }
        #expect(names[0] == "Plan.txt")
        shelf.rename(id, to: "../Plan.txt")
        #expect(names[0] == "..-Plan.txt" && FileManager.default.fileExists(atPath: shelf.url(of: shelf.files[0]).path))
    }

    @Test func keysDeleteAndUndo() async throws {
        try await fill()
        host.press("ArrowRight")
        host.press("ArrowRight")
        host.press("Delete")
        await host.settle()
        #expect(names == ["Plan.txt", "List.md"])
        host.press("z", modifiers: .control)
        await host.settle()
        #expect(names == ["Plan.txt", "Shed.png", "List.md"])
        host.press("z", modifiers: [.control, .shift])
        await host.settle()
        #expect(names == ["Plan.txt", "List.md"])
    }

    @Test func tapShowsATextAndEscapeClosesIt() async throws {
        try await fill()
        host.tap(at: try center("Plan.txt"))
        await host.settle()
        let preview = (screen.presentedViewController as? UINavigationController)?.topViewController as? PreviewViewController
        #expect(preview?.view.subviews.contains { ($0 as? UITextView)?.text == "Paint the shed" } == true)
        host.press("Escape")
        await host.settle()
        #expect(screen.presentedViewController == nil)
    }

    @Test func returnShowsAnImage() async throws {
        try await fill()
        host.press("ArrowRight")
        host.press("ArrowRight")
        host.press("Return")
        await host.settle()
        let preview = (screen.presentedViewController as? UINavigationController)?.topViewController as? PreviewViewController
        #expect(preview?.view.subviews.contains { ($0 as? UIImageView)?.image?.size == CGSize(width: 60, height: 40) } == true)
        #expect(host.tap("Done"))
        await host.settle()
        #expect(screen.presentedViewController == nil)
    }

    @Test func filesStayAfterARestartAndDeletedOnesAreGone() async throws {
        try await fill()
        shelf.remove(shelf.files[1].id)
        let again = Shelf(folder: shelf.folder)
        #expect(again.files == shelf.files)
        #expect(try FileManager.default.contentsOfDirectory(atPath: shelf.folder.path).count == 3)
    }

    @Test func auditFindsNothing() async throws {
        #expect(host.view(labelled: "Drop Files Here") != nil)
        #expect(host.performAccessibilityAudit().isEmpty)
        try await fill()
        #expect(host.performAccessibilityAudit().isEmpty)
    }

    @Test func appStarts() async {
        let host = TestHost(launching: AppDelegate.self)
        await host.settle()
        #expect(host.view(labelled: "File Shelf") != nil)
    }
}
