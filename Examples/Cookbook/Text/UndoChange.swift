import UIKit

/// A counter whose steps Control-Z undoes and Control-Shift-Z redoes.
final class CounterController: UIViewController {
    private(set) var count = 0

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(title: "Undo", action: Selector(CounterController.undo), input: "z", modifierFlags: .command),
            UIKeyCommand(title: "Redo", action: Selector(CounterController.redo), input: "z", modifierFlags: [.command, .shift]),
        ]
    }

    private func undo() { undoManager?.undo() }

    private func redo() { undoManager?.redo() }

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
