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

    @Test func whatIsTypedChosenAndCancelledIsTold() {
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

    @Test func preferredSizesOfTextAreFollowed() {
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
