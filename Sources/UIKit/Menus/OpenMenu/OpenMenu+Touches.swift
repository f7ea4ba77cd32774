import CoreGraphics
import Foundation

// Touch and pointer input while a menu is open.
extension OpenMenu {
    // MARK: The touch that opened the menu

    /// Highlights the item under the touch that opened the menu, once the touch has moved. `point` is in the overlay's coordinates.
    func follow(to point: CGPoint) {
        guard phase == .open else { return }
        guard let start = followStart else { return followStart = point }
        guard hypot(point.x - start.x, point.y - start.y) > MenuConstants.slideSlop || highlighted != nil else { return }
        highlight(item(at: point))
    }

    /// Chooses the highlighted item when that touch ends.
    func followEnded(at point: CGPoint) {
        followStart = nil
        if let highlighted, phase == .open {
            highlight(nil)
            choose(highlighted)
        }
    }

    // MARK: Touches

    /// The item at a point of the overlay.
    private func item(at point: CGPoint) -> MenuItemView? {
        guard let list = lists.last, let overlay else { return nil }
        return list.item(at: list.convert(point, from: overlay))
    }

    private func isInside(_ view: UIView?, _ point: CGPoint) -> Bool {
        guard let view, let overlay else { return false }
        let seen = (view as? MenuPreviewView)?.seenFrame ?? view.bounds
        return seen.contains(view.convert(point, from: overlay))
    }

    func touchBegan(at point: CGPoint, isPointer: Bool) {
        guard phase == .open else { return }
        if let bar, let overlay, bar.takesTouch(at: point, in: overlay) { return }
        touchStart = point
        if isInside(lists.last, point) {
            highlight(item(at: point))
        } else if isPointer, lists.count < 2, !isInside(preview, point) {
            close(animated: true)
        }
    }

    func touchMoved(to point: CGPoint) {
        guard phase == .open, isInside(lists.last, touchStart ?? point) else { return }
        highlight(item(at: point))
    }

    func touchEnded(at point: CGPoint) {
        defer { touchStart = nil }
        guard phase == .open, let start = touchStart else { return }
        if isInside(lists.last, start) {
            if let highlighted {
                if style == .touch { highlight(nil) }
                choose(highlighted)
            }
        } else if lists.count > 1 {
            closeSubmenu()
        } else if isInside(preview, point), isInside(preview, start), let onCommit {
            onCommit()
        } else {
            close(animated: true)
        }
    }

    func touchCancelled() {
        touchStart = nil
        highlight(nil)
    }

    /// Highlights the item under the pointer; nil if the pointer has left the overlay.
    func hover(at point: CGPoint?) {
        guard phase == .open else { return }
        if let bar, let overlay, let point { bar.pointerMoved(to: point, in: overlay) }
        guard phase == .open else { return }
        highlight(point.flatMap { item(at: $0) })
    }
}
