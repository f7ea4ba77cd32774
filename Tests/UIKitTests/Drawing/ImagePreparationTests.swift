import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Images prepared for display") @MainActor
struct ImagePreparationTests {
    let host = TestHost()
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }

    @Test("Thumbnails and images for display are prepared on another thread; an empty image returns nil")
    func preparation() async {
        #expect(image.preparingForDisplay()?.size == image.size)
        #expect(await image.byPreparingForDisplay()?.size == image.size)
        #expect(await image.byPreparingThumbnail(ofSize: CGSize(width: 10, height: 5))?.size == CGSize(width: 10, height: 5))
        let isMain = await withCheckedContinuation { continuation in
            image.prepareThumbnail(of: CGSize(width: 10, height: 5)) { _ in continuation.resume(returning: Thread.isMainThread) }
        }
        #expect(!isMain)
        #expect(await withCheckedContinuation { done in image.prepareForDisplay { done.resume(returning: $0 != nil) } })
        #expect(UIImage().preparingForDisplay() == nil)
        #expect(await UIImage().byPreparingForDisplay() == nil)
        #expect(await UIImage().byPreparingThumbnail(ofSize: CGSize(width: 10, height: 5)) == nil)
    }
}
