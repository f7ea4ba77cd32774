import AVFoundation
import UIKit

/// A view whose layer shows the video of a player.
@MainActor
final class PlayerView: UIView {
    override class var layerClass: AnyClass { AVPlayerLayer.self }

    var playerLayer: AVPlayerLayer? { layer as? AVPlayerLayer }
}
