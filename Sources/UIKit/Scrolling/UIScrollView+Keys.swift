import Foundation

// Keys move the content: of the scroll view that the first responder is in.
extension UIScrollView {
    /// Moves the content as a key says, and answers whether it did.
    func scrolls(for press: UIPress) -> Bool {
        guard isScrollEnabled, let key = press.key, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else {
            return false
        }
        let page = CGSize(
            width: bounds.width * (1 - ScrollConstants.pageOverlap), height: bounds.height * (1 - ScrollConstants.pageOverlap))
        let limits = limits
        let from = motion?.end ?? contentOffset
        var target = from
        switch key.keyCode {
        case .keyboardUpArrow: target.y -= ScrollConstants.arrowStep
        case .keyboardDownArrow: target.y += ScrollConstants.arrowStep
        case .keyboardLeftArrow: target.x -= ScrollConstants.arrowStep
        case .keyboardRightArrow: target.x += ScrollConstants.arrowStep
        case .keyboardPageUp: target.y -= page.height
        case .keyboardPageDown: target.y += page.height
        case .keyboardSpacebar: target.y += key.modifierFlags.contains(.shift) ? -page.height : page.height
        case .keyboardHome: target.y = limits.y.lowerBound
        case .keyboardEnd: target.y = limits.y.upperBound
        default: return false
        }
        target = snapped(clamped(target))
        // A scroll view that is at its edge leaves the key to one around it.
        guard target != from else { return false }
        setContentOffset(target, animated: true)
        return true
    }
}
