import UIKit

extension GLScene {
    private static let angle: CGFloat = 0.35

    /// Rotated and skewed content.
    static var turned: [GLScene] {
        [
            GLScene("turned-colour") { Piece.view(90, 70, .systemRed, turn: angle) },
            GLScene("turned-round-colour") { Piece.view(90, 70, .systemRed, radius: 20, turn: angle) },
            GLScene("turned-clip", .cut) { Piece.clip(turn: angle) },
            GLScene("turned-round-clip", .cut) { Piece.clip(radius: 20, turn: angle) },
            GLScene("turned-round-clip-dark", .cut, dark: true) { Piece.clip(radius: 20, turn: -angle) },
            GLScene("turned-pill", .cut) { Piece.clip(110, 50, radius: 25, turn: .pi / 4) },
            GLScene("turned-disc", .cut) { Piece.clip(90, 90, radius: 45, turn: 1) },
            GLScene("turned-one-corner", .cut) {
                let view = Piece.clip(radius: 30, turn: angle)
                view.layer.maskedCorners = .layerMaxXMinYCorner
                return view
            },
            GLScene("turned-two-corners", .cut) {
                let view = Piece.clip(radius: 30, turn: angle)
                view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
                return view
            },
            GLScene("turned-image") { Piece.imageView(turn: angle) },
            GLScene("turned-round-image") { Piece.imageView(radius: 20, turn: angle) },
            GLScene("turned-border") {
                let view = Piece.view(100, 80, .systemGray5, radius: 16, turn: angle)
                view.layer.borderWidth = 5
                view.layer.borderColor = UIColor.systemBlue.cgColor
                return view
            },
            GLScene("turned-square-border") {
                let view = Piece.view(100, 80, .clear, turn: angle)
                view.layer.borderWidth = 3
                view.layer.borderColor = UIColor.black.cgColor
                return view
            },
            GLScene("turned-text") {
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 110, height: 40))
                label.text = "Lodestone"
                label.textAlignment = .center
                label.backgroundColor = .systemYellow
                label.transform = CGAffineTransform(rotationAngle: -angle)
                return label
            },
            GLScene("turned-stretched-clip", .cut) {
                let view = Piece.clip(radius: 20)
                view.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: 1.3, y: 0.7)
                return view
            },
            GLScene("turned-small-clip", .cut) {
                let view = Piece.clip(radius: 20)
                view.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: 0.4, y: 0.4)
                return view
            },
            GLScene("slanted-clip", .cut) {
                let view = Piece.clip(radius: 20)
                view.transform = CGAffineTransform(a: 1, b: 0.1, c: 0.5, d: 0.9, tx: 0, ty: 0)
                return view
            },
            GLScene("mirrored-clip", .cut) {
                let view = Piece.clip(radius: 20)
                view.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: -1, y: 1)
                return view
            },
            GLScene("quarter-turn-clip") { Piece.clip(radius: 20, turn: .pi / 2) },
        ]
    }

    /// Nested clips.
    static var nested: [GLScene] {
        [
            GLScene("round-in-round") { Piece.clip(100, 60, radius: 25, around: Piece.clip(80, 90, radius: 30)) },
            GLScene("turned-in-round") { Piece.clip(100, 70, radius: 25, around: Piece.clip(radius: 20, turn: angle)) },
            GLScene("turned-in-clip") { Piece.clip(80, 100, radius: 0, around: Piece.clip(120, 60, radius: 20, turn: angle)) },
            GLScene("round-in-turned", .cut) { Piece.clip(100, 70, radius: 25, turn: angle, around: Piece.clip(80, 90, radius: 20)) },
            GLScene("clip-in-turned", .cut) { Piece.clip(100, 70, radius: 25, turn: angle, around: Piece.clip(80, 90)) },
            GLScene("turned-in-turned", .cut) {
                Piece.clip(100, 70, radius: 25, turn: angle, around: Piece.clip(90, 90, radius: 20, turn: angle))
            },
            GLScene("turned-back") { Piece.clip(100, 70, radius: 25, turn: angle, around: Piece.clip(80, 50, radius: 10, turn: -angle)) },
            GLScene("two-thousand-deep") {
                var view = Piece.view(30, 30, .systemRed, turn: angle)
                for level in 0..<2000 {
                    let outer = Piece.view(80, 80, .clear, radius: level % 400 == 0 ? 10 : 0)
                    outer.clipsToBounds = level % 400 == 0
                    view.center = CGPoint(x: 40, y: 40)
                    outer.addSubview(view)
                    view = outer
                }
                return view
            },
            GLScene("three-turned") {
                let inner = Piece.clip(80, 60, radius: 20, turn: 0.3)
                return Piece.clip(120, 90, radius: 30, turn: 0.3, around: Piece.clip(100, 60, radius: 15, turn: 0.3, around: inner))
            },
            GLScene("image-in-turned", .cut) { Piece.clip(100, 70, radius: 25, turn: angle, around: Piece.imageView(turn: 0.5)) },
            GLScene("scrolled-round-clip", .cut) {
                let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 110, height: 90))
                scroll.layer.cornerRadius = 24
                scroll.contentSize = CGSize(width: 110, height: 400)
                for row in 0..<8 {
                    let cell = Piece.clip(90, 30, radius: 12, turn: row % 2 == 0 ? 0 : 0.1)
                    cell.center = CGPoint(x: 55, y: 30 + 40 * CGFloat(row))
                    scroll.addSubview(cell)
                }
                scroll.contentOffset.y = 60.5
                scroll.backgroundColor = .systemGray5
                return scroll
            },
        ]
    }

    /// Enlarged and reduced content.
    static var scaled: [GLScene] {
        func view(_ x: CGFloat, _ y: CGFloat, _ view: UIView) -> UIView {
            view.transform = CGAffineTransform(scaleX: x, y: y)
            return view
        }
        return [
            GLScene("smaller-round-clip", .whole) { view(0.7, 0.7, Piece.clip(radius: 20)) },
            GLScene("larger-round-clip", .whole) { view(1.4, 1.4, Piece.clip(radius: 20)) },
            GLScene("stretched-round-clip", .whole) { view(1.3, 0.65, Piece.clip(radius: 20)) },
            GLScene("smaller-nested-clips", .whole) {
                view(0.8, 0.8, Piece.clip(120, 80, radius: 25, around: view(1.3, 1.3, Piece.clip(80, 90, radius: 30))))
            },
            GLScene("larger-image", .whole) { view(1.3, 1.3, Piece.imageView(radius: 12)) },
            GLScene("mirrored-round-clip") { view(-1, 1, Piece.clip(radius: 20)) },
        ]
    }
}
