import Foundation

/// A cross-fade from one image to another.
package struct ImageFade {
    var from: CGImage?
    var to: CGImage?
    /// The progress of the cross-fade, from 0 to 1.
    var fraction: CGFloat
}
