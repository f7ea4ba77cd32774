import UIKit

extension UIWindowScene {
    /// Sets the limits and the first size of the desktop window. Call it while the scene connects.
    func prepareWindow() {
        title = "Letters"
        sizeRestrictions?.minimumSize = CGSize(width: 360, height: 400)
        requestGeometryUpdate(.Mac(systemFrame: CGRect(x: 0, y: 0, width: 900, height: 700)))
    }
}
