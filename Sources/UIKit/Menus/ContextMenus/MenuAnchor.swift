import CoreGraphics

/// A view whose context menu may be its primary action: a control.
@MainActor
protocol MenuAnchor: UIView {
    /// Whether a touch opens the menu instead of performing the primary action.
    var showsMenuAsPrimaryAction: Bool { get }
    /// Whether the view reacts to touches.
    var isEnabled: Bool { get }
    /// The point to which the menu is attached, in the view's coordinates.
    func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint
    /// Whether `point` is the default of ``menuAttachmentPoint(for:)``. If so, the menu is placed beside the whole view.
    func hasDefaultAttachmentPoint(_ point: CGPoint) -> Bool
    /// Called before a touch opens the menu as the primary action.
    func menuActionWasTriggered()
    /// Called before the menu opens or closes.
    func menuDidOpen(_ isOpen: Bool)
    /// Called when the user selected an item of the menu, before its action is performed.
    func menuDidChoose(_ leaf: any UIMenuLeaf)
}
