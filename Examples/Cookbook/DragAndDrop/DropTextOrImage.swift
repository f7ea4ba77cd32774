import UIKit

/// A view that shows a dropped image or text.
final class DropWell: UIView, UIDropInteractionDelegate {
    let imageView = UIImageView()
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for subview in [imageView, label] {
            subview.frame = bounds
            subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(subview)
        }
        addInteraction(UIDropInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: UIImage.self) || session.canLoadObjects(ofClass: String.self)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        UIDropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        if session.canLoadObjects(ofClass: UIImage.self) {
            session.loadObjects(ofClass: UIImage.self) { self.imageView.image = $0.first as? UIImage }
        } else {
            session.loadObjects(ofClass: String.self) { texts in self.label.text = texts.first }
        }
    }
}
