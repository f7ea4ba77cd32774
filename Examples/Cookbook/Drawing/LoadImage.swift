import UIKit

/// An image view with an image of the app, or of a file.
final class LogoView: UIImageView {
    /// Shows an image of the app's resources, by its name without the extension.
    func show(named name: String, in bundle: Bundle = .main) {
        image = UIImage(named: name, in: bundle, compatibleWith: nil)
    }

    /// Shows an image file. Returns false if the file is missing or damaged.
    func show(_ file: URL) -> Bool {
        guard let loaded = UIImage(contentsOfFile: file.path) else { return false }
        image = loaded
        return true
    }
}
