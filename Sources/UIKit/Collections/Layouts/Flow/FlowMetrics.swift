import Foundation

/// A section's measures along the direction of scrolling (main) and across it, whichever way a flow layout scrolls.
struct FlowMetrics: Equatable {
    /// The room between the insets, across the direction of scrolling.
    var lineLength: CGFloat = 0
    /// The insets, before and after the lines.
    var leading: CGFloat = 0
    var trailing: CGFloat = 0
    /// The inset before a line's first item.
    var lineStart: CGFloat = 0
    /// The least room between lines, and between the items of a line.
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    /// How long header and footer are; 0 for none.
    var header: CGFloat = 0
    var footer: CGFloat = 0
}

/// A length along the direction of scrolling and one across it.
struct FlowSize: Equatable {
    var main: CGFloat
    var cross: CGFloat
}

/// A rectangle of a flow layout: where it begins and how long it is, along the direction of scrolling and across it.
struct FlowRect: Equatable {
    var main: CGFloat
    var cross: CGFloat
    var size: FlowSize
}
