import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
@Suite("Appearances of bars")
struct BarAppearanceTests {
    private let image = Self.square(20)

    private static func square(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { $0.fill(CGRect(x: 0, y: 0, width: side, height: side)) }
    }

    private func tabBar(in host: TestHost) -> UITabBar {
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 390, height: 49))
        bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: image, selectedImage: nil) }
        host.window.addSubview(bar)
        bar.layoutIfNeeded()
        return bar
    }

    private func buttons(of bar: UITabBar) -> [TabButton] { bar.subviews.compactMap { $0 as? TabButton } }

    /// The image view in front of the selection indicator or the background image.
    private func picture(of button: UIView) -> UIImageView? { button.subviews.compactMap { $0 as? UIImageView }.last }

    private func hasBackground(_ color: UIColor, _ bar: UIView) -> Bool {
        bar.subviews.first?.subviews.contains { $0.backgroundColor == color } ?? false
    }

    @Test("The bar of a navigation controller has no background over content at its top edge, also before the first layout")
    func navigationBarBeforeLayout() {
        let bar = UINavigationController(rootViewController: UIViewController()).navigationBar
        #expect(bar.background.alpha == 0)
        #expect(UINavigationBar().background.alpha == 1)
    }

    @Test("stackedItemPositioning, stackedItemWidth and stackedItemSpacing apply to stacked items unless the bar has values of its own")
    func stackedItems() {
        let host = TestHost(size: CGSize(width: 390, height: 700))
        let bar = tabBar(in: host)
        #expect(buttons(of: bar).map(\.frame.minX) == [0, 195])
        let appearance = UITabBarAppearance()
        appearance.stackedItemPositioning = .centered
        appearance.stackedItemWidth = 60
        appearance.stackedItemSpacing = 10
        bar.standardAppearance = appearance
        bar.layoutIfNeeded()
        #expect(buttons(of: bar).map(\.frame.minX) == [130, 200] && buttons(of: bar).map(\.frame.width) == [60, 60])
        bar.itemWidth = 80
        bar.layoutIfNeeded()
        #expect(buttons(of: bar).map(\.frame.minX) == [110, 200])
        bar.itemPositioning = .fill
        bar.layoutIfNeeded()
        #expect(buttons(of: bar).map(\.frame.minX) == [0, 195])
    }

    @Test("The normal state's position adjustments offset title, badge and badge text; an item's title offset overrides the bar's")
    func tabOffsets() throws {
        let host = TestHost(size: CGSize(width: 390, height: 700))
        let bar = tabBar(in: host)
        let item = try #require(bar.items?.first)
        item.badgeValue = "3"
        bar.layoutIfNeeded()
        let button = try #require(buttons(of: bar).first)
        let badge = try #require(button.subviews.compactMap { $0 as? TabBadgeLabel }.first)
        let title = try #require(button.subviews.compactMap { $0 as? UILabel }.first { $0 !== badge })
        let (titleFrame, badgeFrame) = (title.frame, badge.frame)
        let appearance = UITabBarAppearance()
        let normal = appearance.stackedLayoutAppearance.normal
        normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: -3)
        normal.badgePositionAdjustment = UIOffset(horizontal: -4, vertical: 5)
        normal.badgeTitlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        bar.standardAppearance = appearance
        bar.selectedItem = item
        bar.layoutIfNeeded()
        #expect(title.frame == titleFrame.offsetBy(dx: 1, dy: -3) && badge.frame == badgeFrame.offsetBy(dx: -4, dy: 5))
        #expect(badge.textOffset == UIOffset(horizontal: 1, vertical: 2))
        item.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 7)
        bar.layoutIfNeeded()
        #expect(title.frame == titleFrame.offsetBy(dx: 0, dy: 7))
    }

    @Test("In a compact-height window tabs have the compact inline layout, and items show landscapeImagePhone")
    func compactHeight() throws {
        let host = TestHost(size: CGSize(width: 390, height: 300))
        let bar = tabBar(in: host)
        let appearance = UITabBarAppearance()
        appearance.compactInlineLayoutAppearance.normal.iconColor = .systemPurple
        bar.standardAppearance = appearance
        let landscape = Self.square(12)
        bar.items?.first?.landscapeImagePhone = landscape
        bar.layoutIfNeeded()
        let button = try #require(buttons(of: bar).first)
        #expect(button.look.style == .compactInline && picture(of: button)?.tintColor == .systemPurple)
        #expect(picture(of: button)?.image === landscape && picture(of: button)?.frame.height == 12)
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 390, height: 44))
        let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
        item.landscapeImagePhone = landscape
        toolbar.items = [item]
        host.window.addSubview(toolbar)
        toolbar.layoutIfNeeded()
        let view = try #require(toolbar.subviews.compactMap { $0 as? BarButtonView }.first)
        #expect(picture(of: view)?.image === landscape && view.frame.width == 12)
    }

    @Test("In a compact-height window the tabs move to the centre if the horizontal size class becomes regular")
    func compactHeightCentered() throws {
        let host = TestHost(size: CGSize(width: 390, height: 300))
        let bar = tabBar(in: host)
        bar.layoutIfNeeded()
        let first = try #require(buttons(of: bar).first)
        #expect(first.frame.minX == 0)
        bar.traitOverrides.horizontalSizeClass = .regular
        host.advance(by: 0.1)
        #expect(first.look.style == .compactInline && first.frame.minX > 0)
    }

    @Test("If the title of an item becomes longer, all centered tabs are laid out again")
    func longerTitle() throws {
        let host = TestHost(size: CGSize(width: 700, height: 300))
        let bar = tabBar(in: host)
        bar.frame.size.width = 700
        bar.traitOverrides.horizontalSizeClass = .regular
        host.advance(by: 0.1)
        let buttons = buttons(of: bar)
        let width = try #require(buttons.first?.frame.width)
        bar.items?.first?.title = "A title that is much longer than before"
        host.advance(by: 0.1)
        #expect(buttons.allSatisfy { $0.frame.width > width + 50 })
    }

    @Test("A template selectionIndicatorImage has selectionIndicatorTintColor; the focused tab has the focused state")
    func tabColors() throws {
        let host = TestHost(size: CGSize(width: 390, height: 700))
        let bar = tabBar(in: host)
        let appearance = UITabBarAppearance()
        appearance.selectionIndicatorImage = image
        appearance.selectionIndicatorTintColor = .systemYellow
        appearance.stackedLayoutAppearance.focused.iconColor = .systemOrange
        bar.standardAppearance = appearance
        bar.selectedItem = bar.items?.first
        let selected = try #require(buttons(of: bar).first)
        let indicator = try #require(selected.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(indicator.image != nil && indicator.tintColor == .systemYellow)
        host.press("Tab")
        let focused = try #require(buttons(of: bar).first { $0.isFocused })
        #expect(picture(of: focused)?.tintColor == .systemOrange)
    }

    @Test("The appearance of the selected item replaces that of the bar")
    func itemAppearance() throws {
        let host = TestHost(size: CGSize(width: 390, height: 700))
        let bar = tabBar(in: host)
        let item = try #require(bar.items?.last)
        let appearance = UITabBarAppearance()
        appearance.backgroundColor = .systemTeal
        item.standardAppearance = appearance
        #expect(!hasBackground(.systemTeal, bar))
        bar.selectedItem = item
        #expect(hasBackground(.systemTeal, bar))
        item.standardAppearance = nil
        #expect(!hasBackground(.systemTeal, bar))
    }

    @Test("backgroundImagePositionAdjustment offsets the background image of a bar button item, also while it is pressed")
    func backgroundOffset() throws {
        let host = TestHost(size: CGSize(width: 390, height: 700))
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 390, height: 44))
        let appearance = UIToolbarAppearance()
        appearance.buttonAppearance.normal.backgroundImage = image
        appearance.buttonAppearance.normal.backgroundImagePositionAdjustment = UIOffset(horizontal: 2, vertical: 3)
        toolbar.standardAppearance = appearance
        toolbar.items = [UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)]
        host.window.addSubview(toolbar)
        toolbar.layoutIfNeeded()
        let view = try #require(toolbar.subviews.compactMap { $0 as? BarButtonView }.first)
        let backgroundView = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(backgroundView.image === image && backgroundView.frame == view.bounds.offsetBy(dx: 2, dy: 3))
        view.isHighlighted = true
        toolbar.layoutIfNeeded()
        #expect(backgroundView.image === image && backgroundView.frame == view.bounds.offsetBy(dx: 2, dy: 3))
    }

    @Test("A navigation controller's toolbar has its scrollEdgeAppearance while content is scrolled to its end")
    func toolbarEdge() throws {
        let host = TestHost(size: CGSize(width: 390, height: 700))
        let root = UIViewController()
        let stack = UINavigationController(rootViewController: root)
        let scroll = UIScrollView(frame: root.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 390, height: 3000)
        root.view.addSubview(scroll)
        root.toolbarItems = [UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)]
        host.window.rootViewController = stack
        stack.setToolbarHidden(false, animated: false)
        let edge = UIToolbarAppearance()
        edge.backgroundColor = .systemTeal
        edge.buttonAppearance.normal.titleTextAttributes = [.kern: 2]
        stack.toolbar.scrollEdgeAppearance = edge
        host.advance(by: 0.1)
        let view = try #require(stack.toolbar.subviews.compactMap { $0 as? BarButtonView }.first)
        let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
        func kern() -> Int? { label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int }
        #expect(!hasBackground(.systemTeal, stack.toolbar) && kern() == nil)
        scroll.contentOffset.y = 3000 + scroll.adjustedContentInset.bottom - scroll.bounds.height
        host.advance(by: 0.1)
        #expect(hasBackground(.systemTeal, stack.toolbar) && kern() == 2)
        scroll.contentOffset.y = 100
        host.advance(by: 0.1)
        #expect(!hasBackground(.systemTeal, stack.toolbar) && kern() == nil)
    }
}
