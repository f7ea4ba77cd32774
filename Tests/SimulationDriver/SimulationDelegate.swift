import UIKit

/// A recognizer delegate with constant answers that the simulation chooses. It may be deallocated while recognizers refer to it.
final class SimulationDelegate: NSObject, UIGestureRecognizerDelegate {
    weak var world: SimulationWorld?
    let answers: Int

    init(world: SimulationWorld, answers: Int) {
        self.world = world
        self.answers = answers
    }

    private func answer(_ bit: Int) -> Bool {
        world?.callback()
        return answers & (1 << bit) == 0
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer(0) || answer(1) }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { answer(2) || answer(3) }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { !answer(4) }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { !answer(5) && !answer(6) }
}
