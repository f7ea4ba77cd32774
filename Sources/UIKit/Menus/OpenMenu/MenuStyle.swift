import CoreGraphics

/// The size of a menu's rows, for touch or for the pointer.
enum MenuStyle {
    case touch
    case pointer

    var rowHeight: CGFloat { self == .touch ? MenuConstants.rowHeight : MenuConstants.pointerRowHeight }
    var rowMargin: CGFloat { self == .touch ? MenuConstants.rowMargin : 6 }
    var fontSize: CGFloat { self == .touch ? 17 : 15 }
    /// Whether commands show their keyboard shortcuts.
    var showsKeys: Bool { self == .pointer }
}
