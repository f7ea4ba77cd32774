import UIKit

/// Labels below each other in a scroll view, about twenty of which are visible, for `Benchmarks/read`.
final class ProbeElementsController: UIViewController {
    private let count: Int

    init(count: Int) {
        self.count = count
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 1280, height: CGFloat(count) * 40)
        // One container with only the labels, as a box of another toolkit.
        scrollView.accessibilityContainerType = .list
        for index in 0..<count {
            let label = UILabel(frame: CGRect(x: 16, y: CGFloat(index) * 40, width: 600, height: 40))
            label.text = "Row \(index)"
            scrollView.addSubview(label)
        }
        view.addSubview(scrollView)
    }
}
