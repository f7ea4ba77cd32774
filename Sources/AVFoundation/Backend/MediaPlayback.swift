import CoreGraphics
import Foundation

/// The playback of one medium, which is paused at its start. It ends when the object is deallocated.
@MainActor
package protocol MediaPlayback: AnyObject {
    /// Called with each event, as code of the platform.
    var onEvent: ((MediaEvent) -> Void)? { get set }

    /// The position in seconds. During a seek, the target of the seek.
    var position: TimeInterval { get }
    /// The speed, above 0.
    var rate: Double { get set }
    /// The volume, from 0 to 1.
    var volume: Double { get set }

    func play()
    func pause()
    /// Seeks to a position in seconds. ``MediaEvent/settled`` follows. A seek that is not accurate may end at a frame nearby.
    func seek(to position: TimeInterval, isAccurate: Bool)

    /// The newest frame of the video; nil if it was read before.
    func nextFrame() -> CGImage?
}
