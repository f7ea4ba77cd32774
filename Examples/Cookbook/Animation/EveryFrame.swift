import UIKit

/// A clock hand that a display link rotates in each frame.
final class ClockHand: UIView {
    private var link: CADisplayLink?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        link?.invalidate()
        link = nil
        guard window != nil else { return }
        let link = CADisplayLink(target: self, selector: Selector(ClockHand.step(_:)))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func step(_ link: CADisplayLink) {
        let seconds = link.targetTimestamp.truncatingRemainder(dividingBy: 60)
        transform = CGAffineTransform(rotationAngle: seconds / 60 * 2 * .pi)
    }
}
