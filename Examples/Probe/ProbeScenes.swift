import UIKit

/// A table of rows.
class ProbeTableController: UITableViewController {
    private let count: Int

    init(count: Int) {
        self.count = count
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView = .probe(self)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.probeRow(at: indexPath)
    }
}

/// A table that scrolls 1,000 points a second, for `Benchmarks/run frames`.
final class ProbeScrollController: ProbeTableController {
    private var link: CADisplayLink?

    override func viewDidLoad() {
        super.viewDidLoad()
        link = CADisplayLink { [weak self] link in
            self?.tableView.contentOffset.y = CGFloat((link.timestamp * 1000).truncatingRemainder(dividingBy: 400_000))
        }
        link?.add(to: .main, forMode: .common)
    }
}

/// Squares of 20 points whose position and opacity animate back and forth, for `Benchmarks/run frames`.
final class ProbeLayersController: UIViewController {
    private let count: Int

    init(count: Int) {
        self.count = count
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        // The paths of all peers (`make_tweens` in `Benchmarks/Peers/bench.h`).
        var random = ProbeRandom(state: 5)
        func point() -> CGPoint {
            let x = random.next() % 1260
            return CGPoint(x: CGFloat(x), y: CGFloat(random.next() % 780))
        }
        for _ in 0..<count {
            let square = CALayer()
            square.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
            square.anchorPoint = .zero
            square.backgroundColor = UIColor(red: 60 / 255, green: 120 / 255, blue: 200 / 255, alpha: 1).cgColor
            view.layer.addSublayer(square)
            let position = CABasicAnimation(keyPath: "position")
            position.fromValue = point()
            position.toValue = point()
            let opacity = CABasicAnimation(keyPath: "opacity")
            opacity.fromValue = 0.2
            opacity.toValue = 1
            for animation in [position, opacity] {
                animation.duration = 1
                animation.autoreverses = true
                animation.repeatCount = .infinity
                animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                square.add(animation, forKey: animation.keyPath)
            }
        }
    }
}

/// A navigation controller that pushes a table and pops it again, each 0.6 s after the other, for `Benchmarks/run frames`.
final class ProbePushController: UINavigationController {
    convenience init(count: Int) {
        self.init(rootViewController: Self.makeScreen(count))
        let timer = Timer(timeInterval: 0.6, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self else { return }
                if self.viewControllers.count == 1 {
                    self.pushViewController(Self.makeScreen(count), animated: true)
                } else {
                    self.popViewController(animated: true)
                }
            }
        }
        RunLoop.main.add(timer, forMode: .common)
    }
    private static func makeScreen(_ count: Int) -> UIViewController {
        let screen = ProbeTableController(count: count)
        screen.title = "Rows"
        return screen
    }
}
