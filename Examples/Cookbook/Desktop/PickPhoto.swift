import PhotosUI
import UIKit

/// A screen with a photo that the user picks in the desktop's dialog.
final class PhotoController: UIViewController, PHPickerViewControllerDelegate {
    let imageView = UIImageView()

    override func loadView() {
        imageView.contentMode = .scaleAspectFit
        view = imageView
    }

    func pickPhoto() {
        var configuration = PHPickerConfiguration()
        configuration.filter = .images
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, animated: true)
    }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        guard let photo = results.first?.itemProvider else { return }
        Task { imageView.image = try? await photo.loadObject(ofClass: UIImage.self) }
    }
}
