import Foundation
import UIKit

/// An image of the screen or of an element.
@preconcurrency @MainActor
open class XCUIScreenshot: NSObject {
    /// The image. Empty if the app was not running.
    open private(set) var image: UIImage

    /// The image in PNG format.
    open var pngRepresentation: Data { image.pngData() ?? Data() }

    /// Takes a screenshot of `frame`, a rectangle of the screen in points; nil captures the whole screen.
    init(of session: (any AppDriver)?, in frame: CGRect?) {
        session?.update()
        session?.pass(1 / 60)
        guard let (snapshot, scale) = session?.image() else {
            image = UIImage()
            return
        }
        let part = frame.flatMap { frame in
            snapshot.cropping(
                to: CGRect(x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale))
        }
        image = UIImage(cgImage: part ?? snapshot, scale: scale, orientation: .up)
    }
}
