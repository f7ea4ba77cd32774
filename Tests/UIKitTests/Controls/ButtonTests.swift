import Testing
import UIKitTesting

@testable import UIKit

@Suite("Buttons, switches and sliders") @MainActor
struct ButtonTests {
    let host = TestHost(size: CGSize(width: 400, height: 400))

    @Test("A button with a primary action shows its title, has its size, and performs the action on a tap")
    func actionButton() {
        var taps = 0
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Save") { _ in taps += 1 })
        host.window.addSubview(button)
        button.center = CGPoint(x: 200, y: 200)
        #expect(button.currentTitle == "Save")
        let text = button.titleLabel?.intrinsicContentSize ?? .zero
        #expect(abs(button.intrinsicContentSize.width - (text.width + 28)) <= 1)
        #expect(abs(button.intrinsicContentSize.height - (text.height + 16)) <= 1)
        host.tap(at: button.center)
        #expect(taps == 1)
        button.isEnabled = false
        host.tap(at: button.center)
        #expect(taps == 1)
    }

    @Test("A button without a configuration shows the values for its state, or else those for the normal state")
    func states() {
        let button = UIButton(type: .system)
        button.setTitle("Play", for: .normal)
        button.setTitle("Pause", for: .selected)
        button.setTitleColor(.systemRed, for: .selected)
        #expect(button.currentTitle == "Play")
        #expect(button.titleLabel?.text == "Play")
        button.isSelected = true
        #expect(button.titleLabel?.text == "Pause")
        #expect(button.currentTitleColor == .systemRed)
        button.isEnabled = false
        #expect(button.currentTitle == "Play")
        #expect(button.title(for: .selected) == "Pause")
        #expect(button.title(for: .highlighted) == "Play")
    }

    @Test("The update handler changes the configuration when the state changes, before the next frame")
    func updateHandler() {
        var calls = 0
        let button = UIButton(configuration: .tinted(), primaryAction: nil)
        button.configurationUpdateHandler = { button in
            calls += 1
            button.configuration?.title = button.isHighlighted ? "Held" : "Free"
        }
        button.frame = CGRect(x: 100, y: 100, width: 120, height: 44)
        host.window.addSubview(button)
        host.advance(by: 0.1)
        #expect(button.titleLabel?.text == "Free")
        let finger = host.touchDown(at: button.center)
        host.advance(by: 0.1)
        #expect(button.titleLabel?.text == "Held")
        finger.lift()
        host.advance(by: 0.1)
        #expect(button.titleLabel?.text == "Free")
        #expect(calls < 10)
    }

    @Test("Attributed titles keep their attributes, and a transformer changes the attributes of plain titles")
    func attributedTitles() {
        let button = UIButton(configuration: .plain())
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        host.window.addSubview(button)
        var title = AttributedString("Red and ")
        title.foregroundColor = .systemRed
        var bold = AttributedString("bold")
        bold.font = .boldSystemFont(ofSize: 30)
        button.configuration?.attributedTitle = title + bold
        let shown = button.titleLabel?.attributedText
        #expect(shown?.string == "Red and bold")
        #expect(shown?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
        #expect(shown?.attribute(.font, at: 8, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 30))
        #expect(button.currentAttributedTitle?.string == "Red and bold")
        button.configuration?.attributedTitle = nil
        button.configuration?.title = "Plain"
        var given: AttributeContainer?
        button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            given = incoming
            var outgoing = incoming
            outgoing.font = .systemFont(ofSize: 11)
            outgoing.underlineStyle = .single
            return outgoing
        }
        let text = button.titleLabel?.attributedText
        #expect(text?.string == "Plain" && given?.font != nil && given?.foregroundColor == button.tintColor)
        #expect(text?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 11))
        #expect(text?.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
    }

    @Test("With showsActivityIndicator an indicator replaces the image")
    func activity() async {
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Save"
        button.configuration?.image = UIImage()
        button.frame = CGRect(x: 100, y: 100, width: 140, height: 44)
        host.window.addSubview(button)
        await host.settle()
        let width = button.intrinsicContentSize.width
        button.configuration?.showsActivityIndicator = true
        host.advance(by: 0.5)
        #expect(!host.isSettled)
        #expect(button.intrinsicContentSize.width == width + 24)
        #expect(button.imageView?.isHidden == true)
        button.configuration?.showsActivityIndicator = false
        await host.settle()
        #expect(host.isSettled && button.imageView?.isHidden == false)
        #expect(button.intrinsicContentSize.width == width)
    }

    @Test("Subclasses can move the title, the image and the background")
    func overriddenRects() {
        final class Tile: UIButton {
            override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 4, dy: 4) }
            override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 10) }
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: contentRect.minX, y: contentRect.maxY - 20, width: contentRect.width, height: 20)
            }
            override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: contentRect.minX, y: contentRect.minY, width: 30, height: 30)
            }
        }
        let tile = Tile(frame: CGRect(x: 50, y: 50, width: 100, height: 80))
        tile.setTitle("Title", for: .normal)
        tile.setImage(UIImage(), for: .normal)
        tile.setBackgroundImage(UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }, for: .normal)
        host.window.addSubview(tile)
        host.advance(by: 0.1)
        #expect(tile.titleLabel?.frame == CGRect(x: 10, y: 50, width: 80, height: 20))
        #expect(tile.imageView?.frame == CGRect(x: 10, y: 10, width: 30, height: 30))
        #expect(tile.parts.backgroundPicture?.frame == CGRect(x: 4, y: 4, width: 92, height: 72))
        let plain = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        plain.setTitle("Title", for: .normal)
        plain.contentEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
        plain.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
        host.window.addSubview(plain)
        host.advance(by: 0.1)
        let content = plain.contentRect(forBounds: plain.bounds)
        #expect(content == CGRect(x: 20, y: 0, width: 80, height: 40))
        #expect(abs(plain.titleRect(forContentRect: content).midX - 64) < 0.01)
        #expect(abs((plain.titleLabel?.frame.midX ?? 0) - 64) < 1)
    }

    @Test("A long title of a configuration is wrapped between words, or as titleLineBreakMode specifies")
    func wrapping() {
        let button = UIButton(configuration: .gray())
        button.configuration?.title = "A title of several words"
        host.window.addSubview(button)
        button.frame = CGRect(x: 0, y: 0, width: 400, height: 100)
        host.advance(by: 0.1)
        let line = button.titleLabel?.frame.height ?? 0
        #expect(abs(button.intrinsicContentSize.height - line - 16) <= 1)
        button.frame = CGRect(x: 0, y: 0, width: 130, height: 100)
        host.advance(by: 0.1)
        #expect(button.titleLabel?.frame.height ?? 0 > 1.8 * line)
        button.configuration?.titleLineBreakMode = .byTruncatingTail
        host.advance(by: 0.1)
        #expect(button.titleLabel?.frame.height == line)
        #expect(button.titleLabel?.frame.width ?? 200 <= 102)
    }

    @Test("The background configuration has an image, a custom view and an outline")
    func background() throws {
        let host = TestHost(size: CGSize(width: 260, height: 70))
        host.window.backgroundColor = .systemBackground
        var outlined = UIButton.Configuration.plain()
        outlined.title = "Outline"
        outlined.background.strokeColor = .systemBlue
        outlined.background.strokeWidth = 2
        outlined.background.strokeOutset = 3
        outlined.background.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.2)
        outlined.background.strokeColorTransformer = UIConfigurationColorTransformer { _ in .systemRed }
        let stripes = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
            UIColor.systemTeal.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 20))
            UIColor.systemIndigo.setFill()
            UIRectFill(CGRect(x: 10, y: 0, width: 10, height: 20))
        }
        var pictured = UIButton.Configuration.filled()
        pictured.title = "Picture"
        pictured.background.image = stripes
        pictured.cornerStyle = .capsule
        let custom = UIView()
        custom.backgroundColor = .systemOrange
        for (index, configuration) in [outlined, pictured].enumerated() {
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 20 + 120 * CGFloat(index), y: 15, width: 100, height: 40)
            host.window.addSubview(button)
            host.advance(by: 0.1)
            #expect(custom.superview == nil)
        }
        try expectPicture(host.snapshot(), named: "button-backgrounds")
        let button = UIButton(configuration: pictured)
        button.configuration?.background.customView = custom
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        host.window.addSubview(button)
        host.advance(by: 0.1)
        #expect(custom.frame == button.bounds && custom.isDescendant(of: button))
        button.configuration?.background.customView = nil
        host.advance(by: 0.1)
        #expect(custom.superview == nil)
    }

    @Test("A slider's tracks can be images")
    func trackImages() {
        let slider = UISlider(frame: CGRect(x: 50, y: 50, width: 200, height: 34))
        slider.value = 0.5
        host.window.addSubview(slider)
        func track(_ height: CGFloat, _ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 9, height: height)).image { _ in
                color.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 9, height: height))
            }.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4), resizingMode: .stretch)
        }
        slider.setMinimumTrackImage(track(10, .red), for: .normal)
        slider.setMaximumTrackImage(track(10, .green), for: .normal)
        slider.setMaximumTrackImage(track(10, .blue), for: .disabled)
        #expect(slider.minimumTrackImage(for: .normal)?.size.height == 10 && slider.maximumTrackImage(for: .highlighted) == nil)
        host.advance(by: 0.1)
        // The pixel has alpha, red, green and blue, with one byte each.
        func color(_ x: Int) -> UInt32 { host.snapshot().pixel(x: x * 2, y: 140) }
        #expect(color(70) == 0xFFFF_0000)
        #expect(color(230) == 0xFF00_FF00)
        slider.isEnabled = false
        #expect(slider.currentMaximumTrackImage === slider.maximumTrackImage(for: .disabled))
        slider.isEnabled = true
        slider.setMaximumTrackImage(nil, for: .normal)
        host.advance(by: 0.1)
        #expect(color(230) != 0xFF00_FF00)
    }

    @Test("Buttons of the types close, contactAdd, infoDark and detailDisclosure show a symbol in the tint colour")
    func symbolsOfTypes() throws {
        let host = TestHost(size: CGSize(width: 160, height: 44))
        host.window.backgroundColor = .systemBackground
        for (index, type) in [UIButton.ButtonType.close, .detailDisclosure, .infoDark, .contactAdd].enumerated() {
            let button = UIButton(type: type)
            #expect(button.bounds.width >= 22 && button.currentImage != nil && button.buttonType == type)
            button.center = CGPoint(x: 20 + 40 * CGFloat(index), y: 22)
            host.window.addSubview(button)
        }
        host.advance(by: 0.1)
        try expectPicture(host.snapshot(), named: "button-signs")
    }

    @Test("NSAttributedString and AttributedString convert to each other")
    func conversion() {
        let original = NSMutableAttributedString(
            string: "One two",
            attributes: [.font: UIFont.systemFont(ofSize: 20), .kern: 1.5, .strikethroughStyle: NSUnderlineStyle.double.rawValue])
        original.addAttribute(.link, value: "https://swift.org", range: NSRange(location: 4, length: 3))
        let modern = AttributedString(original)
        #expect(modern.runs.count == 2)
        #expect(modern.runs.first?.kern == 1.5 && modern.runs.first?.strikethroughStyle == .double)
        let back = NSAttributedString(modern)
        #expect(back.string == "One two")
        #expect(back.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
        #expect(back.attribute(.link, at: 5, effectiveRange: nil) as? URL == URL(string: "https://swift.org"))
        #expect(NSAttributedString(AttributedString("")).length == 0)
    }

    @Test("With changesSelectionAsPrimaryAction a tap selects a button, and the next tap deselects it")
    func toggle() {
        let button = UIButton(configuration: .gray(), primaryAction: nil)
        button.configuration?.title = "Bold"
        button.frame = CGRect(x: 100, y: 100, width: 120, height: 44)
        button.changesSelectionAsPrimaryAction = true
        host.window.addSubview(button)
        host.tap(at: button.center)
        #expect(button.isSelected)
        host.tap(at: button.center)
        #expect(!button.isSelected)
    }

    @Test("The image placement sets the image beside or above the text")
    func placement() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
            UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Send"
        configuration.image = image
        configuration.imagePadding = 6
        let button = UIButton(configuration: configuration)
        button.layoutIfNeeded()
        #expect(button.imageView!.frame.maxX + 6 == button.titleLabel!.frame.minX)
        button.configuration?.imagePlacement = .top
        button.sizeToFit()
        button.layoutIfNeeded()
        #expect(button.imageView!.frame.maxY + 6 <= button.titleLabel!.frame.minY + 0.5)
        #expect(abs(button.imageView!.frame.midX - button.titleLabel!.frame.midX) < 1)
    }

    @Test("A superview's tap recognizer does not recognize taps on a button, but recognizes taps on an app's own control")
    func tapsAround() {
        var around = 0
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        board.addGestureRecognizer(UITapGestureRecognizer { _ in around += 1 })
        host.window.addSubview(board)
        var taps = 0
        let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 50), primaryAction: UIAction { _ in taps += 1 })
        board.addSubview(button)
        host.tap(at: button.center)
        #expect((taps, around) == (1, 0))
        let own = UIControl(frame: CGRect(x: 200, y: 200, width: 100, height: 50))
        board.addSubview(own)
        host.tap(at: own.center)
        #expect(around == 1)
    }

    @Test("A tap toggles a switch, and so does a drag of its thumb, but not a drag back and forth")
    func switches() {
        let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 500, height: 500))
        #expect(toggle.frame.size == CGSize(width: 51, height: 31))
        host.window.addSubview(toggle)
        var changes: [Bool] = []
        toggle.addAction(UIAction { [unowned toggle] _ in changes.append(toggle.isOn) }, for: .valueChanged)
        host.tap(at: toggle.center)
        #expect(changes == [true])
        host.drag(from: CGPoint(x: 140, y: 115), to: CGPoint(x: 90, y: 115))
        #expect(changes == [true, false])
        let finger = host.touchDown(at: CGPoint(x: 112, y: 115))
        finger.move(to: CGPoint(x: 150, y: 115))
        finger.move(to: CGPoint(x: 100, y: 115))
        finger.lift()
        #expect(changes == [true, false])
        toggle.setOn(true, animated: true)
        #expect(changes == [true, false])
        let other = host.touchDown(at: toggle.center)
        other.cancel()
        #expect(toggle.isOn)
    }

    @Test("A switch's thumb is wider during a touch, and has its width again after the finger is lifted outside of the switch")
    func thumbWidth() async {
        let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 51, height: 31))
        host.window.addSubview(toggle)
        await host.settle()
        let thumb = toggle.subviews[0].subviews[0]
        #expect(thumb.frame.width == 27)
        let finger = host.touchDown(at: toggle.center)
        host.advance(by: 0.5)
        #expect(thumb.frame.width == 33)
        finger.move(to: CGPoint(x: 125, y: 400), duration: 0.1)
        finger.lift()
        await host.settle()
        #expect(thumb.frame.width == 27)
    }

    @Test("A slider's thumb keeps its offset to the finger, and its value stays within the limits")
    func sliders() {
        let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 300, height: 34))
        slider.minimumValue = -10
        slider.maximumValue = 10
        slider.value = 0
        host.window.addSubview(slider)
        var values: [Float] = []
        slider.addAction(UIAction { [unowned slider] _ in values.append(slider.value) }, for: .valueChanged)
        // A touch beside the thumb does nothing.
        host.tap(at: CGPoint(x: 80, y: 117))
        #expect(values.isEmpty)
        let finger = host.touchDown(at: CGPoint(x: 205, y: 117))
        finger.move(to: CGPoint(x: 206, y: 117))
        #expect(abs(slider.value - 20 / 268) < 0.01)
        finger.move(to: CGPoint(x: 900, y: 117))
        #expect(slider.value == 10)
        finger.lift()
        let count = values.count
        slider.isContinuous = false
        let other = host.touchDown(at: CGPoint(x: 333, y: 117))
        other.move(to: CGPoint(x: 200, y: 117))
        #expect(values.count == count)
        other.lift()
        #expect(values.count == count + 1)
        slider.value = 99
        #expect(slider.value == 10)
        slider.value = .nan
        #expect(slider.value == 10)
        slider.maximumValue = -20
        #expect(slider.minimumValue == -20 && slider.value == -20)
    }

    @Test("Dragging a slider in a scroll view does not scroll the content")
    func sliderInScrollView() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        scrollView.contentSize = CGSize(width: 1200, height: 400)
        let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 300, height: 34))
        scrollView.addSubview(slider)
        host.window.addSubview(scrollView)
        let finger = host.touchDown(at: CGPoint(x: 66, y: 117))
        finger.hold(for: 0.2)
        finger.move(to: CGPoint(x: 200, y: 117), duration: 0.2)
        #expect(slider.value > 0.4)
        #expect(scrollView.contentOffset == .zero)
        finger.lift()
    }
}
