import UIKit

extension UIImage {
    /// A copy of the image that fills a square, without distortion.
    @MainActor
    func thumbnail(side: CGFloat) -> UIImage {
        let factor = side / min(size.width, size.height)
        let scaled = CGSize(width: size.width * factor, height: size.height * factor)
        let origin = CGPoint(x: (side - scaled.width) / 2, y: (side - scaled.height) / 2)
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
            draw(in: CGRect(origin: origin, size: scaled))
        }
    }
}
