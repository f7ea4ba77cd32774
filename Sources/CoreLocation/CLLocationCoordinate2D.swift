import Foundation

/// An angle of latitude or longitude in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// The radius of an uncertainty in metres. Negative values are the manager's levels, or mean that the value is not valid.
public typealias CLLocationAccuracy = Double
/// A speed in metres per second. Negative values are not valid.
public typealias CLLocationSpeed = Double
/// The uncertainty of a speed in metres per second. Negative values are not valid.
public typealias CLLocationSpeedAccuracy = Double
/// A direction in degrees clockwise from north. Negative values are not valid.
public typealias CLLocationDirection = Double
/// The uncertainty of a direction in degrees. Negative values are not valid.
public typealias CLLocationDirectionAccuracy = Double

/// The longest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The longest time interval.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude

/// A position on the WGS 84 ellipsoid.
public struct CLLocationCoordinate2D: Sendable {
    /// The latitude in degrees, positive to the north of the equator.
    public var latitude: CLLocationDegrees
    /// The longitude in degrees, positive to the east of the prime meridian.
    public var longitude: CLLocationDegrees

    /// Creates the position on the equator and the prime meridian.
    public init() { (latitude, longitude) = (0, 0) }

    /// Creates a position. The values are not checked: see ``CLLocationCoordinate2DIsValid(_:)``.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

/// A position that is not valid.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether a latitude is from -90 to 90 degrees and a longitude from -180 to 180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

/// Creates a position.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
