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
