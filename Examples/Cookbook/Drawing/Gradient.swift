import UIKit

/// A background from the tint colour to the background colour, in both appearances.
final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in self.updateColors() }
        updateColors()
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    private func updateColors() {
        let end = UIColor.systemBackground.resolvedColor(with: traitCollection)
        (layer as? CAGradientLayer)?.colors = [tintColor.cgColor, end.cgColor]
    }
}
