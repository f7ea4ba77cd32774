import CoreGraphics
import Foundation

extension UITextView: TextEditorOwner {
    static var naturalFont: UIFont { .systemFont(ofSize: 12) }

    func setUpViews() {
        AppearanceRegistry.withoutRecording {
            alwaysBounceVertical = true
            keyboardDismissMode = .none
        }
        interaction.textInput = self
        addInteraction(interaction)
        addInteraction(dragSource.interaction)
        addInteraction(dropTarget.interaction)
        addInteraction(UIPointerInteraction(delegate: TextPointerStyle.shared))
        showLinks()
        baseDidChange()
        availableWidthDidChange()
    }

    var textOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    }

    var selectionContainer: UIView { self }
    var visibleText: CGRect { bounds.insetBy(dx: 0, dy: -bounds.height / 2) }

    var baseAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: ownFont ?? UITextView.naturalFont, .foregroundColor: ownTextColor ?? .label,
        ]
        if textAlignment != .natural {
            let style = NSMutableParagraphStyle()
            style.alignment = textAlignment
            attributes[.paragraphStyle] = style
        }
        return attributes
    }

    func acceptable(_ text: String) -> String { text }

    func mayReplace(_ range: NSRange, with text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func textDidChange() {
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }

    func selectionDidChange() {
        interaction.selectionDidChange()
        delegate?.textViewDidChangeSelection(self)
    }

    func textNeedsDisplay() {
        setNeedsLayout()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    func showCaret() {
        wantsCaretShown = true
        setNeedsLayout()
    }

    // MARK: Content

    /// Adopts the style of a text's first character, also for later text. Runs without a style keep the view's previous style.
    func takeStyle(of text: NSAttributedString) -> NSAttributedString {
        guard text.length > 0 else { return text }
        let old = baseAttributes
        var style = text.firstStyle(filling: old)
        if let font = style.font {
            recordAppearance(\UITextView.font, font)
            ownFont = font
        }
        if let color = style.color {
            recordAppearance(\UITextView.textColor, color)
            ownTextColor = color
        }
        if let paragraph = style.paragraph, paragraph.alignment != textAlignment {
            style.text = style.text.filling(.paragraphStyle, with: old[.paragraphStyle] ?? NSParagraphStyle.default)
            takesStyle = true
            textAlignment = paragraph.alignment
            takesStyle = false
        }
        baseDidChange()
        return style.text
    }

    func setContent(_ runs: [AttributedRun]) {
        editor.typingAttributes = [:]
        editor.setText(runs)
        setNeedsLayout()
    }

    /// Updates the layout after the base attributes changed.
    private func baseDidChange() {
        editor.textLayout.defaults = baseAttributes
    }

    func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
        baseDidChange()
        if !editor.typingAttributes.isEmpty { editor.typingAttributes[key] = value }
        if editor.hasText { editor.storage.addAttribute(key, value: value, range: NSRange(location: 0, length: editor.length)) }
    }

    func alignmentDidChange() {
        baseDidChange()
        let alignment = textAlignment
        func aligned(_ value: Any?) -> NSParagraphStyle {
            let style =
                ((value as? NSParagraphStyle) ?? NSParagraphStyle()).mutableCopy() as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
            style.alignment = alignment
            return style
        }
        if !editor.typingAttributes.isEmpty { editor.typingAttributes[.paragraphStyle] = aligned(editor.typingAttributes[.paragraphStyle]) }
        guard editor.hasText else { return }
        let whole = NSRange(location: 0, length: editor.length)
        editor.storage.beginEditing()
        editor.storage.mapAttributes(in: whole) { $0.merging([.paragraphStyle: aligned($0[.paragraphStyle])]) { $1 } }
        editor.storage.endEditing()
    }

    func sizeCategoryMayHaveChanged(from previous: UITraitCollection?) {
        let traits = traitCollection
        guard adjustsFontForContentSizeCategory, let previous,
            previous.preferredContentSizeCategory != traits.preferredContentSizeCategory
        else { return }
        func adjusted(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
            guard let font = (attributes[.font] as? UIFont)?.adjusted(for: traits) else { return attributes }
            return attributes.merging([.font: font]) { $1 }
        }
        ownFont = ownFont?.adjusted(for: traits) ?? ownFont
        baseDidChange()
        editor.typingAttributes = adjusted(editor.typingAttributes)
        if editor.hasText {
            editor.storage.beginEditing()
            editor.storage.mapAttributes(in: NSRange(location: 0, length: editor.length), adjusted)
            editor.storage.endEditing()
        }
        setNeedsLayout()
    }

    // MARK: Layout

    /// Updates the layout after the available width changed.
    func availableWidthDidChange() {
        guard bounds.width > 0 else { return }
        if textContainer.widthTracksTextView {
            let width = max(bounds.width - textContainerInset.left - textContainerInset.right, 1)
            if textContainer.size.width != width { textContainer.size.width = width }
        }
        setNeedsLayout()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    func fittingSize(_ width: CGFloat) -> CGSize {
        let insets = textContainerInset
        let padding = 2 * textContainer.lineFragmentPadding
        let availableWidth = width > 0 && width < 1e6 ? max(width - insets.left - insets.right - padding, 1) : .infinity
        let pixels = PixelGrid(of: self)
        let textLayout = editor.textLayout.width == availableWidth ? editor.textLayout : editor.textLayout.copy(width: availableWidth)
        let used = textLayout.usedWidth
        let longest = used + padding + insets.left + insets.right
        return CGSize(
            width: pixels.roundUp(availableWidth.isFinite ? min(longest, width) : longest),
            height: pixels.roundUp(textLayout.height + insets.top + insets.bottom))
    }

    func textBaselines(in size: CGSize) -> BaselineOffsets {
        let textLayout = editor.textLayout
        guard textLayout.paragraphs.count > 0 else { return BaselineOffsets() }
        let first = textContainerInset.top + textLayout.box(0).before + textLayout.box(0).layout.firstBaseline
        let last = textLayout.paragraphs.count - 1
        let lastBaseline =
            textContainerInset.top + textLayout.top(ofParagraph: last) + textLayout.box(last).before
            + textLayout.box(last).layout.lastBaseline
        return BaselineOffsets(first: first, last: size.height - lastBaseline)
    }

    private func updateContentSize() {
        let size = CGSize(width: bounds.width, height: editor.textLayout.height + textContainerInset.top + textContainerInset.bottom)
        if abs(size.height - contentSize.height) > 0.01 || size.width != contentSize.width { contentSize = size }
    }

    /// Lays out the visible lines. The lines below them in a new or resized text are measured on demand, for example by ``contentSize`` or scrolling.
    func layOut() {
        isLayingOut = true
        defer { isLayingOut = false }
        if mayGuess { editor.textLayout.guessing { layOutSeen() } } else { layOutSeen() }
        hasGuessedHeight = editor.textLayout.isLeftUnmeasured
    }

    /// Whether the height may be an estimate. True for a `UITextView`, not a subclass, that shows the top of the text and has no property observers.
    private var mayGuess: Bool { !wantsCaretShown && bounds.minY <= 0 && layer.watch == nil && type(of: self) == UITextView.self }

    /// Replaces an estimated content height with the exact one.
    func measure() {
        guard hasGuessedHeight, !isLayingOut else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        hasGuessedHeight = false
        updateContentSize()
    }

    private func layOutSeen() {
        updateContentSize()
        if wantsCaretShown {
            wantsCaretShown = false
            let caret = caretRect(for: OffsetTextPosition(editor.head))
            // Typing in a fully visible line does not scroll the text.
            if !bounds.inset(by: adjustedContentInset).contains(caret) {
                scrollRectToVisible(
                    caret.insetBy(dx: 0, dy: -max(textContainerInset.top, 4)).intersection(CGRect(origin: .zero, size: contentSize)),
                    animated: false)
            }
        }
        tiles.update()
        // The laid out paragraphs now have exact instead of estimated heights, so the content size changes.
        updateContentSize()
        interaction.selectionDidChange()
    }

    func baseScrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let lower = min(max(range.location, 0), editor.length)
        let upper = min(lower + max(range.length, 0), editor.length)
        let first = caretRect(for: OffsetTextPosition(lower))
        let last = caretRect(for: OffsetTextPosition(upper))
        updateContentSize()
        // For a range taller than the view, scroll to its start.
        let both = first.union(last)
        scrollRectToVisible(both.height > bounds.height ? first : both, animated: true)
    }
}

extension UITextInput {
    /// Runs `body` with estimated positions for the invisible part of a text view.
    func withGuesses<Result>(_ body: () -> Result) -> Result {
        guard let view = self as? UITextView else { return body() }
        return view.editor.textLayout.guessing(body)
    }
}

extension UITextView {
    /// The storage and the editor of a text container. Creates a container if `given` is nil.
    static func parts(_ given: NSTextContainer?) -> (NSTextStorage, NSTextContainer, TextEditor) {
        let container = given ?? NSTextContainer(size: .zero)
        if given == nil { container.widthTracksTextView = true }
        let manager = container.layoutManager ?? NSLayoutManager()
        if container.layoutManager == nil { manager.addTextContainer(container) }
        let storage = manager.textStorage ?? NSTextStorage()
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        return (storage, container, TextEditor(storage: storage, layoutManager: manager))
    }
}
