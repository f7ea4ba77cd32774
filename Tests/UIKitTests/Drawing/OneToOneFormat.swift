import UIKit

extension UIGraphicsImageRendererFormat {
    /// One pixel a point, whatever the scale of the screen of a test that runs at the same time.
    static var oneToOne: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }
}
