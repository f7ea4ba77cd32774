import CoreLocation
import Foundation
import Testing
import UIKitTesting

@Suite("Location manager") @MainActor
struct CLLocationManagerTests {
    private let host = TestHost()
    private let manager = CLLocationManager()
    private let recorder = Recorder()

    init() { manager.delegate = recorder }

    /// Records what the manager reports.
    private final class Recorder: NSObject, CLLocationManagerDelegate {
        var statuses: [CLAuthorizationStatus] = []
        var latitudes: [Double] = []
        var errors: [CLError.Code] = []

        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { statuses.append(manager.authorizationStatus) }
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            latitudes += locations.map(\.coordinate.latitude)
        }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            if let error = error as? CLError { errors.append(error.code) }
        }
    }

    /// The older method.
    private final class OlderRecorder: NSObject, CLLocationManagerDelegate {
        var statuses: [CLAuthorizationStatus] = []
        func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) { statuses.append(status) }
    }

    private func location(_ latitude: Double, accuracy: Double = 20) -> CLLocation {
        CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: 13), altitude: 0, horizontalAccuracy: accuracy,
            verticalAccuracy: -1, timestamp: Date(timeIntervalSince1970: 0))
    }

    private func authorize() async {
        manager.requestWhenInUseAuthorization()
        await host.settle()
    }

    @Test("The delegate receives the authorization when it is set and when it changes, and an upgrade to always")
    func authorization() async {
        #expect(manager.authorizationStatus == .notDetermined && CLLocationManager.locationServicesEnabled())
        await host.settle()
        await authorize()
        #expect(recorder.statuses == [.notDetermined, .authorizedWhenInUse])
        await authorize()
        #expect(recorder.statuses.count == 2)
        manager.requestAlwaysAuthorization()
        await host.settle()
        #expect(recorder.statuses.last == .authorizedAlways && CLLocationManager().authorizationStatus == .authorizedAlways)
        let older = OlderRecorder()
        manager.delegate = older
        await host.settle()
        #expect(older.statuses == [.authorizedAlways])
    }

    @Test("Without a permission or a location service, the status is denied and updates fail")
    func denied() async {
        host.location.isAllowed = false
        manager.startUpdatingLocation()
        await host.settle()
        await authorize()
        #expect(recorder.statuses == [.notDetermined, .denied] && recorder.errors == [.denied] && recorder.latitudes.isEmpty)
        let other = TestHost()
        other.location.isEnabled = false
        #expect(!CLLocationManager.locationServicesEnabled())
        let manager = CLLocationManager()
        manager.delegate = recorder
        manager.requestWhenInUseAuthorization()
        await other.settle()
        #expect(manager.authorizationStatus == .denied)
    }

    @Test("Updates that start before the authorization begin after it, respect distanceFilter, and end with stopUpdatingLocation")
    func updates() async {
        manager.distanceFilter = 1000
        manager.startUpdatingLocation()
        host.location.position = location(52)
        await host.settle()
        #expect(recorder.latitudes.isEmpty && manager.location == nil)
        await authorize()
        #expect(recorder.latitudes == [52] && host.location.isInUse)
        for latitude in [52.001, 52.02] {
            host.location.position = location(latitude)
            await host.settle()
        }
        #expect(recorder.latitudes == [52, 52.02] && manager.location?.coordinate.latitude == 52.02)
        // A request while updates run reports the position again.
        manager.requestLocation()
        await host.settle()
        #expect(recorder.latitudes == [52, 52.02, 52.02] && host.location.isInUse)
        host.location.fail()
        await host.settle()
        #expect(recorder.errors == [.locationUnknown] && host.location.isInUse)
        manager.stopUpdatingLocation()
        await host.settle()
        host.location.position = location(53)
        await host.settle()
        #expect(recorder.latitudes.count == 3 && !host.location.isInUse)
    }

    @Test("A request reports one accurate location and ends")
    func request() async {
        await authorize()
        manager.requestLocation()
        await drain()
        host.location.position = location(51, accuracy: 5000)
        await drain()
        #expect(recorder.latitudes.isEmpty && host.location.isInUse)
        host.location.position = location(52)
        await drain()
        #expect(recorder.latitudes == [52] && !host.location.isInUse)
        await host.settle()
        #expect(recorder.errors.isEmpty)
    }

    @Test("If no accurate location arrives in ten seconds, requestLocation reports the best location so far, or an error")
    func requestTimesOut() async {
        await authorize()
        manager.requestLocation()
        await drain()
        host.advance(by: 9.9)
        #expect(recorder.errors.isEmpty)
        host.advance(by: 0.2)
        #expect(recorder.errors == [.locationUnknown] && !host.location.isInUse)
        host.location.position = location(51, accuracy: 5000)
        manager.requestLocation()
        await drain()
        host.advance(by: 10.1)
        #expect(recorder.latitudes == [51] && recorder.errors.count == 1)
    }

    @Test("If the user revokes the permission, updates end with an error; a deallocated manager stops using the location service")
    func ends() async {
        await authorize()
        host.location.position = location(52)
        var second: CLLocationManager? = CLLocationManager()
        second?.startUpdatingLocation()
        await host.settle()
        #expect(host.location.isInUse)
        second = nil
        await host.settle()
        #expect(!host.location.isInUse)
        manager.startUpdatingLocation()
        await host.settle()
        host.location.isAllowed = false
        await host.settle()
        #expect(recorder.latitudes == [52] && recorder.errors == [.denied] && recorder.statuses.last == .denied)
        #expect(!host.location.isInUse)
    }

    /// Runs what is queued on the main actor without advancing the clock.
    private func drain() async { await host.settle(timeout: 0) }
}
