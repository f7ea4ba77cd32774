import UIKit

/// A view that reports the touches and presses that it receives, and its layouts.
final class SimulationView: UIView {
    weak var world: SimulationWorld?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { world?.note(.began, touches, in: self) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { world?.note(.moved, touches, in: self) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { world?.note(.ended, touches, in: self) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { world?.note(.cancelled, touches, in: self) }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        world?.callback()
    }
}
