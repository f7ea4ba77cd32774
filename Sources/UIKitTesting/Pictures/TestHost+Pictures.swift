import Host
import UIKit

extension TestHost {
    /// The whole window as last committed, with the host's scale in pixels per point.
    ///
    /// Changes since the last frame are not in it: let a frame pass with ``advance(by:)`` or ``settle(timeout:)`` first. Before the first
    /// frame it is what that frame would show.
    public func snapshot() -> CGImage {
        enter {
            guard let hostWindow = platform.windows.first else { return Self.emptyImage(size: window.bounds.size, scale: platform.scale) }
            if hostWindow.presented == nil { FrameLoop.of(platform).flush() }
            let bounds = CGRect(origin: .zero, size: hostWindow.contentSize)
            return hostWindow.presented?.image(in: bounds, scale: hostWindow.scale)
                ?? Self.emptyImage(size: bounds.size, scale: hostWindow.scale)
        }
    }

    /// `view` with its subviews as it looks at the moment, animations included, and without what lies behind or above it.
    ///
    /// The picture is that of the view's bounds, with the host's scale in pixels per point; what is not covered is transparent. The view
    /// need not be in a window.
    public func snapshot(of view: UIView) -> CGImage {
        enter {
            view.layer.image(scale: platform.scale) ?? Self.emptyImage(size: view.bounds.size, scale: platform.scale)
        }
    }

    /// Where `view` is seen at the moment, in window coordinates, animations of it and of its superviews included. Of a rotated view it
    /// is the smallest upright rectangle around it.
    public func presentedFrame(of view: UIView) -> CGRect {
        enter { view.layer.presentedFrame(in: (view.window ?? keyWindow).layer) }
    }

    /// A transparent image.
    private static func emptyImage(size: CGSize, scale: CGFloat) -> CGImage {
        let width = max(1, Int((size.width * scale).rounded(.up)))
        let height = max(1, Int((size.height * scale).rounded(.up)))
        if let store = PixelStore(width: width, height: height) { return CGImage(store: store) }
        preconditionFailure("A picture of \(width) × \(height) pixels is larger than a bitmap can be.")
    }
}
