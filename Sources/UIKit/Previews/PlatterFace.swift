import QuartzCore

/// One look of a dragged item: a preview's view, or a picture of it, cut to its shape, on its background.
///
/// The face has the coordinates of the view. Of a view in a window of the app a picture is shown, since the view stays where it is and may
/// change or vanish; one that is in no window is shown itself for as long as the face is.
@MainActor
final class PlatterFace: UIView {
    /// The view that the preview was made of.
    let source: UIView
    /// What of it is seen.
    let shape: PlatterShape
    /// What casts the shadow, in the face's coordinates; nil where that is what is drawn.
    let shadowPath: CGPath?
    private let clip = UIView()

    /// A face for the preview of `source`, to be shown with `scale` pixels per point.
    init(of source: UIView, parameters: UIPreviewParameters, scale: CGFloat) {
        self.source = source
        let layer = source.layer
        shape =
            parameters.visiblePath.map { PlatterShape($0.cgPath) }
            ?? .rounded(source.bounds, radius: layer.cornerRadius, corners: layer.maskedCorners)
        // Without a shape or a background the picture's own outline is what is seen.
        let isOutlined = parameters.visiblePath != nil || parameters.backgroundColor.cgColor.alpha > 0
        shadowPath = parameters.shadowPath?.cgPath ?? (isOutlined ? shape.path : nil)
        super.init(frame: .zero)
        bounds = source.bounds
        isUserInteractionEnabled = false
        if let scene = source.window?.windowScene {
            // What is light in a dark scene stays so.
            let style = source.traitCollection.userInterfaceStyle
            if style != scene.traitCollection.userInterfaceStyle { overrideUserInterfaceStyle = style }
        }
        clip.backgroundColor = parameters.backgroundColor
        clipToShape()
        addSubview(clip)
        show(source, scale: scale)
    }

    required init?(coder: NSCoder) { nil }

    /// The size of what is seen, in points.
    var visibleSize: CGSize { shape.bounds.size }

    private func clipToShape() {
        clip.frame = shape.bounds
        // The clip has the face's coordinates too.
        clip.bounds = shape.bounds
        switch shape {
        case .rounded(_, let radius, let corners):
            clip.layer.cornerRadius = min(radius, shape.bounds.width / 2, shape.bounds.height / 2)
            clip.layer.maskedCorners = corners
            clip.clipsToBounds = true
        case .path(let path):
            let mask = CAShapeLayer()
            mask.path = path
            clip.layer.mask = mask
        }
    }

    private func show(_ source: UIView, scale: CGFloat) {
        if source.window == nil {
            source.removeFromSuperview()
            source.transform = .identity
            source.center = CGPoint(x: source.bounds.midX, y: source.bounds.midY)
            clip.addSubview(source)
        } else {
            let picture = PictureView(frame: source.bounds)
            picture.picture.take(source.layer, scale: scale)
            clip.addSubview(picture)
        }
    }
}

/// Shows a picture of another view.
@MainActor
private final class PictureView: UIView {
    override class var layerClass: AnyClass { PictureLayer.self }

    /// The layer, by its class; a new one would mean that the layer is of another.
    var picture: PictureLayer { layer as? PictureLayer ?? PictureLayer() }
}
