import UIKit

/// A sample below the well, for users without a file manager: temporary files, and a text that is not a file.
final class SampleFile: UIView, UIDragInteractionDelegate {
    /// The kind of sample.
    enum Content {
        case file(URL)
        case text(String)
    }

    let content: Content
    let title: String
    /// Called with the state of a drag.
    var onChange: ((DemoStatus) -> Void)?

    private let icon = UIImageView()
    private let label = UILabel()

    init(_ content: Content) {
        self.content = content
        switch content {
        case .file(let url):
            title = url.lastPathComponent
            icon.image = FileIcon.image(for: url, side: 48)
        case .text(let text):
            title = local(text)
            icon.image = FileIcon.text(side: 48)
        }
        super.init(frame: .zero)
        label.text = title
        label.font = .systemFont(ofSize: 13)
        label.followTextSize(upTo: 20)
        label.shrinks(to: 0.5)
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        for part in [icon, label] { addSubview(part) }
        addInteraction(UIDragInteraction(delegate: self))
        isAccessibilityElement = true
        accessibilityLabel = title
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = CGRect(x: (bounds.width - 48) / 2, y: 0, width: 48, height: 48).onWholePoints
        label.frame = CGRect(x: 0, y: 52, width: bounds.width, height: max(18, label.lineHeight))
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        let provider: NSItemProvider?
        switch content {
        case .file(let url): provider = NSItemProvider(contentsOf: url)
        case .text(let text): provider = NSItemProvider(object: text as NSString)
        }
        return provider.map { [UIDragItem(itemProvider: $0)] } ?? []
    }

    /// The preview is the icon without its name and background.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        let parameters = UIDragPreviewParameters()
        parameters.backgroundColor = .clear
        return UITargetedDragPreview(view: icon, parameters: parameters)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        onChange?(.dragging(local("Carrying %1", with: title)))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        // A target that refused has explained it.
        if operation == .cancel { onChange?(.cancelled(local("Back in its place"))) }
    }

    /// A text, a table and a picture in a temporary folder, and a text that is not a file.
    static func all() -> [SampleFile] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("File Well", isDirectory: true)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let files: [(String, Data?)] = [
            ("Notes.txt", Data("Bread\nButter\nA lamp\n".utf8)), ("Hours.csv", Data("Day,Hours\nMonday,7\nTuesday,8\n".utf8)),
            ("Sunset.png", sunset().pngData()),
        ]
        let contents = files.compactMap { name, data -> Content? in
            let url = folder.appendingPathComponent(name)
            guard let data, (try? data.write(to: url)) != nil else { return nil }
            return .file(url)
        }
        return (contents + [.text("A thought")]).map { SampleFile($0) }
    }

    private static func sunset() -> UIImage {
        let size = CGSize(width: 160, height: 110)
        return UIGraphicsImageRenderer(size: size).image { context in
            let sky = CAGradientLayer()
            sky.frame = CGRect(origin: .zero, size: size)
            sky.colors = [UIColor.systemIndigo, .systemPink, .systemOrange].map(\.cgColor)
            sky.render(in: context.cgContext)
            UIColor.systemYellow.setFill()
            UIBezierPath(ovalIn: CGRect(x: 60, y: 50, width: 40, height: 40)).fill()
            UIColor(red: 0.1, green: 0.13, blue: 0.3, alpha: 1).setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 78, width: 160, height: 32)).fill()
        }
    }
}
