import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Strategies with the shape of swift-snapshot-testing's")
struct SnapshotStrategyTests {
    /// A label at the top of the safe area, and a box in the colour of the appearance.
    private final class Screen: UIViewController {
        let label = UILabel()
        var calls: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            label.text = "Title"
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.accessibilityTraits = .header
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            ])
        }

        override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
    }

    /// The result of a strategy.
    private func value<Value, Format>(_ strategy: Snapshotting<Value, Format>, of value: Value) throws -> Format {
        var result: Format?
        strategy.snapshot(value).run { result = $0 }
        return try #require(result)
    }

    @Test("A controller has the size, safe area and traits of the device")
    func device() throws {
        let screen = Screen()
        let image = try value(.image(on: .iPhone13), of: screen as UIViewController)
        #expect(image.size == CGSize(width: 390, height: 844))
        #expect(screen.calls == ["willAppear", "didAppear", "didDisappear"])
        let text = try value(.recursiveDescription(on: .iPhone13(.portrait)), of: screen as UIViewController)
        #expect(text.contains("UILabel (16, 55, "))
        let landscape = try value(.recursiveDescription(on: .iPhone13(.landscape)), of: screen as UIViewController)
        #expect(landscape.hasPrefix("UIView (0, 0, 844, 390)") && landscape.contains("UILabel (16, 8, "))
        #expect(screen.parent == nil && screen.view.window == nil)
    }

    @Test("A configuration draws and describes a controller without a strategy")
    func withoutStrategies() throws {
        let controller = Screen()
        // snippet: own
        let image = ViewImageConfig.iPhone13(.landscape).image(of: controller)
        let text = ViewImageConfig.iPadPro11.text(of: controller, including: [.constraints, .accessibility])
        // end snippet
        #expect(image.size == CGSize(width: 844, height: 390))
        #expect(text.hasPrefix("UIView (0, 0, 1194, 834)"))
        #expect(text.contains("| UILabel.top == self.safe area.top + 8") && text.contains("[heading \"Title\"]"))
    }

    @Test("Traits replace those of the device")
    func traits() throws {
        let light = try value(.image(on: .iPhone13, traits: UITraitCollection(displayScale: 1)), of: Screen() as UIViewController)
        let dark = try value(
            .image(
                on: .iPhone13,
                traits: UITraitCollection(traitsFrom: [
                    UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 1),
                ])), of: Screen() as UIViewController)
        #expect(light.cgImage?.width == 390 && dark.cgImage?.width == 390)
        let colors = [light, dark].compactMap { $0.cgImage?.color(x: 5, y: 400) }
        #expect(colors.count == 2 && colors[0] != colors[1])
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let size = try value(.recursiveDescription(on: .iPhone13, traits: large), of: Screen() as UIViewController)
        #expect(try size != value(.recursiveDescription(on: .iPhone13), of: Screen() as UIViewController))
    }

    @Test("Two drawings of the same content match, and a changed one is described")
    func comparison() throws {
        let strategy = Snapshotting<UIViewController, UIImage>.image(on: .iPhoneSe)
        let screen = Screen()
        let first = try value(strategy, of: screen as UIViewController)
        let stored = strategy.diffing.fromData(strategy.diffing.toData(first))
        #expect(stored.size == first.size)
        #expect(strategy.diffing.diff(stored, try value(strategy, of: Screen() as UIViewController)) == nil)
        screen.label.text = "Other"
        let changed = try value(strategy, of: screen as UIViewController)
        #expect(strategy.diffing.diff(stored, changed)?.0.contains("%") == true)
        let loose = Snapshotting<UIViewController, UIImage>.image(on: .iPhoneSe, precision: 0.9)
        #expect(loose.diffing.diff(stored, changed) == nil)
    }

    @Test("A view has its own size or the one of the strategy")
    func view() throws {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 40))
        let label = UILabel(frame: CGRect(x: 4, y: 4, width: 50, height: 20))
        label.text = "Hello"
        label.autoresizingMask = .flexibleWidth
        view.addSubview(label)
        #expect(try value(.image, of: view).size == CGSize(width: 60, height: 40))
        #expect(try value(.image(size: CGSize(width: 80, height: 50)), of: view).size == CGSize(width: 80, height: 50))
        #expect(view.frame == CGRect(x: 10, y: 20, width: 60, height: 40))
        let text = try value(.recursiveDescription(including: .accessibility), of: view)
        #expect(text == "UIView (0, 0, 60, 40)\n  UILabel (4, 4, 50, 20) \"Hello\" [label \"Hello\"]")
    }

    @Test("Visual effects show the views behind them")
    func visualEffects() throws {
        let colors = try [UIColor.red, .blue].map { color in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            view.backgroundColor = color
            let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
            effect.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
            view.addSubview(effect)
            let image = try value(.image, of: view).cgImage
            return [image?.color(x: 4, y: 4), image?.color(x: 60, y: 60)]
        }
        #expect(colors[0][0] != colors[0][1])
        #expect(colors[0][1] != colors[1][1])
    }

    @Test("A controller of a shown window is drawn in that window")
    func shownView() throws {
        let host = TestHost(size: CGSize(width: 200, height: 100))
        let screen = Screen()
        host.window.rootViewController = screen
        host.advance(by: 0.1)
        #expect(try value(.image(on: .iPhone13), of: screen as UIViewController).size == CGSize(width: 200, height: 100))
        #expect(screen.view.window === host.window)
    }

    @Test(
        "Each device has a size and the idiom of its kind",
        arguments: [
            ("phone", [ViewImageConfig.iPhoneSe, .iPhone8, .iPhone8Plus, .iPhoneX, .iPhoneXr, .iPhoneXsMax, .iPhone12, .iPhone12Pro]),
            ("phone", [.iPhone12ProMax, .iPhone13, .iPhone13Mini, .iPhone13Pro, .iPhone13ProMax]),
            ("pad", [.iPadMini, .iPad9_7, .iPad10_2, .iPadPro10_5, .iPadPro11, .iPadPro12_9]),
        ])
    func devices(kind: String, configs: [ViewImageConfig]) {
        for config in configs {
            #expect(config.traits.userInterfaceIdiom == (kind == "phone" ? .phone : .pad))
            #expect((config.size?.height ?? 0 > config.size?.width ?? 0) == (kind == "phone"))
            #expect(config.traits.verticalSizeClass == .regular)
        }
        #expect(ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf)).traits.horizontalSizeClass == .regular)
        #expect(ViewImageConfig.iPadPro11(.landscape(splitView: .oneHalf)).traits.horizontalSizeClass == .compact)
        #expect(ViewImageConfig.iPadPro11(.portrait(splitView: .oneThird)).size == CGSize(width: 320, height: 1194))
    }
}
