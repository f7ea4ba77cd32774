import UIKit
import UIKitTesting

/// A scene to draw, with its tolerance.
@MainActor
struct GLScene {
    /// The renderers' treatment of edges between pixels.
    enum Edges: String {
        /// The renderers antialias edges, each in its own way.
        case smooth
        /// Cairo antialiases a background and the clipped content above it separately, so that the background is visible at the edge.
        case cut
        /// The GL renderer snaps the edges of upright rectangles to whole pixels.
        case whole
    }

    let name: String
    var size = CGSize(width: 160, height: 160)
    var scale: CGFloat = 2
    var isDark = false
    var edges = Edges.smooth
    /// Adds the scene's views to the host's window.
    let build: (TestHost) -> Void

    /// All scenes.
    static var all: [GLScene] { turned + nested + scaled + painted + masked + inSpace + dragged + gallery }

    /// A scene with one view in the middle of the window.
    init(_ name: String, _ edges: Edges = .smooth, dark: Bool = false, view: @escaping () -> UIView) {
        self.init(name: name, isDark: dark, edges: edges) { host in
            let view = view()
            view.center = CGPoint(x: 80, y: 80)
            host.window.addSubview(view)
        }
    }

    init(
        name: String, size: CGSize = CGSize(width: 160, height: 160), scale: CGFloat = 2, isDark: Bool = false, edges: Edges = .smooth,
        build: @escaping (TestHost) -> Void
    ) {
        self.name = name
        self.size = size
        self.scale = scale
        self.isDark = isDark
        self.edges = edges
        self.build = build
    }
}

/// The parts of scenes.
@MainActor
enum Piece {
    /// A coloured view.
    static func view(_ width: CGFloat, _ height: CGFloat, _ color: UIColor, radius: CGFloat = 0, turn: CGFloat = 0) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view.backgroundColor = color
        view.layer.cornerRadius = radius
        if turn != 0 { view.transform = CGAffineTransform(rotationAngle: turn) }
        return view
    }

    /// A view that clips a disc at a corner and a bar across its width.
    static func clip(_ width: CGFloat = 100, _ height: CGFloat = 80, radius: CGFloat = 0, turn: CGFloat = 0) -> UIView {
        let view = view(width, height, .systemIndigo, radius: radius, turn: turn)
        view.clipsToBounds = true
        let disc = self.view(width * 0.7, width * 0.7, .systemYellow, radius: width * 0.35)
        disc.center = CGPoint(x: width * 0.9, y: height * 0.9)
        let bar = self.view(width + 40, 12, .systemPink)
        bar.center = CGPoint(x: width / 2, y: height * 0.2)
        view.addSubview(bar)
        view.addSubview(disc)
        return view
    }

    /// A view that clips `content`, which is centred in it.
    static func clip(_ width: CGFloat, _ height: CGFloat, radius: CGFloat, turn: CGFloat = 0, around content: UIView) -> UIView {
        let view = view(width, height, .systemTeal, radius: radius, turn: turn)
        view.clipsToBounds = true
        content.center = CGPoint(x: width / 2, y: height / 2)
        view.addSubview(content)
        return view
    }

    /// An image of rings.
    static func image(_ side: CGFloat = 90) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.systemGreen.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
            UIColor.white.setStroke()
            for ring in 1...4 {
                let inset = CGFloat(ring) * 10
                let path = UIBezierPath(ovalIn: CGRect(x: inset, y: inset, width: side - 2 * inset, height: side - 2 * inset))
                path.lineWidth = 3
                path.stroke()
            }
        }
    }

    static func imageView(_ side: CGFloat = 90, radius: CGFloat = 0, turn: CGFloat = 0) -> UIView {
        let view = view(side, side, .clear, radius: radius, turn: turn)
        view.layer.contents = image(side).cgImage
        view.clipsToBounds = radius > 0
        return view
    }

    /// A view with `layer` as a sublayer of its own size.
    static func view(_ width: CGFloat, _ height: CGFloat, turn: CGFloat = 0, layer: CALayer) -> UIView {
        let view = view(width, height, .clear, turn: turn)
        layer.frame = view.bounds
        view.layer.addSublayer(layer)
        return view
    }

    static func gradient(_ type: CAGradientLayerType, radius: CGFloat = 0) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.type = type
        layer.colors = [UIColor.systemRed, .systemYellow, .systemBlue].map { $0.cgColor as Any }
        layer.startPoint = type == .axial ? CGPoint(x: 0, y: 0) : CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = type == .conic ? CGPoint(x: 1, y: 0.5) : CGPoint(x: 1, y: 1)
        layer.cornerRadius = radius
        return layer
    }

    static func shape(_ path: UIBezierPath, fill: UIColor = .systemOrange) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.path = path.cgPath
        layer.fillColor = fill.cgColor
        layer.strokeColor = UIColor.systemBlue.cgColor
        layer.lineWidth = 4
        return layer
    }
}
