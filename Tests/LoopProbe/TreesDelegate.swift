import UIKit

/// A window with a random tree of layers. `trees SEED STEPS stepwise` performs each step in a separate frame. `trees SEED STEPS fresh` performs all steps
/// before the first frame.
///
/// A square in the top left corner is red at first, and green from the frame of the last step on.
final class TreesDelegate: UIResponder, UIApplicationDelegate {
    static let size = CGSize(width: 320, height: 240)
    var window: UIWindow?
    private let marker = CALayer()
    private var tree: RandomTree?
    private var link: CADisplayLink?
    private var stepsLeft = 0
    /// The number of frames before the first change, so that the window is painted once.
    private var framesToWait = 5

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let arguments = CommandLine.arguments.dropFirst(2).map { $0 }
        guard arguments.count == 3, let seed = UInt64(arguments[0]), let steps = Int(arguments[1]) else {
            return LoopProbe.say("usage: LoopProbe trees SEED STEPS stepwise|fresh")
        }
        let tree = RandomTree(seed: seed, size: Self.size)
        self.tree = tree
        stepsLeft = steps
        let window = LoopProbe.makeWindow()
        self.window = window
        let view = UIView(frame: CGRect(origin: .zero, size: Self.size))
        view.layer.addSublayer(tree.root)
        marker.frame = CGRect(x: 0, y: 0, width: 12, height: 12)
        marker.backgroundColor = UIColor.red.cgColor
        view.layer.addSublayer(marker)
        window.addSubview(view)
        guard arguments[2] == "stepwise" else {
            while stepsLeft > 0 { step() }
            return
        }
        let link = CADisplayLink { [weak self] _ in self?.frame() }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func frame() {
        framesToWait -= 1
        guard framesToWait < 0 else { return }
        step()
        if stepsLeft == 0 { link?.invalidate() }
    }

    private func step() {
        tree?.change()
        stepsLeft -= 1
        guard stepsLeft == 0 else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        marker.backgroundColor = UIColor.green.cgColor
        CATransaction.commit()
        // Waits until the frame and any frames that it causes are on the screen.
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { LoopProbe.say("shown") }
    }
}
