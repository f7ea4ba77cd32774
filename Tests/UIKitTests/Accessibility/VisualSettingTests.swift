import Testing
import UIKitTesting

@testable import UIFoundation
@testable import UIKit

@Suite("Text size, contrast and localized strings") @MainActor
struct VisualSettingTests {
    let host = TestHost(size: CGSize(width: 400, height: 600))

    @Test(
        "The desktop's text scale selects the nearest content size category",
        arguments: [
            (0.8, UIContentSizeCategory.extraSmall), (1, .large), (1.01, .large), (1.25, .extraExtraLarge), (1.4, .extraExtraExtraLarge),
            (2, .accessibilityLarge), (3.1, .accessibilityExtraExtraExtraLarge), (0, .large), (-1, .large), (.nan, .large),
        ])
    func categories(scale: Double, category: UIContentSizeCategory) {
        #expect(UIContentSizeCategory(textScale: scale) == category)
    }

    @Test("Labels that follow the text size grow when the desktop's setting changes, and the app is notified")
    func live() {
        final class Log: @unchecked Sendable { var count = 0 }  // counted on the main actor only
        let log = Log()
        let follows = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        follows.font = .preferredFont(forTextStyle: .body)
        follows.adjustsFontForContentSizeCategory = true
        follows.text = "Text"
        let stays = UILabel(frame: CGRect(x: 0, y: 60, width: 300, height: 40))
        stays.font = .preferredFont(forTextStyle: .body)
        for label in [follows, stays] { host.window.addSubview(label) }
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil as AnyObject?, queue: nil
        ) { _ in log.count += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        host.textScale = 2
        #expect(follows.font.pointSize == 33 && stays.font.pointSize == 17 && log.count == 1)
        #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)
        host.textScale = 2.01
        #expect(log.count == 1)
        host.textScale = 1
        #expect(follows.font.pointSize == 17 && log.count == 2)
        host.prefersBoldText = true
        #expect(follows.font.face.weight == UIFont.Weight.semibold.number && UIAccessibility.isBoldTextEnabled)
        host.prefersBoldText = false
        #expect(follows.font.face.weight == UIFont.Weight.regular.number)
    }

    /// The contrast of one colour on another, for given traits.
    private func contrast(_ text: UIColor, on background: UIColor, _ traits: UITraitCollection) -> Double {
        func parts(_ color: UIColor) -> [CGFloat] {
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha]
        }
        let (front, back) = (parts(text), parts(background))
        func luminance(_ color: [CGFloat]) -> Double {
            let linear = color.map { $0 <= 0.04045 ? Double($0) / 12.92 : pow((Double($0) + 0.055) / 1.055, 2.4) }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }
        let shown = (0..<3).map { front[$0] * front[3] + back[$0] * (1 - front[3]) }
        let (a, b) = (luminance(shown), luminance(Array(back[0..<3])))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    @Test(
        "The label colour contrasts with every background; with high contrast every text and system colour has a ratio of 4.5",
        arguments: [false, true])
    func palette(isDark: Bool) {
        host.isDark = isDark
        let backgrounds: [UIColor] = [
            .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
            .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
        ]
        for background in backgrounds { #expect(contrast(.label, on: background, host.window.traitCollection) >= 7) }
        host.prefersHighContrast = true
        let traits = host.window.traitCollection
        #expect(traits.accessibilityContrast == .high && UIAccessibility.isDarkerSystemColorsEnabled)
        let texts: [(String, UIColor)] = [
            ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
            ("quaternaryLabel", .quaternaryLabel),
            ("placeholder", .placeholderText), ("green", .systemGreen), ("mint", .systemMint), ("teal", .systemTeal),
            ("brown", .systemBrown),
            ("link", .link), ("red", .systemRed), ("orange", .systemOrange), ("yellow", .systemYellow), ("blue", .systemBlue),
            ("indigo", .systemIndigo), ("purple", .systemPurple), ("pink", .systemPink), ("gray", .systemGray), ("cyan", .systemCyan),
        ]
        for (name, color) in texts {
            for background in backgrounds {
                let ratio = contrast(color, on: background, traits)
                #expect(ratio >= 4.5, "\(name): \(ratio)")
            }
        }
    }

    @Test("Each of the library's strings is localized in twelve languages, with all format arguments")
    func localizedStrings() throws {
        let folder = try #require(LocalizedStrings.bundle?.resourcePath)
        let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/Words.xcstrings"))
        let root = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        let strings = try #require(root["strings"] as? [String: [String: Any]])
        let languages: Set = ["de", "fr", "es", "ru", "ar", "he", "hi", "zh-Hans", "zh-Hant", "ja", "ko"]
        for (key, entry) in strings {
            let texts = try #require(entry["localizations"] as? [String: [String: [String: String]]])
            #expect(Set(texts.keys) == languages, "\(key)")
            for (language, text) in texts {
                let value = text["stringUnit"]?["value"] ?? ""
                #expect(!value.isEmpty, "\(key) \(language)")
                for argument in ["%1", "%2", "%3", "%4"] {
                    #expect(key.contains(argument) == value.contains(argument), "\(key) \(language) \(argument)")
                }
            }
        }
        #expect(
            LocalizedStrings.text("Cancel", languages: ["de"]) == "Abbrechen"
                && LocalizedStrings.text("Cancel", languages: ["en"]) == "Cancel")
        #expect(LocalizedStrings.text("Cancel", languages: DesktopLanguages.languages(of: ["LANG": "zh_TW.UTF-8"])) == "取消")
        #expect(LocalizedStrings.text("Search", languages: DesktopLanguages.languages(of: ["LANG": "zh_TW.UTF-8"])) == "搜尋")
        #expect(LocalizedStrings.text("Search", languages: DesktopLanguages.languages(of: ["LANG": "zh_CN.UTF-8"])) == "搜索")
        #expect(LocalizedStrings.text("%1 of %2", ["%2", "7"], languages: ["de"]) == "%2 von 7")
    }

    @Test("An accessibility audit finds missing labels, low contrast, small targets, clipped text and contradictory traits")
    func audit() {
        let good = UIButton(type: .system)
        good.setTitle("Good", for: .normal)
        good.frame = CGRect(x: 20, y: 20, width: 120, height: 44)
        good.setTitleColor(.label, for: .normal)
        host.window.backgroundColor = .systemBackground
        host.window.addSubview(good)
        host.advance(by: 0.1)
        #expect(host.performAccessibilityAudit().isEmpty, "\(host.performAccessibilityAudit())")
        let nameless = UIButton(type: .custom)
        nameless.frame = CGRect(x: 20, y: 100, width: 10, height: 10)
        host.window.addSubview(nameless)
        let pale = UILabel(frame: CGRect(x: 20, y: 200, width: 60, height: 20))
        pale.text = "A long text that is pale and does not fit"
        pale.textColor = .lightGray
        host.window.addSubview(pale)
        let both = UIView(frame: CGRect(x: 20, y: 300, width: 60, height: 40))
        both.isAccessibilityElement = true
        both.accessibilityLabel = "Both"
        both.accessibilityTraits = [.button, .link]
        host.window.addSubview(both)
        host.advance(by: 0.1)
        let found = host.performAccessibilityAudit()
        #expect(Set(found.map(\.auditType)) == [.sufficientElementDescription, .hitRegion, .contrast, .textClipped, .trait], "\(found)")
        #expect(host.performAccessibilityAudit(for: .trait).map(\.element) == ["link \"Both\""])
        #expect(host.performAccessibilityAudit(for: .trait) { $0.object === both }.isEmpty)
    }
}
