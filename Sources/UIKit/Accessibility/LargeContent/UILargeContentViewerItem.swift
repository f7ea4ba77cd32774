import CoreGraphics

/// An item whose size does not follow the preferred text size, such as an item of a bar. The large content viewer shows it enlarged.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether the viewer shows the item.
    var showsLargeContentViewer: Bool { get }
    /// The title in the viewer.
    var largeContentTitle: String? { get }
    /// The image in the viewer.
    var largeContentImage: UIImage? { get }
    /// Whether the image is scaled to fill the viewer. If false, the viewer shows the image at its own size.
    var scalesLargeContentImage: Bool { get }
    /// The insets that offset the image in the viewer, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

/// The values that an app set on a view for the large content viewer.
struct LargeContent {
    var isShown: Bool?
    var title: String?
    var image: UIImage?
    var scalesImage: Bool?
    var imageInsets: UIEdgeInsets?
}

// The class declares the members, so that an app can override them.
extension UIView: UILargeContentViewerItem {
    /// The values that the app set for the large content viewer.
    var largeContent: LargeContent {
        get { accessibilityRecord?.rarities?.largeContent ?? LargeContent() }
        set { ensuredAccessibilityRecord.ensuredRarities.largeContent = newValue }
    }
}
