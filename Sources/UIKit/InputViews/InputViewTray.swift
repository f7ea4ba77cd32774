import Foundation

/// Presents the input view and the accessory of a scene's first responder at the bottom of its window.
@MainActor
final class InputViewTray {
    private static let duration: TimeInterval = 0.25

    /// The tray of the first responder; nil if the first responder has no input views.
    private(set) var shown: InputTrayView?
    /// Trays of disappearing controllers that were replaced by the tray of an appearing one.
    private var departing: [InputTrayView] = []

    /// The light or dark style of the views; by default the window's.
    var appearance = UIKeyboardAppearance.default {
        didSet { if appearance != oldValue { shown?.overrideUserInterfaceStyle = style } }
    }

    private var style: UIUserInterfaceStyle {
        switch appearance {
        case .default: .unspecified
        case .dark: .dark
        case .light: .light
        }
    }

    /// Whether `responder` is in the presented views.
    func contains(_ responder: UIResponder) -> Bool {
        guard let shown else { return false }
        return responder.isFollowed(by: shown)
    }

    /// The responder that supplies the presented views.
    var owner: UIResponder? { shown?.views.owner }

    /// The height that the views cover at the bottom of a window, in points.
    func coveredHeight(of window: UIWindow) -> CGFloat {
        guard let shown, !shown.isLeaving, shown.window === window else { return 0 }
        return shown.frame(in: window).height
    }

    /// Presents the views of `responder`, or dismisses the current ones if it has no views.
    func show(for responder: UIResponder?) {
        let window = responder?.hostingWindow
        guard let responder, let window, let views = responder.inputViews, !views.isEmpty else { return leave() }
        if let old = shown, old.page != nil, old.views.owner !== views.owner {
            // The old tray moves with its controller's view.
            departing.append(old)
            shown = nil
        }
        if let index = departing.firstIndex(where: { $0.views.owner === views.owner }) { shown = departing.remove(at: index) }
        if let shown, let old = shown.window, old !== window { remove(shown) }
        let isComing = shown == nil || shown?.isLeaving == true
        let tray = shown ?? InputTrayView()
        shown = tray
        tray.isLeaving = false
        tray.overrideUserInterfaceStyle = style
        tray.onHeightChange = { [weak self, unowned tray] in self?.heightDidChange(of: tray) }
        let old = tray.window == nil ? nil : tray.layer.presentation()?.frame ?? tray.frame
        let isUnchanged = views.input === tray.views.input && views.accessory === tray.views.accessory
        let height = tray.contentHeight
        if tray.window == nil { tray.frame = CGRect(x: 0, y: window.bounds.height, width: window.bounds.width, height: 0) }
        tray.onHeightChange = {}
        tray.show(views, width: window.bounds.width)
        tray.onHeightChange = { [weak self, unowned tray] in self?.heightDidChange(of: tray) }
        if isUnchanged, !isComing, height == tray.contentHeight { return }
        let end = tray.frame(in: window)
        if isComing, let page = responder.movingPage, let view = page.viewIfLoaded {
            return come(tray, with: page, in: view, of: window)
        }
        let begin = old ?? end.offsetBy(dx: 0, dy: end.height)
        if tray.page == nil {
            UIView.performWithoutAnimation { tray.frame = begin }
            window.addOverlay(tray)
            // The style or the safe area of the window may make the views taller.
            tray.layoutIfNeeded()
        }
        move(tray, from: begin, to: tray.frame(in: window), in: window)
    }

    /// Animates the tray in its window, and posts the keyboard notifications.
    private func move(_ tray: InputTrayView, from begin: CGRect, to end: CGRect, in window: UIWindow) {
        let info = Self.info(from: begin, to: end)
        Self.post([UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification], info)
        UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction]) {
            tray.frame = end
            tray.layoutIfNeeded()
            UIKeyboardLayoutGuide.refresh(in: window)
        } completion: { [weak self, weak tray] _ in
            guard let self, let tray, tray === shown, !tray.isLeaving else { return }
            Self.post([UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification], info)
        }
    }

    /// Adapts the tray after its views changed their height during layout. The change is part of the layout's animation, if any.
    private func heightDidChange(of tray: InputTrayView) {
        guard tray === shown, !tray.isLeaving, let window = tray.window else { return }
        let end = tray.frame(in: window)
        let begin = CGRect(x: 0, y: window.bounds.height - tray.frame.height, width: window.bounds.width, height: tray.frame.height)
        guard begin != end else { return }
        let info = Self.info(from: begin, to: end, duration: 0)
        Self.post([UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification], info)
        if let page = tray.page, let view = page.viewIfLoaded { attach(tray, to: view, in: window) } else { tray.frame = end }
        UIKeyboardLayoutGuide.refresh(in: window)
        Self.post([UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification], info)
    }

    private func leave() {
        guard let tray = shown, !tray.isLeaving else { return }
        guard let window = tray.window, tray.page == nil else {
            // The tray moved away with its controller's view, or its window was closed.
            let window = tray.window
            let frame = tray.frame
            remove(tray)
            if let window { UIKeyboardLayoutGuide.refresh(in: window) }
            Self.post(
                [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification],
                Self.info(from: frame, to: frame.offsetBy(dx: -frame.width, dy: 0)))
            return
        }
        tray.isLeaving = true
        let begin = tray.frame
        let end = CGRect(x: 0, y: window.bounds.height, width: begin.width, height: begin.height)
        let info = Self.info(from: begin, to: end)
        Self.post([UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification], info)
        UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction]) {
            tray.frame = end
            UIKeyboardLayoutGuide.refresh(in: window)
        } completion: { [weak self, weak tray] _ in
            guard let self, let tray, tray === shown, tray.isLeaving else { return }
            remove(tray)
            Self.post([UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification], info)
        }
    }

    private func remove(_ tray: InputTrayView) {
        if tray === shown { shown = nil }
        departing.removeAll { $0 === tray }
        tray.page = nil
        tray.empty()
        tray.removeFromSuperview()
    }

    // MARK: Navigation transitions

    /// Called before a navigation controller removes `page`. The tray of a first responder in it moves along with the page's view.
    func pageWillGo(_ page: UIViewController) {
        guard let tray = shown, !tray.isLeaving, tray.page == nil, let window = tray.window, let view = page.viewIfLoaded,
            view.window === window, tray.next?.isFollowed(by: page) == true
        else { return }
        tray.page = page
        attach(tray, to: view, in: window)
        let frame = tray.frame(in: window)
        let info = Self.info(from: frame, to: frame.offsetBy(dx: -frame.width, dy: 0))
        Self.post([UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification], info)
    }

    private func come(_ tray: InputTrayView, with page: UIViewController, in view: UIView, of window: UIWindow) {
        tray.page = page
        UIView.performWithoutAnimation { attach(tray, to: view, in: window) }
        let frame = tray.frame(in: window)
        let info = Self.info(from: frame.offsetBy(dx: frame.width, dy: 0), to: frame)
        Self.post([UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification], info)
        UIView.performWithoutAnimation { UIKeyboardLayoutGuide.refresh(in: window) }
    }

    /// Adds the tray to a page's view, at the bottom, with the height that it has in the window.
    private func attach(_ tray: InputTrayView, to view: UIView, in window: UIWindow) {
        if tray.superview !== view { view.addSubview(tray) }
        let size = tray.frame(in: window).size
        tray.frame = CGRect(x: view.bounds.minX, y: view.bounds.maxY - size.height, width: view.bounds.width, height: size.height)
    }

    /// Called after a navigation controller's transition. The tray of a page that remains moves back to the window.
    func pagesDidMove() {
        for tray in departing where tray.page?.viewIfLoaded?.window == nil { remove(tray) }
        guard let tray = shown, tray.page != nil else { return }
        guard let window = tray.page?.viewIfLoaded?.window, !tray.isLeaving else { return remove(tray) }
        tray.page = nil
        let frame = tray.frame(in: window)
        UIView.performWithoutAnimation {
            window.addOverlay(tray)
            tray.frame = frame
            tray.layoutIfNeeded()
            UIKeyboardLayoutGuide.refresh(in: window)
        }
        let info = Self.info(from: frame, to: frame)
        Self.post([UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification], info)
    }

    // MARK: Notifications

    static func info(from begin: CGRect, to end: CGRect, duration: TimeInterval? = nil) -> [AnyHashable: Any] {
        let duration = duration ?? (UIView.areAnimationsEnabled ? Self.duration : 0)
        return [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.easeInOut.rawValue),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }

    static func post(_ names: [Notification.Name], _ info: [AnyHashable: Any]) {
        for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: info) }
    }
}
