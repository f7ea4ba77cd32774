import Testing
import UIKit
import UIKitTesting

@testable import Cookbook

@MainActor
struct LayoutAndTextRecipeTests {
    @Test func buttonStaysAboveTheInputView() async {
        let screen = SignUpController()
        let host = await CookbookFixture.host(showing: screen)
        let bottom = screen.button.frame.maxY
        #expect(bottom <= 600)
        screen.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
        screen.field.becomeFirstResponder()
        await host.settle()
        #expect(screen.button.frame.maxY <= 400)
        screen.field.resignFirstResponder()
        await host.settle()
        #expect(screen.button.frame.maxY == bottom)
    }

    @Test func touchOutsideEndsEditing() async {
        let screen = NoteFormController()
        let host = await CookbookFixture.host(showing: screen)
        host.tap(at: screen.field.center)
        await host.settle()
        #expect(screen.field.isFirstResponder)
        host.tap(at: CGPoint(x: 200, y: 400))
        #expect(!screen.field.isFirstResponder)
    }

    @Test func stackFollowsTheWidth() async {
        let screen = AdaptiveController()
        let host = await CookbookFixture.host(showing: screen)
        #expect(screen.stack.axis == .vertical)
        host.resize(to: CGSize(width: 1000, height: 700))
        await host.settle()
        #expect(screen.stack.axis == .horizontal)
    }

    @Test("The content is as wide as the margins allow, up to its maximum", arguments: [320.0, 1000.0])
    func centered(width: CGFloat) {
        let content = UIView()
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 600))
        parent.addCentered(content, maximumWidth: 400)
        let host = CookbookFixture.host(showing: parent, size: parent.frame.size)
        host.advance(by: 0.1)
        #expect(content.frame.width == (width < 400 ? parent.layoutMarginsGuide.layoutFrame.width : 400))
        #expect(abs(content.frame.midX - width / 2) <= 0.5)
    }

    @Test func longFormScrolls() async {
        let screen = LongFormController()
        for _ in 0..<10 {
            let row = UIView()
            row.heightAnchor.constraint(equalToConstant: 100).isActive = true
            screen.stack.addArrangedSubview(row)
        }
        _ = await CookbookFixture.host(showing: screen)
        #expect(screen.scrollView.contentSize == CGSize(width: 400, height: 10 * 100 + 9 * 12 + 40))
    }

    @Test func textLongerThanTheLimitIsRefused() {
        let limit = LengthLimit(maximum: 5)
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
        field.delegate = limit
        let host = CookbookFixture.host(showing: field)
        field.becomeFirstResponder()
        host.type("Lighthouse")
        #expect(field.text == "Light")
    }

    @Test func priceHasTwoStyles() {
        let host = TestHost()
        let text = StyledText.price("€ 8", insteadOf: "€ 12")
        #expect(text.string == "€ 8 € 12")
        #expect(text.attribute(.strikethroughStyle, at: 0, effectiveRange: nil) == nil)
        #expect(text.attribute(.strikethroughStyle, at: 5, effectiveRange: nil) as? Int == NSUnderlineStyle.single.rawValue)
        _ = host
    }

    @Test func keysUndoAndRedo() async {
        let screen = CounterController()
        let host = await CookbookFixture.host(showing: screen)
        screen.setCount(1)
        host.advance(by: 0.1)
        screen.setCount(2)
        host.advance(by: 0.1)
        host.press("z", modifiers: .control)
        #expect(screen.count == 1)
        host.press("z", modifiers: [.control, .shift])
        #expect(screen.count == 2)
    }

    @Test func messageFieldGrowsUpToItsLimit() async {
        let field = MessageField()
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        parent.addSubview(field)
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: parent.leadingAnchor), field.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
            field.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
        ])
        let host = CookbookFixture.host(showing: parent)
        await host.settle()
        let line = field.frame.height
        #expect(line > 20 && line < 60)
        field.becomeFirstResponder()
        host.type("One\nTwo")
        await host.settle()
        #expect(field.frame.height > line + 10)
        host.type("\n3\n4\n5\n6\n7\n8")
        await host.settle()
        #expect(field.frame.height <= 120 && field.isScrollEnabled)
    }

    @Test func viewWithoutAWidthIsAmbiguous() async {
        let screen = UIViewController()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor), view.topAnchor.constraint(equalTo: screen.view.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 40),
        ])
        let host = await CookbookFixture.host(showing: screen)
        #expect(screen.view.ambiguousViews() == [view])
        view.widthAnchor.constraint(equalToConstant: 40).isActive = true
        await host.settle()
        #expect(screen.view.ambiguousViews().isEmpty)
        screen.view.outlineSubviews()
        #expect(view.layer.borderWidth == 1)
    }

    @Test func linkOfTheAppIsNotOpenedByTheDesktop() async throws {
        let screen = TermsController()
        let host = await CookbookFixture.host(showing: screen)
        let start = try #require(screen.textView.position(from: screen.textView.beginningOfDocument, offset: 10))
        let rect = screen.textView.caretRect(for: start)
        host.tap(at: screen.textView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
        await host.settle()
        #expect(screen.openedPage == "app:terms")
        #expect(host.openedURLs.isEmpty)
    }

    @Test func searchFiltersTheTowns() async {
        let screen = TownsController(style: .plain)
        let host = await CookbookFixture.host(showing: UINavigationController(rootViewController: screen))
        screen.navigationItem.searchController?.searchBar.searchTextField.becomeFirstResponder()
        await host.settle()
        host.type("ber")
        await host.settle()
        #expect(screen.found == ["Bergen"])
    }
}
