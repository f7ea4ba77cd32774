import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct SearchBarTests {
    final class Recorder: NSObject, UISearchBarDelegate {
        var calls: [String] = []
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("began") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("ended") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append("text \(searchText)") }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            calls.append("scope \(selectedScope)")
        }
    }

    private final class Bookmarks: NSObject, UISearchBarDelegate {
        var clicks = 0
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { clicks += 1 }
    }

    @Test("The bookmark button of an empty bar can be tapped, and the clear button replaces it while there is text")
    func bookmarks() throws {
        let host = TestHost(size: CGSize(width: 390, height: 300))
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
        let delegate = Bookmarks()
        bar.delegate = delegate
        bar.showsBookmarkButton = true
        host.window.addSubview(bar)
        host.advance(by: 0.1)
        let button = try #require(bar.searchTextField.rightView)
        let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        #expect(button.tintColor == .secondaryLabel && (button as? UIButton)?.buttonType == .system)
        host.tap(at: middle)
        #expect(delegate.clicks == 1 && middle.x > 330)
        bar.becomeFirstResponder()
        host.type("a")
        host.advance(by: 0.1)
        host.tap(at: middle)
        host.advance(by: 0.1)
        #expect(delegate.clicks == 1 && bar.text == "")
        bar.showsBookmarkButton = false
        #expect(bar.searchTextField.rightView == nil)
    }

    @Test("Images that the app sets replace the search bar's icons and background; nil restores the icons")
    func images() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
        let glass = try #require(bar.searchTextField.leftView as? UIImageView)
        let own = glass.image
        let star = try #require(UIImage(systemName: "star"))
        bar.setImage(star, for: .search, state: .normal)
        #expect(glass.image == star && bar.image(for: .search, state: .normal) == star)
        bar.setImage(nil, for: .search, state: .normal)
        #expect(glass.image == own && bar.image(for: .search, state: .normal) == nil)
        bar.showsBookmarkButton = true
        bar.setImage(star, for: .bookmark, state: .normal)
        #expect((bar.searchTextField.rightView as? UIButton)?.image(for: .normal) == star)
        let backgroundView = try #require(bar.subviews.first as? UIImageView)
        bar.searchBarStyle = .minimal
        #expect(backgroundView.isHidden)
        bar.setBackgroundImage(star, for: .any, barMetrics: .default)
        #expect(bar.backgroundImage == star && backgroundView.image == star && !backgroundView.isHidden)
    }

    @Test func delegateIsNotifiedOfTextScopeAndCancel() {
        let host = TestHost(size: CGSize(width: 390, height: 300))
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 101))
        let recorder = Recorder()
        bar.delegate = recorder
        bar.showsCancelButton = true
        bar.scopeButtonTitles = ["All", "Unread", "Flagged"]
        bar.showsScopeBar = true
        host.window.addSubview(bar)
        host.advance(by: 0.1)
        #expect(bar.intrinsicContentSize.height == 101)
        host.tap(at: CGPoint(x: 150, y: 28))
        host.type("ab")
        host.press("Return")
        host.tap(at: CGPoint(x: 195, y: 72))
        host.tap(at: CGPoint(x: 355, y: 28))
        #expect(recorder.calls == ["began", "text a", "text ab", "search", "scope 1", "cancel"])
        #expect(bar.selectedScopeButtonIndex == 1)
        bar.resignFirstResponder()
        #expect(recorder.calls.last == "ended")
    }

    @Test func fieldFollowsThePreferredTextSize() {
        let host = TestHost()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        host.window.addSubview(field)
        #expect(field.font?.pointSize == 17)
        host.window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
        host.advance(by: 0.1)
        #expect(field.font?.pointSize == 21)
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        #expect(UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 12), compatibleWith: traits).pointSize == 26)
        #expect(
            UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20, compatibleWith: traits)
                .pointSize == 20)
        #expect(UIContentSizeCategory.small < .large)
    }
}
