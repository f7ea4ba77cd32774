import CoreGraphics
import Foundation

extension UISearchTextField {
    // MARK: Editing

    func setTokens(_ tokens: [UISearchToken]) {
        if tokenStrip.superview == nil {
            addSubview(tokenStrip)
            tokenStrip.onTap = { [weak self] in self?.select($0) }
        }
        tokenStrip.tokens = tokens
        setNeedsLayout()
        onTokens?()
    }

    /// Removes tokens on behalf of the user, and sends `.editingChanged`.
    func removeTokensByPerson(_ change: (inout [UISearchToken]) -> Void) {
        change(&tokens)
        sendActions(for: .editingChanged)
    }

    private func select(_ token: UISearchToken) {
        if !isFirstResponder { becomeFirstResponder() }
        editor.select(0..<0)
        tokenStrip.selected = token
    }

    /// Deletes the selected token, or selects the last token if the caret is before the text. Returns false if neither applies.
    func deleteTokenBackward() -> Bool {
        guard allowsDeletingTokens, let last = tokens.last, isEnabled else { return false }
        if tokenStrip.selected != nil {
            removeSelectedToken()
            return true
        }
        guard editor.selection == 0..<0, editor.markedTextRange == nil else { return false }
        tokenStrip.selected = last
        return true
    }

    func removeSelectedToken() {
        guard allowsDeletingTokens, let token = tokenStrip.selected else { return }
        removeTokensByPerson { tokens in tokens.removeAll { $0 === token } }
    }

    /// Whether the selected token can be copied or cut. Nil without a selected token, or for a command other than copy and cut.
    func canEditToken(_ action: Selector) -> Bool? {
        guard tokenStrip.selected != nil, let edit = EditAction(action) else { return nil }
        return switch edit {
        case .copy: copyOfSelectedToken != nil
        case .cut: copyOfSelectedToken != nil && allowsDeletingTokens
        default: nil
        }
    }

    private var copyOfSelectedToken: NSItemProvider? {
        guard allowsCopyingTokens, let token = tokenStrip.selected else { return nil }
        let provider = (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, itemProviderForCopying: token)
        return provider?.registeredTypeIdentifiers.isEmpty == false ? provider : nil
    }

    func copySelectedToken() -> Bool {
        guard let provider = copyOfSelectedToken else { return false }
        UIPasteboard.general.itemProviders = [provider]
        return true
    }

    // MARK: Layout

    /// The width of the tokens in a rectangle: at most two thirds of the rectangle's width. If the tokens are wider, the first ones are cut off.
    private func tokenWidth(in rect: CGRect) -> CGFloat {
        tokens.isEmpty ? 0 : min(tokenStrip.naturalWidth, (rect.width * 2 / 3).rounded(.down))
    }

    func behindTokens(_ rect: CGRect) -> CGRect {
        let width = tokenWidth(in: rect)
        guard width > 0 else { return rect }
        return CGRect(x: isMirrored ? rect.minX : rect.minX + width, y: rect.minY, width: rect.width - width, height: rect.height)
    }

    func layOutTokens() {
        guard tokenStrip.superview === self else { return }
        let rect = contentRect(of: bounds)
        let width = tokenWidth(in: rect)
        tokenStrip.frame = CGRect(x: isMirrored ? rect.maxX - width : rect.minX, y: rect.minY, width: width, height: rect.height)
    }
}
