import Foundation

extension UIResponder {
    /// Posted when a view is about to come up at the window's bottom for the first responder: its `inputView` or its accessory. A keyboard of the
    /// desktop's has windows of its own, which cover nothing that the app could move away.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted when it has come up.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted when it is about to go.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted when it has gone.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted when its frame is about to change, also by coming up and going.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// Posted when its frame has changed.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")

    /// A `CGRect`, or an `NSValue` of one: where it was, in the screen's coordinates.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// A `CGRect`, or an `NSValue` of one: where it will be, in the screen's coordinates.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// A number: how long it takes, in seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// A number: the raw value of the animation's `UIView.AnimationCurve`.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// A Boolean: whether it is this program's; it always is.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// Shows the input view and the accessory of a scene's first responder at the bottom of its window.
@MainActor
final class InputViewTray {
    private let tray = InputTrayView()
    private weak var input: UIView?
    private weak var accessory: UIView?
    private static let duration: TimeInterval = 0.25
    /// The height of an input view that has none of its own, in points: that of a phone's keyboard.
    private static let naturalHeight: CGFloat = 216
    private static let accessoryHeight: CGFloat = 44

    /// Whether the views are light or dark; as the window is, by default.
    var appearance = UIKeyboardAppearance.default {
        didSet {
            guard appearance != oldValue else { return }
            tray.overrideUserInterfaceStyle =
                switch appearance {
                case .default: .unspecified
                case .dark: .dark
                case .light: .light
                }
        }
    }

    /// Shows the views of `responder`, or none.
    func show(for responder: UIResponder?) {
        let window = responder?.hostingWindow
        let newInput = window == nil ? nil : responder?.inputView
        let newAccessory = window == nil ? nil : responder?.inputAccessoryView
        guard newInput !== input || newAccessory !== accessory || (tray.superview != nil && window !== tray.superview) else { return }
        let wasShown = tray.superview != nil
        let old = tray.frame
        input = newInput
        accessory = newAccessory
        tray.subviews.forEach { $0.removeFromSuperview() }
        guard let window, newInput != nil || newAccessory != nil else {
            if wasShown { leave(from: old) }
            return
        }
        let width = window.bounds.width
        // The views keep their distance from the tray's sides.
        if !wasShown { tray.bounds.size.width = width }
        var y: CGFloat = 0
        for (view, natural) in [(newAccessory, InputViewTray.accessoryHeight), (newInput, InputViewTray.naturalHeight)] {
            guard let view else { continue }
            var height = view.bounds.height
            if height <= 0 { height = view.intrinsicContentSize.height }
            if height <= 0 { height = natural }
            view.frame = CGRect(x: 0, y: y, width: width, height: height)
            view.autoresizingMask = [.flexibleWidth]
            tray.addSubview(view)
            y += height
        }
        y += newInput == nil ? 0 : window.safeAreaInsets.bottom
        tray.backgroundColor = newInput == nil ? nil : .secondarySystemBackground
        tray.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        let frame = CGRect(x: 0, y: window.bounds.height - y, width: width, height: y)
        let begin = wasShown ? old : frame.offsetBy(dx: 0, dy: y)
        if !wasShown { tray.frame = begin }
        window.stage(tray)
        let info = InputViewTray.info(from: begin, to: frame)
        post(
            wasShown
                ? [UIResponder.keyboardWillChangeFrameNotification]
                : [
                    UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
                ], info)
        UIView.animate(withDuration: InputViewTray.duration, delay: 0, options: [.allowUserInteraction]) {
            self.tray.frame = frame
        } completion: { [weak self] _ in
            guard let self, tray.superview != nil else { return }
            post([UIResponder.keyboardDidChangeFrameNotification] + (wasShown ? [] : [UIResponder.keyboardDidShowNotification]), info)
        }
    }

    private func leave(from old: CGRect) {
        guard let window = tray.superview else { return }
        let end = CGRect(x: 0, y: window.bounds.height, width: old.width, height: old.height)
        let info = InputViewTray.info(from: old, to: end)
        post([UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification], info)
        UIView.animate(withDuration: InputViewTray.duration, delay: 0, options: [.allowUserInteraction]) {
            self.tray.frame = end
        } completion: { [weak self] _ in
            guard let self, input == nil, accessory == nil else { return }
            tray.removeFromSuperview()
            post([UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification], info)
        }
    }

    private static func info(from begin: CGRect, to end: CGRect) -> [AnyHashable: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.easeInOut.rawValue),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }

    private func post(_ names: [Notification.Name], _ info: [AnyHashable: Any]) {
        for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: info) }
    }
}

/// Holds the views that are shown in place of a keyboard, and above it.
private final class InputTrayView: UIView, StagedView {
    var stageLevel: StageLevel { .inputViews }
}
