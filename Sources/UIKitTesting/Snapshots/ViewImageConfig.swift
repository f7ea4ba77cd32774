import UIKit

/// The size, safe area and traits of a device, for snapshots of views and controllers.
///
/// Names and numbers are those of the package swift-snapshot-testing, whose own type exists only on Apple's systems. So tests that use it compile on Linux.
public struct ViewImageConfig: Sendable {
    /// The orientation of a phone, or of a tablet whose whole screen is used.
    public enum Orientation: Sendable {
        case landscape
        case portrait
    }

    /// The orientation of a tablet, and the share of the screen that the app has.
    public enum TabletOrientation: Sendable {
        /// The share of a screen in portrait.
        public enum PortraitSplits: Sendable {
            case oneThird
            case twoThirds
            case full
        }

        /// The share of a screen in landscape.
        public enum LandscapeSplits: Sendable {
            case oneThird
            case oneHalf
            case twoThirds
            case full
        }

        case landscape(splitView: LandscapeSplits)
        case portrait(splitView: PortraitSplits)
    }

    /// The insets of the safe area, in points.
    public var safeArea: UIEdgeInsets
    /// The size in points. Nil uses the size of the view.
    public var size: CGSize?
    /// The traits that differ from those of the screen.
    public var traits: UITraitCollection

    /// Creates a configuration. By default it changes nothing.
    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }
}
