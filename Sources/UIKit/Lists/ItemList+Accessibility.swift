import CoreGraphics

extension ItemList {
    func openContextMenu(at point: CGPoint) -> Bool { contextMenuInteraction?.open(at: point, byPointer: false) ?? false }
}
