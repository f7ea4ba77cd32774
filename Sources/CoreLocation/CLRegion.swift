import Foundation

/// An area. Its subclasses have a shape. Differs from Apple's: the areas that the user enters and leaves are not monitored.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
    // `@unchecked Sendable` is safe: a region does not change after its creation.

    /// The app's name of the area.
    public let identifier: String

    init(identifier: String) { self.identifier = identifier }

    /// Returns `self`, since the class is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A circle on the WGS 84 ellipsoid.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The centre.
    public let center: CLLocationCoordinate2D
    /// The radius in metres.
    public let radius: CLLocationDistance

    /// Creates a circle.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }

    /// Whether a position is in the circle or on its edge. False if the position or the centre is not valid.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { Geodesic.distance(from: center, to: coordinate) <= radius }
}
