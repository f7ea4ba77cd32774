import CoreGraphics

/// An interaction that provides accessibility actions for its view.
@MainActor
protocol AccessibilityInteraction: UIInteraction {
    /// Whether the interaction makes its view interactive by itself. The default is false.
    var makesViewUsable: Bool { get }
    /// Whether the view may accept drops. The default is false.
    var acceptsDrops: Bool { get }
    /// Whether the view has a context menu. The default is false.
    var hasContextMenu: Bool { get }
    /// Opens the context menu at a point of the view. The default returns false.
    func openContextMenu(at point: CGPoint) -> Bool
}

extension AccessibilityInteraction {
    var makesViewUsable: Bool { false }
    var acceptsDrops: Bool { false }
    var hasContextMenu: Bool { false }
    func openContextMenu(at point: CGPoint) -> Bool { false }
}
