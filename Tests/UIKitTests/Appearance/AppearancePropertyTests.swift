import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Properties that appearance proxies support")
struct AppearancePropertyTests {
    let host = TestHost(size: CGSize(width: 390, height: 700))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }

    /// Sets a property of the proxy of `type`. A new view must have that value, and a view with its own value must keep its own.
    private func check<View: UIView, Value: Equatable>(
        _ make: () -> View, _ property: ReferenceWritableKeyPath<View, Value>, _ value: Value, own: Value,
        location: SourceLocation = #_sourceLocation
    ) {
        View.appearance()[keyPath: property] = value
        let (view, other) = (make(), make())
        other[keyPath: property] = own
        for view in [view, other] { host.window.addSubview(view) }
        #expect(view[keyPath: property] == value, sourceLocation: location)
        #expect(other[keyPath: property] == own, sourceLocation: location)
        for view in [view, other] { view.removeFromSuperview() }
    }

    @Test("Views take values from their proxy, unless the app set them")
    func views() {
        check(UIView.init, \.backgroundColor, .systemRed, own: .systemBlue)
        check(UIView.init, \.semanticContentAttribute, .forceRightToLeft, own: .forceLeftToRight)
        check(UIView.init, \.overrideUserInterfaceStyle, .dark, own: .light)
        check(UIView.init, \.isExclusiveTouch, true, own: false)
        check(UIView.init, \.isHidden, true, own: false)
        check(UIView.init, \.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), own: .zero)
        check(UIView.init, \.preservesSuperviewLayoutMargins, true, own: false)
    }

    @Test("Labels take values from their proxy, unless the app set them")
    func labels() {
        check(UILabel.init, \.textColor, .systemRed, own: .systemBlue)
        check(UILabel.init, \.font, .systemFont(ofSize: 30), own: .systemFont(ofSize: 12))
        check(UILabel.init, \.highlightedTextColor, .systemRed, own: .systemBlue)
        check(UILabel.init, \.shadowColor, .systemRed, own: .systemBlue)
        check(UILabel.init, \.shadowOffset, CGSize(width: 3, height: 3), own: .zero)
        check(UILabel.init, \.textAlignment, .right, own: .center)
        check(UILabel.init, \.adjustsFontSizeToFitWidth, true, own: false)
    }

    @Test("Buttons take values for each state from their proxy, unless the app set them")
    func buttons() {
        let proxy = UIButton.appearance()
        proxy.setTitleColor(.systemRed, for: .normal)
        proxy.setTitleColor(.systemGreen, for: .highlighted)
        proxy.setTitleShadowColor(.systemPink, for: .normal)
        proxy.setBackgroundImage(image, for: .normal)
        let (button, other) = (UIButton(), UIButton())
        other.setTitleColor(.systemBlue, for: .normal)
        for view in [button, other] { host.window.addSubview(view) }
        #expect(button.titleColor(for: .normal) == .systemRed && button.titleColor(for: .highlighted) == .systemGreen)
        #expect(button.titleShadowColor(for: .normal) == .systemPink && button.backgroundImage(for: .normal) === image)
        #expect(other.titleColor(for: .normal) == .systemBlue && other.titleColor(for: .highlighted) == .systemGreen)
        check({ UIButton() }, \.contentEdgeInsets, UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), own: .zero)
    }

    @Test("Switches, sliders, progress views and steppers take values from their proxy, unless the app set them")
    func controls() {
        check(UISwitch.init, \.onTintColor, .systemRed, own: .systemBlue)
        check(UISwitch.init, \.thumbTintColor, .systemRed, own: .systemBlue)
        check(UISlider.init, \.minimumTrackTintColor, .systemRed, own: .systemBlue)
        check(UISlider.init, \.maximumTrackTintColor, .systemRed, own: .systemBlue)
        check(UISlider.init, \.thumbTintColor, .systemRed, own: .systemBlue)
        check({ UIProgressView() }, \.progressTintColor, .systemRed, own: .systemBlue)
        check({ UIProgressView() }, \.trackTintColor, .systemRed, own: .systemBlue)
        UISlider.appearance().setThumbImage(image, for: .normal)
        UIStepper.appearance().setIncrementImage(image, for: .normal)
        UIStepper.appearance().setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .normal)
        let (slider, stepper) = (UISlider(), UIStepper())
        for view in [slider, stepper] { host.window.addSubview(view) }
        #expect(slider.currentThumbImage === image && stepper.incrementImage(for: .normal) === image)
        #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) === image)
    }

    @Test("Controls for segments, pages and dates, activity indicators, refresh controls and stack views take values from their proxy")
    func moreControls() {
        check({ UISegmentedControl() }, \.selectedSegmentTintColor, .systemRed, own: .systemBlue)
        UISegmentedControl.appearance().setTitleTextAttributes([.kern: 2], for: .selected)
        UISegmentedControl.appearance().setBackgroundImage(image, for: .normal, barMetrics: .default)
        let segments = UISegmentedControl(items: ["A", "B"])
        host.window.addSubview(segments)
        #expect(segments.titleTextAttributes(for: .selected)?[.kern] as? Int == 2)
        #expect(segments.backgroundImage(for: .normal, barMetrics: .default) === image)
        check(UIPageControl.init, \.pageIndicatorTintColor, .systemRed, own: .systemBlue)
        check(UIPageControl.init, \.currentPageIndicatorTintColor, .systemRed, own: .systemBlue)
        check({ UIActivityIndicatorView(style: .medium) }, \.color, .systemRed, own: .systemBlue)
        check(UIRefreshControl.init, \.tintColor, .systemRed, own: .systemBlue)
        check(UIRefreshControl.init, \.attributedTitle, NSAttributedString(string: "A"), own: nil)
        check(UIDatePicker.init, \.minuteInterval, 15, own: 5)
        check({ UIStackView() }, \.spacing, 7, own: 2)
    }

    @Test("Text fields, text views and search bars take values from their proxy")
    func text() {
        check(UITextField.init, \.textColor, .systemRed, own: .systemBlue)
        check(UITextField.init, \.font, .systemFont(ofSize: 30), own: .systemFont(ofSize: 12))
        check(UITextField.init, \.keyboardAppearance, .dark, own: .light)
        check(UITextField.init, \.borderStyle, .line, own: .bezel)
        check(UITextField.init, \.attributedPlaceholder, NSAttributedString(string: "A"), own: NSAttributedString(string: "B"))
        check({ UITextView() }, \.textColor, .systemRed, own: .systemBlue)
        check({ UITextView() }, \.font, .systemFont(ofSize: 30), own: .systemFont(ofSize: 12))
        check({ UITextView() }, \.keyboardAppearance, .dark, own: .light)
        check({ UITextView() }, \.keyboardDismissMode, .interactive, own: .onDrag)
        check({ UITextView() }, \.backgroundColor, .clear, own: .systemBlue)
        check(UISearchBar.init, \.barTintColor, .systemRed, own: .systemBlue)
        check(UISearchBar.init, \.searchBarStyle, .minimal, own: .prominent)
    }

    @Test("Scroll views, tables, cells and collection views take values from their proxy")
    func lists() {
        check(UIScrollView.init, \.bounces, false, own: true)
        check(UIScrollView.init, \.keyboardDismissMode, .interactive, own: .onDrag)
        check(UIScrollView.init, \.contentInset, UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0), own: .zero)
        check({ UITableView() }, \.backgroundColor, .clear, own: .systemBlue)
        check({ UITableView() }, \.separatorStyle, .none, own: .singleLine)
        check({ UITableView() }, \.separatorColor, .systemRed, own: .systemBlue)
        check({ UITableView() }, \.separatorInset, .zero, own: UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 3))
        check({ UITableView() }, \.sectionIndexColor, .systemRed, own: .systemBlue)
        check({ UITableView() }, \.sectionIndexBackgroundColor, .systemRed, own: .systemBlue)
        check({ UITableView() }, \.sectionHeaderTopPadding, 3, own: 5)
        check({ UITableViewCell(style: .default, reuseIdentifier: nil) }, \.backgroundColor, .systemRed, own: .systemBlue)
        check({ UITableViewCell(style: .default, reuseIdentifier: nil) }, \.selectionStyle, .none, own: .gray)
        check({ UITableViewHeaderFooterView() }, \.tintColor, .systemRed, own: .systemBlue)
        check(
            { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }, \.backgroundColor, .clear,
            own: .systemBlue)
        check({ UICollectionViewCell() }, \.backgroundColor, .systemRed, own: .systemBlue)
    }

    @Test("Bars take values from their proxy, unless the app set them")
    func bars() {
        check(UINavigationBar.init, \.barTintColor, .systemRed, own: .systemBlue)
        check(UINavigationBar.init, \.isTranslucent, false, own: true)
        check(UINavigationBar.init, \.barStyle, .black, own: .default)
        check(UITabBar.init, \.unselectedItemTintColor, .systemRed, own: .systemBlue)
        check(UITabBar.init, \.backgroundImage, image, own: nil)
        check(UITabBar.init, \.isHidden, true, own: false)
        check(UIToolbar.init, \.barTintColor, .systemRed, own: .systemBlue)
        UINavigationBar.appearance().setBackgroundImage(image, for: .default)
        UINavigationBar.appearance().titleTextAttributes = [.kern: 4]
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .systemOrange
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
        let bar = UINavigationBar()
        host.window.addSubview(bar)
        #expect(bar.backgroundImage(for: .default) === image && bar.titleTextAttributes?[.kern] as? Int == 4)
        #expect(bar.scrollEdgeAppearance?.backgroundColor == .systemOrange)
    }

    @Test("Effect views, image views, pickers, calendars, windows and other classes have appearance proxies")
    func others() {
        check({ UIVisualEffectView(effect: nil) }, \.backgroundColor, .systemRed, own: .systemBlue)
        for proxy in [
            UIImageView.appearance(), UIPickerView.appearance(), UICalendarView.appearance(), UIColorWell.appearance(),
            UIInputView.appearance(), UIListContentView.appearance(), UIContentUnavailableView.appearance(), UIWindow.appearance(),
            UICollectionViewListCell.appearance(), UISearchTextField.appearance(), UIControl.appearance(),
        ] {
            proxy.backgroundColor = .systemRed
        }
        let picker = UIPickerView()
        host.window.addSubview(picker)
        #expect(picker.backgroundColor == .systemRed)
    }
}
