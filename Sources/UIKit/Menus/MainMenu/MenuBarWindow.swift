import CoreGraphics
import Host

/// The window of a scene's menu bar, in front of the app's windows, so that menus can extend over the whole scene. It never becomes the key window,
/// so commands still go to the app's first responder.
@MainActor
final class MenuBarWindow: SystemWindow {
    /// Height of the bar, in points, as in a desktop's menu bar.
    static let height: CGFloat = 30

    let bar = MenuBarView()
    /// Whether Alt was pressed, without other input since.
    private var isAltAlone = false

    init(over scene: UIWindowScene) {
        super.init(over: scene, at: .menuBar)
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.height)
        bar.autoresizingMask = .flexibleWidth
        addSubview(bar)
        isHidden = false
        FrameLoop.of(scene.platform).addInputHook { [weak self] _ in self?.followApp() }
        followApp()
    }

    /// Copies the light or dark style of the app's window behind the bar.
    func followApp() {
        guard let scene = windowScene else { return }
        let shown = scene.windows.filter { !$0.isHidden }
        guard let window = shown.last(where: \.isKeyWindow) ?? shown.last(where: { $0.windowLevel == .normal }) else { return }
        // The root controller's view fills the window.
        let style = (window.rootViewController?.traitCollection ?? window.traitCollection).userInterfaceStyle
        let override = style == scene.traitCollection.userInterfaceStyle ? UIUserInterfaceStyle.unspecified : style
        if overrideUserInterfaceStyle != override { overrideUserInterfaceStyle = override }
    }

    required init?(coder: NSCoder) { nil }

    func closeMenu() { bar.close(animated: false) }

    /// Detects a press of Alt without other input, which opens the first menu.
    func note(_ event: HostEvent) {
        switch event {
        case .key(let key):
            let isAlt = key.usage == UIKeyboardHIDUsage.keyboardLeftAlt.rawValue
            switch key.phase {
            case .down: isAltAlone = isAlt && key.modifiers.subtracting(.alternate).isEmpty
            case .repeated: if !isAlt { isAltAlone = false }
            case .up:
                if isAlt, isAltAlone { toggleByKey() }
                isAltAlone = false
            }
        case .pointer(let pointer):
            if case .pressed = pointer.kind { isAltAlone = false }
        case .touch, .scroll, .touchpadGesture: isAltAlone = false
        }
    }

    /// Opens the first menu, or closes the open one.
    func toggleByKey() {
        if openMenu != nil { bar.close(animated: true) } else { bar.open(0, byKey: true) }
    }
}

extension UIWindowScene {
    /// Updates the menu bar after a change of the main menu.
    func mainMenuDidChange() {
        let menus = UIMenuSystem.main.barMenus
        if menus.isEmpty {
            menuBar?.closeMenu()
            menuBar?.isHidden = true
            menuBar?.windowScene = nil
            menuBar = nil
        } else {
            let window = menuBar ?? MenuBarWindow(over: self)
            menuBar = window
            window.bar.menus = menus
        }
        for window in windows { window.updateSafeArea() }
    }
}

extension UIWindow {
    /// The insets of the window's area that the scene's menu bar covers, in points.
    var coveredByMenuBar: UIEdgeInsets {
        guard let bar = windowScene?.menuBar, bar !== self, !(self is DragOverlayWindow) else { return .zero }
        return UIEdgeInsets(top: max(0, min(MenuBarWindow.height - frame.minY, MenuBarWindow.height)), left: 0, bottom: 0, right: 0)
    }

    /// Opens or closes the menu bar for F10. Returns whether the key was handled.
    func opensMenuBar(for press: UIPress) -> Bool {
        guard press.key?.keyCode == .keyboardF10, press.key?.modifierFlags.isEmpty == true, let bar = windowScene?.menuBar else {
            return false
        }
        bar.toggleByKey()
        return true
    }
}
