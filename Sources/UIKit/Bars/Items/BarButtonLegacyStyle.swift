import Foundation

/// The background images and offsets that the legacy API sets on a bar button item.
struct BarButtonLegacyStyle {
    var backgrounds: [UIControl.State: UIImage] = [:]
    var backBackgrounds: [UIControl.State: UIImage] = [:]
    var titleOffset: UIOffset?
    var backTitleOffset: UIOffset?
    var backgroundOffset: CGFloat?
    var backBackgroundOffset: CGFloat?
}
