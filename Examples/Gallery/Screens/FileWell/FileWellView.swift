import UIKit
import UniformTypeIdentifiers

/// Accepts one file that may be copied or linked, and shows its icon and location.
final class FileWellView: UIView, UIDropInteractionDelegate {
    /// Called with the state of a drag.
    var onChange: ((DemoStatus) -> Void)?
    /// The displayed file.
    private(set) var file: URL?

    private enum Look: Equatable {
        case rest, welcome
        /// A refusal with its reason.
        case refusal(String)
    }

    /// The image view for the file's icon.
    let icon = UIImageView()
    private let name = UILabel()
    private let path = UILabel()
    private let facts = UILabel()
    private let sign = SymbolView(.fileWell)
    private let border = CAShapeLayer()
    private var look = Look.rest {
        didSet {
            if look != oldValue { UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.show() } }
        }
    }
    private static let side: CGFloat = 112

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 20
        border.fillColor = nil
        border.lineWidth = 2
        border.lineDashPattern = [7, 6]
        layer.addSublayer(border)
        name.font = .systemFont(ofSize: 20, weight: .semibold)
        path.font = .systemFont(ofSize: 15)
        path.textColor = .note
        path.numberOfLines = 2
        path.lineBreakMode = .byTruncatingMiddle
        facts.font = .systemFont(ofSize: 13)
        facts.textColor = .hint
        name.followTextSize(upTo: 30)
        path.followTextSize(upTo: 24)
        facts.followTextSize(upTo: 20)
        for label in [name, path, facts] {
            label.textAlignment = .center
            label.shrinks(to: 0.5)
        }
        for part in [sign, icon, name, path, facts] { addSubview(part) }
        addInteraction(UIDropInteraction(delegate: self))
        accessibilityLabel = local("File well")
        accessibilityContainerType = .semanticGroup
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        let color: UIColor =
            switch look {
            case .rest: .systemGray3
            case .welcome: .systemGreen
            case .refusal: .systemRed
            }
        border.strokeColor = color.resolvedColor(with: traitCollection).cgColor
        backgroundColor = look == .rest ? .tertiarySystemGroupedBackground : color.withAlphaComponent(0.1)
        sign.tintColor = look == .rest ? .systemGray3 : color
        sign.alpha = file == nil ? 1 : 0
        facts.alpha = look == .rest ? 1 : 0
        if case .refusal(let reason) = look {
            name.text = local("Not this")
            path.text = reason
            return
        }
        guard let file else {
            icon.image = nil
            name.text = local("Drop a file here")
            path.text = local("from a file manager or the shelf")
            facts.text = nil
            return
        }
        name.text = file.lastPathComponent
        path.text = file.deletingLastPathComponent().path
        facts.text = Self.facts(of: file)
    }

    private static func facts(of file: URL) -> String {
        if FileIcon.isFolder(file) { return local("Folder") }
        let kind = UTType(filenameExtension: file.pathExtension)?.localizedDescription ?? local("File")
        let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize
        return ([kind.prefix(1).uppercased() + kind.dropFirst()] + [size.map { local("%lld bytes", count: $0) }].compactMap { $0 }).joined(
            separator: ", ")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        border.frame = bounds
        border.path = UIBezierPath(roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerRadius: 19).cgPath
        let inset: CGFloat = bounds.width < 300 ? 8 : 24
        let width = max(0, bounds.width - 2 * inset)
        icon.frame = iconFrame
        sign.frame = icon.frame.insetBy(dx: 26, dy: 26)
        let y = icon.frame.maxY + (file == nil ? -4 : 12)
        let first = max(28, name.lineHeight)
        let second = file == nil ? max(24, path.lineHeight) : max(42, 2 * path.lineHeight)
        name.frame = CGRect(x: inset, y: y, width: width, height: first)
        path.frame = CGRect(x: inset, y: y + first, width: width, height: second)
        facts.frame = CGRect(x: inset, y: y + first + max(42, second), width: width, height: max(20, facts.lineHeight))
    }

    /// The frame of the icon if there is a file.
    private var iconFrame: CGRect {
        let words = max(28, name.lineHeight) + max(42, 2 * path.lineHeight) + max(20, facts.lineHeight)
        let top = max(8, (bounds.height - Self.side - 12 - words) / 2)
        return CGRect(x: (bounds.width - Self.side) / 2, y: top, width: Self.side, height: Self.side).onWholePoints
    }

    private func take(_ file: URL) {
        self.file = file
        icon.image = FileIcon.image(for: file, side: Self.side)
        show()
        setNeedsLayout()
        onChange?(.dropped(file.path, color: .systemGreen))
    }

    // MARK: Dropping

    /// The reason to refuse a drag; nil to accept it.
    private func refusal(of session: any UIDropSession) -> String? {
        guard session.hasItemsConforming(toTypeIdentifiers: [UTType.fileURL.identifier]) else {
            let type = session.items.first?.itemProvider.registeredContentTypes.first
            let what = type?.localizedDescription ?? type?.identifier
            return what.map { local("It is no file, but %1", with: $0) } ?? local("It is no file")
        }
        if session.items.count > 1 { return local("One file at a time, and these are %lld", count: session.items.count) }
        if session.sourceOperations.isDisjoint(with: [.copy, .link]) { return local("It may only be moved, not copied or linked") }
        return nil
    }

    /// All drags are handled, so that a refusal can be explained.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        if let reason = refusal(of: session) {
            look = .refusal(reason)
            onChange?(.refused(local("Refused: %1", with: reason)))
            return UIDropProposal(operation: .forbidden)
        }
        if look != .welcome { onChange?(.over(local("Let go to put the file into the well"), color: .systemGreen)) }
        look = .welcome
        return UIDropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        if look == .welcome { onChange?(.dragging(local("Carrying a file"))) }
        look = .rest
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        // The number of another program's items is known only now.
        if let reason = refusal(of: session) { return onChange?(.refused(local("Refused: %1", with: reason))) ?? () }
        session.items.first?.itemProvider.loadObject(ofClass: URL.self) { [weak self] url, error in
            let text = error.map { String(describing: $0.localizedDescription) }
            Task { @MainActor in
                guard let self else { return }
                if let url, url.isFileURL {
                    self.take(url)
                } else {
                    self.onChange?(.refused(local("Refused: %1", with: text ?? local("it has no place on this disk"))))
                }
            }
        }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        let scale = Self.side / max(defaultPreview.size.width, 1)
        return defaultPreview.retargetedPreview(
            with: UIDragPreviewTarget(
                container: self, center: CGPoint(x: iconFrame.midX, y: iconFrame.midY),
                transform: CGAffineTransform(scaleX: scale, y: scale)))
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        look = .rest
    }
}
