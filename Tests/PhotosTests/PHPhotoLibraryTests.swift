import Foundation
@testable import Photos
import Testing
import UIFoundation
import UIKitTesting

@Suite("Photo library") @MainActor
struct PHPhotoLibraryTests {
    private let host = TestHost()

    private let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }

    private func code(_ changes: @escaping @Sendable () -> Void) async -> PHPhotosError.Code? {
        do {
            try await PHPhotoLibrary.shared().performChanges(changes)
            return nil
        } catch {
            return (error as? PHPhotosError)?.code
        }
    }

    @Test("Authorization is undetermined until the app requests it, and follows the desktop")
    func authorization() async {
        #expect(PHPhotoLibrary.authorizationStatus() == .notDetermined && PHPhotoLibrary.shared() === PHPhotoLibrary.shared())
        #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .authorized)
        host.photos.isAllowed = false
        #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
        #expect(await code {} == .accessUserDenied)
        var statuses: [PHAuthorizationStatus] = []
        PHPhotoLibrary.requestAuthorization { status in MainActor.assumeIsolated { statuses.append(status) } }
        await host.settle()
        #expect(statuses == [.denied])
    }

    @Test("A change block can save images, video files and data with their formats and creation dates")
    func changes() async throws {
        let image = image
        let png = try #require(image.pngData())
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).mov")
        try Data("a movie".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var results: [Bool] = []
        PHPhotoLibrary.shared().performChanges {
            PHAssetChangeRequest.creationRequestForAsset(from: image).creationDate = Date(timeIntervalSince1970: 5)
            PHAssetChangeRequest.creationRequestForAssetFromVideo(atFileURL: file)
            PHAssetCreationRequest.forAsset().addResource(with: .photo, data: png, options: nil)
            let options = PHAssetResourceCreationOptions()
            options.originalFilename = "photo.HEIC"
            PHAssetCreationRequest.forAsset().addResource(with: .photo, data: Data([1]), options: options)
        } completionHandler: { isSaved, error in
            MainActor.assumeIsolated { results.append(isSaved && error == nil) }
        }
        await host.settle()
        #expect(results == [true] && host.photos.saved.map(\.ending) == ["png", "mov", "png", "HEIC"])
        #expect(host.photos.saved.map(\.isVideo) == [false, true, false, false])
        #expect(host.photos.saved[0].date == Date(timeIntervalSince1970: 5) && host.photos.saved[2].date == nil)
        #expect(UIImage(data: host.photos.saved[0].data)?.size.height ?? 0 > 0 && host.photos.saved[1].data == Data("a movie".utf8))
    }

    @Test("A change block that fails saves nothing")
    func failures() async {
        let image = image
        let missing = URL(fileURLWithPath: "/nonexistent.png")
        #expect(await code { _ = PHAssetCreationRequest.forAsset() } == .missingResource)
        #expect(
            await code {
                PHAssetChangeRequest.creationRequestForAsset(from: image)
                PHAssetCreationRequest.forAsset().addResource(with: .photo, data: Data("text".utf8), options: nil)
            } == .invalidResource)
        let isEmpty = await code { #expect(PHAssetChangeRequest.creationRequestForAssetFromImage(atFileURL: missing) == nil) } == nil
        #expect(isEmpty)
        #expect(await code { _ = PHAssetChangeRequest.creationRequestForAsset(from: UIImage()) } == .invalidResource)
        host.photos.isFull = true
        #expect(await code { _ = PHAssetChangeRequest.creationRequestForAsset(from: image) } == .notEnoughSpace)
        #expect(host.photos.saved.isEmpty)
    }

    @Test("Photos are saved under unused names with their dates; if one file cannot be written, no file is saved")
    func folder() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let photo = NewPhoto(data: Data([1, 2]), ending: "png", isVideo: false, date: Date(timeIntervalSince1970: 1000))
        let backend = PicturesFolder()
        try SavedPhotos.$folder.withValue(folder) {
            // The folder does not exist, and this backend creates only the user's own.
            #expect(backend.isAllowed)
            #expect(throws: PHPhotosError.self) { try backend.save([photo]) }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try backend.save([photo, photo])
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            #expect(files.count == 2 && files.allSatisfy { $0.hasPrefix("Picture ") && $0.hasSuffix(".png") })
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(files[0]).path)
            #expect(attributes[.modificationDate] as? Date == photo.date)
            // A name with a slash cannot be written.
            let broken = NewPhoto(data: Data(), ending: "a/b", isVideo: true, date: nil)
            #expect(throws: PHPhotosError.self) { try backend.save([photo, broken]) }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
        }
    }
}
