import UIKit

/// Creates layers and animations outside of views and controllers, like animation libraries.
class AnimationFactory {
    func shake(amplitude: CGFloat) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, amplitude, -amplitude, 0]
        animation.isAdditive = true
        animation.duration = 0.3
        return animation
    }

    func group() -> CAAnimationGroup {
        let group = CAAnimationGroup()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        group.animations = [fade, shake(amplitude: 4)]
        group.duration = 0.5
        return group
    }

    func ring(radius: CGFloat) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: radius * 2, height: radius * 2)
        layer.path = UIBezierPath(ovalIn: layer.bounds).cgPath
        layer.lineWidth = 2
        layer.strokeColor = UIColor.brand.cgColor
        return layer
    }
}

class RingLayer: CALayer {
    var progress: CGFloat = 0

    override init() {
        super.init()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? RingLayer { progress = other.progress }
    }

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
    }

    override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor.brand.cgColor)
        ctx.fill(bounds)
    }
}

/// Counts frames by a display link, without actor isolation.
class FrameCounter: NSObject {
    private var link: CADisplayLink?
    var frames = 0

    func start() {
        link = CADisplayLink(target: self, selector: Selector(FrameCounter.step(_:)))
        link?.add(to: .main, forMode: .common)
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    func step(_ link: CADisplayLink) {
        frames += 1
    }
}

/// Counts taps as a target without actor isolation.
class TapCounter {
    var taps = 0

    func attach(to view: UIView) {
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(TapCounter.tapped(_:))))
    }

    func tapped(_ recognizer: UITapGestureRecognizer) {
        taps += 1
    }
}

struct Badge {
    var text: String
    var view: UILabel

    init(text: String, view: UILabel = UILabel()) {
        self.text = text
        self.view = view
        view.text = text
    }

    func moved(by distance: CGFloat) -> CGRect { view.frame.offsetBy(dx: distance, dy: 0) }
}

func render(_ color: UIColor, size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
    }
}

func renderInBackground(_ color: UIColor, completion: @escaping (UIImage) -> Void) {
    DispatchQueue.global().async {
        let image = render(color, size: CGSize(width: 4, height: 4))
        DispatchQueue.main.async { completion(image) }
    }
}

func isLandscape() -> Bool { UIScreen.main.bounds.width > UIScreen.main.bounds.height }

extension UIView: Comparable {
    public static func < (left: UIView, right: UIView) -> Bool { left.tag < right.tag }
}
