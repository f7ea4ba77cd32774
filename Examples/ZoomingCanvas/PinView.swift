import UIKit

/// A place on the map. The pin keeps its size while the map is zoomed below it.
final class PinView: UIButton {
    /// The zoom scale of the map, whose inverse scales the pin.
    var zoomScale: CGFloat = 1 {
        didSet { transform = CGAffineTransform(scaleX: 1 / zoomScale, y: 1 / zoomScale) }
    }

    init(name: String, onTap: @escaping @MainActor (PinView) -> Void) {
        super.init(frame: .zero)
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "mappin.circle.fill")
        configuration.imagePlacement = .top
        configuration.imagePadding = 2
        configuration.contentInsets = .zero
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 24)
        var attributes = AttributeContainer()
        attributes.font = .systemFont(ofSize: 12, weight: .semibold)
        attributes.foregroundColor = .label
        configuration.attributedTitle = AttributedString(name, attributes: attributes)
        self.configuration = configuration
        tintColor = .systemRed
        addAction(UIAction { [unowned self] _ in onTap(self) }, for: .primaryActionTriggered)
        sizeToFit()
        // The middle of the symbol is at the place, and the name below it.
        layer.anchorPoint = CGPoint(x: 0.5, y: 14 / max(bounds.height, 28))
        layer.zPosition = 100
    }

    required init?(coder: NSCoder) { nil }
}
