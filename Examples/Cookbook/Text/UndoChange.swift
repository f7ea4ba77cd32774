import UIKit

/// A counter whose steps Control-Z undoes and Control-Shift-Z redoes.
final class CounterController: UIViewController {
    private(set) var count = 0

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    func setCount(_ newCount: Int) {
        let old = count
        undoManager?.registerUndo(withTarget: self) { $0.setCount(old) }
        undoManager?.setActionName("Count")
        count = newCount
    }
}
