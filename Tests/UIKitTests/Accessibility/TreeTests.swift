import Testing
import UIKitTesting

@testable import UIKit

@Suite("The tree of accessible elements") @MainActor
struct TreeTests {
    let host = TestHost(size: CGSize(width: 400, height: 800))

    private func add<View: UIView>(_ view: View, _ y: CGFloat, height: CGFloat = 40, x: CGFloat = 20, width: CGFloat = 160) -> View {
        view.frame = CGRect(x: x, y: y, width: width, height: height)
        host.window.addSubview(view)
        return view
    }

    @Test("Labels, images, buttons and controls have traits, labels and values")
    func controls() {
        add(UILabel(), 0).text = "Name"
        add(UIButton(type: .system), 40).setTitle("Play", for: .normal)
        let toggle = add(UISwitch(), 80)
        toggle.isOn = true
        toggle.accessibilityLabel = "Wi-Fi"
        let slider = add(UISlider(), 120)
        slider.accessibilityLabel = "Volume"
        slider.value = 0.4
        let bar = add(UIProgressView(), 160)
        bar.progress = 0.25
        let pages = add(UIPageControl(), 200)
        pages.numberOfPages = 5
        pages.accessibilityLabel = "Pages"
        let stepper = add(UIStepper(), 240)
        stepper.value = 3
        stepper.accessibilityLabel = "Guests"
        let segments = add(UISegmentedControl(items: ["Day", "Week"]), 280)
        segments.selectedSegmentIndex = 1
        let field = add(UITextField(), 320)
        field.placeholder = "Street"
        let secret = add(UITextField(), 360)
        secret.isSecureTextEntry = true
        secret.text = "abc"
        secret.accessibilityLabel = "Password"
        let text = add(UITextView(), 400)
        text.text = "Notes"
        let spinner = add(UIActivityIndicatorView(style: .medium), 440)
        spinner.startAnimating()
        let off = add(UIButton(type: .system), 480)
        off.setTitle("Off", for: .normal)
        off.isEnabled = false
        host.advance(by: 0.1)
        #expect(
            host.accessibilityTree == """
                label "Name"
                button "Play"
                switch "Wi-Fi" = "1"
                slider "Volume" = "40 %"
                progress "Progress" = "25 %"
                slider "Pages" = "1 / 5"
                stepper "Guests" = "3"
                  button "Decrement"
                  button "Increment"
                group = "Week"
                  button "Day"
                  button "Week" (selected)
                text field "Street"
                password field "Password" = "•••"
                text view = "Notes"
                progress "In progress" = "1"
                button "Off" (disabled)
                """)
    }

    @Test("Elements are read from top to bottom, and in a row from the leading side")
    func order() {
        let words = ["One", "Two", "Three", "Four"]
        let origins = [CGPoint(x: 20, y: 100), CGPoint(x: 220, y: 104), CGPoint(x: 20, y: 200), CGPoint(x: 220, y: 200)]
        for index in [3, 1, 0, 2] {
            let label = UILabel(frame: CGRect(origin: origins[index], size: CGSize(width: 100, height: 40)))
            label.text = words[index]
            host.window.addSubview(label)
        }
        #expect(host.accessibilityElements.map(\.accessibilityLabel) == words)
        host.window.semanticContentAttribute = .forceRightToLeft
        #expect(host.accessibilityElements.map(\.accessibilityLabel) == ["Two", "One", "Four", "Three"])
    }

    @Test("Elements beside a tall view are read after that view, from top to bottom")
    func columns() {
        add(UILabel(), 0, height: 800, x: 0, width: 100).text = "Side"
        for (index, words) in [("Wi-Fi", "On"), ("Volume", "40")].enumerated() {
            let y = CGFloat(index) * 42
            add(UILabel(), y, height: 44, x: 300, width: 80).text = words.1
            add(UILabel(), y + 4, height: 36, x: 120, width: 80).text = words.0
        }
        #expect(host.accessibilityElements.map(\.accessibilityLabel) == ["Side", "Wi-Fi", "On", "Volume", "40"])
        host.window.semanticContentAttribute = .forceRightToLeft
        #expect(host.accessibilityElements.map(\.accessibilityLabel) == ["On", "Wi-Fi", "40", "Volume", "Side"])
    }

    @Test("Hidden views, empty labels and elements hidden by a container are left out; a modal view hides its siblings")
    func hidden() {
        add(UILabel(), 0).text = "Seen"
        add(UILabel(), 40).isHidden = true
        _ = add(UILabel(), 80)
        let container = add(UIView(), 120)
        let inner = UILabel(frame: container.bounds)
        inner.text = "Inside"
        container.addSubview(inner)
        #expect(host.accessibilityTree == "label \"Seen\"\nlabel \"Inside\"")
        container.accessibilityElementsHidden = true
        #expect(host.accessibilityTree == "label \"Seen\"")
        container.accessibilityElementsHidden = false
        container.accessibilityViewIsModal = true
        #expect(host.accessibilityTree == "dialog (modal)\n  label \"Inside\"")
    }

    final class Chart: UIView {
        override var accessibilityElements: [Any]? {
            get { bars }
            set {}
        }
        lazy var bars: [UIAccessibilityElement] = [3, 1, 2].enumerated().map { index, height in
            let bar = UIAccessibilityElement(accessibilityContainer: self)
            bar.accessibilityLabel = "Bar \(index + 1)"
            bar.accessibilityValue = "\(height)"
            bar.accessibilityFrameInContainerSpace = CGRect(x: index * 40, y: 0, width: 40, height: height * 10)
            return bar
        }
    }

    @Test("accessibilityElements of a view are read in the array's order, and move with the view")
    func elements() {
        let chart = add(Chart(), 100, x: 50)
        #expect(
            host.accessibilityTree == """
                group
                  label "Bar 1" = "3"
                  label "Bar 2" = "1"
                  label "Bar 3" = "2"
                """)
        #expect(chart.bars[2].accessibilityFrame == CGRect(x: 130, y: 100, width: 40, height: 20))
        chart.center.y += 100
        #expect(chart.bars[2].accessibilityFrame.minY == 200)
        #expect(chart.accessibilityElementCount() == 3 && chart.index(ofAccessibilityElement: chart.bars[1]) == 1)
        #expect(chart.accessibilityElement(at: 7) == nil && chart.bars[0].isAccessibilityElement)
    }

    final class Rows: NSObject, UITableViewDataSource {
        var names = ["Anna", "Ben"]
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = names[indexPath.row]
            cell.detailTextLabel?.text = "Friend"
            if indexPath.row == 1 { cell.accessoryView = UISwitch() }
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "People" }
    }

    @Test("A row is one element with all its texts, and controls in the row are its children")
    func rows() {
        let rows = Rows()
        let table = add(UITableView(frame: .zero, style: .plain), 0, height: 400, x: 0, width: 400)
        table.dataSource = rows
        host.advance(by: 0.1)
        #expect(
            host.accessibilityTree == """
                list
                  heading "People"
                  list item "Anna, Friend"
                  list item "Ben, Friend"
                    switch = "0"
                """)
        #expect(host.tap("Anna"))
        host.advance(by: 0.5)
        #expect(table.indexPathForSelectedRow?.row == 0)
        #expect(host.accessibilityTree.contains("list item \"Anna, Friend\" (selected)"))
    }

    @Test("Bars are containers, with buttons and headings as children")
    func bars() {
        let first = UIViewController()
        first.title = "Albums"
        let second = UIViewController()
        second.title = "Summer"
        second.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        let navigation = UINavigationController(rootViewController: first)
        host.window.rootViewController = navigation
        navigation.pushViewController(second, animated: false)
        host.advance(by: 0.5)
        let tree = host.accessibilityTree
        #expect(tree.hasPrefix("navigation bar\n  button \"Albums\""), "\(tree)")
        #expect(tree.contains("  heading \"Summer\"") && tree.contains("  button \"Add\""), "\(tree)")
        #expect(host.performEscape())
        host.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("An alert is modal, and its title is its label")
    func alerts() {
        host.window.rootViewController = UIViewController()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        label.text = "Behind"
        host.window.rootViewController?.view.addSubview(label)
        let alert = UIAlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: .alert)
        var isDeleted = false
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in isDeleted = true })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        host.window.rootViewController?.present(alert, animated: false)
        host.advance(by: 1)
        let tree = host.accessibilityTree
        #expect(tree.hasPrefix("alert \"Delete?\" (modal)"), "\(tree)")
        #expect(!tree.contains("Behind") && tree.contains("button \"Delete\"") && tree.contains("It cannot be undone."))
        #expect(host.activate("Delete"))
        host.advance(by: 1)
        #expect(isDeleted)
    }
}
