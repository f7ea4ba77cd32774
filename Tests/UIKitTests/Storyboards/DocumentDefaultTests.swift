import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Interface Builder omits an attribute that has the element's default value, which is not always the class's default value.
@MainActor
@Suite("Defaults of attributes that storyboards leave out")
struct DocumentDefaultTests {
    let host = TestHost(size: CGSize(width: 390, height: 844))

    private func make<Made: UIView>(_ tag: String, _ attributes: String = "", _ inside: String = "", as type: Made.Type) throws -> Made {
        let element = Board.view(tag, id: "x", CGRect(x: 10, y: 20, width: 100, height: 40), attributes, inside)
        return try #require(
            try Board.initial(Board.storyboard(Board.controller("<subviews>\(element)</subviews>"))).view.subviews.first as? Made)
    }

    @Test(
        "Every view is opaque and interactive unless the document has NO",
        arguments: [
            "view", "label", "imageView", "button", "textField", "textView", "scrollView", "tableView", "collectionView", "stackView",
            "activityIndicatorView", "progressView", "slider", "switch", "stepper", "segmentedControl", "pageControl", "pickerView",
            "datePicker", "searchBar", "navigationBar", "toolbar", "tabBar", "visualEffectView", "containerView",
        ])
    func views(tag: String) throws {
        let plain = try make(tag, as: UIView.self)
        #expect(plain.isUserInteractionEnabled && plain.isOpaque && plain.alpha == 1 && !plain.isHidden)
        let off = try make(tag, "userInteractionEnabled=\"NO\" opaque=\"NO\"", as: UIView.self)
        #expect(!off.isUserInteractionEnabled && !off.isOpaque)
        #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
    }

    @Test("Labels and text fields shrink their text to fit unless the storyboard sets adjustsFontSizeToFit to NO")
    func shrinking() throws {
        #expect(try make("label", as: UILabel.self).adjustsFontSizeToFitWidth)
        #expect(try !make("label", "adjustsFontSizeToFit=\"NO\"", as: UILabel.self).adjustsFontSizeToFitWidth)
        #expect(try make("textField", as: UITextField.self).adjustsFontSizeToFitWidth)
        #expect(try !make("textField", "adjustsFontSizeToFit=\"NO\"", as: UITextField.self).adjustsFontSizeToFitWidth)
        let view = try make("view", Board.custom(DocumentLabel.self), as: UIView.self)
        #expect((view as? DocumentLabel)?.adjustsFontSizeToFitWidth == false, "a <view> has no such attribute")
        #expect(try make("label", Board.custom(DocumentLabel.self), as: DocumentLabel.self).isUserInteractionEnabled == false)
    }

    @Test("A stopped activity indicator is visible unless the storyboard has hidesWhenStopped")
    func indicators() throws {
        let plain = try make("activityIndicatorView", "style=\"whiteLarge\"", as: UIActivityIndicatorView.self)
        #expect(!plain.hidesWhenStopped && !plain.isHidden && plain.color == .white)
        let hiding = try make("activityIndicatorView", "hidesWhenStopped=\"YES\" style=\"gray\"", as: UIActivityIndicatorView.self)
        #expect(hiding.hidesWhenStopped && hiding.isHidden && hiding.color != .white)
        #expect(UIActivityIndicatorView().hidesWhenStopped)
        #expect(try make("activityIndicatorView", "hidden=\"YES\"", as: UIActivityIndicatorView.self).isHidden)
        let turning = try make("activityIndicatorView", "hidden=\"YES\" animating=\"YES\"", as: UIActivityIndicatorView.self)
        #expect(turning.isHidden && turning.isAnimating)
        let shown = try make(
            "activityIndicatorView", "hidden=\"YES\" animating=\"YES\" hidesWhenStopped=\"YES\"", as: UIActivityIndicatorView.self)
        #expect(!shown.isHidden)
    }

    @Test("An activity indicator with hidesWhenStopped false stays hidden if the app hides it")
    func hiddenIndicators() {
        let indicator = UIActivityIndicatorView(style: .large)
        #expect(indicator.isHidden)
        indicator.hidesWhenStopped = false
        #expect(!indicator.isHidden)
        indicator.isHidden = true
        indicator.color = .red
        indicator.style = .medium
        indicator.startAnimating()
        #expect(indicator.isHidden)
        indicator.stopAnimating()
        indicator.isHidden = false
        indicator.hidesWhenStopped = true
        #expect(indicator.isHidden)
        indicator.startAnimating()
        #expect(!indicator.isHidden)
    }

    @Test("A text field's font that is smaller than its minimum size is not enlarged")
    func smallFonts() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.font = .systemFont(ofSize: 12)
        field.adjustsFontSizeToFitWidth = true
        field.minimumFontSize = 17
        field.text = "A text that has no space in the field"
        host.window.addSubview(field)
        host.advance(by: 0.1)
        #expect(field.editor.textLayout.fontScale == 1)
        field.minimumFontSize = 6
        field.layoutIfNeeded()
        #expect(field.editor.textLayout.fontScale < 1)
    }

    @Test("A scroll view clips its content only if the storyboard has clipsSubviews")
    func clipping() throws {
        #expect(try !make("scrollView", as: UIScrollView.self).clipsToBounds)
        #expect(try make("scrollView", "clipsSubviews=\"YES\"", as: UIScrollView.self).clipsToBounds)
    }

    @Test("A date picker shows the storyboard's date, with or without useCurrentDate")
    func dates() throws {
        let date = "<date key=\"date\" timeIntervalSinceReferenceDate=\"600000000\"/>"
        for attribute in ["", "useCurrentDate=\"NO\""] {
            let picker = try make("datePicker", "datePickerMode=\"date\" style=\"wheels\" \(attribute)", date, as: UIDatePicker.self)
            #expect(abs(picker.date.timeIntervalSinceReferenceDate - 600_000_000) < 60)
        }
    }

    @Test("Taps on an interactive label reach its recognizer; a tap on another label selects the row")
    func touches() throws {
        let controller = """
            <viewController id="vc" sceneMemberID="viewController"><view key="view" id="v">
            <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
            \(Board.view("label", id: "l", CGRect(x: 10, y: 20, width: 100, height: 40), "text=\"Tap\"",
                "<connections><outletCollection property=\"gestureRecognizers\" destination=\"t\" appends=\"YES\" id=\"c\"/></connections>"))
            </subviews></view></viewController>
            <tapGestureRecognizer id="t"/>
            """
        let shown = try Board.initial(Board.storyboard(controller))
        host.window.rootViewController = shown
        host.advance(by: 0.1)
        let recognizer = try #require(shown.view.subviews.first?.gestureRecognizers?.first as? UITapGestureRecognizer)
        var taps = 0
        recognizer.addHandler { _ in taps += 1 }
        host.tap(at: CGPoint(x: 50, y: 40))
        #expect(taps == 1)

        let row = """
            <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="row" id="a"><rect key="frame" x="0" y="0" width="390" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="a" id="a-c"><rect key="frame" x="0" y="0" width="390" height="44"/>
            <subviews>\(Board.view("label", id: "row", CGRect(x: 16, y: 0, width: 300, height: 44), "text=\"Row\""))</subviews>
            </tableViewCellContentView></tableViewCell>
            """
        let table = """
            <tableViewController id="vc" sceneMemberID="viewController">
            <tableView key="view" dataMode="static" style="plain" rowHeight="44" id="tv"><rect key="frame" x="0" y="0" width="390" height="844"/>
            <sections><tableViewSection id="s"><cells>\(row)</cells></tableViewSection></sections>
            <connections><outlet property="dataSource" destination="vc" id="d"/></connections></tableView></tableViewController>
            """
        let list = try Board.initial(Board.storyboard(table), as: UITableViewController.self)
        host.window.rootViewController = list
        host.advance(by: 0.1)
        host.tap(at: CGPoint(x: 60, y: 22))
        host.advance(by: 0.5)
        #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    }

    @Test("A delegate or data source outlet whose object does not conform is ignored without a log message")
    func nonconformingOutlets() throws {
        let outlets = """
            <connections><outlet property="delegate" destination="vc" id="o1"/>
            <outlet property="dataSource" destination="vc" id="o2"/></connections>
            """
        let elements = [
            "tableView", "collectionView", "pickerView", "textField", "textView", "scrollView", "searchBar", "navigationBar", "toolbar",
            "tabBar",
        ]
        for tag in elements {
            let isList = ["tableView", "collectionView", "pickerView"].contains(tag)
            let connections = isList ? outlets : "<connections><outlet property=\"delegate\" destination=\"vc\" id=\"o1\"/></connections>"
            let errors = try Board.errors {
                let view = Board.view(tag, id: "x", .zero, "", connections)
                try Board.initial(Board.storyboard(Board.controller("<subviews>\(view)</subviews>"))).loadViewIfNeeded()
            }
            #expect(errors.isEmpty, "\(tag)")
        }
    }

    @Test("System colours of Xcode 11 and of older versions are found by name, and so are the storyboard's colours")
    func colors() throws {
        let white = "cocoaTouchSystemColor=\"whiteColor\""
        for (text, color) in [
            (white, .white), ("xcode11CocoaTouchSystemColor=\"systemBackgroundColor\" \(white)", .systemBackground),
            ("xcode11CocoaTouchSystemColor=\"futureColor\" \(white)", .white),
            ("systemColor=\"ownColor\"", UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)),
            ("xcode11CocoaTouchSystemColor=\"ownColor\" \(white)", UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)),
            ("cocoaTouchSystemColor=\"viewFlipsideBackgroundColor\"", UIColor(red: 31 / 255, green: 33 / 255, blue: 36 / 255, alpha: 1)),
            ("systemColor=\"systemRedColor\"", .systemRed),
        ] as [(String, UIColor)] {
            var made: UIViewController?
            let errors = try Board.errors {
                made = try Board.initial(
                    Board.storyboard(
                        Board.controller("<color key=\"backgroundColor\" \(text)/>"),
                        resources: "<systemColor name=\"ownColor\"><color red=\"0.25\" green=\"0.5\" blue=\"0.75\" alpha=\"1\"/>"
                            + "</systemColor>"
                            + "<systemColor name=\"systemRedColor\"><color white=\"0\" alpha=\"1\"/></systemColor>"))
                made?.loadViewIfNeeded()
            }
            #expect(made?.view.backgroundColor == color, "\(text)")
            #expect(errors.isEmpty, "\(text)")
        }
    }

    @Test("The content mode TopLeft of Interface Builder is read")
    func contentModes() throws {
        #expect(try make("imageView", "contentMode=\"TopLeft\"", as: UIImageView.self).contentMode == .topLeft)
    }
}

/// A label that receives no touches, independent of the document.
final class DocumentLabel: UILabel {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }
}
