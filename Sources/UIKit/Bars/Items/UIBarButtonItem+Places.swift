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

// Bars here have one height, so that what is said of lower bars (`compact`) is not kept.
extension UIBarButtonItem {
    /// Shows a picture behind the item in a state.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        recordAppearance([state, barMetrics]) {
            ($0 as UIBarButtonItem).setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        guard barMetrics == .default else { return }
        legacyLook.backgrounds[state] = backgroundImage
    }

    /// Shows a picture behind the item in a state. Items of every style have it.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        guard self.style == style else { return }
        setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }

    /// The picture behind the item in a state.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        legacyLook.backgrounds[state] ?? legacyLook.backgrounds[.normal]
    }

    /// Moves the item's title, in points.
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        recordAppearance([barMetrics]) { ($0 as UIBarButtonItem).setTitlePositionAdjustment(adjustment, for: barMetrics) }
        guard barMetrics == .default else { return }
        legacyLook.titleOffset = adjustment
    }

    /// How the item's title is moved, in points.
    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        barMetrics == .default ? legacyLook.titleOffset ?? .zero : .zero
    }

    /// Moves the picture behind the item down, in points.
    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        recordAppearance([barMetrics]) { ($0 as UIBarButtonItem).setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics) }
        guard barMetrics == .default else { return }
        legacyLook.backgroundOffset = adjustment
    }

    /// How the picture behind the item is moved down, in points.
    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        barMetrics == .default ? legacyLook.backgroundOffset ?? 0 : 0
    }

    /// Shows a picture behind the item where it leads back, in a state.
    public func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        recordAppearance([state, barMetrics]) {
            ($0 as UIBarButtonItem).setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
        }
        guard barMetrics == .default else { return }
        legacyLook.backBackgrounds[state] = backgroundImage
    }

    /// The picture behind the item where it leads back, in a state.
    public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        legacyLook.backBackgrounds[state] ?? legacyLook.backBackgrounds[.normal]
    }

    /// Moves the title of an item that leads back, in points. Far to the side, the title is not seen, and the arrow alone leads back.
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        recordAppearance([barMetrics]) { ($0 as UIBarButtonItem).setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics) }
        guard barMetrics == .default else { return }
        legacyLook.backTitleOffset = adjustment
    }

    /// How the title of an item that leads back is moved, in points.
    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        barMetrics == .default ? legacyLook.backTitleOffset ?? .zero : .zero
    }

    /// Moves the picture behind an item that leads back down, in points.
    public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        recordAppearance([barMetrics]) {
            ($0 as UIBarButtonItem).setBackButtonBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        guard barMetrics == .default else { return }
        legacyLook.backBackgroundOffset = adjustment
    }

    /// How the picture behind an item that leads back is moved down, in points.
    public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        barMetrics == .default ? legacyLook.backBackgroundOffset ?? 0 : 0
    }
}
