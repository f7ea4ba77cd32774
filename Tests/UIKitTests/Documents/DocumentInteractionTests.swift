import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Document interaction")
struct DocumentInteractionTests {
    let host = TestHost(size: CGSize(width: 390, height: 700))
    let root = UIViewController()

    init() {
        host.window.rootViewController = root
        host.advance(by: 0.1)
    }

    final class Listener: NSObject, UIDocumentInteractionControllerDelegate {
        var calls: [String] = []
        var parent: UIViewController
        weak var source: UIView?
        init(_ parent: UIViewController) { self.parent = parent }
        func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController {
            parent
        }
        func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? { source }
        func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) { calls.append("willBegin") }
        func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) { calls.append("didEnd") }
        func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
            calls.append("willOptions")
        }
        func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
            calls.append("didOptions")
        }
        func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {
            calls.append("willOpenIn")
        }
        func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) { calls.append("didOpenIn") }
        func documentInteractionController(
            _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
        ) { calls.append("willSend") }
        func documentInteractionController(
            _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
        ) { calls.append("didSend") }
    }

    /// Implements no optional methods.
    final class EmptyDelegate: NSObject, UIDocumentInteractionControllerDelegate {}

    private func file(_ name: String, _ data: Data) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("DocumentInteractionTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try data.write(to: url)
        return url
    }

    @Test("The type and the name are derived from the file unless they are set; another URL resets them")
    func typeAndName() throws {
        let controller = UIDocumentInteractionController(url: try file("a.txt", Data("text".utf8)))
        #expect(controller.uti == "public.plain-text" && controller.name == "a.txt")
        (controller.uti, controller.name, controller.annotation) = ("public.png", "A name", ["key": 1])
        #expect(controller.uti == "public.png" && controller.name == "A name" && controller.annotation != nil)
        controller.url = try file("b.png", Data())
        #expect(controller.uti == "public.png" && controller.name == "b.png")
        #expect(controller.icons.map(\.size.width) == [64, 320])
        #expect(UIDocumentInteractionController().url == nil && UIDocumentInteractionController().name == nil)
    }

    @Test("A text preview is presented over the delegate's controller, and its button dismisses the preview")
    func textPreview() async throws {
        let controller = UIDocumentInteractionController(url: try file("a.txt", Data("What it says".utf8)))
        let listener = Listener(root)
        controller.delegate = listener
        #expect(controller.presentPreview(animated: true))
        #expect(!controller.presentPreview(animated: true))
        await host.settle()
        #expect(listener.calls == ["willBegin"])
        let stack = try #require(root.presentedViewController as? UINavigationController)
        let text = stack.topViewController?.view.subviews.compactMap { $0 as? UITextView }.first
        #expect(text?.text == "What it says" && text?.isEditable == false && stack.topViewController?.title == "a.txt")
        #expect(host.tap("Done"))
        await host.settle()
        #expect(listener.calls == ["willBegin", "didEnd"] && root.presentedViewController == nil)
    }

    @Test("An image preview zooms from the delegate's view to the window; on a navigation stack it is pushed")
    func imagePreview() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1000, height: 500)).image { _ in }
        let controller = UIDocumentInteractionController(url: try file("a.png", try #require(image.pngData())))
        let source = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 60))
        root.view.addSubview(source)
        let listener = Listener(root)
        listener.source = source
        controller.delegate = listener
        #expect(controller.presentPreview(animated: true))
        await host.settle()
        let stack = try #require(root.presentedViewController as? UINavigationController)
        let scroll = try #require(stack.topViewController?.view.subviews.compactMap { $0 as? UIScrollView }.first)
        #expect(abs(scroll.zoomScale * (image.cgImage.map { CGFloat($0.width) } ?? 0) - 390) < 1)
        controller.dismissPreview(animated: true)
        await host.settle()
        #expect(root.presentedViewController == nil && listener.calls == ["willBegin", "didEnd"])
        let pushed = UINavigationController(rootViewController: UIViewController())
        host.window.rootViewController = pushed
        listener.parent = pushed
        #expect(controller.presentPreview(animated: true))
        await host.settle()
        #expect(pushed.viewControllers.count == 2)
        controller.dismissPreview(animated: true)
        await host.settle()
        #expect(pushed.viewControllers.count == 1 && listener.calls.suffix(2) == ["willBegin", "didEnd"])
    }

    @Test("presentPreview returns false for a file that cannot be shown, or without a controller from the delegate")
    func noPreview() throws {
        let listener = Listener(root)
        let emptyDelegate = EmptyDelegate()
        for (name, data) in [("a.pdf", "%PDF-1.4"), ("a.png", "no picture"), ("a.zip", "PK"), ("a.txt", "\u{FF}")] {
            let bytes = name == "a.txt" ? Data([0xFF, 0xFE, 0xFF]) : Data(data.utf8)
            let controller = UIDocumentInteractionController(url: try file(name, bytes))
            controller.delegate = listener
            #expect(!controller.presentPreview(animated: false), "\(name)")
        }
        let controller = UIDocumentInteractionController(url: try file("a.txt", Data("text".utf8)))
        #expect(!controller.presentPreview(animated: false))
        controller.delegate = emptyDelegate
        #expect(!controller.presentPreview(animated: false))
        controller.delegate = listener
        controller.url = URL(fileURLWithPath: "/no/such/file.txt")
        #expect(!controller.presentPreview(animated: false) && !controller.presentOptionsMenu(from: .zero, in: root.view, animated: false))
        #expect(listener.calls.isEmpty)
    }

    @Test("The Open menu opens the document in the desktop's program, and notifies the delegate")
    func openIn() async throws {
        let url = try file("a.pdf", Data("%PDF-1.4".utf8))
        let controller = UIDocumentInteractionController(url: url)
        let listener = Listener(root)
        controller.delegate = listener
        host.opensURL = { _ in false }
        #expect(!controller.presentOpenInMenu(from: .zero, in: root.view, animated: false))
        host.opensURL = { _ in true }
        #expect(controller.presentOpenInMenu(from: CGRect(x: 10, y: 10, width: 50, height: 50), in: root.view, animated: false))
        await host.settle()
        #expect(!host.tap("Copy"))
        #expect(host.tap("Open in Another Program"))
        await host.settle()
        #expect(host.openedURLs == [url] && listener.calls == ["willOpenIn", "willSend", "didSend", "didOpenIn"])
    }

    @Test("The options menu has all activities, and can be dismissed")
    func options() async throws {
        let controller = UIDocumentInteractionController(url: try file("a.pdf", Data("%PDF-1.4".utf8)))
        let listener = Listener(root)
        controller.delegate = listener
        #expect(controller.presentOptionsMenu(from: root.view.bounds, in: root.view, animated: false))
        #expect(!controller.presentOptionsMenu(from: root.view.bounds, in: root.view, animated: false))
        await host.settle()
        #expect(host.view(labelled: "Print") != nil && host.view(labelled: "Copy") != nil)
        controller.dismissMenu(animated: false)
        await host.settle()
        #expect(listener.calls == ["willOptions", "didOptions"] && root.presentedViewController == nil)
        #expect(controller.presentOptionsMenu(from: root.view.bounds, in: root.view, animated: false))
        await host.settle()
        #expect(host.tap("Print"))
        await host.settle()
        #expect(host.printedDocuments.count == 1)
    }

    @Test("With the interaction's gesture recognizers a tap shows the preview, a long press the menu")
    func recognizers() async throws {
        let controller = UIDocumentInteractionController(url: try file("a.txt", Data("text".utf8)))
        let listener = Listener(root)
        controller.delegate = listener
        let view = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
        controller.gestureRecognizers.forEach(view.addGestureRecognizer)
        root.view.addSubview(view)
        host.advance(by: 0.1)
        host.tap(at: CGPoint(x: 150, y: 250))
        await host.settle()
        #expect(listener.calls == ["willBegin"])
        controller.dismissPreview(animated: false)
        await host.settle()
        let finger = host.touchDown(at: CGPoint(x: 150, y: 250))
        host.advance(by: 1)
        finger.lift()
        await host.settle()
        #expect(listener.calls == ["willBegin", "didEnd", "willOptions"])
    }
}
