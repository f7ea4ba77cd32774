import Testing
import UIKit
import UIKitTesting

/// Input views and accessory views of a first responder, or of a controller in its responder chain.
@MainActor
@Suite("Input accessory views")
struct InputBarTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))

    /// A bar with a field and a settable height.
    final class Bar: UIView {
        let field = UITextField(frame: CGRect(x: 10, y: 8, width: 200, height: 30))
        var height: CGFloat = 50 {
            didSet { invalidateIntrinsicContentSize() }
        }

        init() {
            super.init(frame: .zero)
            autoresizingMask = .flexibleHeight
            backgroundColor = .systemGray
            addSubview(field)
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    }

    /// A page with an input accessory view, as in chat apps. It does not manage the bar with any calls.
    final class ChatController: UIViewController {
        let bar: UIView
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

        init(bar: UIView = Bar()) {
            self.bar = bar
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override var inputAccessoryView: UIView? { bar }
        override var canBecomeFirstResponder: Bool { true }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            view.addSubview(field)
        }
    }

    /// The names and the frames of the keyboard's notifications.
    @MainActor
    final class Announcements {
        private(set) var names: [String] = []
        private(set) var ends: [CGRect] = []
        private var tokens: [any NSObjectProtocol] = []

        init() {
            for name in [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            ] {
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                        let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
                        let name = note.name.rawValue
                        MainActor.assumeIsolated {
                            self?.names.append(name.replacing("UIKeyboard", with: "").replacing("Notification", with: ""))
                            self?.ends.append(end)
                        }
                    })
            }
        }

        func take() -> [String] {
            defer { names = [] }
            return names
        }

        isolated deinit { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    }

    private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    private func show(_ controller: UIViewController) {
        host.window.rootViewController = controller
        host.advance(by: 0.5)
    }

    // MARK: Responder chain

    @Test("A controller with a bar that can become first responder shows the bar when it appears, with the window's width")
    func controllersBar() {
        let chat = ChatController()
        show(chat)
        #expect(chat.isFirstResponder)
        #expect(frame(of: chat.bar) == CGRect(x: 0, y: 430, width: 320, height: 50))
        host.resize(to: CGSize(width: 500, height: 400))
        host.advance(by: 0.5)
        #expect(frame(of: chat.bar) == CGRect(x: 0, y: 350, width: 500, height: 50))
    }

    @Test("The accessory view of a controller that cannot become first responder is shown while one of its fields edits")
    func fieldInController() {
        final class Page: UIViewController {
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
            override var inputAccessoryView: UIView? { bar }
        }
        let page = Page()
        show(page)
        #expect(!page.isFirstResponder && page.bar.window == nil)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        page.view.addSubview(field)
        host.tap(at: CGPoint(x: 100, y: 117))
        host.advance(by: 0.5)
        #expect(field.isFirstResponder && frame(of: page.bar) == CGRect(x: 0, y: 436, width: 320, height: 44))
        field.resignFirstResponder()
        host.advance(by: 0.5)
        #expect(page.bar.window == nil)
    }

    @Test("The input view and the accessory view come from the nearest responder that provides each of them")
    func nearest() {
        final class Box: UIView {
            let panel = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 120))
            override var inputView: UIView? { panel }
        }
        let chat = ChatController()
        show(chat)
        let box = Box(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
        chat.view.addSubview(box)
        box.addSubview(field)
        field.becomeFirstResponder()
        host.advance(by: 0.5)
        #expect(frame(of: box.panel) == CGRect(x: 0, y: 360, width: 320, height: 120))
        #expect(frame(of: chat.bar) == CGRect(x: 0, y: 310, width: 320, height: 50))
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30))
        field.inputAccessoryView = own
        field.reloadInputViews()
        host.advance(by: 0.5)
        #expect(chat.bar.window == nil && frame(of: own) == CGRect(x: 0, y: 330, width: 320, height: 30))
    }

    @Test("An accessory controller provides the bar, is notified of text changes and types into the text")
    func accessoryController() throws {
        final class BarController: UIInputViewController {
            var textChanges = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                view.heightAnchor.constraint(equalToConstant: 60).isActive = true
            }
            override func textDidChange(_ textInput: (any UITextInput)?) { textChanges += 1 }
        }
        final class Page: UIViewController {
            let barController = BarController()
            override var inputAccessoryViewController: UIInputViewController? { barController }
            override var canBecomeFirstResponder: Bool { true }
        }
        let page = Page()
        show(page)
        let bar = try #require(page.barController.inputView)
        #expect(frame(of: bar) == CGRect(x: 0, y: 420, width: 320, height: 60))
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        page.view.addSubview(field)
        field.becomeFirstResponder()
        host.type("ab")
        #expect(page.barController.textChanges > 0)
        let proxy = page.barController.textDocumentProxy
        proxy.adjustTextPosition(byCharacterOffset: -1)
        proxy.insertText("x")
        #expect(field.text == "axb" && proxy.documentContextBeforeInput == "ax" && proxy.documentContextAfterInput == "b")
        page.barController.dismissKeyboard()
        #expect(!field.isFirstResponder)
    }

    @Test("While a field inside of the bar is edited, and afterwards, the bar stays at its position")
    func fieldInBar() throws {
        let chat = ChatController()
        show(chat)
        let announcements = Announcements()
        let bar = try #require(chat.bar as? Bar)
        host.tap(at: CGPoint(x: 60, y: 453))
        #expect(bar.field.isFirstResponder && !chat.isFirstResponder)
        host.type("Hello")
        host.advance(by: 0.5)
        #expect(bar.field.text == "Hello" && frame(of: bar) == CGRect(x: 0, y: 430, width: 320, height: 50))
        bar.field.resignFirstResponder()
        host.advance(by: 0.5)
        #expect(chat.isFirstResponder && frame(of: bar) == CGRect(x: 0, y: 430, width: 320, height: 50))
        #expect(announcements.take().isEmpty)
    }

    @Test("The bar's controller follows the bar's field in the responder chain")
    func barsChain() throws {
        let chat = ChatController()
        show(chat)
        let bar = try #require(chat.bar as? Bar)
        let chain = sequence(first: bar.field as UIResponder, next: \.next)
        #expect(chain.contains { $0 === chat } && chain.contains { $0 === host.window })
    }

    @Test("Moving a field into its own accessory view causes no endless recursion")
    func ownAccessory() {
        show(UIViewController())
        let (bar, field) = (UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 44)), UITextField())
        host.window.rootViewController?.view.addSubview(field)
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        bar.addSubview(field)
        host.advance(by: 0.5)
        field.becomeFirstResponder()
        host.advance(by: 0.5)
        #expect(Array(sequence(first: field as UIResponder, next: \.next).prefix(50)).count < 50)
    }

    // MARK: Size

    @Test("A bar that grows by its intrinsic size moves up immediately, and posts its frame")
    func growing() throws {
        let chat = ChatController()
        show(chat)
        let announcements = Announcements()
        let bar = try #require(chat.bar as? Bar)
        bar.height = 90
        host.advance(by: 0.1)
        #expect(frame(of: bar) == CGRect(x: 0, y: 390, width: 320, height: 90))
        #expect(announcements.take() == ["WillShow", "DidShow"])
        #expect(announcements.ends.last == CGRect(x: 0, y: 390, width: 320, height: 90))
        bar.height = 40
        host.advance(by: 0.1)
        #expect(frame(of: bar) == CGRect(x: 0, y: 440, width: 320, height: 40))
        #expect(announcements.take() == ["WillShow", "DidShow"])
        host.advance(by: 1)
        #expect(announcements.take().isEmpty)
    }

    @Test("A bar with a flexible height follows its constraints, as its text view grows")
    func growingByConstraints() {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        bar.autoresizingMask = [.flexibleHeight, .flexibleWidth]
        let text = UITextView()
        text.isScrollEnabled = false
        text.font = .systemFont(ofSize: 17)
        text.translatesAutoresizingMaskIntoConstraints = false
        bar.addSubview(text)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
            text.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
            text.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),
            text.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -8),
        ])
        let chat = ChatController(bar: bar)
        show(chat)
        text.becomeFirstResponder()
        host.advance(by: 0.5)
        let one = frame(of: bar)
        #expect(one.maxY == 480 && one.width == 320 && one.height == text.frame.height + 16)
        for _ in 0..<2 { host.press("Return") }
        host.advance(by: 0.1)
        let three = frame(of: bar)
        #expect(three.maxY == 480 && three.height > one.height + 30 && three.height == text.frame.height + 16)
    }

    @Test("An input view keeps its frame's height; with allowsSelfSizing its constraints determine the height")
    func selfSizing() {
        let view = UIInputView(frame: CGRect(x: 0, y: 0, width: 0, height: 70), inputViewStyle: .default)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let inside = UIView()
        inside.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inside)
        NSLayoutConstraint.activate([
            inside.topAnchor.constraint(equalTo: view.topAnchor), inside.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            inside.heightAnchor.constraint(equalToConstant: 150),
        ])
        show(UIViewController())
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        host.window.rootViewController?.view.addSubview(field)
        field.inputView = view
        field.becomeFirstResponder()
        host.advance(by: 0.5)
        #expect(frame(of: view) == CGRect(x: 0, y: 410, width: 320, height: 70))
        view.allowsSelfSizing = true
        field.reloadInputViews()
        host.advance(by: 0.5)
        #expect(frame(of: view) == CGRect(x: 0, y: 330, width: 320, height: 150))
    }

    @Test(
        "Input views with flexible masks have the window's width in the first frame, in any order of setting frames",
        arguments: [0, 100, 320])
    func flexibleMasks(width: CGFloat) {
        show(UIViewController())
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 40))
        let label = UILabel(frame: bar.bounds)
        label.autoresizingMask = [.flexibleWidth]
        bar.addSubview(label)
        bar.autoresizingMask = [.flexibleWidth]
        let panel = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
        panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        (field.inputView, field.inputAccessoryView) = (panel, bar)
        host.window.rootViewController?.view.addSubview(field)
        field.becomeFirstResponder()
        #expect(bar.frame.width == 320 && panel.frame.width == 320)
        host.advance(by: 0.5)
        #expect(frame(of: bar) == CGRect(x: 0, y: 340, width: 320, height: 40))
        #expect(frame(of: panel) == CGRect(x: 0, y: 380, width: 320, height: 100))
        #expect(bar.autoresizingMask == [.flexibleWidth] && label.frame == bar.bounds)
    }

    @Test("reloadInputViews applies a changed height of the bar's frame")
    func reloading() {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
        let chat = ChatController(bar: bar)
        show(chat)
        let announcements = Announcements()
        bar.frame.size.height = 75
        chat.reloadInputViews()
        host.advance(by: 0.5)
        #expect(frame(of: bar) == CGRect(x: 0, y: 405, width: 320, height: 75))
        #expect(announcements.take() == ["WillShow", "DidShow"])
        chat.reloadInputViews()
        host.advance(by: 0.5)
        #expect(announcements.take().isEmpty)
    }

    // MARK: Navigation

    @Test("A bar moves with its controller's view during a push and a pop")
    func pushedPage() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        show(navigation)
        let chat = ChatController()
        navigation.pushViewController(chat, animated: true)
        host.advance(by: 0.15)
        let middle = host.presentedFrame(of: chat.view).minX
        #expect(middle > 10 && middle < 310)
        #expect(abs(host.presentedFrame(of: chat.bar).minX - middle) < 1)
        host.advance(by: 1)
        #expect(chat.isFirstResponder && frame(of: chat.bar) == CGRect(x: 0, y: 430, width: 320, height: 50))
        #expect(!chat.bar.isDescendant(of: chat.view))
        navigation.popViewController(animated: true)
        host.advance(by: 0.15)
        #expect(abs(host.presentedFrame(of: chat.bar).minX - host.presentedFrame(of: chat.view).minX) < 1)
        host.advance(by: 1)
        #expect(chat.bar.window == nil && host.window.subviews.count == 1)
    }

    @Test("In a push or pop between two controllers with bars, each bar moves with its controller's view")
    func twoBars() {
        let (first, second) = (ChatController(), ChatController())
        let navigation = UINavigationController(rootViewController: first)
        show(navigation)
        navigation.pushViewController(second, animated: true)
        host.advance(by: 0.15)
        for chat in [first, second] {
            #expect(chat.bar.window != nil)
            #expect(abs(host.presentedFrame(of: chat.bar).minX - host.presentedFrame(of: chat.view).minX) < 1)
        }
        host.advance(by: 1)
        #expect(first.bar.window == nil && second.isFirstResponder && frame(of: second.bar).minY == 430)
        navigation.popViewController(animated: true)
        host.advance(by: 1)
        #expect(second.bar.window == nil && first.isFirstResponder && frame(of: first.bar) == CGRect(x: 0, y: 430, width: 320, height: 50))
    }

    @Test("After a cancelled interactive pop the bar stays with its controller, and its field still edits")
    func calledOff() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        show(navigation)
        let chat = ChatController()
        navigation.pushViewController(chat, animated: false)
        host.advance(by: 1)
        let bar = try #require(chat.bar as? Bar)
        bar.field.becomeFirstResponder()
        host.advance(by: 0.5)
        let finger = host.touchDown(at: CGPoint(x: 2, y: 200))
        finger.move(to: CGPoint(x: 120, y: 200), duration: 0.3)
        #expect(abs(host.presentedFrame(of: bar).minX - host.presentedFrame(of: chat.view).minX) < 1)
        #expect(host.presentedFrame(of: bar).minX > 50)
        finger.move(to: CGPoint(x: 20, y: 200), duration: 0.4)
        finger.lift()
        host.advance(by: 1)
        #expect(navigation.topViewController === chat && bar.field.isFirstResponder)
        #expect(frame(of: bar) == CGRect(x: 0, y: 430, width: 320, height: 50) && !bar.isDescendant(of: chat.view))
        host.type("on")
        #expect(bar.field.text == "on")
    }

    @Test("A presented controller does not inherit the bar, which is hidden until the controller is dismissed", arguments: [0, 1])
    func presentation(kind: Int) {
        let chat = ChatController()
        show(chat)
        let presented: UIViewController
        if kind == 0 {
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
            alert.addTextField()
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            presented = alert
        } else {
            presented = UIViewController()
            presented.modalPresentationStyle = .pageSheet
        }
        chat.present(presented, animated: true)
        host.advance(by: 1)
        #expect(chat.bar.window == nil)
        chat.dismiss(animated: true)
        host.advance(by: 1)
        #expect(chat.isFirstResponder && frame(of: chat.bar) == CGRect(x: 0, y: 430, width: 320, height: 50))
    }

    // MARK: Keyboard layout guide

    @Test("The keyboard layout guide follows an input view and a bar as they appear, grow and disappear")
    func layoutGuide() throws {
        let chat = ChatController()
        show(chat)
        let button = UIButton(type: .system)
        button.translatesAutoresizingMaskIntoConstraints = false
        chat.view.addSubview(button)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: chat.view.leadingAnchor), button.widthAnchor.constraint(equalToConstant: 80),
            button.heightAnchor.constraint(equalToConstant: 30),
            button.bottomAnchor.constraint(equalTo: chat.view.keyboardLayoutGuide.topAnchor),
        ])
        host.advance(by: 0.1)
        #expect(button.frame.maxY == 430)
        try #require(chat.bar as? Bar).height = 80
        host.advance(by: 0.1)
        #expect(button.frame.maxY == 400)
        chat.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
        chat.field.becomeFirstResponder()
        host.advance(by: 0.1)
        let presented = host.presentedFrame(of: button).maxY
        #expect(presented < 400 && presented > 200, "it moves along with the views")
        host.advance(by: 0.5)
        #expect(button.frame.maxY == 200)
        chat.field.resignFirstResponder()
        host.advance(by: 0.5)
        #expect(button.frame.maxY == 480)
    }

    @Test("In a view that ends above the window's bottom, the guide covers only the part of the view behind the input views")
    func guideOfPart() {
        let chat = ChatController()
        show(chat)
        let part = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 450))
        chat.view.addSubview(part)
        #expect(part.keyboardLayoutGuide.owningView === part)
        host.advance(by: 0.1)
        #expect(part.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 430, width: 320, height: 20))
        part.frame.size.height = 300
        host.advance(by: 0.1)
        #expect(part.keyboardLayoutGuide.layoutFrame.height == 0)
    }
}
