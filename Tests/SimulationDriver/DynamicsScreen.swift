import UIKit

/// Views that fall, collide, snap and hang on a finger.
final class DynamicsScreen: UIViewController, ActingScreen {
    private var animator: UIDynamicAnimator?
    private let gravity = UIGravityBehavior()
    private let collision = UICollisionBehavior()
    private var boxes: [UIView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        collision.translatesReferenceBoundsIntoBoundary = true
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard animator == nil else { return }
        let animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(gravity)
        animator.addBehavior(collision)
        self.animator = animator
    }

    /// A box that a smaller window left outside falls forever.
    func rest() { animator?.removeAllBehaviors() }

    func act(_ a: Int, _ b: Int, _ c: Int) {
        loadViewIfNeeded()
        let box = boxes.isEmpty ? nil : boxes[b % boxes.count]
        switch a % 6 {
        case 0, 1:
            guard boxes.count < 5 else { return }
            let new = UIView(frame: CGRect(x: 20 + b % 150, y: 20 + c % 100, width: 40, height: 30))
            new.backgroundColor = .systemIndigo
            view.addSubview(new)
            boxes.append(new)
            gravity.addItem(new)
            collision.addItem(new)
        case 2:
            guard let box else { return }
            boxes.removeAll { $0 === box }
            if c % 2 == 0 {
                gravity.removeItem(box)
                collision.removeItem(box)
            }
            box.removeFromSuperview()
        case 3:
            guard let box, let animator, animator.behaviors.count < 6 else { return }
            animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 50 + c % 100, y: 100)))
        case 4:
            if let animator, let last = animator.behaviors.last, last !== gravity, last !== collision { animator.removeBehavior(last) }
        default:
            guard let box, let animator else { return }
            let push = UIPushBehavior(items: [box], mode: .instantaneous)
            push.pushDirection = CGVector(dx: Double(c % 5) / 10 - 0.2, dy: -0.2)
            animator.addBehavior(push)
        }
    }
}
