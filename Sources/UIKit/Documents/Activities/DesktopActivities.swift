import Foundation

/// Copies the shared items to the pasteboard.
final class CopyActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { LocalizedStrings.text("Copy") }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { !SharedItems(activityItems).isEmpty }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    override func perform() {
        let shared = SharedItems(items)
        let board = UIPasteboard.general
        if let image = shared.images.first {
            board.image = image
        } else if !shared.urls.isEmpty, shared.texts.isEmpty {
            board.urls = shared.urls
        } else {
            board.string = (shared.texts + shared.urls.map(\.absoluteString)).joined(separator: "\n")
        }
        activityDidFinish(true)
    }
}

/// Opens the shared URLs in the desktop's default programs.
final class OpenActivity: UIActivity {
    private var urls: [URL] = []
    /// Called before and after the other program is opened.
    var onSend: (_ isOver: Bool) -> Void = { _ in }

    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { ActivityType("com.lodestone.activity.open") }
    override var activityTitle: String? {
        LocalizedStrings.text(urls.first?.isFileURL == false ? "Open Link" : "Open in Another Program")
    }
    override var activityImage: UIImage? { UIImage(systemName: "square.and.arrow.up") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        urls = SharedItems(activityItems).urls
        return urls.contains { UIApplication.shared.canOpenURL($0) }
    }
    override func prepare(withActivityItems activityItems: [Any]) { urls = SharedItems(activityItems).urls }

    override func perform() {
        onSend(false)
        for url in urls { UIApplication.shared.open(url) }
        onSend(true)
        activityDidFinish(!urls.isEmpty)
    }
}

/// Opens a new message with the shared text and links in the desktop's default mail program.
final class MailActivity: UIActivity {
    private var items: [Any] = []
    /// The subject of the message.
    var subject = ""

    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { .mail }
    override var activityTitle: String? { LocalizedStrings.text("Mail") }
    override var activityImage: UIImage? { UIImage(systemName: "envelope") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        let shared = SharedItems(activityItems)
        guard !shared.texts.isEmpty || shared.urls.contains(where: { !$0.isFileURL }) else { return false }
        return URL(string: "mailto:").map { UIApplication.shared.canOpenURL($0) } ?? false
    }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    override func perform() {
        let shared = SharedItems(items)
        let body = (shared.texts + shared.urls.filter { !$0.isFileURL }.map(\.absoluteString)).joined(separator: "\n\n")
        var address = URLComponents()
        address.scheme = "mailto"
        var parts = [URLQueryItem(name: "body", value: body)]
        if !subject.isEmpty { parts.insert(URLQueryItem(name: "subject", value: subject), at: 0) }
        address.queryItems = parts
        guard let url = address.url else { return activityDidFinish(false) }
        UIApplication.shared.open(url)
        activityDidFinish(true)
    }
}

/// Saves the shared items to files at a location that the user chooses.
final class SaveActivity: UIActivity, UIDocumentPickerDelegate {
    private var files: [URL] = []
    private var temporary: URL?

    override var activityType: ActivityType? { ActivityType("com.lodestone.activity.save") }
    override var activityTitle: String? { LocalizedStrings.text("Save to Files") }
    override var activityImage: UIImage? { UIImage(systemName: "folder") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        let shared = SharedItems(activityItems)
        return !shared.texts.isEmpty || !shared.images.isEmpty || shared.urls.contains(where: \.isFileURL)
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        let shared = SharedItems(activityItems)
        files = shared.urls.filter(\.isFileURL)
        do {
            let folder = try FileData.temporaryFolder("Shared")
            temporary = folder
            for (index, image) in shared.images.enumerated() {
                guard let data = image.pngData() else { continue }
                try add(data, "Image\(index == 0 ? "" : " \(index + 1)").png", in: folder)
            }
            if !shared.texts.isEmpty { try add(Data(shared.texts.joined(separator: "\n").utf8), "Text.txt", in: folder) }
        } catch {
            viewLog.error("Cannot save the shared items: \(error.localizedDescription)")
        }
    }

    private func add(_ data: Data, _ name: String, in folder: URL) throws {
        let file = folder.appendingPathComponent(name)
        try data.write(to: file)
        files.append(file)
    }

    override var activityViewController: UIViewController? {
        guard !files.isEmpty else { return nil }
        let picker = UIDocumentPickerViewController(forExporting: files, asCopy: true)
        picker.delegate = self
        return picker
    }

    private func end(_ completed: Bool) {
        if let temporary { try? FileManager.default.removeItem(at: temporary) }
        temporary = nil
        activityDidFinish(completed)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { end(true) }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { end(false) }
}

/// The shared items, grouped by type.
struct SharedItems {
    private(set) var texts: [String] = []
    private(set) var urls: [URL] = []
    private(set) var images: [UIImage] = []

    @MainActor
    init(_ items: [Any]) {
        for item in items {
            switch item {
            case let text as String: texts.append(text)
            case let text as NSAttributedString: texts.append(text.string)
            case let url as URL: urls.append(url)
            case let image as UIImage: images.append(image)
            default: break
            }
        }
    }

    var isEmpty: Bool { texts.isEmpty && urls.isEmpty && images.isEmpty }
}
