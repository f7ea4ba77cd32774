import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A layer that shows the video of a player.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
    /// The player.
    open var player: AVPlayer? {
        didSet {
            guard player !== oldValue else { return }
            oldValue?.remove(self)
            player?.add(self)
        }
    }

    /// The position and scaling of the video. The default is ``AVLayerVideoGravity/resizeAspect``.
    open var videoGravity = AVLayerVideoGravity.resizeAspect {
        didSet { if videoGravity != oldValue { placePicture() } }
    }

    /// Whether the layer shows a frame of the video.
    open var isReadyForDisplay: Bool { picture.contents != nil }

    /// The frame of the video in the layer's coordinates. With ``AVLayerVideoGravity/resizeAspectFill`` it is larger than the bounds.
    open var videoRect: CGRect {
        guard naturalSize.width > 0, naturalSize.height > 0 else { return .zero }
        let across = bounds.width / naturalSize.width
        let down = bounds.height / naturalSize.height
        let scale: CGFloat
        switch videoGravity {
        case .resize: return bounds
        case .resizeAspectFill: scale = max(across, down)
        default: scale = min(across, down)
        }
        let size = CGSize(width: naturalSize.width * scale, height: naturalSize.height * scale)
        return CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The layer of the frame, below the app's sublayers.
    private let picture = CALayer()
    private var naturalSize = CGSize.zero
    private let observers = PropertyObservers()

    /// Creates a layer without a player.
    public override init() {
        super.init()
        addSublayer(picture)
    }

    /// Creates a layer of a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
        // An initializer does not call the property's observer.
        player?.add(self)
    }

    /// Creates a layer without a player. Differs from Apple's: layers are not archived.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSublayer(picture)
    }

    /// Creates a copy of `layer` for `CALayer.presentation()`, which has no player.
    public override init(layer: Any) { super.init(layer: layer) }

    /// Positions the video. A subclass calls this method of its superclass.
    open override func layoutSublayers() {
        super.layoutSublayers()
        placePicture()
    }

    /// Calls a handler after each change of a property, such as ``isReadyForDisplay``.
    open func observe<Value>(
        _ keyPath: KeyPath<AVPlayerLayer, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (AVPlayerLayer, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        observers.observe(self, keyPath, options, changeHandler)
    }

    /// Shows a frame of a video with the natural size `size`.
    func show(_ frame: CGImage?, _ size: CGSize) {
        withoutAnimation { picture.contents = frame }
        if size != naturalSize {
            naturalSize = size
            placePicture()
        }
        observers.changed()
    }

    private func placePicture() {
        let rect = videoRect
        let visible = rect.intersection(bounds)
        guard rect.width > 0, rect.height > 0, !visible.isNull else { return }
        withoutAnimation {
            picture.frame = visible
            // The part of the frame in the bounds.
            picture.contentsRect = CGRect(
                x: (visible.minX - rect.minX) / rect.width, y: (visible.minY - rect.minY) / rect.height, width: visible.width / rect.width,
                height: visible.height / rect.height)
        }
    }

    private func withoutAnimation(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
    }
}
