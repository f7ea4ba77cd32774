import UIKit

/// A button that opens a menu.
final class MenuButtonExample: ComponentScreen {
    private(set) var chosen: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        // snippet: code
        func action(_ title: String, _ symbol: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
            UIAction(title: title, image: UIImage(systemName: symbol), attributes: attributes) { [weak self] action in
                self?.chosen.append(action.title)
            }
        }
        let button = UIButton(configuration: .bordered())
        button.configuration?.title = "Options"
        button.menu = UIMenu(children: [
            action("Rename", "pencil"),
            action("Share", "square.and.arrow.up"),
            UIMenu(options: .displayInline, children: [action("Delete", "trash", .destructive)]),
        ])
        button.showsMenuAsPrimaryAction = true
        // end snippet
        view.backgroundColor = .systemBackground
        button.frame = CGRect(x: 100, y: 16, width: 120, height: 36)
        view.addSubview(button)
    }
}
