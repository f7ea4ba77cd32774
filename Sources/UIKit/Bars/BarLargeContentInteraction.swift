import CoreGraphics

/// The large content viewer of bars. At the end of the press, performs the action of the item or opens its menu.
@MainActor
final class BarLargeContentInteraction: UILargeContentViewerInteraction {
    override func ended(on item: (any UILargeContentViewerItem)?, at point: CGPoint) {
        guard let control = item as? UIControl, control.isEnabled else { return }
        if control.showsMenuAsPrimaryAction, AccessibilityTree.showMenu(of: control) { return }
        control.sendActions(for: .touchUpInside)
    }
}

extension UIView {
    /// Adds the large content viewer to a bar if the text size is an accessibility size. Bars call this when they enter a window and when the text size
    /// changes.
    func offerLargeContent() {
        guard window != nil, UILargeContentViewerInteraction.isEnabled,
            !attachedInteractions.contains(where: { $0 is BarLargeContentInteraction })
        else { return }
        addInteraction(BarLargeContentInteraction())
    }
}
