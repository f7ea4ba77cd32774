import CoreGraphics

/// How large a menu's rows are: for fingers, or for a mouse.
enum MenuStyle {
    case touch
    case pointer

    var rowHeight: CGFloat { self == .touch ? MenuConstants.rowHeight : MenuConstants.pointerRowHeight }
    var rowMargin: CGFloat { self == .touch ? MenuConstants.rowMargin : 6 }
    var fontSize: CGFloat { self == .touch ? 17 : 15 }
    /// Whether commands show their keys.
    var showsKeys: Bool { self == .pointer }
}
