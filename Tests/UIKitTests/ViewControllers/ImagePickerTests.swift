import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Image pickers") @MainActor
struct ImagePickerTests {
    let host = TestHost()
    let root = UIViewController()

    init() { host.window.rootViewController = root }

    final class Chosen: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var info: [UIImagePickerController.InfoKey: Any]?
        var isCancelled = false
        func imagePickerController(
            _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            self.info = info
            picker.dismiss(animated: true)
        }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            isCancelled = true
            picker.dismiss(animated: true)
        }
    }

    /// An image of 200 by 100 points, red on the left and blue on the right.
    private func file(_ name: String = "a.png") throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ImagePickerTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 100, y: 0, width: 100, height: 100))
        }
        let file = folder.appendingPathComponent(name)
        try #require(image.pngData()).write(to: file)
        return file
    }

    private func present(_ chosen: Chosen, editing: Bool = false) async -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.delegate = chosen
        picker.allowsEditing = editing
        root.present(picker, animated: true)
        await host.settle()
        return picker
    }

    @Test("The photo library is available, and the camera is not")
    func sources() {
        #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary) && !UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(UIImagePickerController.availableMediaTypes(for: .savedPhotosAlbum) == ["public.image"])
        #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    }

    @Test("The delegate gets the image of the chosen file, with its URL")
    func chooses() async throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        var patterns: [String] = []
        host.choosesFiles = { request in
            patterns = request.patterns
            return [file]
        }
        let chosen = Chosen()
        _ = await present(chosen)
        #expect(patterns.contains("*.png") && patterns.contains("*.jpg"))
        #expect((chosen.info?[.originalImage] as? UIImage)?.size == CGSize(width: 200, height: 100))
        #expect(chosen.info?[.imageURL] as? URL == file && chosen.info?[.mediaType] as? String == "public.image")
        #expect(chosen.info?[.editedImage] == nil && root.presentedViewController == nil && !chosen.isCancelled)
    }

    @Test("The picker is cancelled if the user chooses no file, or a file that is not an image", arguments: [false, true])
    func cancels(isBroken: Bool) async throws {
        let file = try file("broken.png")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try Data("no picture".utf8).write(to: file)
        if isBroken { host.choosesFiles = { _ in [file] } }
        let chosen = Chosen()
        _ = await present(chosen)
        #expect(chosen.isCancelled && chosen.info == nil && root.presentedViewController == nil)
    }

    @Test("With allowsEditing the user chooses a square part of the image, initially the middle, and can drag it")
    func edits() async throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        host.choosesFiles = { _ in [file] }
        let chosen = Chosen()
        _ = await present(chosen, editing: true)
        #expect(chosen.info == nil && root.presentedViewController != nil)
        #expect(host.tap("Choose"))
        await host.settle()
        let part = try #require((chosen.info?[.cropRect] as? NSValue)?.cgRectValue)
        #expect(abs(part.minX - 50) < 1 && abs(part.minY) < 1 && abs(part.width - 100) < 1 && abs(part.height - 100) < 1)
        let edited = try #require(chosen.info?[.editedImage] as? UIImage)
        #expect(abs(edited.size.width - 100) < 1.5 && abs(edited.size.height - 100) < 1.5)
        #expect(root.presentedViewController == nil)

        let other = Chosen()
        _ = await present(other, editing: true)
        // The image moves to the right up to its limit: its left end is at the left edge of the cropping frame.
        host.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 380, y: 400))
        await host.settle()
        #expect(host.tap("Choose"))
        await host.settle()
        let moved = try #require((other.info?[.cropRect] as? NSValue)?.cgRectValue)
        #expect(abs(moved.minX) < 1 && abs(moved.width - 100) < 1)
    }

    @Test("Dismissing the cropping frame cancels the picker")
    func dismissesCroppingFrame() async throws {
        let file = try file()
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        host.choosesFiles = { _ in [file] }
        let chosen = Chosen()
        _ = await present(chosen, editing: true)
        #expect(host.tap("Cancel"))
        await host.settle()
        #expect(chosen.isCancelled && chosen.info == nil && root.presentedViewController == nil)
    }
}
