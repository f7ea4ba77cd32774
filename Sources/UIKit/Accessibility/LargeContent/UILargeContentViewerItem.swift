import CoreGraphics

/// An item that does not scale with the text size. The large content viewer enlarges it.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether the viewer shows the item.
    var showsLargeContentViewer: Bool { get }
    /// The title in the viewer.
    var largeContentTitle: String? { get }
    /// The image in the viewer.
    var largeContentImage: UIImage? { get }
    /// Whether the image is scaled to fill the viewer. Otherwise it has its own size.
    var scalesLargeContentImage: Bool { get }
    /// The offset of the image in the viewer, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

/// A view's content for the large content viewer.
struct LargeContent {
    var isShown: Bool?
    var title: String?
    var image: UIImage?
    var scalesImage: Bool?
    var imageInsets: UIEdgeInsets?
}

// The members are in the class, so that an app can override them.
extension UIView: UILargeContentViewerItem {
    /// The app's content for the large content viewer.
    var largeContent: LargeContent {
        get { accessibilityRecord?.rarities?.largeContent ?? LargeContent() }
        set { ensuredAccessibilityRecord.ensuredRarities.largeContent = newValue }
    }
}
