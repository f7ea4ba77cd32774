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

    private final class Results: NSObject, UISearchBarDelegate {
        var clicks = 0
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { clicks += 1 }
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { clicks += 100 }
    }

    @Test("The results list button replaces the bookmark button, can be tapped and selected, and has the app's image")
    func resultsList() throws {
        let host = TestHost(size: CGSize(width: 390, height: 300))
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
        let delegate = Results()
        bar.delegate = delegate
        bar.showsBookmarkButton = true
        bar.showsSearchResultsButton = true
        host.window.addSubview(bar)
        host.advance(by: 0.1)
        let button = try #require(bar.searchTextField.rightView as? UIButton)
        host.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        #expect(delegate.clicks == 1 && button.currentImage != nil)
        let normal = button.currentImage
        bar.isSearchResultsButtonSelected = true
        #expect(button.isSelected && button.currentImage !== normal)
        let image = UIImage(systemName: "clock")
        bar.setImage(image, for: .resultsList, state: .selected)
        #expect(button.currentImage === image)
        bar.showsSearchResultsButton = false
        #expect(bar.searchTextField.rightView != nil && bar.searchTextField.rightView !== button)
    }

    @Test("A search bar offsets its text and its field, shows an image behind its scopes, and can be disabled")
    func adjustments() {
        let host = TestHost(size: CGSize(width: 390, height: 300))
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 101))
        bar.scopeButtonTitles = ["All", "Mine"]
        bar.showsScopeBar = true
        host.window.addSubview(bar)
        host.advance(by: 0.1)
        let (field, frame) = (bar.searchTextField, bar.searchTextField.frame)
        let text = field.textRect(forBounds: field.bounds)
        bar.searchTextPositionAdjustment = UIOffset(horizontal: 12, vertical: 2)
        bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 5, vertical: -3)
        host.advance(by: 0.1)
        #expect(field.frame == frame.offsetBy(dx: 5, dy: -3))
        let moved = field.textRect(forBounds: field.bounds)
        #expect(moved.minX == text.minX + 12 && moved.minY == text.minY + 2 && moved.maxX == text.maxX)
        let image = UIImage(systemName: "square")
        bar.scopeBarBackgroundImage = image
        let ground = bar.subviews.compactMap { $0 as? UIImageView }.first { $0.image === image }
        #expect(ground?.frame == CGRect(x: 0, y: 56, width: 390, height: 45) && ground?.isHidden == false)
        bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        #expect(bar.scopeBarButtonTitleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
        bar.isEnabled = false
        #expect(!field.isEnabled && !bar.becomeFirstResponder())
    }

    @Test("The left view keeps its size if the field had no height, or was narrower than the view")
    func leftViewSize() throws {
        let host = TestHost(size: CGSize(width: 390, height: 300))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        let padding = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 20))
        field.leftView = padding
        field.leftViewMode = .always
        let search = UISearchTextField(frame: CGRect(x: 0, y: 50, width: 200, height: 36))
        for view in [field, search] { host.window.addSubview(view) }
        host.advance(by: 0.1)
        let glass = try #require(search.leftView)
        let (frame, glassFrame) = (padding.frame, glass.frame)
        #expect(frame.size == CGSize(width: 12, height: 20) && glassFrame.size == CGSize(width: 27, height: 22))
        for size in [CGSize(width: 200, height: 0), CGSize(width: 0, height: 30), CGSize(width: 8, height: 8)] {
            let sizes = (field.bounds.size, search.bounds.size)
            (field.bounds.size, search.bounds.size) = (size, size)
            host.advance(by: 0.1)
            (field.bounds.size, search.bounds.size) = sizes
            host.advance(by: 0.1)
            #expect(padding.frame == frame && glass.frame == glassFrame)
        }
        #expect(padding.superview === field && glass.superview === search)
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
