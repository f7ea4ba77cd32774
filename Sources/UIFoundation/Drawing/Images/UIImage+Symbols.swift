import Foundation

extension UIImage {
    /// The system symbol with a name, for text of 17 points. Nil for an unknown name, which is logged once.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// The system symbol with a name and a configuration. Nil for an unknown name, which is logged once.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(symbol: name, configuration)
    }

    /// The system symbol with a name for the given traits. Nil for an unknown name, which is logged once.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(symbol: name, traitCollection.map { Configuration(traits: $0) })
    }

    private convenience init?(symbol name: String, _ configuration: Configuration?) {
        let known = configuration as? SymbolConfiguration ?? SymbolConfiguration.unspecified.applying(configuration)
        let said = known.traitCollection?.displayScale ?? 0
        let scale = said > 0 ? said : max(DisplayScale.main, 1)
        let request = SymbolDrawing.Request(
            name: name, pointSize: known.shownPointSize, weight: known.shownWeight, scale: known.scale, displayScale: scale,
            colors: known.shownColors)
        guard let result = SymbolDrawing.result(for: request) else { return nil }
        var traits = Traits(scale: scale)
        traits.isSymbol = true
        if !request.colors.isEmpty { traits.renderingMode = .alwaysOriginal }
        traits.symbol = SymbolSource(name: name, configuration: known)
        traits.baselineOffset = result.baselineOffset
        traits.flipsForRightToLeft = result.mirrors
        self.init(pixels: result.image, traits: traits)
    }

    /// The image with the colours of its symbol for the traits of a view.
    package func resolvingSymbolColors(with current: UITraitCollection) -> UIImage {
        guard let symbol = traits.symbol, traits.tint == nil, symbol.configuration.colors?.contains(where: \.isDynamic) == true else {
            return self
        }
        return current.asCurrent { UIImage(systemName: symbol.name, withConfiguration: symbol.configuration) } ?? self
    }

    /// The symbol in another configuration, with this image's colour and rendering mode.
    func redrawn(_ symbol: SymbolSource, _ configuration: SymbolConfiguration) -> UIImage {
        if symbol.configuration.isEqual(to: configuration) { return self }
        guard let image = UIImage(systemName: symbol.name, withConfiguration: configuration) else { return self }
        if traits.tint == nil, configuration.colors != nil || symbol.configuration.colors != nil { return image }
        // The configuration does not include the colour and the rendering mode, so they are copied from this image.
        let tinted = traits.tint.map { image.withTintColor($0, renderingMode: renderingMode) } ?? image.withRenderingMode(renderingMode)
        return tinted
    }
}

/// The symbol and the configuration of an image.
package struct SymbolSource: Sendable {
    package var name: String
    var configuration: UIImage.SymbolConfiguration
}
