// swift-format-ignore-file
import UIKit

// The code of Documentation/drag-and-drop.md.

enum Goods {
    case apple
}

extension Basket {
    func add(_ names: [String]) {}
}

@MainActor func nameDropPoints(of list: UIView) {
    // snippet: dropPoints
    list.accessibilityDropPointDescriptors = [
        UIAccessibilityLocationDescriptor(name: "Top of the list", point: CGPoint(x: 100, y: 4), in: list),
        UIAccessibilityLocationDescriptor(
            name: "End of the list", point: CGPoint(x: 100, y: list.bounds.maxY - 4), in: list),
    ]
    // end snippet
}

// snippet: basket
final class Basket: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private let apple = UIImageView(image: UIImage(named: "apple"))
    private let basket = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        apple.isUserInteractionEnabled = true
        apple.addInteraction(UIDragInteraction(delegate: self))
        basket.addInteraction(UIDropInteraction(delegate: self))
    }

    // The dragged items. An empty list prevents the drag.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: "Apple" as NSString))
        item.localObject = Goods.apple
        return [item]
    }

    // The operation of a drop here; it sets the badge. Without this method the view takes no drops.
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        UIDropProposal(operation: session.localDragSession == nil ? .copy : .move)
    }

    // From here on the data can be read.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        session.loadObjects(ofClass: String.self) { names in self.add(names) }
    }
}
// end snippet
