// swift-format-ignore-file
import UIKit

// The code of Documentation/screens.md.

class EditorController: UIViewController {}

class EditScreen: UIViewController {
    func edit() {
        // snippet: present
        let editor = EditorController()
        editor.modalPresentationStyle = .formSheet
        present(editor, animated: true)
        // end snippet
    }
}

class ResultScreen: UIViewController {
    var results: [String] = []

    // snippet: empty
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        contentUnavailableConfiguration = results.isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }
    // end snippet
}

class SheetScreen: UIViewController, UISheetPresentationControllerDelegate {
    func prepare(_ editor: UIViewController) {
        // snippet: sheet
        if let sheet = editor.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            sheet.largestUndimmedDetentIdentifier = .medium      // views behind a low sheet take touches
            sheet.delegate = self
        }
        // end snippet
    }
}

class MenuScreen: UIViewController {
    func show(_ menu: UIViewController, from button: UIView) {
        // snippet: popover
        menu.modalPresentationStyle = .popover
        menu.preferredContentSize = CGSize(width: 240, height: 320)
        menu.popoverPresentationController?.sourceView = button
        present(menu, animated: true)
        // end snippet
    }
}

// snippet: pullDown
final class PullDown: UIPercentDrivenInteractiveTransition {
    func panned(_ pan: UIPanGestureRecognizer) {
        let part = pan.translation(in: pan.view).y / 500
        switch pan.state {
        case .changed: update(part)
        case .ended where part > 0.5: finish()
        case .ended, .cancelled: cancel()
        default: break
        }
    }
}
// end snippet

@MainActor func writePDF(to url: URL, chart: UIView, home: URL) throws {
    // snippet: pdf
    let pdf = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 595, height: 842))        // A4, in points: 72 an inch
    try pdf.writePDF(to: url) { context in
        context.beginPage()
        "A title".draw(at: CGPoint(x: 72, y: 72), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 24)])
        context.cgContext.translateBy(x: 72, y: 120)
        chart.layer.render(in: context.cgContext)
        context.setURL(home, for: CGRect(x: 0, y: 0, width: 200, height: 20))
    }
    // end snippet
}

class DocumentScreen: UIViewController, UIDocumentInteractionControllerDelegate {
    func preview(_ url: URL, from button: UIView) {
        // snippet: document
        let document = UIDocumentInteractionController(url: url)        // hold it
        document.delegate = self
        if !document.presentPreview(animated: true) {
            document.presentOptionsMenu(from: button.bounds, in: button, animated: true)
        }
        // end snippet
    }
}
