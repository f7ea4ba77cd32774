import UIKit

/// Hears of the key Escape in its window, by which a person breaks a drag off.
@MainActor
final class DNDEscapeRecognizer: UIGestureRecognizer {
    private let handler: @MainActor () -> Void

    /// A recognizer that calls `handler` when the key goes down.
    init(_ handler: @escaping @MainActor () -> Void) {
        self.handler = handler
        super.init(target: nil, action: nil)
        allowedTouchTypes = []
        allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        // It is recognized, so that the key means nothing else.
        state = .began
        handler()
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        state = .ended
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        state = .cancelled
    }
}
