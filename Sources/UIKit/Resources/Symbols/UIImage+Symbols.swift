import Foundation

extension UIImage {
    /// The system's symbol of that name, for text of 17 points; nil for a name that is not known here, which the log says once.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// The system's symbol of that name as `configuration` says.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(symbol: name, configuration)
    }

    /// The system's symbol of that name for the given traits.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(symbol: name, traitCollection.map { Configuration(traits: $0) })
    }

    private convenience init?(symbol name: String, _ configuration: Configuration?) {
        let known = configuration as? SymbolConfiguration ?? SymbolConfiguration.unspecified.applying(configuration)
        let said = known.traitCollection?.displayScale ?? 0
        let scale = said > 0 ? said : max(DisplayScale.main, 1)
        let request = SymbolDrawing.Request(
            name: name, pointSize: known.shownPointSize, weight: known.shownWeight, scale: known.scale, displayScale: scale)
        guard let result = SymbolDrawing.result(for: request) else { return nil }
        var traits = Traits(scale: scale)
        traits.isSymbol = true
        traits.symbol = SymbolSource(name: name, configuration: known)
        traits.baselineOffset = result.baselineOffset
        traits.flipsForRightToLeft = result.mirrors
        self.init(pixels: result.image, traits: traits)
    }

    /// What the image is made for; nil where that was not said.
    public var configuration: Configuration? { traits.symbol?.configuration ?? traits.configuration }

    /// How the symbol is drawn; nil for an image that is none.
    public var symbolConfiguration: SymbolConfiguration? { traits.symbol?.configuration }

    /// The image for other traits, or the symbol drawn as `configuration` says, and not as it was before.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol = traits.symbol else {
            if let asset = traits.asset, let wanted = configuration.traitCollection { return asset.image(with: wanted) }
            return with { $0.configuration = configuration }
        }
        return redrawn(symbol, configuration as? SymbolConfiguration ?? symbol.configuration.applying(configuration))
    }

    /// The symbol drawn as it is, with what `configuration` says besides; nil for an image that is no symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        traits.symbol.map { redrawn($0, $0.configuration.applying(configuration)) }
    }

    private func redrawn(_ symbol: SymbolSource, _ configuration: SymbolConfiguration) -> UIImage {
        if symbol.configuration.isEqual(to: configuration) { return self }
        guard let image = UIImage(systemName: symbol.name, withConfiguration: configuration) else { return self }
        // Colour and rendering mode are the image's, not the symbol's.
        let tinted = traits.tint.map { image.withTintColor($0, renderingMode: renderingMode) } ?? image.withRenderingMode(renderingMode)
        return tinted
    }

    /// Whether the image says where text beside it has its baseline.
    public var hasBaseline: Bool { traits.baselineOffset != nil }

    /// From the lower edge up to the baseline of text beside the image, in points; nil where the image does not say.
    public var baselineOffsetFromBottom: CGFloat? { traits.baselineOffset }

    /// The same image with a baseline.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { with { $0.baselineOffset = baselineOffset } }

    /// The same image without a baseline.
    public func imageWithoutBaseline() -> UIImage { with { $0.baselineOffset = nil } }

    // MARK: Signs that UIKit itself uses

    /// A plus.
    public class var add: UIImage { UIImage(systemName: "plus.circle") ?? UIImage() }
    /// An x in a circle.
    public class var remove: UIImage { UIImage(systemName: "minus.circle") ?? UIImage() }
    /// A filled circle with a check mark.
    public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
    /// Where something is to be done.
    public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
    /// An x in a circle.
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
}

/// Which symbol an image shows, and how.
struct SymbolSource: Sendable {
    var name: String
    var configuration: UIImage.SymbolConfiguration
}
