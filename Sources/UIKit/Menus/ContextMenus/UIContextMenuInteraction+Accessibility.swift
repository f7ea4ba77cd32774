import CoreGraphics

extension UIContextMenuInteraction: AccessibilityInteraction {
    var hasContextMenu: Bool { true }
    func openContextMenu(at point: CGPoint) -> Bool { open(at: point, byPointer: false) }
}
