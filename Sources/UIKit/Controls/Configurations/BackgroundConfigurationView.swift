import Foundation

/// The view of a background configuration behind the content of a cell or header.
@MainActor
final class BackgroundConfigurationView: UIView {
    /// The configuration to show.
    var configuration: UIBackgroundConfiguration {
        didSet { show() }
    }

    private let fill = UIView()
    private let outline = UIView()
    private var picture: UIImageView?
    private var custom: UIView?
    private var effectView: UIVisualEffectView?

    init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        fill.clipsToBounds = true
        addSubview(fill)
        show()
    }

    required init?(coder: NSCoder) {
        configuration = .clear()
        super.init(coder: coder)
    }

    private func show() {
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        fill.layer.cornerRadius = configuration.cornerRadius
        showEffect()
        showPicture()
        showShadow()
        if custom !== configuration.customView {
            custom?.removeFromSuperview()
            custom = configuration.customView
            if let custom { fill.addSubview(custom) }
        }
        showOutline()
        setNeedsLayout()
    }

    private func showEffect() {
        guard let effect = configuration.visualEffect else {
            effectView?.removeFromSuperview()
            return effectView = nil
        }
        let view = effectView ?? UIVisualEffectView(effect: nil)
        effectView = view
        if view.superview == nil { fill.insertSubview(view, at: 0) }
        view.effect = effect
    }

    private func showShadow() {
        let shadow = configuration.shadowProperties
        layer.shadowOpacity = Float(shadow.opacity)
        guard shadow.opacity > 0 else { return }
        layer.shadowColor = shadow.color.resolvedColor(with: traitCollection).cgColor
        layer.shadowRadius = shadow.radius
        layer.shadowOffset = shadow.offset
    }

    private func layOutShadow() {
        let shadow = configuration.shadowProperties
        layer.shadowPath =
            shadow.opacity > 0
            ? (shadow.path ?? UIBezierPath(roundedRect: fill.frame, cornerRadius: configuration.cornerRadius)).cgPath : nil
    }

    private func showPicture() {
        guard let image = configuration.image else {
            picture?.removeFromSuperview()
            return picture = nil
        }
        let picture = self.picture ?? UIImageView()
        self.picture = picture
        if picture.superview == nil { fill.insertSubview(picture, at: effectView == nil ? 0 : 1) }
        picture.image = image
        picture.contentMode = configuration.imageContentMode
    }

    private func showOutline() {
        let isShown = configuration.strokeWidth > 0
        if !isShown { return outline.removeFromSuperview() }
        if outline.superview == nil { addSubview(outline) }
        outline.layer.borderWidth = configuration.strokeWidth
        outline.layer.cornerRadius = configuration.cornerRadius + configuration.strokeOutset
        outline.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showOutline()
        showShadow()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var directional = configuration.backgroundInsets
        let (edges, margins) = (configuration.edgesAddingLayoutMarginsToBackgroundInsets, superview?.directionalLayoutMargins ?? .zero)
        if edges.contains(.top) { directional.top += margins.top }
        if edges.contains(.leading) { directional.leading += margins.leading }
        if edges.contains(.bottom) { directional.bottom += margins.bottom }
        if edges.contains(.trailing) { directional.trailing += margins.trailing }
        let insets = UIEdgeInsets(directional, in: effectiveUserInterfaceLayoutDirection)
        fill.frame = bounds.inset(by: insets)
        effectView?.frame = fill.bounds
        picture?.frame = fill.bounds
        layOutShadow()
        custom?.frame = fill.bounds
        outline.frame = fill.frame.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
    }
}
