import UIKit

/// A letter with styles, a link, an attachment, and a picture as an exclusion path.
final class LetterView: UIView, UITextViewDelegate {
    let text = UITextView()
    let picture = UIImageView(image: GlyphRunImage.lighthouse(size: CGSize(width: 132, height: 156)))
    /// Called with a description of each event.
    var onNews: (String) -> Void = { _ in }
    private let tools = UIStackView()
    private let card = UIView()
    private var undo = UIButton()
    private var redo = UIButton()
    /// The picture's distance from the trailing edge and from the text's top.
    private var position = CGPoint(x: 0, y: 64)

    override init(frame: CGRect) {
        super.init(frame: frame)
        card.backgroundColor = .tertiarySystemBackground
        card.layer.cornerRadius = 14
        card.clipsToBounds = true
        addSubview(card)
        text.backgroundColor = .clear
        text.textContainerInset = UIEdgeInsets(top: 18, left: 14, bottom: 18, right: 14)
        text.allowsEditingTextAttributes = true
        text.spellCheckingType = .yes
        text.smartQuotesType = .yes
        text.smartDashesType = .yes
        text.delegate = self
        text.accessibilityLabel = local("Letter")
        card.addSubview(text)
        picture.isUserInteractionEnabled = true
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = local("Picture of a lighthouse")
        picture.layer.cornerRadius = 10
        picture.clipsToBounds = true
        picture.addGestureRecognizer(UIPanGestureRecognizer { [weak self] in self?.drag($0) })
        text.addSubview(picture)
        buildTools()
        text.adjustsFontForContentSizeCategory = true
        text.attributedText = LetterText.whole
        text.typingAttributes = LetterText.body
        // During an undo it is not yet known whether a redo is possible.
        for name in [Notification.Name.NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange] {
            NotificationCenter.default.addObserver(self, selector: Selector(LetterView.showUndo), name: name, object: nil)
        }
        showUndo()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Tools

    private func buildTools() {
        tools.spacing = 6
        tools.alignment = .center
        undo = tool(local("Undo")) { [weak self] in self?.text.undoManager?.undo() }
        redo = tool(local("Redo")) { [weak self] in self?.text.undoManager?.redo() }
        let bold = tool("B", label: local("Bold"), font: .boldSystemFont(ofSize: 17)) { [weak self] in self?.toggle(.traitBold) }
        let italic = tool("I", label: local("Italic"), font: .italicSystemFont(ofSize: 17)) { [weak self] in self?.toggle(.traitItalic) }
        let star = tool("★", label: local("Star")) { [weak self] in self?.insertStar() }
        for button in [bold, italic, star, UIView(), undo, redo] { tools.addArrangedSubview(button) }
        // Buttons with long titles are compressed first.
        for button in [bold, italic, star] { button.setContentCompressionResistancePriority(.required, for: .horizontal) }
        for button in [undo, redo] { button.titleLabel?.shrinks(to: 0.4) }
        addSubview(tools)
    }

    private func tool(_ title: String, label: String? = nil, font: UIFont = .systemFont(ofSize: 15), _ action: @escaping () -> Void)
        -> UIButton
    {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = font
        button.titleLabel?.followTextSize(upTo: 20)
        button.accessibilityLabel = label ?? title
        button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return button
    }

    private func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
        let range = text.selectedRange
        func changed(_ font: UIFont?) -> UIFont {
            let font = font ?? .systemFont(ofSize: 17)
            var traits = font.fontDescriptor.symbolicTraits
            traits.formSymmetricDifference(trait)
            return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0) } ?? font
        }
        if range.length == 0 {
            text.typingAttributes[.font] = changed(text.typingAttributes[.font] as? UIFont)
            return onNews(local(trait == .traitBold ? "What you type is bold or not" : "What you type is slanted or not"))
        }
        setFonts(fonts(in: range).map { ($0, changed($1)) })
    }

    private func fonts(in range: NSRange) -> [(NSRange, UIFont)] {
        var parts: [(NSRange, UIFont)] = []
        text.textStorage.enumerateAttribute(.font, in: range) { value, part, _ in
            parts.append((part, value as? UIFont ?? .systemFont(ofSize: 17)))
        }
        return parts
    }

    /// Changes fonts with undo.
    private func setFonts(_ parts: [(NSRange, UIFont)]) {
        let before = parts.flatMap { fonts(in: $0.0) }
        text.undoManager?.registerUndo(withTarget: self) { view in view.setFonts(before) }
        text.textStorage.beginEditing()
        for (part, font) in parts { text.textStorage.addAttribute(.font, value: font, range: part) }
        text.textStorage.endEditing()
        showUndo()
    }

    /// Types a star, so that it is undone like other characters.
    private func insertStar() {
        let before = text.typingAttributes
        let star = LetterText.starText
        text.typingAttributes = star.attributes(at: 0, effectiveRange: nil)
        text.insertText(star.string)
        text.typingAttributes = before
        onNews(local("A star among the words"))
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let isNarrow = bounds.width < 300
        tools.spacing = isNarrow ? 2 : 6
        for case let button as UIButton in tools.arrangedSubviews {
            button.contentEdgeInsets.left = isNarrow ? 6 : 12
            button.contentEdgeInsets.right = isNarrow ? 6 : 12
        }
        tools.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 40)
        card.frame = CGRect(x: 0, y: 46, width: bounds.width, height: max(bounds.height - 46, 0))
        text.frame = card.bounds
        positionPicture()
    }

    /// Keeps the picture inside of the text container, and updates the exclusion path.
    private func positionPicture() {
        let size = picture.bounds.size
        let inset = text.textContainerInset
        let availableWidth = max(text.bounds.width - inset.left - inset.right, 1)
        position.x = min(max(position.x, 0), max(availableWidth - size.width, 0))
        position.y = max(position.y, 0)
        let frame = directed(
            CGRect(x: availableWidth - size.width - position.x, y: position.y, width: size.width, height: size.height), in: availableWidth)
        picture.frame = frame.offsetBy(dx: inset.left, dy: inset.top)
        let clear = frame.insetBy(dx: -12, dy: -6)
        text.textContainer.exclusionPaths = [UIBezierPath(roundedRect: clear, cornerRadius: 12)]
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: text)
        pan.setTranslation(.zero, in: text)
        position = CGPoint(
            x: position.x + (isRightToLeft ? way.x : -way.x), y: min(position.y + way.y, max(text.contentSize.height - 60, 0)))
        positionPicture()
        if pan.state == .ended { onNews(local("The words make room for the picture")) }
    }

    // MARK: UITextViewDelegate

    func textViewDidChange(_ textView: UITextView) { showUndo() }

    func textViewDidBeginEditing(_ textView: UITextView) { onNews(local("Write")) }

    private func showUndo() {
        undo.isEnabled = text.undoManager?.canUndo ?? false
        redo.isEnabled = text.undoManager?.canRedo ?? false
    }
}
