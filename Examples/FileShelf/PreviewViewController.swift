import UIKit
import UniformTypeIdentifiers

/// Shows an image or a text without another program. Other files have a symbol.
final class PreviewViewController: UIViewController {
    private let url: URL

    init(url: URL) {
        self.url = url
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = url.lastPathComponent
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        let content = makeContent()
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    private func makeContent() -> UIView {
        let type = UTType(filenameExtension: url.pathExtension) ?? .data
        if type.conforms(to: .image), let image = UIImage(contentsOfFile: url.path) {
            let imageView = UIImageView(image: image)
            imageView.contentMode = .scaleAspectFit
            imageView.isAccessibilityElement = true
            imageView.accessibilityLabel = url.lastPathComponent
            return imageView
        }
        if type.conforms(to: .text), let text = try? String(contentsOf: url, encoding: .utf8) {
            let textView = UITextView()
            textView.text = text
            textView.isEditable = false
            textView.font = .preferredFont(forTextStyle: .body)
            return textView
        }
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "doc")
        configuration.text = type.localizedDescription ?? "File"
        return UIContentUnavailableView(configuration: configuration)
    }
}
