import CoreLocation
import ImageIO
import Photos
import PhotosUI
import Testing
import UIKit
import UIKitTesting

// Code as apps write it for locations, image files and pictures.

/// A location class without an actor.
private final class PlainLocator: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
    private let manager = CLLocationManager()
    var latitudes: [CLLocationDegrees] = []

    override init() {
        super.init()
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        manager.distanceFilter = kCLDistanceFilterNone
    }

    func start() {
        switch manager.authorizationStatus {
        case .notDetermined: manager.requestWhenInUseAuthorization()
        case .authorizedAlways, .authorizedWhenInUse: manager.startUpdatingLocation()
        case .denied, .restricted: break
        @unknown default: break
        }
    }

    nonisolated func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        if status == .authorizedWhenInUse { manager.startUpdatingLocation() }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let location = locations.last else { return }
        latitudes.append(location.coordinate.latitude)
    }
}

/// A controller that is the delegate itself.
private final class MediaController: UIViewController, CLLocationManagerDelegate, PHPickerViewControllerDelegate {
    private let manager = CLLocationManager()
    var error: CLError.Code?
    var pictures: [UIImage] = []
    var isSaved = false

    override func viewDidLoad() {
        super.viewDidLoad()
        manager.delegate = self
        manager.requestLocation()
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        if manager.authorizationStatus == .notDetermined { manager.requestWhenInUseAuthorization() }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        self.error = (error as? CLError)?.code
    }

    func choose() {
        var configuration = PHPickerConfiguration(photoLibrary: .shared())
        configuration.filter = .any(of: [.images, .videos])
        configuration.selectionLimit = 0
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, animated: true)
    }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        for result in results where result.itemProvider.canLoadObject(ofClass: UIImage.self) {
            result.itemProvider.loadObject(ofClass: UIImage.self) { object, _ in
                guard let image = object as? UIImage else { return }
                DispatchQueue.main.async { self.pictures.append(image) }
            }
        }
    }

    func save(_ image: UIImage) {
        PHPhotoLibrary.requestAuthorization(for: .addOnly) { status in
            guard status == .authorized || status == .limited else { return }
            PHPhotoLibrary.shared().performChanges {
                PHAssetChangeRequest.creationRequestForAsset(from: image)
            } completionHandler: { success, _ in
                DispatchQueue.main.async { self.isSaved = success }
            }
        }
    }
}

@Suite("Media code of apps") @MainActor
struct MediaFormTests {
    private let host = TestHost()

    private let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }

    @Test("A location class starts after the authorization, and a controller receives the error")
    func locations() async {
        let locator = PlainLocator()
        locator.start()
        await host.settle()
        host.location.position = CLLocation(latitude: 52.5, longitude: 13.4)
        await host.settle()
        #expect(locator.latitudes == [52.5])
        host.location.position = nil
        let controller = MediaController()
        host.window.rootViewController = controller
        await host.settle(timeout: 20)
        #expect(controller.error == .locationUnknown)
    }

    /// Apple's example for large images.
    private func downsample(_ data: Data, to size: CGSize, scale: CGFloat) -> UIImage? {
        let imageSourceOptions = [kCGImageSourceShouldCache: false] as CFDictionary
        guard let source = CGImageSourceCreateWithData(data as CFData, imageSourceOptions) else { return nil }
        let options =
            [
                kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceShouldCacheImmediately: true,
                kCGImageSourceCreateThumbnailWithTransform: true, kCGImageSourceThumbnailMaxPixelSize: max(size.width, size.height) * scale,
            ] as CFDictionary
        guard let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options) else { return nil }
        return UIImage(cgImage: image)
    }

    @Test("An image file is scaled down while it is decoded")
    func thumbnails() throws {
        let data = try #require(image.jpegData(compressionQuality: 0.8))
        #expect(downsample(data, to: CGSize(width: 10, height: 10), scale: 1)?.size == CGSize(width: 10, height: 5))
    }

    @Test("A controller loads the images that the user chose, and saves one")
    func pictures() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        try #require(image.pngData()).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        host.choosesFiles = { _ in [file] }
        let controller = MediaController()
        host.window.rootViewController = controller
        controller.choose()
        for _ in 0..<500 where controller.pictures.isEmpty {
            await host.settle()
            try await Task.sleep(for: .milliseconds(2))
        }
        let picture = try #require(controller.pictures.first)
        controller.save(picture)
        await host.settle()
        #expect(controller.isSaved && host.photos.saved.count == 1)
    }
}
