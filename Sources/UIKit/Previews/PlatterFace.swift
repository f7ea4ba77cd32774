import QuartzCore

/// The content of a platter: a preview's view or a snapshot of it, clipped to its shape, on a background.
///
/// The face has the view's coordinates. A view in a window is shown as a snapshot, because it remains in its window and may change or disappear.
/// A view without a window is itself added to the face.
@MainActor
final class PlatterFace: UIView {
    /// The preview's view.
    let source: UIView
    /// The visible shape.
    let shape: PlatterShape
    /// The path of the shadow, in the face's coordinates; nil if the drawn content casts the shadow.
    let shadowPath: CGPath?
    private let clip = UIView()

    /// Creates the face of a preview of `source`, at `scale` pixels a point.
    init(of source: UIView, parameters: UIPreviewParameters, scale: CGFloat) {
        self.source = source
        let layer = source.layer
        shape =
            parameters.visiblePath.map { PlatterShape($0.cgPath) }
            ?? .rounded(source.bounds, radius: layer.cornerRadius, corners: layer.maskedCorners)
        // Without a shape or background the outline of the snapshot itself casts the shadow.
        let isOutlined = parameters.visiblePath != nil || parameters.backgroundColor.cgColor.alpha > 0
        shadowPath = parameters.shadowPath?.cgPath ?? (isOutlined ? shape.path : nil)
        super.init(frame: .zero)
        bounds = source.bounds
        isUserInteractionEnabled = false
        if let scene = source.window?.windowScene {
            // Keep the style of a view whose style differs from its scene's, such as a light view in a dark scene.
            let style = source.traitCollection.userInterfaceStyle
            if style != scene.traitCollection.userInterfaceStyle { overrideUserInterfaceStyle = style }
        }
        clip.backgroundColor = parameters.backgroundColor
        clipToShape()
        addSubview(clip)
        show(source, scale: scale)
    }

    required init?(coder: NSCoder) { nil }

    /// The size of the visible shape, in points.
    var visibleSize: CGSize { shape.bounds.size }

    private func clipToShape() {
        clip.frame = shape.bounds
        // Gives the clip view the face's coordinates too.
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

/// Shows a snapshot of another view.
@MainActor
private final class PictureView: UIView {
    override class var layerClass: AnyClass { PictureLayer.self }

    /// The layer. The class guarantees its type.
    var picture: PictureLayer { layer as? PictureLayer ?? PictureLayer() }
}
