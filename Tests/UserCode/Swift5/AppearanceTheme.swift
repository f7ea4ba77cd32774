import UIKit

// Appearance proxies as apps use them.

class Headline: UILabel {}

class ThemedController: UIViewController {}

extension UIView {
    static func inside(_ container: UIAppearanceContainer.Type) -> Self { appearance(whenContainedInInstancesOf: [container]) }
}

func applyAppearance() {
    UIView.appearance().tintColor = .systemPurple
    UIView.appearance().semanticContentAttribute = .forceLeftToRight
    UILabel.appearance().textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).font = .boldSystemFont(ofSize: 13)
    UILabel.inside(ThemedController.self).textColor = .brown
    Headline.appearance().font = .heading
    UIButton.appearance().setTitleColor(.red, for: .normal)
    UIButton.appearance().isExclusiveTouch = true
    UISwitch.appearance().onTintColor = .green
    UISlider.appearance().setThumbImage(UIImage(), for: .normal)
    UIProgressView.appearance().progressTintColor = .green
    UIPageControl.appearance().currentPageIndicatorTintColor = .black
    UIActivityIndicatorView.appearance().color = .white
    UIRefreshControl.appearance().tintColor = .white
    UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    UIDatePicker.appearance().minuteInterval = 5
    UIScrollView.appearance().keyboardDismissMode = .interactive
    UITableView.appearance().separatorStyle = .none
    UITableView.appearance().contentInset.top = -25
    UITableViewCell.appearance().selectedBackgroundView = UIView()
    UICollectionView.appearance().backgroundColor = .clear
    UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).defaultTextAttributes = [.foregroundColor: UIColor.white]
    UITextView.appearance().keyboardAppearance = .dark
    UIVisualEffectView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).effect = UIBlurEffect(style: .dark)
    UIStackView.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).spacing = -8

    let bar = UINavigationBar.appearance(for: UITraitCollection(userInterfaceStyle: .dark))
    bar.barTintColor = .black
    UINavigationBar.appearance(
        for: UITraitCollection(userInterfaceStyle: .dark), whenContainedInInstancesOf: [UINavigationController.self]
    ).titleTextAttributes = [.foregroundColor: UIColor.white]
    let containers: [UIAppearanceContainer.Type] = [UIToolbar.self, ThemedController.self]
    UIBarButtonItem.appearance(whenContainedInInstancesOf: containers).tintColor = .white
    UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.black], for: .selected)
}
