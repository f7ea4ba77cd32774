import UIKit

/// A view with a context menu.
final class ContextMenuExample: ComponentScreen, UIContextMenuInteractionDelegate {
    let tile = UIView()
    private(set) var chosen: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tile.frame = CGRect(x: 110, y: 30, width: 100, height: 100)
        tile.backgroundColor = .systemIndigo
        tile.layer.cornerRadius = 16
        view.addSubview(tile)
        // snippet: code
        tile.isAccessibilityElement = true
        tile.accessibilityLabel = "Album"
        tile.accessibilityTraits = .button
        tile.addInteraction(UIContextMenuInteraction(delegate: self))
        // end snippet
    }

    // snippet: delegate
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            UIMenu(
                children: ["Open", "Share", "Delete"].map { title in
                    UIAction(title: title, attributes: title == "Delete" ? .destructive : []) { self?.chosen.append($0.title) }
                })
        }
    }
    // end snippet
}
