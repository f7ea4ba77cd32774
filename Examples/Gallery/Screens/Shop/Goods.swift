import UIKit
import UniformTypeIdentifiers

/// An article for sale. It is transferred as JSON, like any `Codable` value.
struct Goods: Codable, Sendable, Hashable {
    /// The type identifier of the goods' data.
    static let type = UTType(exportedAs: "org.lodestone.gallery.goods")

    /// The kind of article, which determines its drawing.
    enum Kind: String, Codable, CaseIterable, Sendable {
        case mug, plant, lamp, book
    }

    var name: String
    /// In cents.
    var price: Int
    var kind: Kind

    static let all = [
        Goods(name: "Mug", price: 900, kind: .mug), Goods(name: "Plant", price: 1650, kind: .plant),
        Goods(name: "Lamp", price: 4200, kind: .lamp), Goods(name: "Book", price: 1200, kind: .book),
    ]

    /// The formatted price.
    var label: String { Self.label(price) }

    /// Formats an amount in cents as the desktop does; whole amounts have no decimals.
    static func label(_ cents: Int, in locale: Locale = .desktop) -> String {
        let digits = cents.isMultiple(of: 100) ? 0 : 2
        return (Decimal(cents) / 100).formatted(.currency(code: "EUR").precision(.fractionLength(digits)).locale(locale))
    }
}

extension Goods.Kind {
    var color: UIColor {
        switch self {
        case .mug: .systemOrange
        case .plant: .systemGreen
        case .lamp: .systemIndigo
        case .book: .systemPink
        }
    }

    /// The filled paths in a square of 48 × 48: the pale background, the body, and the white foreground.
    @MainActor var areas: (back: UIBezierPath, body: UIBezierPath, front: UIBezierPath) {
        let (detail, body, front) = (UIBezierPath(), UIBezierPath(), UIBezierPath())
        switch self {
        case .mug:
            body.append(
                UIBezierPath(
                    roundedRect: CGRect(x: 9, y: 14, width: 24, height: 26), byRoundingCorners: [.bottomLeft, .bottomRight],
                    cornerRadii: CGSize(width: 8, height: 8)))
            detail.append(UIBezierPath(roundedRect: CGRect(x: 26, y: 18, width: 16, height: 15), cornerRadius: 7.5))
            detail.append(UIBezierPath(roundedRect: CGRect(x: 29, y: 21.5, width: 9.5, height: 8), cornerRadius: 4).reversing())
            detail.append(UIBezierPath(roundedRect: CGRect(x: 15, y: 4, width: 3, height: 7), cornerRadius: 1.5))
            detail.append(UIBezierPath(roundedRect: CGRect(x: 23, y: 4, width: 3, height: 7), cornerRadius: 1.5))
        case .plant:
            detail.append(
                UIBezierPath(
                    roundedRect: CGRect(x: 14, y: 30, width: 20, height: 13), byRoundingCorners: [.bottomLeft, .bottomRight],
                    cornerRadii: CGSize(width: 5, height: 5)))
            for (x, y, turn) in [(24.0, 15.0, 0.0), (15, 20, -0.9), (33, 20, 0.9)] {
                let leaf = UIBezierPath(ovalIn: CGRect(x: -5, y: -11, width: 10, height: 22))
                leaf.apply(CGAffineTransform(rotationAngle: turn))
                leaf.apply(CGAffineTransform(translationX: x, y: y))
                body.append(leaf)
            }
        case .lamp:
            body.move(to: CGPoint(x: 17, y: 6))
            for (x, y) in [(31.0, 6.0), (39, 24), (9, 24)] { body.addLine(to: CGPoint(x: x, y: y)) }
            body.close()
            detail.append(UIBezierPath(rect: CGRect(x: 22.5, y: 24, width: 3, height: 15)))
            detail.append(UIBezierPath(roundedRect: CGRect(x: 15, y: 38, width: 18, height: 5), cornerRadius: 2.5))
        case .book:
            body.append(UIBezierPath(roundedRect: CGRect(x: 11, y: 6, width: 26, height: 36), cornerRadius: 4))
            front.append(UIBezierPath(roundedRect: CGRect(x: 20, y: 13, width: 12, height: 3), cornerRadius: 1.5))
            front.append(UIBezierPath(roundedRect: CGRect(x: 20, y: 19, width: 8, height: 3), cornerRadius: 1.5))
            front.append(UIBezierPath(rect: CGRect(x: 14.5, y: 6, width: 1.5, height: 36)))
        }
        return (detail, body, front)
    }
}

/// The drawing of an article.
final class GoodsSymbolView: UIView {
    let kind: Goods.Kind

    init(_ kind: Goods.Kind, frame: CGRect = .zero) {
        self.kind = kind
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let areas = kind.areas
        let scale = min(bounds.width, bounds.height) / 48
        for (path, color) in [
            (areas.back, kind.color.withAlphaComponent(0.55)), (areas.body, kind.color), (areas.front, UIColor(white: 1, alpha: 0.85)),
        ] {
            path.apply(CGAffineTransform(scaleX: scale, y: scale))
            color.setFill()
            path.fill()
        }
    }
}
