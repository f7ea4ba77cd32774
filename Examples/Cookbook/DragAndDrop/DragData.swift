import UIKit
import UniformTypeIdentifiers

/// A label whose text can be dragged into other views and programs.
final class DraggableLabel: UILabel, UIDragInteractionDelegate {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = true
        addInteraction(UIDragInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let text, !text.isEmpty else { return [] }
        return [UIDragItem(itemProvider: NSItemProvider(object: text as NSString))]
    }
}
