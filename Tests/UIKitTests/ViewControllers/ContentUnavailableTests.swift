import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Content-unavailable views")
struct ContentUnavailableTests {
    let host = TestHost()

    /// A table that shows search results, or a content-unavailable configuration if the results are empty.
    private final class Results: UITableViewController {
        var items: [String] = []
        var states: [String?] = []
        var retries = 0

        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            states.append(state.searchText)
            var configuration = UIContentUnavailableConfiguration.search()
            configuration.button = .borderedProminent()
            configuration.button.title = "Retry"
            configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.retries += 1 }
            contentUnavailableConfiguration = items.isEmpty ? configuration : nil
        }
    }

    private func labels(_ view: UIView) -> [String] {
        view.isHidden ? [] : ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }

    @Test("updateContentUnavailableConfiguration runs on appearance and once for several requests; the content covers the view")
    func controller() throws {
        let results = Results()
        host.window.rootViewController = results
        host.advance(by: 0.1)
        #expect(results.states.count == 1 && labels(results.view).contains("No Results"))
        let cover = try #require(results.view.subviews.last as? UIContentUnavailableView)
        #expect(cover.frame == results.view.bounds)
        results.items = ["one"]
        results.setNeedsUpdateContentUnavailableConfiguration()
        results.setNeedsUpdateContentUnavailableConfiguration()
        #expect(results.states.count == 1)
        host.advance(by: 0.1)
        #expect(results.states.count == 2 && results.contentUnavailableConfiguration == nil && cover.superview == nil)
    }

    @Test("A tap on the configuration's button performs the button's action")
    func button() throws {
        let results = Results()
        host.window.rootViewController = results
        host.advance(by: 0.1)
        let cover = try #require(results.view.subviews.last as? UIContentUnavailableView)
        func find(_ view: UIView) -> UIButton? { view as? UIButton ?? view.subviews.lazy.compactMap(find).first }
        let button = try #require(find(cover))
        host.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        host.advance(by: 0.5)
        #expect(results.retries == 1)
    }

    @Test("The search configuration's text contains the search text, unless the app has set another text")
    func searchText() {
        var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
        state.searchText = "plum"
        #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “plum”")
        var own = UIContentUnavailableConfiguration.search()
        own.text = "Nothing"
        #expect(own.updated(for: state).text == "Nothing")
        #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
    }

    @Test("The content is centred, with the texts below the image; the loading configuration has an activity indicator")
    func layout() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "tray")
        configuration.text = "No Mail"
        configuration.secondaryText = "New messages appear here."
        let view = UIContentUnavailableView(configuration: configuration)
        view.frame = host.window.bounds
        host.window.addSubview(view)
        host.advance(by: 0.1)
        let scroll = try #require(view.subviews.last)
        let shown = scroll.subviews.filter { !$0.isHidden && $0.frame.height > 0 && !($0 is UIActivityIndicatorView) }
        let parts = shown.sorted { $0.frame.minY < $1.frame.minY }
        #expect(parts.count == 3 && parts.allSatisfy { abs($0.frame.midX - view.bounds.midX) <= 1 })
        let (top, bottom) = (parts[0].frame.minY, parts[2].frame.maxY)
        #expect(abs((top + bottom) / 2 - view.bounds.midY) < 40)
        #expect(parts[1].frame.minY - parts[0].frame.maxY == 16 && parts[2].frame.minY - parts[1].frame.maxY == 8)
        view.configuration = UIContentUnavailableConfiguration.loading()
        host.advance(by: 0.1)
        #expect(scroll.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
    }
}
