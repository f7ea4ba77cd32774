import Foundation

/// The background images and offsets that older code gives an item.
struct BarButtonLegacyLook {
    var backgrounds: [UIControl.State: UIImage] = [:]
    var backBackgrounds: [UIControl.State: UIImage] = [:]
    var titleOffset: UIOffset?
    var backTitleOffset: UIOffset?
    var backgroundOffset: CGFloat?
    var backBackgroundOffset: CGFloat?
}
