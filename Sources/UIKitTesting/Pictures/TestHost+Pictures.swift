import Host
import UIKit

extension TestHost {
    /// The whole window as last committed, in the host's scale (pixels per point).
    ///
    /// Changes since the last frame are not included: let a frame pass with ``advance(by:)`` or ``settle(timeout:)`` first. Before the first frame, this
    /// method commits the current content and shows it.
    public func snapshot() -> CGImage {
        let (tree, size, scale) = presentation
        return tree?.image(in: CGRect(origin: .zero, size: size), scale: scale) ?? Self.emptyImage(size: size, scale: scale)
    }

    /// The last committed render tree, the window's size in points, and its scale.
    package var presentation: (tree: RenderTree?, size: CGSize, scale: CGFloat) {
        enter {
            guard let hostWindow = platform.windows.first else { return (nil, window.bounds.size, platform.scale) }
            if hostWindow.presented == nil { FrameLoop.of(platform).flush() }
            return (hostWindow.presented, hostWindow.contentSize, hostWindow.scale)
        }
    }

    /// `view` and its subviews as currently presented, animations included, without the views behind or above it.
    ///
    /// The image covers the view's bounds, with the host's scale in pixels a point and a transparent background. The view need not be in a
    /// window.
    public func snapshot(of view: UIView) -> CGImage {
        enter {
            view.layer.image(scale: platform.scale) ?? Self.emptyImage(size: view.bounds.size, scale: platform.scale)
        }
    }

    /// The frame in which `view` is presented, in window coordinates, including animations of it and its superviews. For a rotated view it
    /// is the bounding box.
    public func presentedFrame(of view: UIView) -> CGRect {
        enter { view.layer.presentedFrame(in: (view.window ?? keyWindow).layer) }
    }

    /// A transparent image.
    private static func emptyImage(size: CGSize, scale: CGFloat) -> CGImage {
        let width = max(1, Int((size.width * scale).rounded(.up)))
        let height = max(1, Int((size.height * scale).rounded(.up)))
        if let store = PixelStore(width: width, height: height) { return CGImage(store: store) }
        preconditionFailure(
            "Cannot take a snapshot of \(width) × \(height) pixels: a bitmap cannot be that large. Use a smaller area or scale.")
    }
}
