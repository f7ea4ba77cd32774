import UIKit

/// A view with an edit menu.
final class EditMenuExample: ComponentScreen {
    let note = UILabel()
    // snippet: code
    private let interaction = UIEditMenuInteraction(delegate: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        note.text = "Dear Ada"
        note.isUserInteractionEnabled = true
        note.addInteraction(interaction)
        note.addGestureRecognizer(
            UILongPressGestureRecognizer { [interaction, note] press in
                guard press.state == .began else { return }
                interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: press.location(in: note)))
            })
        show(note)
    }

    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == .copy }

    override func copy(_ sender: Any?) {
        UIPasteboard.general.string = note.text
    }
    // end snippet

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }
}
