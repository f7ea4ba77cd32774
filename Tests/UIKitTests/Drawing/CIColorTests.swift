import Foundation
import Testing
import UIKitTesting

@testable import UIFoundation
@testable import UIKit

@Suite("CIColor, and saved images") @MainActor
struct CIColorTests {
    private let host = TestHost()

    @Test("CIColor has sRGB components, also for gray colours, and can be created from its string representation")
    func components() {
        let gray = CIColor(cgColor: CGColor(gray: 1, alpha: 0.5))
        #expect((gray.red, gray.green, gray.blue, gray.alpha) == (1, 1, 1, 0.5))
        let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
        #expect(abs(color.green - 0.5) < 1e-6 && CIColor(string: color.stringRepresentation) == color)
        #expect(CIColor(string: "1 0") == .red && CIColor(string: "") == .black && CIColor(string: "x 1") == .green)
        #expect(UIColor(ciColor: color).cgColor.components?.last == 1)
        #expect(Set([CIColor.red, CIColor(red: 1, green: 0, blue: 0)]).count == 1)
    }

    @Test("UIImageWriteToSavedPhotosAlbum writes to the pictures folder with a unique name, and reports an error")
    func saving() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Pictures-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: .oneToOne).image {
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        await SavedPhotos.$folder.withValue(folder) {
            #expect(await SavedPhotos.write(image) == nil)
            #expect(await SavedPhotos.write(image) == nil)
        }
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(files.count == 2 && files.allSatisfy { UIImage(contentsOfFile: $0.path)?.cgImage?.width ?? 0 >= 4 })
        await SavedPhotos.$folder.withValue(folder.appendingPathComponent("missing")) {
            #expect(await SavedPhotos.write(image) != nil)
        }
    }
}
