import UIKit

extension GLScene {
    /// Shadows, gradients, shapes and opacity.
    static var painted: [GLScene] {
        func shadowed(_ view: UIView) -> UIView {
            view.layer.shadowOpacity = 0.6
            view.layer.shadowRadius = 8
            view.layer.shadowOffset = CGSize(width: 4, height: 6)
            return view
        }
        func faded(_ alpha: CGFloat, _ view: UIView) -> UIView {
            view.alpha = alpha
            return view
        }
        func overlapping(turn: CGFloat) -> UIView {
            let view = Piece.view(100, 80, .clear, turn: turn)
            for (index, color) in [UIColor.systemRed, .systemBlue].enumerated() {
                let part = Piece.view(60, 50, color, radius: 14)
                part.frame.origin = CGPoint(x: 40 * index, y: 30 * index)
                view.addSubview(part)
            }
            return view
        }
        return [
            GLScene("shadow") { shadowed(Piece.view(90, 70, .white, radius: 16)) },
            GLScene("turned-shadow") { shadowed(Piece.view(90, 70, .white, radius: 16, turn: 0.35)) },
            GLScene("shadow-path") {
                let view = shadowed(Piece.view(90, 70, .white, turn: 0.35))
                view.layer.shadowPath = UIBezierPath(ovalIn: CGRect(x: 0, y: 50, width: 90, height: 30)).cgPath
                return view
            },
            GLScene("shadow-of-parts") { shadowed(overlapping(turn: 0.35)) },
            GLScene("shadow-around-clip") {
                let view = shadowed(Piece.view(100, 80, .clear, turn: 0.35))
                view.addSubview(Piece.clip(100, 80, radius: 20))
                return view
            },
            GLScene("gradient") { Piece.view(110, 90, layer: Piece.gradient(.axial, radius: 20)) },
            GLScene("radial-gradient") { Piece.view(110, 90, layer: Piece.gradient(.radial)) },
            GLScene("conic-gradient", .cut) { Piece.view(110, 90, layer: Piece.gradient(.conic)) },
            GLScene("turned-gradient") { Piece.view(110, 90, turn: 0.35, layer: Piece.gradient(.axial, radius: 20)) },
            GLScene("turned-radial-gradient") { Piece.view(110, 90, turn: 0.35, layer: Piece.gradient(.radial)) },
            GLScene("shape") { Piece.view(100, 80, layer: Piece.shape(star)) },
            GLScene("turned-shape") { Piece.view(100, 80, turn: 0.35, layer: Piece.shape(star)) },
            GLScene("replicator") {
                let replicator = CAReplicatorLayer()
                replicator.instanceCount = 8
                replicator.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
                let part = CALayer()
                part.frame = CGRect(x: 44, y: 4, width: 12, height: 26)
                part.cornerRadius = 4
                part.backgroundColor = UIColor.systemPurple.cgColor
                replicator.addSublayer(part)
                return Piece.view(100, 100, layer: replicator)
            },
            GLScene("faded-group") { faded(0.5, overlapping(turn: 0)) },
            GLScene("faded-turned-group") { faded(0.5, overlapping(turn: 0.35)) },
            GLScene("faded-turned-clip") { faded(0.4, Piece.clip(radius: 20, turn: 0.35)) },
            GLScene("faded-in-faded") {
                let view = faded(0.6, Piece.clip(110, 80, radius: 20, turn: 0.2, around: faded(0.5, Piece.clip(radius: 20, turn: 0.3))))
                return view
            },
        ]
    }

    private static var star: UIBezierPath {
        let path = UIBezierPath()
        for index in 0..<10 {
            let angle = CGFloat(index) * .pi / 5 - .pi / 2
            let radius: CGFloat = index % 2 == 0 ? 38 : 17
            let point = CGPoint(x: 50 + cos(angle) * radius, y: 40 + sin(angle) * radius)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }

    /// Masks.
    static var masked: [GLScene] {
        func masked(_ view: UIView, by mask: CALayer) -> UIView {
            mask.frame = view.bounds
            view.layer.mask = mask
            return view
        }
        func plain(radius: CGFloat) -> CALayer {
            let layer = CALayer()
            layer.backgroundColor = UIColor.black.cgColor
            layer.cornerRadius = radius
            return layer
        }
        func fading() -> CAGradientLayer {
            let layer = Piece.gradient(.axial)
            layer.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
            return layer
        }
        return [
            GLScene("shape-mask") { masked(Piece.clip(), by: Piece.shape(star, fill: .black)) },
            GLScene("turned-shape-mask") { masked(Piece.clip(turn: 0.35), by: Piece.shape(star, fill: .black)) },
            GLScene("gradient-mask") { masked(Piece.clip(), by: fading()) },
            GLScene("turned-gradient-mask") { masked(Piece.clip(turn: 0.35), by: fading()) },
            GLScene("round-mask") { masked(Piece.clip(), by: plain(radius: 24)) },
            GLScene("turned-round-mask", .cut) { masked(Piece.clip(turn: 0.35), by: plain(radius: 24)) },
            GLScene("turned-mask") {
                let view = masked(Piece.clip(), by: plain(radius: 24))
                view.layer.mask?.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
                return view
            },
        ]
    }

    /// Perspective, and intersecting planes.
    static var inSpace: [GLScene] {
        func perspective(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
            var transform = CATransform3DIdentity
            transform.m34 = -1 / 300
            return CATransform3DRotate(transform, angle, x, y, z)
        }
        return [
            GLScene("perspective") {
                let view = Piece.clip(radius: 20)
                view.layer.transform = perspective(0.8, 0, 1, 0)
                return view
            },
            GLScene("perspective-around-slant") {
                let view = Piece.clip(radius: 20, turn: 0)
                view.layer.transform = perspective(0.7, 1, 1, 0.3)
                return view
            },
            GLScene("flip-without-perspective", .cut) {
                let view = Piece.clip(radius: 20)
                view.layer.transform = CATransform3DMakeRotation(0.9, 0.5, 1, 0)
                return view
            },
            GLScene("crossing-planes") {
                let space = CATransformLayer()
                for (index, color) in [UIColor.systemRed, .systemBlue].enumerated() {
                    let plane = CALayer()
                    plane.frame = CGRect(x: 10, y: 15, width: 80, height: 70)
                    plane.backgroundColor = color.cgColor
                    plane.cornerRadius = 14
                    plane.transform = perspective(index == 0 ? 0.7 : -0.7, 0, 1, 0)
                    space.addSublayer(plane)
                }
                return Piece.view(100, 100, layer: space)
            },
            GLScene("perspective-in-turned-clip", .cut) {
                let card = Piece.clip(radius: 20)
                card.layer.transform = perspective(0.8, 0, 1, 0)
                return Piece.clip(90, 70, radius: 20, turn: 0.35, around: card)
            },
        ]
    }
}
