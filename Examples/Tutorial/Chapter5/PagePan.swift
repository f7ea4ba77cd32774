import UIKit

/// A pan that begins with the touch if the page is moving, so that a finger stops the page at once.
final class PagePan: UIPanGestureRecognizer {
    var isPageMoving: () -> Bool = { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if isPageMoving(), state == .possible { state = .began }
    }
}
