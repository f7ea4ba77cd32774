import UIKit

/// A square of many small views with individual timing.
final class Flock: UIView {
    /// The number of views on a side of the square.
    static let side = 8
    private(set) var birds: [UIView] = []
    /// The side of the square, in points.
    var size: CGFloat = 48

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for index in 0..<(Self.side * Self.side) {
            let bird = UIView()
            let hue = CGFloat(index % Self.side) / CGFloat(Self.side - 1)
            bird.backgroundColor = UIColor { traits in
                let red = UIColor.systemRed.resolvedColor(with: traits)
                return red.mixed(with: UIColor.systemOrange.resolvedColor(with: traits), hue)
            }
            birds.append(bird)
            addSubview(bird)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Resizes the views.
    func resize(to size: CGFloat) {
        self.size = size
        let step = size / CGFloat(Self.side)
        for bird in birds {
            bird.bounds.size = CGSize(width: step * 0.86, height: step * 0.86)
            bird.layer.cornerRadius = step * 0.22
        }
    }

    /// The position of a view if the square's centre is at `middle`.
    func position(of index: Int, middle: CGPoint) -> CGPoint {
        let step = size / CGFloat(Self.side)
        let half = CGFloat(Self.side - 1) / 2
        return CGPoint(
            x: middle.x + (CGFloat(index % Self.side) - half) * step, y: middle.y + (CGFloat(index / Self.side) - half) * step)
    }

    /// Positions all views around `middle`.
    func put(at middle: CGPoint) {
        for (index, bird) in birds.enumerated() {
            bird.center = position(of: index, middle: middle)
            bird.transform = .identity
        }
    }

    /// The fraction of the duration after which a view starts: lower rows first, columns one after the other.
    func start(of index: Int) -> Double {
        let row = Double(index / Self.side)
        let column = Double(index % Self.side)
        let last = Double(Self.side - 1)
        return 0.35 * ((last - row) + 0.6 * column) / (1.6 * last)
    }

    /// The fraction of the duration that each view moves.
    static let flight = 0.65

    /// Animates all views to the end of the path, as one animation of `duration` seconds.
    func fly(along path: MotionPath, duration: TimeInterval, completion: @escaping (Bool) -> Void) {
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(withDuration: duration, delay: 0, options: [.allowUserInteraction, linear]) {
            for (index, bird) in self.birds.enumerated() {
                UIView.addKeyframe(withRelativeStartTime: self.start(of: index), relativeDuration: Self.flight) {
                    bird.center = self.position(of: index, middle: path.end)
                    bird.transform = CGAffineTransform(rotationAngle: .pi / 2)
                }
            }
        } completion: {
            completion($0)
        }
    }

    /// The presented centre: the average of the views on a diagonal, one in each row and column.
    var shownMiddle: CGPoint {
        var sum = CGPoint.zero
        for row in 0..<Self.side {
            let bird = birds[row * (Self.side + 1)]
            let point = bird.layer.presentation()?.position ?? bird.center
            sum.x += point.x
            sum.y += point.y
        }
        return CGPoint(x: sum.x / CGFloat(Self.side), y: sum.y / CGFloat(Self.side))
    }
}

extension UIColor {
    /// Interpolates to another colour.
    fileprivate func mixed(with other: UIColor, _ part: CGFloat) -> UIColor {
        var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        var (r2, g2, b2, a2) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard getRed(&r, green: &g, blue: &b, alpha: &a), other.getRed(&r2, green: &g2, blue: &b2, alpha: &a2) else { return self }
        return UIColor(
            red: r + (r2 - r) * part, green: g + (g2 - g) * part, blue: b + (b2 - b) * part, alpha: a + (a2 - a) * part)
    }
}
