import Foundation

/// A position with its time, its accuracy and the movement at that time. It is immutable.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // `@unchecked Sendable` is safe: a location does not change after its creation.

    /// The position.
    public let coordinate: CLLocationCoordinate2D
    /// The height above mean sea level in metres.
    public let altitude: CLLocationDistance
    /// The radius of the uncertainty of the position in metres. Negative if the position is not valid.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The uncertainty of the altitude in metres. Zero or negative if the altitude is not valid.
    ///
    /// Desktops do not report it. If they report an altitude, it is the horizontal accuracy.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of the movement in degrees clockwise from north. Negative if it is not known.
    public let course: CLLocationDirection
    /// The uncertainty of the course in degrees. Negative if it is not known. Desktops do not report it.
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// The speed in metres per second. Negative if it is not known.
    public let speed: CLLocationSpeed
    /// The uncertainty of the speed in metres per second. Negative if it is not known. Desktops do not report it.
    public let speedAccuracy: CLLocationSpeedAccuracy
    /// The time of the measurement.
    public let timestamp: Date
    /// The origin of the location; nil if it is not known. Desktops do not report it.
    public let sourceInformation: CLLocationSourceInformation?

    /// Creates a location from all values, with an origin.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date, sourceInfo: CLLocationSourceInformation?
    ) {
        (self.coordinate, self.altitude, horizontalAccuracy, verticalAccuracy) = (coordinate, altitude, hAccuracy, vAccuracy)
        (self.course, self.courseAccuracy, self.speed, self.speedAccuracy) = (course, courseAccuracy, speed, speedAccuracy)
        (self.timestamp, sourceInformation) = (timestamp, sourceInfo)
    }

    /// Creates a location from all values.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy, course: course,
            courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy, timestamp: timestamp, sourceInfo: nil)
    }

    /// Creates a location with a movement of unknown accuracy.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy, course: course,
            courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
    }

    /// Creates a location without a movement.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy, course: -1, speed: -1,
            timestamp: timestamp)
    }

    /// Creates an exact position without an altitude. Its time is the current time.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
            verticalAccuracy: -1, timestamp: Date())
    }

    /// The length in metres of the shortest line between two positions on the WGS 84 ellipsoid. The altitudes are ignored.
    ///
    /// By Vincenty's inverse formula (Survey Review 23, 1975). NaN if a position is not valid.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(from: location.coordinate, to: coordinate)
    }

    /// The position, its accuracy, the movement and the time.
    open override var description: String {
        let format = "<%+.8f,%+.8f> +/- %.2fm (speed %.2f mps / course %.2f) @ "
        return String(format: format, coordinate.latitude, coordinate.longitude, horizontalAccuracy, speed, course) + "\(timestamp)"
    }

    /// Returns `self`, since the class is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Coding

    open class var supportsSecureCoding: Bool { true }

    /// The keys of an archive.
    private enum Key {
        static let latitude = "latitude", longitude = "longitude", altitude = "altitude", timestamp = "timestamp"
        static let horizontalAccuracy = "horizontalAccuracy", verticalAccuracy = "verticalAccuracy"
        static let course = "course", courseAccuracy = "courseAccuracy", speed = "speed", speedAccuracy = "speedAccuracy"
    }

    /// Decodes a location that this module has encoded. Differs from Apple's: an archive of an Apple device has other keys.
    public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: Key.latitude), coder.containsValue(forKey: Key.longitude) else { return nil }
        coordinate = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: Key.latitude), longitude: coder.decodeDouble(forKey: Key.longitude))
        altitude = coder.decodeDouble(forKey: Key.altitude)
        horizontalAccuracy = coder.decodeDouble(forKey: Key.horizontalAccuracy)
        verticalAccuracy = coder.decodeDouble(forKey: Key.verticalAccuracy)
        course = coder.decodeDouble(forKey: Key.course)
        courseAccuracy = coder.decodeDouble(forKey: Key.courseAccuracy)
        speed = coder.decodeDouble(forKey: Key.speed)
        speedAccuracy = coder.decodeDouble(forKey: Key.speedAccuracy)
        timestamp = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: Key.timestamp))
        sourceInformation = nil
    }

    /// Encodes all values except the origin.
    open func encode(with coder: NSCoder) {
        coder.encode(coordinate.latitude, forKey: Key.latitude)
        coder.encode(coordinate.longitude, forKey: Key.longitude)
        coder.encode(altitude, forKey: Key.altitude)
        coder.encode(horizontalAccuracy, forKey: Key.horizontalAccuracy)
        coder.encode(verticalAccuracy, forKey: Key.verticalAccuracy)
        coder.encode(course, forKey: Key.course)
        coder.encode(courseAccuracy, forKey: Key.courseAccuracy)
        coder.encode(speed, forKey: Key.speed)
        coder.encode(speedAccuracy, forKey: Key.speedAccuracy)
        coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: Key.timestamp)
    }
}
