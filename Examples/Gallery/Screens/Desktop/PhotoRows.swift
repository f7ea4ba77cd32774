import ImageIO
import Photos
import PhotosUI
import UIKit

/// Photos: the user's choice in the file dialog, and saving a picture.
final class PhotoRows: ServiceRows, PHPickerViewControllerDelegate {
    let title = local("Photos")
    weak var screen: UIViewController?
    private(set) lazy var rows = [
        choice,
        DesktopRow(local("Save the Gallery's picture"), symbol: "square.and.arrow.down", color: .systemOrange) { [weak self] in
            self?.save($0)
        },
    ]
    private lazy var choice = DesktopRow(local("Choose a photo"), symbol: "photo.fill", color: .systemPink, presentsScreen: true) {
        [weak self] _ in self?.choose()
    }

    private func choose() {
        var configuration = PHPickerConfiguration()
        configuration.filter = .images
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        choice.show(.waiting)
        screen?.present(picker, animated: true)
    }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        guard let provider = results.first?.itemProvider else { return choice.show(.note(local("No photo was chosen"))) }
        let name = provider.suggestedName ?? ""
        _ = provider.loadDataRepresentation(forTypeIdentifier: "public.image") { [weak self] data, error in
            Task { @MainActor in self?.show(data, name: name, error) }
        }
    }

    /// Shows the size of an image, without decoding its pixels.
    private func show(_ data: Data?, name: String, _ error: (any Error)?) {
        guard let data, let source = CGImageSourceCreateWithData(data, nil),
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil),
            let width = properties[kCGImagePropertyPixelWidth] as? Int, let height = properties[kCGImagePropertyPixelHeight] as? Int
        else { return choice.show(error.map(DesktopAnswer.init) ?? .failure(local("The photo cannot be read"))) }
        choice.show(.success("\(name): \(width) × \(height)"))
    }

    private func save(_ row: DesktopRow) {
        row.show(.waiting)
        let image = DesktopPicture.image
        PHPhotoLibrary.shared().performChanges {
            PHAssetChangeRequest.creationRequestForAsset(from: image)
        } completionHandler: { _, error in
            Task { @MainActor in row.show(error.map(DesktopAnswer.init) ?? .success(local("It is in the pictures folder"))) }
        }
    }
}
