import Foundation

/// A sheet: clips the presented view to rounded corners, and adds the shadow and the grabber.
@MainActor
final class SheetView: UIView {
    private let clip = UIView(frame: .zero)
    private let grabber = UIView(frame: .zero)
    private weak var content: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        clip.clipsToBounds = true
        addSubview(clip)
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = PresentationConstants.grabberSize.height / 2
        grabber.isUserInteractionEnabled = false
        grabber.isHidden = true
        addSubview(grabber)
        traitOverrides.userInterfaceLevel = .elevated
        layer.shadowOpacity = 0.18
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
    }

    required init?(coder: NSCoder) { nil }

    /// Adds the presented controller's view to the sheet.
    func show(_ view: UIView) {
        guard content !== view || view.superview !== clip else { return }
        content = view
        view.frame = clip.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clip.addSubview(view)
    }

    var showsGrabber: Bool {
        get { !grabber.isHidden }
        set { grabber.isHidden = !newValue }
    }

    /// Sets the corner radius, and whether the bottom corners are rounded too.
    func setCorners(radius: CGFloat, bottom: Bool) {
        clip.layer.cornerRadius = radius
        clip.layer.maskedCorners =
            bottom
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = bounds
        let size = PresentationConstants.grabberSize
        grabber.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: PresentationConstants.grabberInset, width: size.width, height: size.height)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: clip.layer.cornerRadius).cgPath
    }
}
