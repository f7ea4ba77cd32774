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
        showPicture()
        if custom !== configuration.customView {
            custom?.removeFromSuperview()
            custom = configuration.customView
            if let custom { fill.addSubview(custom) }
        }
        showOutline()
        setNeedsLayout()
    }

    private func showPicture() {
        guard let image = configuration.image else {
            picture?.removeFromSuperview()
            return picture = nil
        }
        let picture = self.picture ?? UIImageView()
        self.picture = picture
        if picture.superview == nil { fill.insertSubview(picture, at: 0) }
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
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = UIEdgeInsets(configuration.backgroundInsets, in: effectiveUserInterfaceLayoutDirection)
        fill.frame = bounds.inset(by: insets)
        picture?.frame = fill.bounds
        custom?.frame = fill.bounds
        outline.frame = fill.frame.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
    }
}
