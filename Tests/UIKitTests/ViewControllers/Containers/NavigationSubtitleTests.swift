import Testing
import UIKit
import UIKitTesting

@Suite("Subtitles, large titles and badges in navigation bars") @MainActor
struct NavigationSubtitleTests {
    let host = TestHost(size: CGSize(width: 390, height: 700))
    private let root = UIViewController()
    private let stack: UINavigationController

    init() {
        stack = UINavigationController(rootViewController: root)
        root.title = "Title"
        host.window.rootViewController = stack
        host.advance(by: 0.1)
    }

    /// The visible labels of the bar with a text, from top to bottom.
    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { view -> [UILabel] in
            guard !view.isHidden, view.alpha > 0 else { return [] }
            if let label = view as? UILabel, label.text?.isEmpty == false { return [label] }
            return labels(in: view)
        }
    }

    @Test("The subtitle is a second line below the title, within the bar, and can be removed")
    func subtitle() throws {
        root.navigationItem.subtitle = "Subtitle"
        host.advance(by: 0.1)
        let label = try #require(labels(in: stack.navigationBar).first)
        #expect(label.text == "Title\nSubtitle")
        let frame = label.convert(label.bounds, to: stack.navigationBar)
        #expect(frame.height > 34 && stack.navigationBar.bounds.contains(frame) && abs(frame.midX - 195) <= 1)
        root.navigationItem.subtitle = nil
        host.advance(by: 0.1)
        #expect(labels(in: stack.navigationBar).first?.text == "Title")
    }

    @Test("The large title can differ from the title")
    func largeTitle() {
        root.navigationItem.largeTitle = "A longer title"
        stack.navigationBar.prefersLargeTitles = true
        host.advance(by: 0.1)
        #expect(labels(in: stack.navigationBar).map(\.text) == ["A longer title"])
        root.navigationItem.largeTitle = nil
        host.advance(by: 0.1)
        #expect(labels(in: stack.navigationBar).map(\.text) == ["Title"])
    }

    @Test("A bar button item shows a number, a text or a dot at its upper trailing corner, and its accessibility value is the badge")
    func badges() throws {
        let item = UIBarButtonItem(title: "Inbox", style: .plain, target: nil, action: nil)
        root.navigationItem.rightBarButtonItem = item
        item.badge = .count(12)
        host.advance(by: 0.1)
        let label = try #require(labels(in: stack.navigationBar).first { $0.text == "12" })
        let control = try #require(label.superview)
        #expect(label.center.x == control.bounds.maxX && label.frame.minY >= 0 && label.bounds.height == 16)
        #expect(control.accessibilityValue == "12" && label.backgroundColor == .systemRed && label.textColor == .white)
        let badge = UIBarButtonItem.Badge.string("new")
        badge.backgroundColor = .blue
        item.badge = badge
        host.advance(by: 0.1)
        #expect(labels(in: stack.navigationBar).first { $0.text == "new" }?.backgroundColor == .blue && label.superview == nil)
        item.badge = .indicator()
        host.advance(by: 0.1)
        #expect(control.subviews.contains { $0.bounds.size == CGSize(width: 8, height: 8) && $0.backgroundColor == .systemRed })
        item.badge = nil
        host.advance(by: 0.1)
        #expect(!control.subviews.contains { $0.backgroundColor == .systemRed })
    }
}
