import Testing
import UIKitTesting

@testable import UIKit

@Suite("The subviews of a button") @MainActor
struct ButtonPartTests {
    let host = TestHost(size: CGSize(width: 300, height: 300))

    private let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }

    @Test("A button creates its image view, label and background view only when it shows such content")
    func viewsOfContent() {
        let button = UIButton(type: .system)
        #expect(button.subviews.isEmpty)
        button.setTitle("Title", for: .normal)
        #expect(button.subviews == [button.titleLabel])
        button.setTitle(nil, for: .normal)
        #expect(button.subviews == [button.titleLabel])
        #expect(button.titleLabel?.text == nil)
    }

    @Test("A new subview of a button has its frame immediately; only background views are behind the app's subviews")
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

    @Test("titleLabel has the button's font and colour before there is a title, and keeps the values that the app sets")
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

    @Test("A background view that is created in an animation block has its final frame immediately")
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

    @Test("An image for the highlighted state is shown during the highlight, and its image view is kept afterwards")
    func imageOfAState() {
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
