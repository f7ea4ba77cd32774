import Foundation
import PhotosUI
import Testing
import UIKitTesting

@Suite("Photo picker") @MainActor
struct PHPickerViewControllerTests {
    private let host = TestHost()
    private let presenter = UIViewController()

    init() { host.window.rootViewController = presenter }

    private final class Recorder: PHPickerViewControllerDelegate {
        var results: [[PHPickerResult]] = []
        var dismisses = true

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            self.results.append(results)
            if dismisses { picker.dismiss(animated: true) }
        }
    }

    /// Presents a picker; the user chooses `files`. Returns the dialog and the results.
    private func pick(
        _ configuration: PHPickerConfiguration, _ files: [URL]?, dismisses: Bool = true
    ) async -> (dialog: TestFileDialog?, results: [PHPickerResult]?) {
        var shown: TestFileDialog?
        host.choosesFiles = { dialog in
            shown = dialog
            return files
        }
        let recorder = Recorder()
        recorder.dismisses = dismisses
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = recorder
        presenter.present(picker, animated: true)
        await host.settle()
        #expect(recorder.results.count == 1 && presenter.presentedViewController == nil)
        return (shown, recorder.results.first)
    }

    @Test("The file dialog opens in the pictures folder, shows only files of the filter's types, and selects one file")
    func dialog() async {
        let url = URL(fileURLWithPath: "/pictures/one.png")
        var configuration = PHPickerConfiguration()
        configuration.filter = .images
        let (dialog, results) = await pick(configuration, [url])
        #expect(dialog?.kind == "open" && dialog?.patterns.contains("*.png") == true && dialog?.patterns.contains("*.mp4") == false)
        #expect(dialog?.folder == FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first)
        #expect(results?.count == 1 && results?.first?.assetIdentifier == nil)
        #expect(results?.first?.itemProvider.hasItemConformingToTypeIdentifier("public.image") == true)
    }

    @Test("The filter and the selection limit restrict the results, which have asset identifiers if the configuration has a photo library")
    func several() async {
        let files = ["one.png", "two.mp4", "notes.txt", "three.jpg", "four.gif"].map { URL(fileURLWithPath: "/pictures/\($0)") }
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.selectionLimit = 2
        configuration.filter = .all(of: [.any(of: [.images, .videos]), .not(.videos)])
        let (dialog, results) = await pick(configuration, files)
        #expect(dialog?.kind == "openSeveral")
        #expect(results?.map(\.assetIdentifier) == ["/pictures/one.png", "/pictures/three.jpg"])
        configuration.selectionLimit = 0
        configuration.filter = nil
        #expect(await pick(configuration, files).results?.count == 4)
    }

    @Test("Cancelling calls the delegate without results; if the delegate does not dismiss the picker, the picker dismisses itself")
    func cancel() async {
        #expect(await pick(PHPickerConfiguration(), nil, dismisses: false).results?.isEmpty == true)
    }

    @Test("The image of a result loads as UIImage")
    func loading() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2)) }
        try #require(image.pngData()).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let provider = try #require(await pick(PHPickerConfiguration(), [file]).results?.first?.itemProvider)
        #expect(provider.canLoadObject(ofClass: UIImage.self) && provider.suggestedName != nil)
        let loaded = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<CGFloat?, any Error>) in
            provider.loadObject(ofClass: UIImage.self) { object, error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: (object as? UIImage)?.size.width)
                }
            }
        }
        #expect(loaded ?? 0 >= 4)
    }
}
