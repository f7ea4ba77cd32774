import Foundation

/// A spinner with twelve spokes. The spokes appear one by one to show progress, and then rotate.
@MainActor
final class Spinner: UIView {
    static let side: CGFloat = 24
    private static let count = 12
    private let spokes = (0..<Spinner.count).map { _ in CALayer() }
    private var isSpinning = false

    override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: Self.side, height: Self.side)))
        for (index, spoke) in spokes.enumerated() {
            let angle = CGFloat(index) / CGFloat(Self.count) * 2 * .pi
            spoke.bounds = CGRect(x: 0, y: 0, width: 2, height: 6)
            spoke.cornerRadius = 1
            spoke.position = CGPoint(x: 12 + 8.5 * sin(angle), y: 12 - 8.5 * cos(angle))
            spoke.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
            spoke.opacity = 0
            layer.addSublayer(spoke)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        withoutActions { for spoke in spokes { spoke.backgroundColor = tintColor.resolvedColor(with: traitCollection).cgColor } }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // Leaving the window has removed the animation, so it is added again.
        if window != nil, isSpinning { spin() }
    }

    /// Shows the first spokes, in proportion to `progress` from 0 to 1.
    func show(progress: CGFloat) {
        guard !isSpinning else { return }
        withoutActions {
            for (index, spoke) in spokes.enumerated() {
                spoke.opacity = Float(min(max(progress * CGFloat(Self.count) - CGFloat(index), 0), 1)) * 0.8
            }
        }
    }

    /// Rotates until ``stop()``.
    func spin() {
        isSpinning = true
        for (index, spoke) in spokes.enumerated() {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0.9
            fade.toValue = 0.2
            fade.duration = 1
            fade.repeatCount = .infinity
            fade.timeOffset = 1 - Double(index) / Double(Self.count)
            spoke.add(fade, forKey: "spin")
        }
    }

    func stop() {
        isSpinning = false
        for spoke in spokes { spoke.removeAnimation(forKey: "spin") }
    }

    private func withoutActions(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }
}
