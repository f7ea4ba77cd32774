import UIKit

/// A colour field with the standard commands Copy and Paste.
final class ColorField: UIView {
    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == Selector.paste { return UIPasteboard.general.hasColors }
        return super.canPerformAction(action, withSender: sender)
    }

    override func copy(_ sender: Any?) { UIPasteboard.general.color = backgroundColor }

    override func paste(_ sender: Any?) {
        if let color = UIPasteboard.general.color { backgroundColor = color }
    }
}
