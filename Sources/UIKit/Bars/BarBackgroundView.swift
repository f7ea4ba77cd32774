import Foundation

/// The background of a bar: an effect, a colour, an image, and the line at the bar's edge.
@MainActor
final class BarBackgroundView: UIView {
    private let effectView = UIVisualEffectView(effect: nil)
    private let fill = UIView()
    private let picture = UIImageView()
    private let line = UIView()
    private let linePicture = UIImageView()
    /// Whether the line is at the top edge. True for a bar at the bottom of its container.
    private let linesTop: Bool

    init(linesTop: Bool) {
        self.linesTop = linesTop
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for part in [effectView, fill, picture, line, linePicture] as [UIView] { addSubview(part) }
        picture.clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    /// Applies an appearance.
    func show(_ appearance: UIBarAppearance) {
        effectView.effect = appearance.backgroundEffect
        effectView.isHidden = appearance.backgroundEffect == nil
        fill.backgroundColor = appearance.backgroundColor
        picture.image = appearance.backgroundImage
        picture.contentMode = appearance.backgroundImageContentMode
        line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
        linePicture.image = appearance.shadowImage
        linePicture.tintColor = appearance.shadowColor
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for part in [effectView, fill, picture] as [UIView] { part.frame = bounds }
        let scale = max(traitCollection.displayScale, 1)
        let hairline = 1 / scale
        line.frame = CGRect(x: 0, y: linesTop ? -hairline : bounds.height, width: bounds.width, height: hairline)
        let height = linePicture.image?.size.height ?? 0
        linePicture.frame = CGRect(x: 0, y: linesTop ? -height : bounds.height, width: bounds.width, height: height)
    }
}
