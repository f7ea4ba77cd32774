// swift-format-ignore-file
import UIKit

// The code of Documentation/menus.md.

class Stamp: UIActivity {}

@MainActor func addMenu(to button: UIButton, pencil: UIImage, rename: @escaping () -> Void, delete: @escaping () -> Void) {
    // snippet: button
    button.menu = UIMenu(children: [
        UIAction(title: "Rename", image: pencil) { _ in rename() },
        UIMenu(options: .displayInline, children: [
            UIAction(title: "Delete", attributes: .destructive) { _ in delete() }
        ]),
    ])
    button.showsMenuAsPrimaryAction = true           // a touch opens it; without this a long press does
    // end snippet
}

class PhotoScreen: UIViewController {
    func confirm(delete: @escaping () -> Void) {
        // snippet: alert
        let alert = UIAlertController(title: "Delete the photo?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
        // end snippet
    }
}

class ShareScreen: UIViewController {
    func share(_ text: String, _ url: URL, from button: UIView) {
        // snippet: share
        let sheet = UIActivityViewController(activityItems: [text, url], applicationActivities: [Stamp()])
        sheet.popoverPresentationController?.sourceView = button
        present(sheet, animated: true)
        // end snippet
    }
}
