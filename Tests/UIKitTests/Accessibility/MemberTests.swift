import Testing
import UIKitTesting

@testable import UIKit

@Suite("Accessibility properties of objects") @MainActor
struct MemberTests {
    let host = TestHost(size: CGSize(width: 400, height: 600))

    @Test("An accessibilityLabel that an app sets on a button stays when the title changes")
    func ownLabel() {
        let button = UIButton(type: .system)
        button.setTitle("▶︎", for: .normal)
        #expect(button.accessibilityLabel == "▶︎" && button.accessibilityTraits == .button && button.isAccessibilityElement)
        button.accessibilityLabel = "Play"
        button.setTitle("⏸", for: .normal)
        #expect(button.accessibilityLabel == "Play")
        button.accessibilityLabel = nil
        #expect(button.accessibilityLabel == "⏸")
    }

    @Test("The plain and the attributed variant of an accessibility property have the same text")
    func attributed() {
        let view = UIView()
        #expect(view.accessibilityLabel == nil && view.accessibilityAttributedLabel == nil && view.ownAccessibilityRecord == nil)
        view.accessibilityAttributedLabel = NSAttributedString(string: "Bonjour", attributes: [.accessibilitySpeechLanguage: "fr"])
        #expect(view.accessibilityLabel == "Bonjour")
        view.accessibilityLabel = "Hello"
        #expect(view.accessibilityAttributedLabel?.string == "Hello")
        let attribute = view.accessibilityAttributedLabel?.attribute(.accessibilitySpeechLanguage, at: 0, effectiveRange: nil)
        #expect(attribute == nil)
    }

    @Test("A view without accessibility properties of its own allocates no storage for them")
    func storage() {
        let label = UILabel()
        label.text = "Text"
        label.accessibilityIdentifier = nil
        label.accessibilityHint = nil
        #expect(label.accessibilityLabel == "Text" && label.accessibilityTraits == .staticText && label.ownAccessibilityRecord == nil)
    }

    final class Thing: NSObject {}

    @Test("Objects that are not responders have accessibility properties too, and release the values when they are deallocated")
    func plainObjects() {
        let thing = Thing()
        #expect(!thing.isAccessibilityElement && thing.accessibilityTraits == .none)
        thing.accessibilityLabel = "Thing"
        thing.isAccessibilityElement = true
        thing.accessibilityFrame = CGRect(x: 10, y: 10, width: 20, height: 20)
        #expect(thing.accessibilityLabel == "Thing" && thing.accessibilityActivationPoint == CGPoint(x: 20, y: 20))
        for number in 0..<500 {
            let other = Thing()
            #expect(other.accessibilityLabel == nil)
            other.accessibilityLabel = "\(number)"
        }
        #expect(thing.accessibilityLabel == "Thing")
        let view: NSObject = UILabel()
        view.accessibilityLabel = "Said through NSObject"
        #expect((view as? UILabel)?.accessibilityLabel == "Said through NSObject")
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        container.accessibilityElements = [thing]
        host.window.addSubview(container)
        #expect(host.accessibilityElements.first === thing)
    }

    final class Receiver: NSObject {
        var count = 0
        func act() { count += 1 }
    }

    @Test("A custom action calls its closure, or a method of its target until the target is deallocated")
    func customActions() {
        var isDone = false
        let byClosure = UIAccessibilityCustomAction(name: "Reply") { _ in
            isDone = true
            return true
        }
        var receiver: Receiver? = Receiver()
        let byMethod = UIAccessibilityCustomAction(name: "Delete", target: receiver, selector: Selector(Receiver.act))
        #expect(byClosure.perform() && isDone && byClosure.name == "Reply")
        #expect(byMethod.perform() && receiver?.count == 1)
        receiver = nil
        #expect(!byMethod.perform())
    }

    final class Dial: UIView {
        var level = 0
        override func accessibilityIncrement() { level += 1 }
        override func accessibilityDecrement() { level -= 1 }
        override var accessibilityValue: String? {
            get { "\(level * 10) %" }
            set {}
        }
        override var accessibilityTraits: UIAccessibilityTraits {
            get { .adjustable }
            set {}
        }
    }

    @Test("Sliders, steppers and an app's own elements increment and decrement")
    func adjustables() {
        let slider = UISlider()
        var changes = 0
        slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        slider.accessibilityIncrement()
        #expect(abs(slider.value - 0.1) < 0.001 && changes == 1 && slider.accessibilityValue == "10 %")
        slider.accessibilityDecrement()
        slider.accessibilityDecrement()
        #expect(slider.value == 0 && changes == 2)
        slider.isEnabled = false
        slider.accessibilityIncrement()
        #expect(slider.value == 0 && slider.accessibilityTraits.contains(.notEnabled))
        let dial = Dial(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        dial.isAccessibilityElement = true
        dial.accessibilityLabel = "Gain"
        host.window.addSubview(dial)
        #expect(host.accessibilityTree == "slider \"Gain\" = \"0 %\"")
        let facts = AccessibilityTree.facts(of: dial)
        #expect(facts.actions == ["increment", "decrement"] && facts.value?.now == 0)
    }

    @Test("Without an override, accessibilityActivate scrolls to the element and taps it")
    func activation() {
        let scroll = UIScrollView(frame: host.window.bounds)
        scroll.contentSize = CGSize(width: 400, height: 3000)
        host.window.addSubview(scroll)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 2500, width: 100, height: 44)
        button.setTitle("Far", for: .normal)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scroll.addSubview(button)
        #expect(host.activate("Far"))
        host.advance(by: 0.3)
        #expect(taps == 1 && scroll.contentOffset.y > 1000)
        button.isEnabled = false
        #expect(!host.activate("Far"))
        #expect(!host.activate("Nothing of that name"))
    }

    @Test("accessibilityActivate fails if the tap would hit another view, or if the view is in a transition")
    func activationOfCoveredElements() {
        var taps: [String] = []
        func button(_ title: String, _ frame: CGRect) -> UIButton {
            let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in taps.append(title) })
            button.frame = frame
            host.window.addSubview(button)
            return button
        }
        let lower = button("Lower", CGRect(x: 20, y: 20, width: 100, height: 44))
        let cover = button("Cover", CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(!host.activate("Lower") && taps.isEmpty)
        UIView.animate(withDuration: 0.5) { cover.frame.origin.y = 300 }
        #expect(!host.activate("Cover") && taps.isEmpty, "it is still over the other")
        host.advance(by: 1)
        #expect(host.activate("Cover") && host.activate("Lower") && taps == ["Cover", "Lower"])
        // A label receives no touches, so the card behind it does.
        let card = UIControl(frame: CGRect(x: 20, y: 120, width: 200, height: 100))
        card.addAction(UIAction { _ in taps.append("Card") }, for: .touchUpInside)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        label.text = "Harbour"
        card.addSubview(label)
        host.window.addSubview(card)
        lower.removeFromSuperview()
        #expect(host.activate("Harbour") && taps.last == "Card")
    }

    @Test("When a screen reader's focus moves, the element and the app are notified")
    func focus() {
        final class Element: UIAccessibilityElement {
            var log: [String] = []
            override func accessibilityElementDidBecomeFocused() { log.append("came") }
            override func accessibilityElementDidLoseFocus() { log.append("left") }
        }
        let (first, second) = (Element(accessibilityContainer: host.window), Element(accessibilityContainer: host.window))
        host.window.accessibilityElements = [first, second]
        UIAccessibility.post(notification: .layoutChanged, argument: second)
        #expect(second.accessibilityElementIsFocused() && UIAccessibility.focusedElement(using: nil) as AnyObject === second)
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        #expect(first.accessibilityElementIsFocused() && first.log == ["came"] && second.log == ["came", "left"])
    }

    @Test("Announcements are spoken if a screen reader runs, and the app is notified of the result")
    func announcements() {
        final class Log: @unchecked Sendable { var results: [Bool] = [] }  // read and written on the main actor only
        let log = Log()
        _ = host.window
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.announcementDidFinishNotification, object: nil as AnyObject?, queue: nil
        ) { notification in
            log.results.append(notification.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool ?? false)
        }
        defer { NotificationCenter.default.removeObserver(token) }
        UIAccessibility.post(notification: .announcement, argument: "Unheard")
        #expect(!UIAccessibility.isVoiceOverRunning)
        host.isScreenReaderRunning = true
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        #expect(host.announcements == ["Saved"] && log.results == [false, true] && UIAccessibility.isVoiceOverRunning)
    }

    @Test("Accessibility blocks take precedence over assigned properties, and are called for each request")
    func blocks() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
        view.accessibilityLabel = "Set"
        view.accessibilityTraits = .button
        host.window.addSubview(view)
        var count = 0
        view.isAccessibilityElementBlock = { true }
        view.accessibilityLabelBlock = {
            count += 1
            return "Asked \(count)"
        }
        view.accessibilityTraitsBlock = { .header }
        view.accessibilityIdentifierBlock = { "name" }
        view.accessibilityValueBlock = { nil }
        view.accessibilityHintBlock = { "Helps." }
        #expect(view.isAccessibilityElement && view.accessibilityLabel == "Asked 1" && view.accessibilityLabel == "Asked 2")
        #expect(view.accessibilityTraits == .header && view.accessibilityIdentifier == "name" && view.accessibilityHint == "Helps.")
        #expect(AccessibilityTree.children(of: host.window).contains { $0 === view })
        view.accessibilityLabelBlock = nil
        view.accessibilityTraitsBlock = nil
        view.isAccessibilityElementBlock = nil
        #expect(view.accessibilityLabel == "Set" && view.accessibilityTraits == .button && !view.isAccessibilityElement)
        view.accessibilityElementsBlock = { [UIAccessibilityElement(accessibilityContainer: view)] }
        #expect(view.accessibilityElements?.count == 1 && view.accessibilityElementCount() == 1)
    }

    @Test("Custom content with high importance is part of a view's accessibility description")
    func customContent() {
        final class FileView: UIView, AXCustomContentProvider {
            var accessibilityCustomContent: [AXCustomContent]! = []
        }
        let view = FileView(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
        let size = AXCustomContent(label: "Size", value: "3 MB")
        size.importance = .high
        view.accessibilityCustomContent = [size, AXCustomContent(label: "Kind", value: "Picture")]
        #expect(AccessibilityTree.facts(of: view).details == "Size 3 MB")
    }

    @Test("An app's class creates its actions with each of the initializers")
    func ownActions() {
        final class Reply: UIAccessibilityCustomAction {
            let number: Int
            init(number: Int, selector: Selector, target: AnyObject) {
                self.number = number
                super.init(name: "Reply to \(number)", target: target, selector: selector)
            }
            init(number: Int, handler: @escaping Handler) {
                self.number = number
                super.init(name: "Answer \(number)", actionHandler: handler)
            }
        }
        final class Post: UIView {
            var replies = 0
            func reply(_ action: UIAccessibilityCustomAction) { replies += action.name.count }
        }
        let post = Post()
        let reply = Reply(number: 3, selector: Selector("reply:", Post.reply(_:)), target: post)
        #expect(reply.name == "Reply to 3" && reply.number == 3 && reply.perform() && post.replies == 10)
        #expect(Reply(number: 4, handler: { $0.name == "Answer 4" }).perform())
    }
}
