import CoreLocation
import Foundation
import Testing

@Suite("Locations and regions")
struct CLLocationTests {
    private func distance(_ start: (Double, Double), _ end: (Double, Double)) -> Double {
        CLLocation(latitude: start.0, longitude: start.1).distance(from: CLLocation(latitude: end.0, longitude: end.1))
    }

    @Test("A coordinate is valid if its latitude is within ±90° and its longitude within ±180°")
    func coordinates() {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(-90, 180)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90.1, longitude: 0)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 0, longitude: .nan)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    /// Vincenty's own example in the paper: Flinders Peak to Buninyong, on an ellipsoid that differs from WGS 84 by less than a millimetre.
    @Test("distance(from:) is the geodesic of WGS 84 to a millimetre")
    func geodesics() {
        let flinders = (-(37 + 57 / 60.0 + 3.72030 / 3600), 144 + 25 / 60.0 + 29.52440 / 3600)
        let buninyong = (-(37 + 39 / 60.0 + 10.15610 / 3600), 143 + 55 / 60.0 + 35.38390 / 3600)
        #expect(abs(distance(flinders, buninyong) - 54972.271) < 0.001)
        // A quarter of the meridian, and a degree of the equator.
        #expect(abs(distance((0, 0), (90, 0)) - 10_001_965.729) < 0.001)
        #expect(abs(distance((0, 10), (0, 11)) - 111_319.491) < 0.001)
        #expect(abs(distance((0, 179.5), (0, -179.5)) - 111_319.491) < 0.001)
        #expect(distance((12, 34), (12, 34)) == 0)
        #expect(distance((91, 0), (0, 0)).isNaN)
    }

    @Test("The distance between antipodal positions is the length of a path over a pole")
    func antipodes() {
        #expect(abs(distance((0, 0), (0, 180)) - 2 * 10_001_965.729) < 0.01)
        #expect(abs(distance((90, 0), (-90, 0)) - 2 * 10_001_965.729) < 0.01)
        // GeographicLib's value.
        #expect(abs(distance((0, 0), (0.5, 179.7)) - 19_944_127.421) < 1)
    }

    @Test("A circle contains its edge; a circle around an invalid centre contains nothing")
    func circles() {
        let center = CLLocationCoordinate2D(latitude: 0, longitude: 10)
        let region = CLCircularRegion(center: center, radius: 111_320, identifier: "degree")
        #expect(region.identifier == "degree" && region.contains(center))
        #expect(region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 11)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 11.001)))
        #expect(!region.contains(kCLLocationCoordinate2DInvalid))
        #expect(!CLCircularRegion(center: kCLLocationCoordinate2DInvalid, radius: 1e9, identifier: "").contains(center))
    }

    @Test("An archived location keeps its values")
    func coding() throws {
        let location = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4), altitude: 34, horizontalAccuracy: 5, verticalAccuracy: 6,
            course: 90, speed: 2, timestamp: Date(timeIntervalSinceReferenceDate: 1000))
        let data = try NSKeyedArchiver.archivedData(withRootObject: location, requiringSecureCoding: true)
        let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
        #expect(copy.coordinate.latitude == 52.5 && copy.coordinate.longitude == 13.4 && copy.altitude == 34)
        #expect(copy.horizontalAccuracy == 5 && copy.verticalAccuracy == 6 && copy.course == 90 && copy.speed == 2)
        #expect(copy.courseAccuracy == -1 && copy.timestamp == location.timestamp)
        #expect(location.description.hasPrefix("<+52.50000000,+13.40000000> +/- 5.00m (speed 2.00 mps / course 90.00) @ "))
    }
}
