import UIKit

/// Three screens in tabs.
final class TabBarExample: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // snippet: code
        let today = screen("Today", symbol: "sun.max")
        let inbox = screen("Inbox", symbol: "tray")
        inbox.tabBarItem.badgeValue = "3"
        let people = screen("People", symbol: "person.2")
        viewControllers = [today, inbox, people]
        // end snippet
    }

    private func screen(_ title: String, symbol: String) -> UIViewController {
        let screen = UIViewController()
        screen.view.backgroundColor = .systemBackground
        screen.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
        return screen
    }
}
