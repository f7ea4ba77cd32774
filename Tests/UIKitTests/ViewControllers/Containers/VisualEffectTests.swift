import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Visual effects")
struct VisualEffectTests {
    let host = TestHost(size: CGSize(width: 200, height: 200))
    let root = UIViewController()
    let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

    init() {
        root.view.backgroundColor = .white
        left.backgroundColor = .black
        root.view.addSubview(left)
        effectView.frame = CGRect(x: 0, y: 50, width: 200, height: 100)
        root.view.addSubview(effectView)
        host.window.rootViewController = root
        host.advance(by: 0.1)
    }

    /// The brightness of the point (`x`, `y`), in points. By default the point is on the middle line.
    private func light(_ x: Int, y: Int = 100) -> Double {
        host.snapshot().color(x: x * 2, y: y * 2).map { Double($0.red) * 255 } ?? -1
    }

    @Test("Content behind the view is blurred, and content beside it is sharp")
    func blur() {
        #expect(light(98, y: 20) == 0 && light(102, y: 20) == 255)
        // Across the edge the brightness increases gradually.
        let values = [60, 80, 100, 120, 140].map { light($0) }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 }, "\(values)")
        #expect(values[2] - values[0] > 15 && values[4] - values[2] > 15, "\(values)")
    }

    @Test("The blur shows movement behind the effect view in the same frame")
    func follows() {
        let before = light(150)
        left.frame.origin.x = 100
        host.advance(by: 0.05)
        #expect(light(150) < before - 60)
        effectView.effect = nil
        host.advance(by: 0.05)
        #expect(light(150) == 0 && light(50) == 255)
    }

    @Test("Content in front of the view is not blurred")
    func front() {
        let square = UIView(frame: CGRect(x: 80, y: 20, width: 40, height: 40))
        square.backgroundColor = .red
        effectView.contentView.addSubview(square)
        let other = UIView(frame: CGRect(x: 0, y: 60, width: 20, height: 20))
        other.backgroundColor = .green
        root.view.addSubview(other)
        host.advance(by: 0.05)
        let picture = host.snapshot()
        #expect(picture.color(x: 200, y: 180).map { $0.red > 0.99 && $0.green < 0.01 } ?? false)
        #expect(picture.color(x: 20, y: 140).map { $0.red < 0.01 && $0.blue < 0.01 } ?? false)
    }

    @Test("An effect fades in and out in an animation")
    func animated() async {
        effectView.effect = nil
        host.advance(by: 0.05)
        #expect(light(50) == 0)
        UIView.animate(withDuration: 1) { effectView.effect = UIBlurEffect(style: .systemThickMaterialLight) }
        host.advance(by: 0.5)
        let half = light(50)
        await host.settle()
        let whole = light(50)
        #expect(half > 40 && half < whole - 40, "\(half) of \(whole)")
    }

    @Test("An effect view that is added again with zero size blurs the content behind it after it gets a size")
    func removedAndInsertedAgain() {
        effectView.removeFromSuperview()
        host.advance(by: 0.05)
        effectView.frame.size = .zero
        root.view.addSubview(effectView)
        host.advance(by: 0.05)
        effectView.frame = CGRect(x: 0, y: 50, width: 200, height: 100)
        effectView.transform = CGAffineTransform(rotationAngle: 0.2)
        host.advance(by: 0.05)
        #expect(light(40) < light(160))
    }
}
