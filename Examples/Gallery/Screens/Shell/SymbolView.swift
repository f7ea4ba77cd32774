import UIKit

/// A symbol in the tint colour, scaled to fit, centred.
final class SymbolView: UIView {
    /// The symbol.
    var symbol: GallerySymbol {
        didSet { if symbol != oldValue { setNeedsDisplay() } }
    }

    init(_ symbol: GallerySymbol) {
        self.symbol = symbol
        super.init(frame: CGRect(x: 0, y: 0, width: GallerySymbol.side, height: GallerySymbol.side))
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let scale = min(bounds.width, bounds.height) / GallerySymbol.side
        let offset = CGPoint(
            x: (bounds.width - GallerySymbol.side * scale) / 2, y: (bounds.height - GallerySymbol.side * scale) / 2)
        let transform = CGAffineTransform(translationX: offset.x, y: offset.y).scaledBy(x: scale, y: scale)
        tintColor.set()
        let areas = symbol.areas
        areas.apply(transform)
        areas.fill()
        let lines = symbol.lines
        lines.apply(transform)
        lines.lineWidth *= scale
        lines.stroke()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }
}

/// A white symbol on a rounded square of colour.
final class IconView: UIView {
    /// Whether the background is a strong colour, on which the icon's own would not be visible.
    var isOnColor = false {
        didSet { backgroundColor = isOnColor ? UIColor(white: 1, alpha: 0.25) : color }
    }

    /// The square's colour.
    var color: UIColor {
        didSet { backgroundColor = isOnColor ? UIColor(white: 1, alpha: 0.25) : color }
    }

    /// The symbol.
    var symbol: GallerySymbol {
        get { symbolView.symbol }
        set { symbolView.symbol = newValue }
    }

    /// The symbol by its name, for storyboards. Unknown names are ignored.
    var symbolName: String {
        get { "\(symbol)" }
        set { if let named = GallerySymbol.allCases.first(where: { "\($0)" == newValue }) { symbol = named } }
    }

    override class var storyboardAttributes: [StoryboardAttribute] {
        super.storyboardAttributes + [
            StoryboardAttribute("symbolName", \IconView.symbolName), StoryboardAttribute("color", \IconView.color),
        ]
    }

    private let symbolView: SymbolView

    /// `side` is in points.
    init(_ symbol: GallerySymbol, color: UIColor, side: CGFloat = 30) {
        self.color = color
        symbolView = SymbolView(symbol)
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        build()
    }

    required init?(coder: NSCoder) {
        color = .systemGray
        symbolView = SymbolView(.magnet)
        super.init(coder: coder)
        build()
    }

    private func build() {
        backgroundColor = color
        isUserInteractionEnabled = false
        symbolView.tintColor = .white
        addSubview(symbolView)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.width
        layer.cornerRadius = side * 0.24
        symbolView.frame = bounds.shrunk(dx: side / 6, dy: side / 6)
    }
}
