import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Minimum and maximum content size categories")
struct ContentSizeLimitTests {
    let host = TestHost(size: CGSize(width: 300, height: 300))
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 60))

    init() {
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        outer.addSubview(label)
        host.window.addSubview(outer)
        host.advance(by: 0.1)
    }

    private func show(_ category: UIContentSizeCategory) {
        host.window.traitOverrides.preferredContentSizeCategory = category
        host.advance(by: 0.1)
    }

    @Test("Text in a view grows up to its maximumContentSizeCategory, and shrinks down to its minimumContentSizeCategory")
    func limits() {
        outer.maximumContentSizeCategory = .extraLarge
        show(.accessibilityLarge)
        #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge && label.font?.pointSize == 19)
        #expect(host.window.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        outer.minimumContentSizeCategory = .large
        show(.small)
        #expect(label.font?.pointSize == 17)
        show(.extraLarge)
        #expect(label.font?.pointSize == 19)
    }

    @Test("A limit that is set and removed while the view is visible applies immediately")
    func changes() {
        show(.extraExtraLarge)
        #expect(label.font?.pointSize == 21)
        label.maximumContentSizeCategory = .large
        #expect(label.font?.pointSize == 17 && label.maximumContentSizeCategory == .large)
        label.maximumContentSizeCategory = nil
        #expect(label.font?.pointSize == 21)
        label.maximumContentSizeCategory = nil
        #expect(label.appliedContentSizeCategoryLimitsDescription.hasPrefix("No limits"))
        outer.maximumContentSizeCategory = .medium
        #expect(label.appliedContentSizeCategoryLimitsDescription.contains("at most \(UIContentSizeCategory.medium.rawValue)"))
    }

    @Test("A configured button's title follows the text size while it is visible, within its own limits")
    func buttons() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go on"
        configuration.subtitle = "and on"
        let button = UIButton(configuration: configuration)
        outer.addSubview(button)
        let before = button.intrinsicContentSize
        #expect(button.titleLabel?.font.pointSize == 17)
        show(.extraExtraLarge)
        #expect(button.titleLabel?.font.pointSize == 21 && button.subtitleLabel?.font.pointSize == 17)
        #expect(button.intrinsicContentSize.width > before.width && button.intrinsicContentSize.height > before.height)
        button.maximumContentSizeCategory = .large
        #expect(button.titleLabel?.font.pointSize == 17 && button.intrinsicContentSize == before)
        button.titleLabel?.font = .systemFont(ofSize: 30)
        button.maximumContentSizeCategory = nil
        #expect(button.titleLabel?.font.pointSize == 30, "A font of the program's stays")
    }

    @Test("A view with a limited text size is notified of changes of other traits, and not of larger text sizes")
    func otherTraits() {
        outer.maximumContentSizeCategory = .large
        show(.accessibilityLarge)
        var reportedStyles: [UIUserInterfaceStyle] = []
        label.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: UILabel, _) in reportedStyles.append(.unspecified) }
        label.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (label: UILabel, _) in
            reportedStyles.append(label.traitCollection.userInterfaceStyle)
        }
        show(.accessibilityExtraLarge)
        #expect(reportedStyles.isEmpty)
        host.window.overrideUserInterfaceStyle = .dark
        host.advance(by: 0.1)
        #expect(reportedStyles == [.dark])
    }
}
