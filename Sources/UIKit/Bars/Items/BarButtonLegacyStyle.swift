import Foundation

/// The background images and offsets of a bar button item from the legacy API.
struct BarButtonLegacyStyle {
    var backgrounds: [UIControl.State: UIImage] = [:]
    var backBackgrounds: [UIControl.State: UIImage] = [:]
    var titleOffset: UIOffset?
    var backTitleOffset: UIOffset?
    var backgroundOffset: CGFloat?
    var backBackgroundOffset: CGFloat?
}
