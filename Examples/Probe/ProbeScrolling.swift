import UIKit

/// Rows that scroll under a bar by themselves, for `Benchmarks/run blur`: the bar blurs them, or covers them.
final class ProbeScrollingController: UIViewController, UITableViewDataSource {
    private let isBlurred: Bool
    private lazy var table = UITableView.probe(self)
    private var link: CADisplayLink?

    init(isBlurred: Bool) {
        self.isBlurred = isBlurred
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(table)
        let bar = isBlurred ? UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)) : UIView()
        if !isBlurred { bar.backgroundColor = .secondarySystemBackground }
        bar.frame = CGRect(x: 0, y: 0, width: 1280, height: 100)
        view.addSubview(bar)
        view.addSubview(ProbeSquare(frame: CGRect(x: 590, y: 350, width: 100, height: 100)))
        link = CADisplayLink { [weak self] link in
            self?.table.contentOffset.y = CGFloat((link.timestamp * 250).truncatingRemainder(dividingBy: 8_000))
        }
        link?.add(to: .main, forMode: .common)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 400 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.probeRow(at: indexPath)
    }
}
