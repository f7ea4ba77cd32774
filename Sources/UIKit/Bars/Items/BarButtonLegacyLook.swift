import Foundation

/// What bars of old let each item have: pictures behind it, and how its title and these are moved.
struct BarButtonLegacyLook {
    var backgrounds: [UIControl.State: UIImage] = [:]
    var backBackgrounds: [UIControl.State: UIImage] = [:]
    var titleOffset: UIOffset?
    var backTitleOffset: UIOffset?
    var backgroundOffset: CGFloat?
    var backBackgroundOffset: CGFloat?
}
