import CoreGraphics

/// Something that stays small where text is very large, and that the large content viewer shows large.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether the viewer shows the item.
    var showsLargeContentViewer: Bool { get }
    /// What the viewer says of the item.
    var largeContentTitle: String? { get }
    /// The picture that the viewer shows of the item.
    var largeContentImage: UIImage? { get }
    /// Whether the picture is made as large as the viewer has room for; else it has its own size.
    var scalesLargeContentImage: Bool { get }
    /// How far the picture is moved in the viewer, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

/// What a view shows in the large content viewer.
struct LargeContent {
    var isShown: Bool?
    var title: String?
    var image: UIImage?
    var scalesImage: Bool?
    var imageInsets: UIEdgeInsets?
}

// The members are in the class, so that an app can override them.
extension UIView: UILargeContentViewerItem {
    /// What an app set for the large content viewer.
    var largeContent: LargeContent {
        get { accessibilityRecord?.rarities?.largeContent ?? LargeContent() }
        set { ensuredAccessibilityRecord.ensuredRarities.largeContent = newValue }
    }
}
