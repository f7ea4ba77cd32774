import UIKit

/// A drop target with a border while a drag is over it.
final class OutlinedTarget: UIView, UIDropInteractionDelegate {
    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.borderColor = UIColor.systemBlue.cgColor
        addInteraction(UIDropInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        layer.borderWidth = 3
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        layer.borderWidth = 0
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        layer.borderWidth = 0
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        UIDropProposal(operation: session.localDragSession == nil ? .copy : .move)
    }
}
