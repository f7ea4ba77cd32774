import UIKit

/// A screen on which the simulation places its views.
final class CanvasScreen: UIViewController, UIContextMenuInteractionDelegate, UIDragInteractionDelegate, UIDropInteractionDelegate {
    weak var world: SimulationWorld?

    override func loadView() {
        let canvas = SimulationView()
        canvas.world = world
        canvas.isMultipleTouchEnabled = true
        canvas.backgroundColor = .secondarySystemBackground
        canvas.addInteraction(UIContextMenuInteraction(delegate: self))
        canvas.addInteraction(UIDropInteraction(delegate: self))
        world?.track(canvas)
        view = canvas
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        world?.canvas = view as? SimulationView
        world?.callback()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        world?.callback()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        world?.callback()
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Copy") { _ in }, UIAction(title: "Delete", attributes: .destructive) { _ in }])
        }
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        world?.callback()
        return [UIDragItem(itemProvider: NSItemProvider(object: "Text" as NSString))]
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        world?.callback()
        return UIDropProposal(operation: .copy)
    }
}
