import UIKit

/// Recognizes the Escape key in its window, which cancels a drag.
@MainActor
final class DNDEscapeRecognizer: UIGestureRecognizer {
    private let handler: @MainActor () -> Void

    /// Creates a recognizer that calls `handler` when the key is pressed.
    init(_ handler: @escaping @MainActor () -> Void) {
        self.handler = handler
        super.init(target: nil, action: nil)
        allowedTouchTypes = []
        allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        // The recognized key has no other effect.
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
