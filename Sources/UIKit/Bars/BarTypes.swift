import CConformance
import Foundation

/// The position of a bar, which determines the extent of its background.
public enum UIBarPosition: Int, Sendable {
    /// An unspecified position.
    case any = 0
    /// At the bottom of its container.
    case bottom = 1
    /// At the top of its container.
    case top = 2
    /// At the top of the window. The background extends to the window's edge.
    case topAttached = 3
}

/// The legacy light or dark style of a bar.
public enum UIBarStyle: Int, Sendable {
    /// The light or dark style of the surroundings.
    case `default` = 0
    /// Dark.
    case black = 1
    /// A legacy style, the same as ``black``.
    case blackTranslucent = 2
}

/// A bar with a position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

/// Supplies the position of a bar. The method is optional.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Returns the position of `bar`.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Returns ``UIBarPosition/top``.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition {
        defaultImplementation(of: .positionFor)
        return .top
    }
}
