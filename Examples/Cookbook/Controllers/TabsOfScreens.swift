import UIKit

/// An app's main screen with two tabs, each with its own navigation stack.
final class MainController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [("Library", "book"), ("Settings", "gearshape")].map { title, symbol in
            let root = UIViewController()
            root.title = title
            let navigation = UINavigationController(rootViewController: root)
            navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
            return navigation
        }
    }
}
