// swift-format-ignore-file
import UIKit

// The code of Documentation/between-programs.md.

class URLScreen: UIViewController, UIDropInteractionDelegate {
    func open(_ urls: [URL]) {}

    // snippet: urls
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        UIDropProposal(operation: session.canLoadObjects(ofClass: URL.self) ? .copy : .forbidden)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        // Before the drop, ten files of a file manager are one item. Here they are ten.
        session.loadObjects(ofClass: URL.self) { urls in self.open(urls) }
    }
    // end snippet
}
