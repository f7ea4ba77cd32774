import CoreGraphics
import Foundation
import QuartzCore

/// Shows the frames of a player's video in its layers: at each frame of the display while the player plays, otherwise after a seek.
@MainActor
final class FrameFeed {
    weak var player: AVPlayer?
    private var references: [Reference] = []
    private var link: CADisplayLink?
    /// The visible frame.
    private var frame: CGImage?

    private struct Reference {
        weak var layer: AVPlayerLayer?
    }

    private var layers: [AVPlayerLayer] { references.compactMap(\.layer) }

    func add(_ layer: AVPlayerLayer) {
        references.removeAll { $0.layer == nil || $0.layer === layer }
        references.append(Reference(layer: layer))
        layer.show(frame, naturalSize)
        show()
        update()
    }

    func remove(_ layer: AVPlayerLayer) {
        references.removeAll { $0.layer == nil || $0.layer === layer }
        layer.show(nil, .zero)
        update()
    }

    /// Shows the video of another item.
    func itemDidChange() {
        frame = nil
        for layer in layers { layer.show(nil, naturalSize) }
        show()
    }

    /// Shows the newest frame.
    func show() {
        guard !layers.isEmpty, let new = player?.currentItem?.playback?.nextFrame() else { return }
        frame = new
        for layer in layers { layer.show(new, naturalSize) }
    }

    /// Starts or stops the display link.
    func update() {
        let isNeeded = player?.isAdvancing == true && naturalSize != .zero && !layers.isEmpty
        guard isNeeded != (link != nil) else { return }
        guard isNeeded else { return stop() }
        let new = CADisplayLink { [weak self] _ in self?.show() }
        new.add(to: .main, forMode: .common)
        link = new
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    private var naturalSize: CGSize { player?.currentItem?.presentationSize ?? .zero }
}
