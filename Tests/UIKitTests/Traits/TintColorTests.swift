import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("UIColor.tintColor")
struct TintColorTests {
    let host = TestHost(size: CGSize(width: 100, height: 100), scale: 1)
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

    private func color(_ x: Int, _ y: Int) -> RGBA? {
        host.advance(by: 0.1)
        return host.snapshot().color(x: x, y: y)
    }

    private let shownRed = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
    private let shownGreen = RGBA(red: 0, green: 1, blue: 0, alpha: 1)

    @Test("UIColor.tintColor is the system's blue outside of views, and equals itself")
    func outside() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(UIColor.tintColor.resolvedColor(with: light) == UIColor.systemBlue.resolvedColor(with: light))
        #expect(UIColor.tintColor.cgColor == UIColor.systemBlue.cgColor)
        #expect(UIColor.tintColor == UIColor.tintColor && UIColor.tintColor != .systemBlue)
        #expect(UIColor.tintColor.hash == UIColor.tintColor.hash)
    }

    @Test("UIColor.tintColor resolves to the tint of the view whose traits are used, also outside of a window")
    func traits() {
        let parent = UIView()
        let child = UIView()
        parent.tintColor = red
        parent.addSubview(child)
        #expect(UIColor.tintColor.resolvedColor(with: parent.traitCollection) == red)
        #expect(UIColor.tintColor.resolvedColor(with: child.traitCollection) == red)
        child.tintColor = green
        #expect(UIColor.tintColor.resolvedColor(with: child.traitCollection) == green)
        child.tintColor = nil
        #expect(UIColor.tintColor.resolvedColor(with: child.traitCollection) == red)
        host.window.addSubview(parent)
        #expect(UIColor.tintColor.resolvedColor(with: child.traitCollection) == red)
        child.removeFromSuperview()
        host.window.addSubview(child)
        #expect(UIColor.tintColor.resolvedColor(with: child.traitCollection) != red)
    }

    @Test("A tint change does not call traitCollectionDidChange, and does not change the public traits")
    func privacy() {
        final class Counter: UIView {
            var changes = 0
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { changes += 1 }
        }
        let view = Counter()
        host.window.addSubview(view)
        let before = view.traitCollection
        view.changes = 0
        view.tintColor = red
        #expect(view.changes == 0 && view.traitCollection == before)
        #expect(view.traitCollection.changedTraits(from: before).isEmpty)
    }

    @Test("A view with tintColor set to UIColor.tintColor has its superview's tint")
    func itself() {
        let parent = UIView()
        let child = UIView()
        parent.tintColor = red
        parent.addSubview(child)
        child.tintColor = .tintColor
        #expect(child.tintColor == red)
        child.tintColor = UIColor { _ in .tintColor }
        _ = UIColor.tintColor.resolvedColor(with: child.traitCollection)
    }

    @Test("A background of UIColor.tintColor follows the tint of the view and of its superviews")
    func background() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        parent.tintColor = red
        view.backgroundColor = .tintColor
        parent.addSubview(view)
        host.window.addSubview(parent)
        #expect(color(20, 20) == shownRed)
        parent.tintColor = green
        #expect(color(20, 20) == shownGreen)
        view.tintColor = red
        #expect(color(20, 20) == shownRed)
        view.tintColor = nil
        #expect(color(20, 20) == shownGreen)
        host.window.tintColor = red
        host.window.addSubview(view)
        #expect(color(20, 20) == shownRed)
    }

    @Test("A dynamic colour whose provider returns UIColor.tintColor follows the tint, and so does UIColor.tintColor with another alpha")
    func derived() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .tintColor }
        view.tintColor = red
        host.window.addSubview(view)
        #expect(color(20, 20) == shownRed)
        view.tintColor = green
        #expect(color(20, 20) == shownGreen)
        view.backgroundColor = UIColor.tintColor.withAlphaComponent(0.5)
        let half = UIColor.tintColor.withAlphaComponent(0.5).resolvedColor(with: view.traitCollection)
        #expect(half == green.withAlphaComponent(0.5))
    }

    @Test("A dimmed tint is grey")
    func dimmed() {
        let view = UIView()
        host.window.addSubview(view)
        view.tintColor = red
        view.tintAdjustmentMode = .dimmed
        #expect(UIColor.tintColor.resolvedColor(with: view.traitCollection) == view.tintColor)
        #expect(view.tintColor != red)
    }

    @Test("Label text in UIColor.tintColor follows the tint", arguments: [false, true])
    func label(isAttributed: Bool) {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        label.font = .systemFont(ofSize: 30)
        label.textColor = .tintColor
        if isAttributed {
            label.attributedText = NSAttributedString(
                string: "███", attributes: [.foregroundColor: UIColor.tintColor, .font: UIFont.systemFont(ofSize: 30)])
        } else {
            label.text = "███"
        }
        let parent = UIView(frame: label.frame)
        parent.tintColor = red
        parent.addSubview(label)
        host.window.addSubview(parent)
        #expect(color(20, 20) == shownRed)
        parent.tintColor = green
        #expect(color(20, 20) == shownGreen)
        host.window.tintColor = red
        host.window.addSubview(label)
        #expect(color(20, 20) == shownRed)
    }

    @Test("Labels that do not use UIColor.tintColor are not drawn again when the tint changes")
    func unchanged() {
        final class Drawn: UIView {
            var color = UIColor.black
            var drawings = 0
            override func draw(_ rect: CGRect) {
                drawings += 1
                color.setFill()
                UIRectFill(rect)
            }
        }
        let (plain, tinted) = (
            Drawn(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), Drawn(frame: CGRect(x: 30, y: 0, width: 20, height: 20))
        )
        tinted.color = .tintColor
        host.window.addSubview(plain)
        host.window.addSubview(tinted)
        host.advance(by: 0.1)
        (plain.drawings, tinted.drawings) = (0, 0)
        host.window.tintColor = red
        #expect(color(40, 10) == shownRed)
        #expect(plain.drawings == 0 && tinted.drawings == 1)
    }

    @Test("Text view and text field text in UIColor.tintColor follows the tint")
    func editors() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.textContainerInset = .zero
        let field = UITextField(frame: CGRect(x: 0, y: 50, width: 100, height: 50))
        (view.textColor, field.textColor) = (.tintColor, .tintColor)
        (view.font, field.font) = (.systemFont(ofSize: 30), .systemFont(ofSize: 30))
        (view.text, field.text) = ("███", "███")
        host.window.tintColor = red
        host.window.addSubview(view)
        host.window.addSubview(field)
        #expect(color(30, 20) == shownRed && color(30, 75) == shownRed)
        host.window.tintColor = green
        #expect(color(30, 20) == shownGreen && color(30, 75) == shownGreen)
    }

    @Test("An image tinted with UIColor.tintColor follows the image view's tint")
    func images() {
        let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let view = UIImageView(image: square.withTintColor(.tintColor))
        view.tintColor = red
        host.window.addSubview(view)
        #expect(color(10, 10) == shownRed)
        view.tintColor = green
        #expect(color(10, 10) == shownGreen)
    }

    @Test("Configurations of buttons and cells follow the tint")
    func configurations() {
        var configuration = UIButton.Configuration.plain()
        configuration.background.backgroundColor = .tintColor
        configuration.background.cornerRadius = 0
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .tintColor
        let cell = UICollectionViewCell(frame: CGRect(x: 50, y: 0, width: 50, height: 50))
        cell.backgroundConfiguration = background
        host.window.tintColor = red
        host.window.addSubview(button)
        host.window.addSubview(cell)
        #expect(color(5, 25) == shownRed && color(75, 25) == shownRed)
        host.window.tintColor = green
        #expect(color(5, 25) == shownGreen && color(75, 25) == shownGreen)
    }
}
