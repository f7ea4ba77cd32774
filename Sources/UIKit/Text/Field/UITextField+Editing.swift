import CoreGraphics
import Foundation

extension UITextField: TextEditorOwner {
    var textOrigin: CGPoint {
        // Derived from the bounds, because callers read caret rectangles before the field's first layout.
        CGPoint(x: canvas.frame.minX + textShift.x - canvas.bounds.minX, y: canvas.frame.minY + textShift.y)
    }

    var selectionContainer: UIView { canvas }
    var allowsSelecting: Bool { isEnabled }
    var visibleText: CGRect { bounds }
    var baseAttributes: [NSAttributedString.Key: Any] { attributes }

    /// The text on one line: line breaks become spaces.
    func acceptable(_ text: String) -> String {
        // Fast path: most text has no newline characters, and `CharacterSet.newlines` is slower to search.
        let mayEndLines = text.unicodeScalars.contains { (0x0A...0x0D).contains($0.value) || [0x85, 0x2028, 0x2029].contains($0.value) }
        guard mayEndLines else { return text }
        let trimmed = text.trimmingCharacters(in: .newlines)
        return trimmed.replacingOccurrences(of: "\r\n", with: " ").components(separatedBy: .newlines).joined(separator: " ")
    }

    func mayReplace(_ range: NSRange, with text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    func textDidChange() {
        contentDidChange()
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    func selectionDidChange() {
        interaction.selectionDidChange()
        selectionMoved()
        delegate?.textFieldDidChangeSelection(self)
    }

    func textNeedsDisplay() { contentDidChange() }

    func showCaret() {
        wantsCaretShown = true
        setNeedsLayout()
    }

    // MARK: Content

    func setStyledContent(_ text: NSAttributedString?) {
        // Runs without a style keep the field's previous style.
        let runs = (text.map { AttributedRun.runs(of: $0) } ?? []).map {
            AttributedRun(acceptable($0.text), TextAttributes(attributes.merging($0.attributes.values) { $1 }))
        }
        if let text { takeStyle(of: text) }
        setContent(runs)
    }

    /// Adopts the style of a text's first character, also for later text.
    private func takeStyle(of text: NSAttributedString) {
        guard text.length > 0 else { return }
        let style = text.attributes(at: 0, effectiveRange: nil)
        if let font = style[.font] as? UIFont {
            recordAppearance(\UITextField.font, font)
            (ownFont, attributes[.font]) = (font, font)
        }
        if let color = style[.foregroundColor] as? UIColor {
            recordAppearance(\UITextField.textColor, color)
            (ownTextColor, attributes[.foregroundColor]) = (color, color)
        }
        editor.textLayout.defaults = attributes
        placeholderDidChange()
        if let paragraph = style[.paragraphStyle] as? NSParagraphStyle { textAlignment = paragraph.alignment }
    }

    func typeOverSecret(_ text: String) {
        selectSecret()
        typeText(text)
    }

    func eraseBackward() {
        guard allowsEditing else { return }
        selectSecret()
        editor.deleteBackward()
    }

    /// Selects the text of a secure field at the first key after editing began, so that the key replaces it.
    private func selectSecret() {
        guard replacesAllNext, allowsEditing else { return }
        replacesAllNext = false
        if editor.marked == nil { editor.select(0..<editor.length) }
    }

    func setContent(_ runs: [AttributedRun]) {
        replacesAllNext = false
        editor.setText(runs)
        wantsCaretShown = true
        contentDidChange()
    }

    func refreshAttributes() {
        let defaults: [NSAttributedString.Key: Any] = [
            .font: font ?? .systemFont(ofSize: UIFont.labelFontSize), .foregroundColor: textColor ?? .label,
        ]
        // Defaults set by the initializer do not override the appearance proxy.
        AppearanceRegistry.withoutRecording { setDefaults(defaults) }
        styleDidChange()
    }

    func setDefaults(_ new: [NSAttributedString.Key: Any]) {
        recordAppearance(\UITextField.defaultTextAttributes, new)
        attributes = new
        if let font = new[.font] as? UIFont { ownFont = font }
        if let color = new[.foregroundColor] as? UIColor, ownTextColor != nil || color != UIColor.label { ownTextColor = color }
        if let style = new[.paragraphStyle] as? NSParagraphStyle, style.alignment != .natural { textAlignment = style.alignment }
        editor.textLayout.defaults = new
        editor.typingAttributes = new
        if editor.hasText {
            editor.storage.addAttributes(new, range: NSRange(location: 0, length: editor.length))
        }
        placeholderDidChange()
    }

    func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
        attributes[key] = value
        editor.textLayout.defaults = attributes
        editor.typingAttributes[key] = value
        if editor.hasText { editor.storage.addAttribute(key, value: value, range: NSRange(location: 0, length: editor.length)) }
        placeholderDidChange()
    }

    func sizeCategoryMayHaveChanged(from previous: UITraitCollection?) {
        guard adjustsFontForContentSizeCategory, let previous, let font,
            previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        if let adjusted = font.adjusted(for: traitCollection) { self.font = adjusted }
    }

    // MARK: Keys and buttons

    /// Handles the Return key. Always returns true, because the field consumes the key.
    func returnPressed() -> Bool {
        if enablesReturnKeyAutomatically, !editor.hasText { return true }
        withExtendedLifetime(self) {
            guard delegate?.textFieldShouldReturn(self) ?? true else { return }
            let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
            sendActions(for: .editingDidEndOnExit)
            sendActions(for: .primaryActionTriggered)
            if endsOnExit, isFirstResponder { resignFirstResponder() }
        }
        return true
    }

    func selectForTab() { editor.select(0..<editor.length) }

    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        if !isFirstResponder { becomeFirstResponder() }
        editor.unmark()
        editor.breakUndo()
        clearMoreThanText()
        if editor.hasText { editor.clear() }
    }
}
