import Host
import UIKit

extension TestHost {
    /// The whole window as last committed, with the host's scale in pixels per point.
    ///
    /// Changes since the last frame are not in it: let a frame pass with ``advance(by:)`` or ``settle(timeout:)`` first. Before the first
    /// frame it is what that frame would show.
    public func snapshot() -> CGImage {
        let (tree, size, scale) = presentation
        return tree?.image(in: CGRect(origin: .zero, size: size), scale: scale) ?? Self.emptyImage(size: size, scale: scale)
    }

    /// What the window shows as last committed, for any renderer to draw, its size in points, and its pixels per point.
    package var presentation: (tree: RenderTree?, size: CGSize, scale: CGFloat) {
        enter {
            guard let hostWindow = platform.windows.first else { return (nil, window.bounds.size, platform.scale) }
            if hostWindow.presented == nil { FrameLoop.of(platform).flush() }
            return (hostWindow.presented, hostWindow.contentSize, hostWindow.scale)
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
