import Testing
import UIKit
import UIKitTesting

@Suite("Transforms as objects") @MainActor
struct TransformValueTests {
    @Test("An NSValue returns its transform; a value without a transform returns the identity")
    func storedTransform() {
        let turn = CATransform3DRotate(CATransform3DMakeScale(2, 3, 4), 1, 0, 0.6, 0.8)
        #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: turn).caTransform3DValue, turn))
        let shear = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgAffineTransform: shear).cgAffineTransformValue == shear)
        #expect(NSValue(cgAffineTransform: shear) == NSValue(cgAffineTransform: shear))
        #expect(CATransform3DIsIdentity(NSNumber(value: 4).caTransform3DValue))
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgAffineTransformValue == .identity)
        #expect(NSValue(cgAffineTransform: shear).caTransform3DValue.m11 == 1)
    }

    @Test("Keyframe values can be NSValue objects with transforms")
    func keyframes() {
        let host = TestHost(size: CGSize(width: 300, height: 300))
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
        host.window.addSubview(view)
        host.advance(by: 0.1)
        let animation = CAKeyframeAnimation(keyPath: "transform")
        animation.values = [
            NSValue(caTransform3D: CATransform3DIdentity), NSValue(caTransform3D: CATransform3DMakeTranslation(100, 0, 0)),
        ]
        animation.duration = 1
        view.layer.add(animation, forKey: nil)
        host.advance(by: 0.5)
        #expect(abs(host.presentedFrame(of: view).minX - 150) < 4)
    }
}
