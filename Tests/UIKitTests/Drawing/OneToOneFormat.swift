import UIKit

extension UIGraphicsImageRendererFormat {
    /// One pixel for each point, independent of the screen's scale in another test.
    static var oneToOne: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }
}
