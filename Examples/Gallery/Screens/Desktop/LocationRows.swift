import CoreLocation
import UIKit

/// One location.
final class LocationRows: NSObject, ServiceRows, CLLocationManagerDelegate {
    let title = local("Location")
    weak var screen: UIViewController?
    private(set) lazy var rows = [here]
    private lazy var here = DesktopRow(local("Find this machine"), symbol: "location.fill", color: .systemGreen) { [weak self] _ in
        self?.find()
    }

    /// Whether a request waits for the user's permission.
    private var needsPermission = false
    private lazy var manager: CLLocationManager = {
        let manager = CLLocationManager()
        manager.delegate = self
        return manager
    }()

    private func find() {
        here.show(.waiting)
        needsPermission = true
        manager.requestWhenInUseAuthorization()
        requestIfDecided()
    }

    /// Requests a location after the user has decided. A denial is the request's error.
    private func requestIfDecided() {
        guard needsPermission, manager.authorizationStatus != .notDetermined else { return }
        needsPermission = false
        manager.requestLocation()
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { requestIfDecided() }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let location = locations.last else { return }
        let numbers = NumberFormatter()
        numbers.locale = .current
        numbers.numberStyle = .decimal
        func text(_ value: Double, digits: Int) -> String {
            numbers.maximumFractionDigits = digits
            return numbers.string(from: NSNumber(value: value)) ?? ""
        }
        let (latitude, longitude) = (text(location.coordinate.latitude, digits: 4), text(location.coordinate.longitude, digits: 4))
        here.show(
            .success(
                local("Latitude %1, longitude %2, within %3 m", with: latitude, longitude, text(location.horizontalAccuracy, digits: 0))))
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { here.show(DesktopAnswer(error)) }
}
