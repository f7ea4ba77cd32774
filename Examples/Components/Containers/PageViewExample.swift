import UIKit

/// Pages that a swipe turns.
final class PageViewExample: UIPageViewController, UIPageViewControllerDataSource {
    convenience init() {
        self.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }

    // snippet: code
    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        setViewControllers([DayScreen(0)], direction: .forward, animated: false)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        (viewController as? DayScreen).map { DayScreen($0.day - 1) }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        (viewController as? DayScreen).map { DayScreen($0.day + 1) }
    }
    // end snippet

    final class DayScreen: ComponentScreen {
        let day: Int

        init(_ day: Int) {
            self.day = day
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel()
            label.text = "Day \(day)"
            label.font = .preferredFont(forTextStyle: .title1)
            show(label)
        }
    }
}
