import Foundation
import Host

/// Detects the desktop's on-screen keyboard by the size of a scene's window, and posts the keyboard notifications.
///
/// Wayland does not report keyboards to programs. Shells for touch screens reduce the height of a window while their keyboard is visible. If a window becomes
/// lower but not narrower while the user edits text by touch, the difference is therefore the height of a keyboard. A keyboard that covers the window is not
/// detected. Since the window ends above the keyboard, layouts and the keyboard layout guide follow without further changes.
@MainActor
final class ScreenKeyboard {
    /// The smallest difference in height that is taken for a keyboard, in points. Keyboards of phones in landscape are about 160 points high.
    private static let smallestHeight: CGFloat = 80

    /// The height of the keyboard below the window, in points; 0 without a keyboard.
    private(set) var height: CGFloat = 0
    private var contentSize: CGSize
    /// Whether the last touch or click was a touch.
    private var isTouched = false

    /// The notifications to post after the layout, and their frames.
    private var pending: (names: [Notification.Name], info: [AnyHashable: Any])?

    init(contentSize: CGSize) {
        self.contentSize = contentSize
    }

    func receive(_ event: HostEvent) {
        switch event {
        case .touch(let touch) where touch.phase == .began: isTouched = true
        case .pointer(let pointer):
            if case .pressed = pointer.kind { isTouched = false }
        default: break
        }
    }

    /// Called before the windows of the scene get the content's new size.
    func windowWillResize(to size: CGSize, isEditing: Bool) {
        let old = contentSize
        contentSize = size
        let difference = old.height - size.height
        if size.width != old.width {
            // A rotation. The new height does not show whether the keyboard is visible.
            if height > 0 { willHide(from: old) }
        } else if height > 0 ? difference != 0 : difference >= Self.smallestHeight && isEditing && isTouched {
            let remaining = height + difference
            if remaining < Self.smallestHeight { willHide(from: old) } else { willShow(height: remaining, from: old) }
        }
    }

    private func willShow(height new: CGFloat, from old: CGSize) {
        let begin = CGRect(x: 0, y: old.height, width: old.width, height: height > 0 ? height : new)
        let end = CGRect(x: 0, y: contentSize.height, width: contentSize.width, height: new)
        height = new
        let info = InputViewTray.info(from: begin, to: end, duration: 0)
        InputViewTray.post([UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification], info)
        pending = ([UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification], info)
    }

    private func willHide(from old: CGSize) {
        let begin = CGRect(x: 0, y: old.height, width: old.width, height: height)
        let end = CGRect(x: 0, y: contentSize.height, width: contentSize.width, height: height)
        height = 0
        let info = InputViewTray.info(from: begin, to: end, duration: 0)
        InputViewTray.post([UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification], info)
        pending = ([UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification], info)
    }

    /// Called after the windows of the scene have the new size. Scrolls the caret of `responder` into view above a keyboard that appeared.
    func windowDidResize(editing responder: UIResponder?) {
        guard let (names, info) = pending else { return }
        pending = nil
        if height > 0, let input = responder as? any UIResponder & UITextInput { Self.revealCaret(of: input) }
        InputViewTray.post(names, info)
    }

    private static func revealCaret(of input: any UIResponder & UITextInput) {
        let view = input.textInputView
        guard let window = view.window, let end = input.selectedTextRange?.end else { return }
        window.layoutIfNeeded()
        let caret = input.caretRect(for: end).insetBy(dx: 0, dy: -margin)
        var ancestor: UIView? = view
        while let current = ancestor {
            if let scrollView = current as? UIScrollView {
                scrollView.scrollRectToVisible(view.convert(caret, to: scrollView), animated: false)
            }
            ancestor = current.superview
        }
    }

    /// The distance that the caret keeps from the edges of a scroll view, in points.
    private static let margin: CGFloat = 12
}
