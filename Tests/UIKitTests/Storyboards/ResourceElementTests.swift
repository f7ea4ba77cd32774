import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Resources of catalogues and of the system in storyboards")
struct ResourceElementTests {
    let host = TestHost(size: CGSize(width: 390, height: 844))

    /// The view of a controller from a storyboard, in a bundle with an asset catalogue.
    private func view(_ members: String, resources: String = "") throws -> UIView {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Boards-\(UUID().uuidString)")
        let set = folder.appendingPathComponent("Assets.xcassets/Leaf.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let json = """
            {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0.200","green":"0.400","blue":"0.600","alpha":"1.000"}}},
            {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
            "color":{"color-space":"srgb","components":{"red":"0.800","green":"0.600","blue":"0.400","alpha":"1.000"}}}]}
            """
        try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
        let bundle = try #require(Bundle(path: folder.path))
        let data = Board.storyboard(Board.controller("<subviews>\(members)</subviews>"), resources: resources)
        let storyboard = try UIStoryboard(data: data, name: "Test", bundle: bundle)
        let controller = try #require(storyboard.instantiateInitialViewController())
        host.window.rootViewController = controller
        host.advance(by: 0.05)
        return controller.view
    }

    @Test("A named colour comes from the catalogue, for each appearance, or else from the storyboard's copy")
    func namedColors() throws {
        let copy =
            "<namedColor name=\"Gone\"><color red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/></namedColor>"
        let view = try view(
            Board.view(id: "a", .zero, "", "<color key=\"backgroundColor\" name=\"Leaf\"/>")
                + Board.view(id: "b", .zero, "", "<color key=\"backgroundColor\" name=\"Gone\"/>"), resources: copy)
        func red(_ color: UIColor?, _ style: UIUserInterfaceStyle) -> CGFloat {
            var red: CGFloat = -1
            color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).getRed(&red, green: nil, blue: nil, alpha: nil)
            return (red * 100).rounded()
        }
        #expect(red(view.subviews[0].backgroundColor, .light) == 20 && red(view.subviews[0].backgroundColor, .dark) == 80)
        #expect(red(view.subviews[1].backgroundColor, .light) == 100)
    }

    @Test("System symbols have the storyboard's size, weight and scale")
    func symbols() throws {
        let members = """
            <imageView image="star" catalog="system" id="a"><rect key="frame" x="0" y="0" width="40" height="40"/>
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="30" weight="bold"/>
            </imageView>
            <imageView id="b"><rect key="frame" x="0" y="0" width="40" height="40"/>
            <imageReference key="image" image="star" catalog="system" symbolScale="large" renderingMode="original"/></imageView>
            <button buttonType="system" id="c"><rect key="frame" x="0" y="0" width="40" height="40"/><state key="normal" image="star" \
            catalog="system"><preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" configurationType="pointSize" \
            pointSize="40"/></state></button>
            """
        let parts = try view(members).subviews
        let first = try #require(parts[0] as? UIImageView)
        #expect(first.image?.isSymbolImage == true)
        #expect(first.preferredSymbolConfiguration == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
        let usual = try #require(UIImage(systemName: "star"))
        let second = try #require((parts[1] as? UIImageView)?.image)
        #expect(second.renderingMode == .alwaysOriginal && second.size.width > usual.size.width)
        let third = try #require((parts[2] as? UIButton)?.image(for: .normal))
        #expect(third.size.width > second.size.width)
    }

    @Test("A missing symbol logs a message and has no image")
    func missingSymbol() throws {
        var image: UIImage?
        let errors = try Board.errors {
            let text = "<imageView image=\"no.such.symbol\" catalog=\"system\" id=\"a\"/>"
            image = (try view(text).subviews.first as? UIImageView)?.image
        }
        #expect(image == nil)
        #expect(errors.contains { $0.contains("no symbol \"no.such.symbol\"") })
    }

    @Test("Date pickers and search bars have the storyboard's values; a date picker without a style has wheels")
    func pickers() throws {
        let members = """
            <datePicker datePickerMode="date" minuteInterval="5" style="inline" id="a"><date key="date" \
            timeIntervalSinceReferenceDate="499999800"/></datePicker>
            <searchBar searchBarStyle="minimal" placeholder="Find" text="fern" id="b"><textInputTraits key="textInputTraits" \
            returnKeyType="search"/></searchBar>
            """
        let parts = try view(members).subviews
        let picker = try #require(parts[0] as? UIDatePicker)
        #expect(picker.datePickerMode == .date && picker.minuteInterval == 5 && picker.preferredDatePickerStyle == .inline)
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 499_999_800))
        let bar = try #require(parts[1] as? UISearchBar)
        #expect(bar.placeholder == "Find" && bar.text == "fern" && bar.searchBarStyle == .minimal && bar.returnKeyType == .search)

        let text = String(decoding: Board.storyboard(Board.controller("<subviews><datePicker id=\"d\"/></subviews>")), as: UTF8.self)
        let older = try Board.initial(Data(text.replacing("toolsVersion=\"21507\"", with: "toolsVersion=\"14460.31\"").utf8))
        #expect((older.view.subviews.first as? UIDatePicker)?.datePickerStyle == .wheels)
        let newer = try Board.initial(Data(text.utf8))
        #expect((newer.view.subviews.first as? UIDatePicker)?.preferredDatePickerStyle == .automatic)
    }

    @Test("The layout margins of a stack view apply to its arranged subviews")
    func stackMargins() throws {
        let free = "translatesAutoresizingMaskIntoConstraints=\"NO\""
        let view = try view(
            """
            <stackView spacing="16" id="s"><rect key="frame" x="0" y="0" width="200" height="80"/><subviews>
            \(Board.view(id: "a", .zero, free))</subviews><edgeInsets key="layoutMargins" top="16" left="16" bottom="16" right="16"/>
            </stackView>
            """)
        #expect(view.subviews[0].subviews[0].frame == CGRect(x: 16, y: 16, width: 168, height: 48))
    }

    @Test("The margins of a controller's view depend on its width: they are wider on large phones")
    func wideMargins() {
        let controller = UIViewController()
        host.window.rootViewController = controller
        host.advance(by: 0.05)
        #expect(controller.view.layoutMargins.left == 16)
        host.resize(to: CGSize(width: 414, height: 896))
        host.advance(by: 0.05)
        #expect(controller.view.layoutMargins.left == 20)
        host.resize(to: CGSize(width: 393, height: 852))
        host.advance(by: 0.05)
        #expect(controller.view.layoutMargins.left == 16)
    }

    @Test("A controller of an unknown kind is replaced by an empty controller")
    func unknownController() throws {
        let data = Board.storyboard("<avPlayerViewController id=\"vc\" sceneMemberID=\"viewController\"/>")
        var controller: UIViewController?
        let errors = try Board.errors { controller = try Board.load(data).instantiateInitialViewController() }
        #expect(controller != nil && errors.contains { $0.contains("avPlayerViewController") })
    }
}
