import UIKit

/// Moves a view in each call of a display link. After each 30 calls, prints the numbers of calls and of the app's frames, and the duration of the display's
/// frames in ms. The second argument is the preferred number of calls per second.
final class PaceDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var link: CADisplayLink?
    private var calls = 0

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let window = LoopProbe.makeWindow()
        self.window = window
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.backgroundColor = .systemRed
        window.addSubview(view)
        let link = CADisplayLink { [weak self] link in
            guard let self else { return }
            calls += 1
            view.frame.origin.x = CGFloat(calls % 200)
            guard calls % 30 == 0 else { return }
            let duration = (link.duration * 100_000).rounded() / 100
            LoopProbe.say("calls \(calls) frames \(FrameLoop.current?.frameCount ?? 0) duration \(duration)")
        }
        link.preferredFramesPerSecond = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 0
        link.add(to: .main, forMode: .common)
        self.link = link
    }
}
