import CoreGraphics
import Foundation

/// The commands that change how the selection looks.
extension UITextView {
    var allowsRestyling: Bool { isEditable && allowsEditingTextAttributes }

    private func font(_ attributes: [NSAttributedString.Key: Any]) -> UIFont {
        attributes[.font] as? UIFont ?? ownFont ?? UITextView.naturalFont
    }

    /// Gives the selection's letters a trait, or takes it from them where all have it.
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

    /// Underlines the selection, or no longer where all of it is.
    func toggleLine() {
        guard allowsRestyling else { return }
        let isOn = editor.selectedAttributes.allSatisfy { ($0[.underlineStyle] as? Int ?? 0) != 0 }
        editor.restyle { attributes in
            var changed = attributes
            changed[.underlineStyle] = isOn ? nil : NSUnderlineStyle.single.rawValue
            return changed
        }
    }

    /// Makes the selection's letters larger or smaller by so many points. They stay a point high at least.
    func resize(by points: CGFloat) {
        guard allowsRestyling else { return }
        editor.restyle { attributes in
            let font = font(attributes)
            return attributes.merging([.font: font.withSize(max(font.pointSize + points, 1))]) { $1 }
        }
    }

    /// Writes the paragraphs that the selection touches in a direction.
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
