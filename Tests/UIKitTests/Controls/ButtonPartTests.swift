import Testing
import UIKitTesting

@testable import UIKit

@Suite("The views of a button") @MainActor
struct ButtonPartTests {
    let host = TestHost(size: CGSize(width: 300, height: 300))

    private let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }

    @Test("A button has views for what it shows, and none for what it never showed")
    func viewsOfContent() {
        let button = UIButton(type: .system)
        #expect(button.subviews.isEmpty)
        button.setTitle("Title", for: .normal)
        #expect(button.subviews == [button.titleLabel])
        button.setTitle(nil, for: .normal)
        #expect(button.subviews == [button.titleLabel])
        #expect(button.titleLabel?.text == nil)
    }

    @Test("What comes later lies where it would have lain, and behind the program's own views only where it is a background")
    func order() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let badge = UIView(frame: CGRect(x: 90, y: 0, width: 10, height: 10))
        button.addSubview(badge)
        button.setTitle("Title", for: .normal)
        button.setImage(image, for: .normal)
        button.setBackgroundImage(image, for: .normal)
        #expect(button.subviews == [button.parts.backgroundPicture, badge, button.imageView, button.titleLabel])
        button.configuration = .filled()
        button.configuration?.subtitle = "More"
        #expect(
            button.subviews == [
                button.parts.fill, button.parts.backgroundPicture, badge, button.imageView, button.titleLabel, button.subtitleLabel,
            ])
    }

    @Test("A label that is asked for before there is a title has the button's font and colour, and keeps what the program gives it")
    func labelBeforeTitle() throws {
        let button = UIButton(type: .system)
        let label = try #require(button.titleLabel)
        #expect(label.font == .systemFont(ofSize: 15))
        #expect(label.textColor == button.tintColor)
        label.font = .boldSystemFont(ofSize: 22)
        button.setTitle("Title", for: .normal)
        #expect(button.titleLabel === label)
        #expect(label.font == .boldSystemFont(ofSize: 22))
        #expect(label.text == "Title")
    }

    @Test("A background that comes in an animation is in its place at once")
    func backgroundInAnimation() {
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 50))
        button.setTitle("Title", for: .normal)
        host.window.addSubview(button)
        host.advance(by: 0.1)
        UIView.animate(withDuration: 1) {
            button.configuration = .filled()
            button.layoutIfNeeded()
        }
        host.advance(by: 0.1)
        #expect(button.parts.fill?.layer.presentation()?.frame == button.parts.fill?.frame)
        #expect(button.parts.fill?.frame.size == button.bounds.size)
    }

    @Test("A button under a finger shows the picture of that state, and has a view for it from then on")
    func pictureOfAState() {
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 50))
        button.setImage(image, for: .highlighted)
        host.window.addSubview(button)
        host.advance(by: 0.1)
        #expect(button.subviews.isEmpty)
        let finger = host.touchDown(at: CGPoint(x: 60, y: 40))
        host.advance(by: 0.1)
        #expect(button.subviews == [button.imageView])
        #expect(button.imageView?.image === image)
        finger.lift()
        host.advance(by: 0.5)
        #expect(button.imageView?.image == nil)
    }
}
