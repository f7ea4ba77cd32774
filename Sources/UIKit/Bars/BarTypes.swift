import CConformance
import Foundation

/// Where a bar is, which decides how far its background reaches.
public enum UIBarPosition: Int, Sendable {
    /// Anywhere.
    case any = 0
    /// At the bottom of what it is in.
    case bottom = 1
    /// At the top of what it is in.
    case top = 2
    /// At the top of the window: the background reaches to the window's edge.
    case topAttached = 3
}

/// The older way to give a bar light or dark colours.
public enum UIBarStyle: Int, Sendable {
    /// As what is around it.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Dark, and what is behind shines through: as ``black``.
    case blackTranslucent = 2
}

/// A bar that is at a place.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar is.
    var barPosition: UIBarPosition { get }
}

/// Tells a bar where it is. May be left out.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where `bar` is.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// At the top of something.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition {
        defaultImplementation(of: .positionFor)
        return .top
    }
}
