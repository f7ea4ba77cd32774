import CoreGraphics
import Foundation

/// The overlay of a window while a menu is open: contains the menu and its preview, and receives all touches, hovers and keys.
@MainActor
final class MenuOverlayView: UIView, OverlayView {
    var overlayLevel: OverlayLevel { .menu }

    /// The menu, retained while this view is in a window.
    let openMenu: OpenMenu
    /// Darkens the content behind a preview.
    let dimming = UIView()
    private weak var touch: UITouch?

    init(for openMenu: OpenMenu, in window: UIWindow) {
        self.openMenu = openMenu
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.frame = bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = MenuConstants.dimming
        dimming.alpha = 0
        dimming.isUserInteractionEnabled = false
        addSubview(dimming)
        let hover = UIHoverGestureRecognizer { [weak self] recognizer in
            guard let self else { return }
            switch recognizer.state {
            case .began, .changed: self.openMenu.hover(at: recognizer.location(in: self))
            default: self.openMenu.hover(at: nil)
            }
        }
        addGestureRecognizer(hover)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touch == nil, let first = touches.first else { return }
        touch = first
        openMenu.touchBegan(at: first.location(in: self), isPointer: first.type == .indirectPointer)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        openMenu.touchMoved(to: touch.location(in: self))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        openMenu.touchEnded(at: touch.location(in: self))
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        openMenu.touchCancelled()
    }

    /// Prevents gestures of other views while the menu is open.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view?.isDescendant(of: self) ?? false
    }

    // MARK: Keys

    override func takesKeyItself(_ key: UIKey) -> Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            guard let key = press.key else { continue }
            openMenu.heldModifiers = key.modifierFlags
            openMenu.press(key)
        }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { if let key = press.key { openMenu.heldModifiers = key.modifierFlags } }
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    override func layoutSubviews() {
        super.layoutSubviews()
        openMenu.overlayDidLayOut(bounds.size)
    }

    // MARK: Accessibility

    override var isModalByDefault: Bool { true }

    override func accessibilityPerformEscape() -> Bool {
        openMenu.close(animated: true)
        return true
    }
}
