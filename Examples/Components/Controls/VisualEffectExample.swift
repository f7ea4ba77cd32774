import UIKit

/// Three materials over a pattern.
final class VisualEffectExample: ComponentScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        // snippet: code
        view.layer.addSublayer(rainbow)

        func material(_ name: String, _ style: UIBlurEffect.Style) -> UIVisualEffectView {
            let effect = UIVisualEffectView(effect: UIBlurEffect(style: style))
            effect.layer.cornerRadius = 12
            effect.clipsToBounds = true
            let label = UILabel()
            label.text = name
            label.textAlignment = .center
            label.frame = effect.contentView.bounds
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            effect.contentView.addSubview(label)
            effect.heightAnchor.constraint(equalToConstant: 44).isActive = true
            return effect
        }
        fill(with: material("Thin", .systemThinMaterial), material("Material", .systemMaterial), material("Chrome", .systemChromeMaterial))
        // end snippet
    }

    private let rainbow: CAGradientLayer = {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 320, height: 220)
        layer.colors = [UIColor.systemRed, .systemYellow, .systemGreen, .systemBlue].map(\.cgColor)
        layer.startPoint = CGPoint(x: 0, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        return layer
    }()
}
