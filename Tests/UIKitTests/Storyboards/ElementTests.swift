import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Elements of storyboards")
struct ElementTests {
    let host = TestHost(size: CGSize(width: 390, height: 844))

    /// Creates the object for an element of a document, and expects no error.
    private func make<Made: UIView>(
        _ tag: String, _ attributes: String = "", _ inside: String = "", as type: Made.Type = Made.self
    ) throws -> Made {
        var made: UIView?
        let errors = try Board.errors {
            let element = Board.view(tag, id: "x", CGRect(x: 10, y: 20, width: 100, height: 40), attributes, inside)
            made = try Board.initial(Board.storyboard(Board.controller("<subviews>\(element)</subviews>"))).view.subviews.first
        }
        #expect(errors.isEmpty)
        return try #require(made as? Made)
    }

    @Test("A view reads its appearance, layout and interaction attributes from the storyboard")
    func views() throws {
        let view = try make(
            "view",
            "alpha=\"0.5\" hidden=\"YES\" tag=\"3\" opaque=\"NO\" clipsSubviews=\"YES\" userInteractionEnabled=\"NO\" multipleTouchEnabled=\"YES\" "
                + "contentMode=\"scaleAspectFit\" horizontalHuggingPriority=\"251\" verticalCompressionResistancePriority=\"999\" "
                + "preservesSuperviewLayoutMargins=\"YES\" semanticContentAttribute=\"forceRightToLeft\"",
            "<color key=\"backgroundColor\" systemColor=\"systemRedColor\"/><edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>"
                + "<accessibility key=\"accessibilityConfiguration\" identifier=\"id\" label=\"Label\"/>", as: UIView.self)
        #expect(view.alpha == 0.5 && view.isHidden && view.tag == 3 && !view.isOpaque && view.clipsToBounds)
        #expect(!view.isUserInteractionEnabled && view.isMultipleTouchEnabled && view.contentMode == .scaleAspectFit)
        #expect(view.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
        #expect(view.contentCompressionResistancePriority(for: .vertical) == UILayoutPriority(999))
        #expect(view.preservesSuperviewLayoutMargins && view.backgroundColor == .systemRed)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.accessibilityIdentifier == "id" && view.accessibilityLabel == "Label")
        #expect(view.semanticContentAttribute == .forceRightToLeft)
    }

    @Test("A label reads its text, plain or attributed, its font and its colours from the storyboard")
    func labels() throws {
        let label = try make(
            "label", "textAlignment=\"center\" lineBreakMode=\"wordWrap\" numberOfLines=\"0\" minimumFontSize=\"10\"",
            "<string key=\"text\">Two\nlines</string><fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"20\"/>"
                + "<color key=\"textColor\" white=\"0.25\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>"
                + "<nil key=\"highlightedColor\"/>", as: UILabel.self)
        #expect(
            label.text == "Two\nlines" && label.textAlignment == .center && label.lineBreakMode == .byWordWrapping
                && label.numberOfLines == 0)
        #expect(label.font == UIFont.boldSystemFont(ofSize: 20) && label.textColor == UIColor(white: 0.25, alpha: 1))
        #expect(label.minimumScaleFactor == 0.5)
        let rich = try make(
            "label", "",
            "<attributedString key=\"attributedText\"><fragment content=\"Red\"><attributes><color key=\"NSColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
                + "<font key=\"NSFont\" metaFont=\"system\" size=\"30\"/></attributes></fragment><fragment content=\" plain\"/></attributedString>",
            as: UILabel.self)
        #expect(rich.attributedText?.string == "Red plain")
        #expect(
            rich.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
                == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("Fonts are read as text styles, weights or names; a missing font has the system's glyphs and Xcode's line heights")
    func fonts() throws {
        for (description, font) in [
            ("style=\"UICTFontTextStyleHeadline\"", UIFont.preferredFont(forTextStyle: .headline)),
            ("type=\"system\" weight=\"light\" pointSize=\"12\"", .systemFont(ofSize: 12, weight: .light)),
            ("type=\"italicSystem\" pointSize=\"12\"", .italicSystemFont(ofSize: 12)),
            ("name=\".AppleSystemUIFont\" family=\".AppleSystemUIFont\" pointSize=\"9\"", .systemFont(ofSize: 9)),
        ] {
            let label = try make("label", "text=\"A\"", "<fontDescription key=\"fontDescription\" \(description)/>", as: UILabel.self)
            #expect(label.font == font, "\(description)")
        }
        let other = try make(
            "label", "text=\"A\"",
            "<fontDescription key=\"fontDescription\" name=\"NoSuchFont-Bold\" family=\"NoSuchFont\" pointSize=\"10\"/>",
            as: UILabel.self)
        #expect(other.font.fontName == UIFont.systemFont(ofSize: 10, weight: .bold).fontName && abs(other.font.lineHeight - 11.65) < 0.001)
    }

    @Test("Colours are read in every colour space, by system name and from the storyboard's resources")
    func colors() throws {
        for (text, color) in [
            (
                "red=\"0.5\" green=\"0\" blue=\"1\" alpha=\"0.5\" colorSpace=\"calibratedRGB\"",
                UIColor(red: 0.5, green: 0, blue: 1, alpha: 0.5)
            ),
            (
                "red=\"0.5\" green=\"0\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"",
                UIColor(displayP3Red: 0.5, green: 0, blue: 1, alpha: 1)
            ),
            ("white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"", UIColor(white: 0.5, alpha: 1)),
            ("cocoaTouchSystemColor=\"darkTextColor\"", .darkText), ("systemColor=\"labelColor\"", .label),
        ] {
            #expect(try make("view", "", "<color key=\"backgroundColor\" \(text)/>", as: UIView.self).backgroundColor == color, "\(text)")
        }
        let named = try Board.initial(
            Board.storyboard(
                Board.controller("<color key=\"backgroundColor\" name=\"Brand\"/>"),
                resources: "<namedColor name=\"Brand\"><color red=\"0\" green=\"1\" blue=\"0\" alpha=\"1\"/></namedColor>"))
        #expect(named.view.backgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    }

    @Test("A button reads its type, the titles and colours of its states, its font and its insets from the storyboard")
    func buttons() throws {
        let button = try make(
            "button", "buttonType=\"system\" contentHorizontalAlignment=\"left\" selected=\"YES\" lineBreakMode=\"middleTruncation\"",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"22\"/><inset key=\"contentEdgeInsets\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>"
                + "<state key=\"normal\" title=\"Go\"><color key=\"titleColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/></state>"
                + "<state key=\"selected\" title=\"Gone\"/>", as: UIButton.self)
        #expect(button.buttonType == .system && button.title(for: .normal) == "Go" && button.currentTitle == "Gone")
        #expect(button.titleColor(for: .normal) == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && button.titleLabel?.font.pointSize == 22)
        #expect(
            button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3) && button.contentHorizontalAlignment == .left)
        #expect(try make("button", "", "", as: UIButton.self).buttonType == .custom)
    }

    @Test("A button's configuration has precedence over the title of its normal state, which Interface Builder does not update")
    func buttonConfiguration() throws {
        let state = "<state key=\"normal\" title=\"Button\"/>"
        let filled = try make(
            "button", "", state + "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"F\"/>", as: UIButton.self)
        #expect(filled.configuration?.title == "F" && filled.currentTitle == "F")
        let image = try make(
            "button", "", state + "<buttonConfiguration key=\"configuration\" style=\"plain\" image=\"star\" catalog=\"system\"/>",
            as: UIButton.self)
        #expect(image.currentTitle == nil && image.currentImage != nil)
        let full = try make(
            "button", "",
            state + """
                <buttonConfiguration key="configuration" style="borderedProminent" image="star" catalog="system" title="Add" subtitle="One" \
                imagePlacement="trailing" imagePadding="6" titlePadding="3" titleAlignment="center" cornerStyle="capsule" buttonSize="large" \
                showsActivityIndicator="YES"><fontDescription key="titleFontDescription" type="system" pointSize="31"/>\
                <preferredSymbolConfigurationForImage key="preferredSymbolConfigurationForImage" scale="large"/>\
                <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>\
                <backgroundConfiguration key="background" cornerRadius="9" strokeWidth="2">\
                <color key="strokeColor" red="1" green="0" blue="0" alpha="1"/></backgroundConfiguration></buttonConfiguration>
                """, as: UIButton.self)
        let configuration = try #require(full.configuration)
        #expect(configuration.title == "Add" && configuration.subtitle == "One" && configuration.image != nil)
        #expect(configuration.imagePlacement == .trailing && configuration.imagePadding == 6 && configuration.titlePadding == 3)
        #expect(configuration.titleAlignment == .center && configuration.cornerStyle == .capsule && configuration.buttonSize == .large)
        #expect(configuration.showsActivityIndicator && configuration.preferredSymbolConfigurationForImage != nil)
        #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(configuration.background.cornerRadius == 9 && configuration.background.strokeWidth == 2)
        #expect(configuration.background.strokeColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        full.layoutIfNeeded()
        let title = try #require(full.titleLabel?.attributedText)
        #expect((title.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 31)
    }

    @Test("Sliders, switches, steppers, segments, page controls, progress and activity indicators read their values from the storyboard")
    func values() throws {
        let slider = try make("slider", "minValue=\"10\" maxValue=\"30\" value=\"25\" continuous=\"NO\"", as: UISlider.self)
        #expect(slider.minimumValue == 10 && slider.maximumValue == 30 && slider.value == 25 && !slider.isContinuous)
        #expect(try make("switch", "on=\"YES\" enabled=\"NO\"", as: UISwitch.self).isOn)
        let stepper = try make(
            "stepper", "minimumValue=\"2\" maximumValue=\"9\" value=\"5\" stepValue=\"0.5\" wraps=\"YES\"", as: UIStepper.self)
        #expect(stepper.value == 5 && stepper.maximumValue == 9 && stepper.stepValue == 0.5 && stepper.wraps)
        let segments = try make(
            "segmentedControl", "selectedSegmentIndex=\"1\"",
            "<segments><segment title=\"A\"/><segment title=\"B\"/><segment title=\"C\"/></segments>",
            as: UISegmentedControl.self)
        #expect(segments.numberOfSegments == 3 && segments.titleForSegment(at: 1) == "B" && segments.selectedSegmentIndex == 1)
        let pages = try make("pageControl", "numberOfPages=\"5\" currentPage=\"2\"", as: UIPageControl.self)
        #expect(pages.numberOfPages == 5 && pages.currentPage == 2)
        #expect(try make("progressView", "progress=\"0.25\"", as: UIProgressView.self).progress == 0.25)
        #expect(try make("activityIndicatorView", "animating=\"YES\" style=\"large\"", as: UIActivityIndicatorView.self).isAnimating)
        _ = try make("pickerView", as: UIPickerView.self)
    }

    @Test("Text fields and text views read their text, placeholder and input traits from the storyboard")
    func text() throws {
        let field = try make(
            "textField",
            "text=\"Hi\" placeholder=\"Name\" borderStyle=\"roundedRect\" clearButtonMode=\"whileEditing\" textAlignment=\"right\"",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>"
                + "<textInputTraits key=\"textInputTraits\" keyboardType=\"emailAddress\" returnKeyType=\"go\" secureTextEntry=\"YES\" autocapitalizationType=\"none\"/>",
            as: UITextField.self)
        #expect(
            field.text == "Hi" && field.placeholder == "Name" && field.borderStyle == .roundedRect && field.clearButtonMode == .whileEditing
        )
        #expect(
            field.keyboardType == .emailAddress && field.returnKeyType == .go && field.isSecureTextEntry
                && field.autocapitalizationType == .none)
        let view = try make(
            "textView", "editable=\"NO\" textAlignment=\"center\"", "<string key=\"text\">Long\ntext</string>", as: UITextView.self)
        #expect(view.text == "Long\ntext" && !view.isEditable && view.textAlignment == .center)
    }

    @Test("Prototype cells have their own content, labels of their style, and connections")
    func prototypes() throws {
        let cell = """
            <tableViewCell reuseIdentifier="own" selectionStyle="none" rowHeight="60" id="c1" \(Board.custom(BoardRow.self))>
            <rect key="frame" x="0" y="0" width="390" height="60"/>
            <tableViewCellContentView key="contentView" tableViewCell="c1" id="cv1"><rect key="frame" x="0" y="0" width="390" height="60"/>
            <subviews>\(Board.view("label", id: "l", CGRect(x: 5, y: 5, width: 80, height: 20), "text=\"Mine\""))</subviews></tableViewCellContentView>
            <connections><outlet property="caption" destination="l" id="o"/></connections></tableViewCell>
            <tableViewCell reuseIdentifier="styled" accessoryType="disclosureIndicator" textLabel="t" style="IBUITableViewCellStyleDefault" id="c2">
            <rect key="frame" x="0" y="60" width="390" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="c2" id="cv2"><rect key="frame" x="0" y="0" width="360" height="44"/>
            <subviews>\(Board.view("label", id: "t", CGRect(x: 16, y: 0, width: 80, height: 44), "text=\"Styled\""))</subviews></tableViewCellContentView>
            </tableViewCell>
            """
        let table = Board.view(
            "tableView", id: "tv", CGRect(x: 0, y: 0, width: 390, height: 600),
            "style=\"plain\" dataMode=\"prototypes\" rowHeight=\"50\" separatorStyle=\"none\"",
            "<prototypes>\(cell)</prototypes>")
        let controller = try Board.initial(Board.storyboard(Board.controller("<subviews>\(table)</subviews>")))
        host.window.rootViewController = controller
        let view = try #require(controller.view.subviews.first as? UITableView)
        let source = Rows()
        view.dataSource = source
        host.advance(by: 0.1)
        #expect(view.separatorStyle == .none && view.rowHeight == 50 && view.style == .plain)
        let own = try #require(view.cellForRow(at: IndexPath(row: 0, section: 0)) as? BoardRow)
        #expect(own.caption.text == "Mine" && own.selectionStyle == .none && own.caption.superview === own.contentView)
        let styled = try #require(view.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(styled.textLabel?.text == "Styled" && styled.accessoryType == .disclosureIndicator)
        #expect(styled.contentView.subviews.count == 1)
    }

    @Test("A static table shows its rows, with headers and heights, and a row performs its segue")
    func staticRows() throws {
        func row(_ id: String, _ connections: String = "") -> String {
            """
            <tableViewCell textLabel="\(id)-t" style="IBUITableViewCellStyleDefault" rowHeight="70" id="\(id)">
            <rect key="frame" x="0" y="0" width="390" height="70"/>
            <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-c"><rect key="frame" x="0" y="0" width="390" height="70"/>
            <subviews>\(Board.view("label", id: "\(id)-t", .zero, "text=\"Row \(id)\""))</subviews></tableViewCellContentView>
            <connections>\(connections)</connections></tableViewCell>
            """
        }
        let segue = "<segue destination=\"two\" kind=\"presentation\" identifier=\"go\" id=\"s\"/>"
        let table = """
            <tableViewController id="vc" \(Board.custom(BoardTable.self)) sceneMemberID="viewController">
            <tableView key="view" style="grouped" dataMode="static" rowHeight="44" id="tv"><rect key="frame" x="0" y="0" width="390" height="844"/>
            <sections><tableViewSection headerTitle="First" id="s1"><cells>\(row("r1"))\(row("r2", segue))</cells></tableViewSection>
            <tableViewSection id="s2"><cells>\(row("r3"))</cells></tableViewSection></sections>
            <connections><outlet property="dataSource" destination="vc" id="d"/><outlet property="delegate" destination="vc" id="e"/></connections>
            </tableView></tableViewController>
            """
        let controller = try Board.initial(Board.storyboard(table, Board.controller(id: "two")), as: BoardTable.self)
        host.window.rootViewController = controller
        host.advance(by: 0.1)
        let view = try #require(controller.tableView)
        #expect(view.style == .grouped && view.numberOfSections == 2 && view.numberOfRows(inSection: 0) == 2)
        let second = try #require(view.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(second.textLabel?.text == "Row r2" && second.bounds.height == 70)
        let middle = second.convert(CGPoint(x: 100, y: 35), to: nil)
        host.tap(at: middle)
        host.advance(by: 1)
        #expect(controller.prepared == ["go"])
        #expect(controller.presentedViewController != nil)
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: indexPath.row == 0 ? "own" : "styled", for: indexPath)
        }
    }
}

/// A row with an outlet.
class BoardRow: UITableViewCell {
    @Outlet var caption: UILabel!
}

/// A table that records its segues.
class BoardTable: UITableViewController {
    var prepared: [String] = []

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepared.append(segue.identifier ?? "-") }
}
