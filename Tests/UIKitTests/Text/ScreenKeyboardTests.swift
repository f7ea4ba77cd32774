import Host
import Testing
import UIKit
import UIKitTesting

/// The desktop's on-screen keyboard, which makes the window lower.
@MainActor
@Suite("On-screen keyboard of the desktop")
struct ScreenKeyboardTests {
    private let host = TestHost(size: CGSize(width: 360, height: 720))
    private let scrollView = UIScrollView()
    private let field = UITextField(frame: CGRect(x: 20, y: 600, width: 200, height: 40))
    private let bar = UIView()
    private let keyboard = InputBarTests.Announcements()

    init() {
        let controller = UIViewController()
        host.window.rootViewController = controller
        let view: UIView = controller.view
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 360, height: 720)
        scrollView.addSubview(field)
        view.addSubview(scrollView)
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor), bar.heightAnchor.constraint(equalToConstant: 30),
            bar.widthAnchor.constraint(equalToConstant: 100), bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        host.advance(by: 0.5)
    }

    private func resize(width: CGFloat = 360, height: CGFloat) {
        host.resize(to: CGSize(width: width, height: height))
        host.advance(by: 0.5)
    }

    @Test("The window becomes lower after a tap in a field: the keyboard is below the window, and the field scrolls into view")
    func keyboardAppearsAndDisappears() {
        host.tap(at: CGPoint(x: 40, y: 620))
        #expect(field.isFirstResponder)
        resize(height: 470)
        #expect(keyboard.take() == ["WillShow", "DidShow"])
        #expect(keyboard.ends.last == CGRect(x: 0, y: 470, width: 360, height: 250))
        let frame = field.convert(field.bounds, to: nil)
        #expect(frame.maxY <= 470)
        #expect(bar.frame.maxY == 470)
        // Another page of the keyboard is higher.
        resize(height: 420)
        #expect(keyboard.take() == ["WillShow", "DidShow"])
        #expect(keyboard.ends.last == CGRect(x: 0, y: 420, width: 360, height: 300))
        field.resignFirstResponder()
        resize(height: 720)
        #expect(keyboard.take() == ["WillHide", "DidHide"])
        #expect(keyboard.ends.last == CGRect(x: 0, y: 720, width: 360, height: 300))
        #expect(bar.frame.maxY == 720)
    }

    @Test("Other changes of the window's size are not a keyboard")
    func otherChangesOfTheSize() {
        resize(height: 470)
        #expect(keyboard.take() == [], "No text is edited.")
        resize(height: 720)
        host.pointer.move(to: CGPoint(x: 40, y: 620))
        host.pointer.click()
        #expect(field.isFirstResponder)
        resize(height: 470)
        #expect(keyboard.take() == [], "The mouse is used.")
        resize(height: 720)
        host.tap(at: CGPoint(x: 40, y: 620))
        resize(height: 690)
        #expect(keyboard.take() == [], "The difference is smaller than any keyboard.")
        resize(width: 720, height: 360)
        #expect(keyboard.take() == [], "The screen is rotated.")
    }

    @Test("A rotation hides the keyboard")
    func rotation() {
        host.tap(at: CGPoint(x: 40, y: 620))
        resize(height: 470)
        #expect(keyboard.take() == ["WillShow", "DidShow"])
        resize(width: 720, height: 200)
        #expect(keyboard.take() == ["WillHide", "DidHide"])
    }

    @Test("A tap in the focused field requests the keyboard again")
    func secondTap() {
        host.tap(at: CGPoint(x: 40, y: 620))
        let before = host.keyboardRequests
        host.advance(by: 1)
        host.tap(at: CGPoint(x: 40, y: 620))
        #expect(host.keyboardRequests == before + 1)
    }

    @Test("The keyboard's purpose follows the keyboard type, and with the default type the content type")
    func purposes() {
        func purpose(_ type: UIKeyboardType = .default, _ content: UITextContentType? = nil, isSecure: Bool = false) -> HostTextInputTraits
            .Purpose?
        {
            field.resignFirstResponder()
            field.keyboardType = type
            field.textContentType = content
            field.isSecureTextEntry = isSecure
            field.becomeFirstResponder()
            return host.window.windowScene?.hostWindow.textInputClient?.textInputTraits.purpose
        }
        #expect(purpose() == .text)
        #expect(purpose(.asciiCapable) == .text, "ASCII has digits too.")
        #expect(purpose(.numberPad) == .digits)
        #expect(purpose(.decimalPad) == .number)
        #expect(purpose(.phonePad, .emailAddress) == .phone)
        #expect(purpose(.default, .emailAddress) == .email)
        #expect(purpose(.default, .telephoneNumber) == .phone)
        #expect(purpose(.default, .URL) == .url)
        #expect(purpose(.default, .oneTimeCode) == .digits)
        #expect(purpose(.default, .postalCode) == .text, "Many countries have letters in it.")
        #expect(purpose(.default, .password, isSecure: true) == .password)
        #expect(purpose(.numberPad, isSecure: true) == .pin)
    }
}
