import Foundation

/// The metrics of a section along the scroll direction (main axis) and across it (cross axis).
struct FlowMetrics: Equatable {
    /// The length of a line: the available length across the scroll direction, between the insets.
    var lineLength: CGFloat = 0
    /// The insets before and after the lines, along the scroll direction.
    var leading: CGFloat = 0
    var trailing: CGFloat = 0
    /// The inset before the first item of a line.
    var lineStart: CGFloat = 0
    /// The minimum gaps between lines, and between the items of a line.
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    /// The lengths of the header and footer; 0 without one.
    var header: CGFloat = 0
    var footer: CGFloat = 0
}

/// A size along the scroll direction and across it.
struct FlowSize: Equatable {
    var main: CGFloat
    var cross: CGFloat
}

/// A rectangle of a flow layout: its origin and size along the scroll direction and across it.
struct FlowRect: Equatable {
    var main: CGFloat
    var cross: CGFloat
    var size: FlowSize
}
