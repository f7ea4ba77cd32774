import UIKit
import UniformTypeIdentifiers

/// A view that accepts files from the file manager.
final class FileDropView: UIView, UIDropInteractionDelegate {
    /// Called on the main actor with each dropped file's name and content.
    var onDrop: (String, Data) -> Void = { _, _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addInteraction(UIDropInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.hasItemsConforming(toTypeIdentifiers: [UTType.data.identifier])
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        UIDropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        for item in session.items {
            item.itemProvider.loadFileRepresentation(forTypeIdentifier: UTType.data.identifier) { url, _ in
                // The file exists only during this call, so it is read here.
                guard let url, let content = try? Data(contentsOf: url) else { return }
                let name = url.lastPathComponent
                Task { @MainActor in self.onDrop(name, content) }
            }
        }
    }
}
