import UIKit
import UniformTypeIdentifiers

/// A card with a file's thumbnail or symbol, and its name, which can be edited in place.
final class FileCell: UICollectionViewCell {
    var onRename: (String) -> Void = { _ in }
    private let imageView = UIImageView()
    private let nameField = UITextField()
    private var url: URL?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundConfiguration = .listGroupedCell()
        backgroundConfiguration?.cornerRadius = 12
        nameField.font = .preferredFont(forTextStyle: .footnote)
        nameField.textAlignment = .center
        // Return ends the editing.
        nameField.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
        nameField.addAction(UIAction { [unowned self] _ in endRenaming() }, for: .editingDidEnd)
        nameField.accessibilityLabel = "Name"
        nameField.isUserInteractionEnabled = false
        let column = UIStackView(arrangedSubviews: [imageView, nameField])
        column.axis = .vertical
        column.spacing = 6
        column.frame = contentView.bounds.insetBy(dx: 8, dy: 10)
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(column)
        nameField.setContentHuggingPriority(.required, for: .vertical)
        imageView.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    func show(_ url: URL) {
        (nameField.text, accessibilityLabel) = (url.lastPathComponent, url.lastPathComponent)
        guard self.url != url else { return }
        self.url = url
        let type = UTType(filenameExtension: url.pathExtension) ?? .data
        let symbol = type.conforms(to: .image) ? "photo" : type.conforms(to: .text) ? "doc.text" : "doc"
        imageView.image = UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: .thin))
        imageView.contentMode = .center
        guard type.conforms(to: .image) else { return }
        Task {
            guard let image = UIImage(contentsOfFile: url.path), image.size.width > 0 else { return }
            let size = CGSize(width: 220, height: 220 * image.size.height / image.size.width)
            guard let image = await image.byPreparingThumbnail(ofSize: size), self.url == url else { return }
            imageView.image = image
            imageView.contentMode = .scaleAspectFit
        }
    }

    // MARK: Renaming

    /// Edits the name, with all of it selected but the extension.
    func beginRenaming() {
        isAccessibilityElement = false
        nameField.isUserInteractionEnabled = true
        nameField.becomeFirstResponder()
        let stem = url?.deletingPathExtension().lastPathComponent ?? ""
        let start = nameField.beginningOfDocument
        let end = nameField.position(from: start, offset: stem.count)
        nameField.selectedTextRange = end.flatMap { nameField.textRange(from: start, to: $0) }
    }

    private func endRenaming() {
        isAccessibilityElement = true
        nameField.isUserInteractionEnabled = false
        if let text = nameField.text, text != url?.lastPathComponent { onRename(text) }
    }

    override var keyCommands: [UIKeyCommand]? {
        guard nameField.isFirstResponder else { return nil }
        return [
            UIKeyCommand(input: UIKeyCommand.inputEscape) { [unowned self] _ in
                nameField.text = url?.lastPathComponent
                nameField.resignFirstResponder()
            }
        ]
    }
}
