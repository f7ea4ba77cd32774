import CoreGraphics
import Foundation

/// Commands that change the style of the selection.
extension UITextView {
    var allowsRestyling: Bool { isEditable && allowsEditingTextAttributes }

    private func font(_ attributes: [NSAttributedString.Key: Any]) -> UIFont {
        attributes[.font] as? UIFont ?? ownFont ?? UITextView.naturalFont
    }

    /// Toggles a font trait of the selection. Removes it only if the whole selection has it.
    func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
        guard allowsRestyling else { return }
        let isOn = editor.selectedAttributes.allSatisfy { font($0).fontDescriptor.symbolicTraits.contains(trait) }
        editor.restyle { attributes in
            let font = font(attributes)
            var traits = font.fontDescriptor.symbolicTraits
            if isOn { traits.remove(trait) } else { traits.insert(trait) }
            guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return attributes }
            return attributes.merging([.font: UIFont(descriptor: descriptor, size: font.pointSize)]) { $1 }
        }
    }

    /// Toggles the underline of the selection. Removes it only if the whole selection has it.
    func toggleLine() {
        guard allowsRestyling else { return }
        let isOn = editor.selectedAttributes.allSatisfy { ($0[.underlineStyle] as? Int ?? 0) != 0 }
        editor.restyle { attributes in
            var changed = attributes
            changed[.underlineStyle] = isOn ? nil : NSUnderlineStyle.single.rawValue
            return changed
        }
    }

    /// Changes the selection's font sizes by `points`, to at least one point.
    func resize(by points: CGFloat) {
        guard allowsRestyling else { return }
        editor.restyle { attributes in
            let font = font(attributes)
            return attributes.merging([.font: font.withSize(max(font.pointSize + points, 1))]) { $1 }
        }
    }

    /// Sets the writing direction of the selected paragraphs.
    func write(_ direction: NSWritingDirection) {
        guard allowsRestyling else { return }
        editor.unmark()
        let store = editor.storage.store
        let first = store.paragraph(at: editor.selection.lowerBound).index
        let last = store.paragraph(at: max(editor.selection.upperBound - 1, editor.selection.lowerBound)).index
        let start = store.start(ofParagraph: first)
        let end = store.start(ofParagraph: last) + store.paragraphs[last].length
        editor.restyle(start..<end) { attributes in
            let known = attributes[.paragraphStyle] as? NSParagraphStyle ?? NSParagraphStyle()
            guard let style = known.mutableCopy() as? NSMutableParagraphStyle else { return attributes }
            style.baseWritingDirection = direction
            return attributes.merging([.paragraphStyle: style]) { $1 }
        }
    }
}
