import UIKit

/// A reader that the arrow keys and Control-F control.
final class ReaderController: UIViewController {
    private(set) var page = 0
    private(set) var isSearching = false

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        let next = UIKeyCommand(title: "Next Page", action: Selector(ReaderController.nextPage), input: UIKeyCommand.inputRightArrow)
        let find = UIKeyCommand(title: "Search", action: Selector(ReaderController.search), input: "f", modifierFlags: .command)
        return [next, find]
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    private func nextPage() { page += 1 }

    private func search() { isSearching = true }
}
