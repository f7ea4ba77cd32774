/// The screen of a new app.
enum TemplateSources {
    static let codeController = """
        import UIKit

        /// A greeting, and a button that counts its taps. The colours follow the light and the dark appearance.
        final class GreetingViewController: UIViewController {
            let label = UILabel()
            let button = UIButton(configuration: .filled())
            private var count = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                label.text = "Hello"
                label.font = .preferredFont(forTextStyle: .largeTitle)
                label.textColor = UIColor(named: "Accent", in: .module, compatibleWith: nil)
                button.configuration?.title = "Tap me"
                button.addAction(UIAction { [weak self] _ in self?.countTap() }, for: .touchUpInside)

                let stack = UIStackView(arrangedSubviews: [label, button])
                stack.axis = .vertical
                stack.alignment = .center
                stack.spacing = 24
                stack.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                ])
            }

            private func countTap() {
                count += 1
                label.text = count == 1 ? "1 tap" : "\\(count) taps"
            }
        }

        """

    static let storyboardController = """
        import UIKit

        /// A greeting, and a button that counts its taps. `Main.storyboard` has the views and their colours.
        final class GreetingViewController: UIViewController {
            @Outlet var label: UILabel!
            @Outlet var button: UIButton!
            private var count = 0

            override class var storyboardActions: [Selector] {
                [Selector("countTap:", GreetingViewController.countTap(_:))]
            }

            /// The first screen of the storyboard.
            static func make() -> GreetingViewController? {
                UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController() as? GreetingViewController
            }

            func countTap(_ sender: Any?) {
                count += 1
                label.text = count == 1 ? "1 tap" : "\\(count) taps"
            }
        }

        """
}
