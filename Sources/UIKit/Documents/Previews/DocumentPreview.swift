import CoreGraphics
import Foundation
import UniformTypeIdentifiers

/// The previewable content of a document.
@MainActor
enum DocumentPreviewContent {
    case text(NSAttributedString)
    case image(UIImage)

    /// Maximum size of a text file, in bytes.
    private static let mostBytes = 4 << 20

    /// Loads the content of a file. Nil for folders, missing files, text files that are too large, and types that are neither text nor images. PDF
    /// is not supported.
    init?(_ url: URL, type: UTType?) {
        guard let type, url.isFileURL else { return nil }
        if type.conforms(to: .image) {
            guard let image = UIImage(contentsOfFile: url.path) else { return nil }
            self = .image(image)
            return
        }
        guard type.conforms(to: .text) || type.conforms(to: .rtf), let data = try? FileData.contents(of: url, atMost: Self.mostBytes)
        else { return nil }
        if type.conforms(to: .html) || type.conforms(to: .rtf) {
            guard let text = try? NSAttributedString(url: url, options: [:], documentAttributes: nil) else { return nil }
            self = .text(text)
            return
        }
        guard let text = String(data: data, encoding: .utf8) else { return nil }
        let font: UIFont = type.conforms(to: .sourceCode) ? .monospacedSystemFont(ofSize: 13, weight: .regular) : .systemFont(ofSize: 15)
        self = .text(NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: UIColor.label]))
    }
}

/// Shows a document: selectable text, or an image that can be zoomed.
final class DocumentPreviewController: UIViewController, UIScrollViewDelegate {
    private let content: DocumentPreviewContent
    private let textView = UITextView()
    private let scrollView = UIScrollView()
    private let imageView = UIImageView()
    private var fitted = CGSize.zero
    /// The transition of the preview, retained here because a transitioning delegate is weak.
    var zoom: PreviewZoom?
    /// Called once, after the preview was dismissed.
    var onEnd: (() -> Void)?

    init(_ content: DocumentPreviewContent, title: String) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        switch content {
        case .text(let text):
            textView.isEditable = false
            textView.attributedText = text
            textView.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
            textView.alwaysBounceVertical = true
            textView.frame = view.bounds
            textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(textView)
        case .image(let image):
            imageView.image = image
            imageView.isAccessibilityElement = true
            imageView.accessibilityLabel = title
            imageView.frame = CGRect(origin: .zero, size: image.size)
            scrollView.delegate = self
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.addSubview(imageView)
            view.addSubview(scrollView)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard case .image(let image) = content, image.size.width > 0, image.size.height > 0 else { return }
        let availableSize = view.bounds.inset(by: view.safeAreaInsets).size
        guard availableSize.width > 0, availableSize.height > 0, availableSize != fitted else { return }
        fitted = availableSize
        let least = min(availableSize.width / image.size.width, availableSize.height / image.size.height, 1)
        scrollView.minimumZoomScale = least
        scrollView.maximumZoomScale = max(4, least)
        scrollView.zoomScale = least
        center()
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { center() }

    /// Centres an image that is smaller than the safe area.
    private func center() {
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let size = imageView.frame.size
        let (x, y) = (max(area.width - size.width, 0) / 2, max(area.height - size.height, 0) / 2)
        scrollView.contentInset = UIEdgeInsets(
            top: area.minY + y, left: area.minX + x, bottom: view.bounds.maxY - area.maxY + y, right: view.bounds.maxX - area.maxX + x)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        let isGone = isMovingFromParent || isBeingDismissed || navigationController?.isBeingDismissed == true || parent == nil
        guard isGone else { return }
        let end = onEnd
        onEnd = nil
        end?()
    }
}
