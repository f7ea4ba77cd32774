import CoreGraphics
import Foundation

/// Links, attachments and tagged text in text that is not editable.
extension UITextView {
    /// The item at a point of the view. Nil without an item there.
    func item(at point: CGPoint) -> UITextItem? {
        guard !isEditable, isSelectable,
            let character = editor.textLayout.character(at: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y))
        else { return nil }
        let (index, start) = editor.storage.store.paragraph(at: character.lowerBound)
        let paragraph = editor.storage.store.paragraphs[index]
        let offset = character.lowerBound - start
        let found = paragraph.attributes(at: offset)
        func item(_ content: UITextItem.Content, _ range: Range<Int>) -> UITextItem {
            UITextItem(content, range: NSRange(location: start + range.lowerBound, length: range.count))
        }
        let values = found.attributes.values
        if let url = UITextView.url(values[.link]) { return item(.link(url), found.range) }
        if let tag = values[.textItemTag] as? String { return item(.tag(tag), found.range) }
        if let attachment = values[.attachment] as? NSTextAttachment { return item(.textAttachment(attachment), offset..<(offset + 1)) }
        guard !dataDetectorTypes.isEmpty else { return nil }
        let findings = TextDetector(types: dataDetectorTypes).findings(in: paragraph.text)
        return findings.first { $0.range.contains(offset) }.map { item(.link($0.url), $0.range) }
    }

    private static func url(_ value: Any?) -> URL? {
        value as? URL ?? (value as? NSURL).map { $0 as URL } ?? (value as? String).flatMap { URL(string: $0) }
    }

    private func allows(_ item: UITextItem, _ interaction: UITextItemInteraction) -> Bool {
        guard let delegate else { return true }
        return switch item.content {
        case .link(let url): delegate.textView(self, shouldInteractWith: url, in: item.range, interaction: interaction)
        case .textAttachment(let attachment):
            delegate.textView(self, shouldInteractWith: attachment, in: item.range, interaction: interaction)
        case .tag: true
        }
    }

    /// Performs the primary action of the item at a point. Returns whether there is an item.
    func activateItem(at point: CGPoint) -> Bool {
        guard let item = item(at: point) else { return false }
        guard allows(item, .invokeDefaultAction) else { return true }
        let standard = UIAction(title: LocalizedStrings.text("Open")) { [weak self] _ in
            guard case .link(let url) = item.content else { return }
            // If no program opens the data, show the menu, which has a command to copy the data.
            if UITextView.opens(url) { UIApplication.shared.open(url) } else { self?.showItemMenu(at: point, byPointer: false) }
        }
        let action = delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: standard) } ?? standard
        action?.performWithSender(self, target: nil)
        return true
    }

    private static func opens(_ url: URL) -> Bool {
        switch url.scheme {
        case TextDetector.plainScheme: false
        case "geo": UIApplication.shared.canOpenURL(url)
        default: true
        }
    }

    /// Shows the menu of the item at a point. Returns whether there is an item.
    @discardableResult
    func showItemMenu(at point: CGPoint, byPointer: Bool) -> Bool {
        guard let item = item(at: point), allows(item, .presentActions) else { return false }
        let standard = standardMenu(of: item)
        let configuration =
            delegate.map { $0.textView(self, menuConfigurationFor: item, defaultMenu: standard) }
            ?? UITextItem.MenuConfiguration(menu: standard)
        guard let menu = configuration?.menu, !menu.children.isEmpty else { return true }
        let range = item.range.location..<(item.range.location + item.range.length)
        let rects = editor.selectionRects(for: OffsetTextRange(range)).map(\.rect)
        let rect = rects.dropFirst().reduce(rects.first ?? CGRect(origin: point, size: .zero)) { $0.union($1) }
        let open = OpenMenu(from: self, at: byPointer ? .pointer(point) : .beside(rect), style: byPointer ? .pointer : .touch)
        open.sender = self
        open.open(menu)
        return true
    }

    private func standardMenu(of item: UITextItem) -> UIMenu {
        switch item.content {
        case .link(let url):
            let copied = textToCopy(of: item, leadingTo: url)
            let open = UIAction(title: LocalizedStrings.text("Open")) { _ in UIApplication.shared.open(url) }
            let copy = UIAction(title: LocalizedStrings.text(copied == nil ? "Copy Link" : "Copy")) { _ in
                if let copied { UIPasteboard.general.string = copied } else { UIPasteboard.general.url = url }
            }
            return UIMenu(title: copied ?? url.absoluteString, children: UITextView.opens(url) ? [open, copy] : [copy])
        case .textAttachment(let attachment):
            guard let image = attachment.image else { return UIMenu(children: []) }
            return UIMenu(children: [UIAction(title: LocalizedStrings.text("Copy Image")) { _ in UIPasteboard.general.image = image }])
        case .tag: return UIMenu(children: [])
        }
    }

    /// The text to copy for a link. Nil if the URL itself is copied.
    private func textToCopy(of item: UITextItem, leadingTo url: URL) -> String? {
        switch url.scheme {
        case "mailto", "tel": String(url.absoluteString.drop { $0 != ":" }.dropFirst())
        case TextDetector.plainScheme, "geo":
            editor.storage.store.substring(item.range.location..<(item.range.location + item.range.length))
        default: nil
        }
    }
}
