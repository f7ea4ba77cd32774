import Testing
import UIKitTesting

@testable import UIKit

/// Sizes and colours that were validated on iOS.
@Suite("Sizes, alignment and colours of buttons, as validated on iOS") @MainActor
struct ButtonSizeTests {
    let host = TestHost(size: CGSize(width: 400, height: 400))

    private func image(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test("An empty button is 30 × 34")
    func empty() {
        #expect(UIButton(frame: .zero).sizeThatFits(.zero) == CGSize(width: 30, height: 34))
        #expect(UIButton(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).intrinsicContentSize == CGSize(width: 30, height: 34))
        #expect(UIButton(type: .system).sizeThatFits(.zero) == CGSize(width: 30, height: 30))
        let button = UIButton(frame: .zero)
        button.sizeToFit()
        #expect(button.frame == CGRect(x: 0, y: 0, width: 30, height: 34))
    }

    @Test("A custom button is 12 points taller than its label, and as wide as the label", arguments: [12, 16, 20])
    func label(fontSize: CGFloat) throws {
        let button = UIButton(frame: .zero)
        button.setTitle("MediumButtonText", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: fontSize)
        let label = try #require(button.titleLabel).sizeThatFits(.zero)
        button.sizeToFit()
        #expect(button.bounds.size == CGSize(width: label.width, height: label.height + 12))
        // The app's insets replace the 12 points.
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.sizeThatFits(.zero) == CGSize(width: label.width + 6, height: label.height + 4))
    }

    @Test("A button's size is its image's; with a title, widths add up and the taller content determines the height")
    func imageSizes() throws {
        let button = UIButton(frame: .zero)
        button.setImage(image(80), for: .normal)
        #expect(button.sizeThatFits(.zero) == CGSize(width: 80, height: 80))
        button.setTitle("Title", for: .normal)
        let label = try #require(button.titleLabel).sizeThatFits(.zero)
        #expect(button.sizeThatFits(.zero) == CGSize(width: 80 + label.width, height: 80))
        button.setImage(image(10), for: .normal)
        #expect(button.sizeThatFits(.zero) == CGSize(width: 10 + label.width, height: label.height + 12))
    }

    @Test("The argument of sizeThatFits does not limit the result")
    func noLimit() {
        for button in [UIButton(frame: .zero), UIButton(type: .system), UIButton(configuration: .filled())] {
            button.setTitle("A title of several words", for: .normal)
            let size = button.intrinsicContentSize
            #expect(size.width > 100)
            for limit in [CGSize(width: 10, height: 10), CGSize(width: 60, height: 0), CGSize(width: 1000, height: 1000)] {
                #expect(button.sizeThatFits(limit) == size)
            }
            button.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
            button.sizeToFit()
            #expect(button.frame == CGRect(origin: CGPoint(x: 5, y: 5), size: size))
        }
    }

    @Test("A button's vertical alignment aligns title and image separately")
    func verticalAlignment() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        button.setTitle("Short", for: .normal)
        host.window.addSubview(button)
        let title = try #require(button.titleLabel)
        button.contentHorizontalAlignment = .left
        button.contentVerticalAlignment = .top
        button.layoutIfNeeded()
        #expect(title.frame.origin == .zero)
        button.setImage(image(40), for: .normal)
        button.layoutIfNeeded()
        let picture = try #require(button.imageView)
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(title.frame.origin == CGPoint(x: 40, y: 0))
        button.contentHorizontalAlignment = .right
        button.contentVerticalAlignment = .bottom
        button.layoutIfNeeded()
        #expect(abs(picture.frame.maxX - (200 - title.frame.width)) <= 0.5 && picture.frame.maxY == 100)
        #expect(abs(title.frame.maxX - 200) <= 0.5 && abs(title.frame.maxY - 100) <= 0.5)
        button.contentVerticalAlignment = .center
        button.layoutIfNeeded()
        #expect(picture.frame.midY == 50 && abs(title.frame.midY - 50) <= 0.5)
        // An image above the text moves with it.
        button.configuration = .plain()
        button.configuration?.title = "Short"
        button.configuration?.image = image(40)
        button.configuration?.imagePlacement = .top
        button.contentVerticalAlignment = .bottom
        button.layoutIfNeeded()
        #expect(abs(title.frame.maxY - 92) <= 0.5 && abs(picture.frame.maxY - title.frame.minY) <= 0.5)
    }

    @Test("A disabled system button keeps the app's title colour, and is grey without one")
    func disabledColor() {
        let button = UIButton(type: .system)
        button.setTitle("Play", for: .normal)
        button.isEnabled = false
        #expect(button.titleLabel?.textColor == .tertiaryLabel)
        button.setTitleColor(.systemRed, for: .normal)
        #expect(button.titleLabel?.textColor == .systemRed && button.currentTitleColor == .systemRed)
        button.setTitleColor(.systemGreen, for: .disabled)
        #expect(button.titleLabel?.textColor == .systemGreen)
    }

    @Test("A title shadow colour is applied to the label only when there is a title")
    func shadow() {
        let button = UIButton(frame: .zero)
        button.setTitleShadowColor(.white, for: .normal)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.shadowColor == nil)
        button.setTitle("Title", for: .normal)
        #expect(button.titleLabel?.shadowColor == .white)
        button.setTitleShadowColor(nil, for: .normal)
        #expect(button.titleLabel?.shadowColor == nil)
        // The shadow colour that the app set on the label does not change.
        button.titleLabel?.shadowColor = .black
        button.isHighlighted = true
        button.isHighlighted = false
        #expect(button.titleLabel?.shadowColor == .black)
    }

    @Test("A changed configuration is shown, and resizes the button unless the app has set its size")
    func changedConfiguration() throws {
        let button = UIButton(configuration: .plain())
        host.window.addSubview(button)
        host.advance(by: 0.1)
        button.configuration?.title = "Undo"
        host.advance(by: 0.1)
        let title = try #require(button.titleLabel)
        #expect(title.text == "Undo")
        #expect(title.frame.width == title.sizeThatFits(.zero).width && button.bounds.contains(title.frame))
        #expect(button.bounds.size == button.intrinsicContentSize)
        button.configuration?.image = image(20)
        host.advance(by: 0.1)
        #expect(button.imageView?.image != nil && button.bounds.size == button.intrinsicContentSize)
        // A change of state does not resize the button.
        let size = button.bounds.size
        button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "Redo what was undone" : "Undo" }
        button.isSelected = true
        host.advance(by: 0.1)
        #expect(title.text == "Redo what was undone" && button.bounds.size == size)
        button.configurationUpdateHandler = nil
        // A size that the app has set does not change.
        button.frame = CGRect(x: 10, y: 10, width: 50, height: 30)
        button.configuration?.title = "Undo everything"
        #expect(button.frame == CGRect(x: 10, y: 10, width: 50, height: 30))
    }
}
