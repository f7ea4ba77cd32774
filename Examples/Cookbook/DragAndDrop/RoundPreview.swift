import UIKit

/// A round photo whose drag preview is round, too.
final class AvatarView: UIImageView, UIDragInteractionDelegate {
    override init(image: UIImage?) {
        super.init(image: image)
        isUserInteractionEnabled = true
        addInteraction(UIDragInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let image else { return [] }
        return [UIDragItem(itemProvider: NSItemProvider(object: image))]
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = UIBezierPath(ovalIn: bounds)
        return UITargetedDragPreview(view: self, parameters: parameters)
    }
}
