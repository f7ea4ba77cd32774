import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Search controllers")
struct SearchControllerTests {
    let host = TestHost(size: CGSize(width: 390, height: 700))
    let log = CallLog()

    /// A searchable list that records the calls of its search controller.
    final class Library: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate {
        let log: CallLog
        let search: UISearchController

        init(_ log: CallLog, results: UIViewController? = nil) {
            self.log = log
            search = UISearchController(searchResultsController: results)
            super.init(style: .plain)
            title = "Library"
            search.searchResultsUpdater = self
            search.delegate = self
            search.searchBar.placeholder = "Search books"
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.add("row \(indexPath.row)") }

        func updateSearchResults(for searchController: UISearchController) {
            log.add("update \(searchController.isActive) \"\(searchController.searchBar.text ?? "")\"")
        }
        func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {
            log.add("select \(searchSuggestion.localizedSuggestion ?? "")")
            searchController.searchSuggestions = nil
        }
        func willPresentSearchController(_ searchController: UISearchController) { log.add("willPresent") }
        func didPresentSearchController(_ searchController: UISearchController) { log.add("didPresent") }
        func willDismissSearchController(_ searchController: UISearchController) { log.add("willDismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { log.add("didDismiss") }
    }

    private func stack(_ library: Library, large: Bool = false, hides: Bool = false) -> UINavigationController {
        library.navigationItem.searchController = library.search
        library.navigationItem.hidesSearchBarWhenScrolling = hides
        let stack = UINavigationController(rootViewController: library)
        stack.navigationBar.prefersLargeTitles = large
        host.window.rootViewController = stack
        host.advance(by: 0.2)
        return stack
    }

    private func windowFrame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test("A tap on the field begins the search, typing updates results, and Cancel ends it, in the documented order")
    func order() async {
        let library = Library(log)
        let stack = stack(library)
        #expect(stack.navigationBar.bounds.height == 96)
        host.tap(at: CGPoint(x: 200, y: windowFrame(library.search.searchBar).midY))
        await host.settle()
        #expect(log.take() == ["willPresent", "update true \"\"", "didPresent"])
        #expect(library.search.isActive && library.search.presentingViewController === library)
        #expect(library.search.searchBar.isFirstResponder && library.search.searchBar.showsCancelButton)
        host.type("ab")
        #expect(log.take() == ["update true \"a\"", "update true \"ab\""])
        host.tap("Cancel")
        await host.settle()
        #expect(log.take() == ["willDismiss", "update false \"\"", "didDismiss"])
        #expect(!library.search.isActive && library.presentedViewController == nil && library.search.searchBar.text == "")
        #expect(!library.search.searchBar.isFirstResponder && !library.search.searchBar.showsCancelButton)
    }

    @Test("During a search the bar has only the search field, and the content moves up; afterwards both are restored")
    func barSpace() async {
        let library = Library(log)
        let stack = stack(library, large: true)
        #expect(abs(stack.navigationBar.bounds.height - 148) < 0.01)
        #expect(library.tableView.adjustedContentInset.top == 148)
        library.search.isActive = true
        await host.settle()
        #expect(stack.navigationBar.bounds.height == 52)
        #expect(library.tableView.adjustedContentInset.top == 52)
        #expect(library.tableView.contentOffset.y == -52)
        library.search.isActive = false
        await host.settle()
        #expect(abs(stack.navigationBar.bounds.height - 148) < 0.01 && library.tableView.contentOffset.y == -148)
    }

    @Test("With hidesNavigationBarDuringPresentation false, the navigation bar keeps its height during a search")
    func keepsBar() async {
        let library = Library(log)
        library.search.hidesNavigationBarDuringPresentation = false
        let stack = stack(library)
        library.search.isActive = true
        await host.settle()
        #expect(stack.navigationBar.bounds.height == 96)
    }

    @Test("Scrolling collapses the search bar and then the large title, and never leaves one of them partly visible")
    func collapses() async {
        let library = Library(log)
        let stack = stack(library, large: true, hides: true)
        #expect(stack.navigationBar.bounds.height == 148)
        let finger = host.touchDown(at: CGPoint(x: 200, y: 400))
        finger.move(to: CGPoint(x: 200, y: 390), duration: 0.1)
        finger.move(to: CGPoint(x: 200, y: 360), duration: 0.2)
        #expect(stack.navigationBar.bounds.height < 130 && stack.navigationBar.bounds.height > 96)
        finger.hold(for: 0.2)
        finger.lift()
        await host.settle()
        #expect([96, 148].contains(stack.navigationBar.bounds.height))
        library.tableView.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
        host.advance(by: 0.1)
        #expect(stack.navigationBar.bounds.height == 44)
        library.tableView.setContentOffset(CGPoint(x: 0, y: -148), animated: false)
        host.advance(by: 0.1)
        #expect(stack.navigationBar.bounds.height == 148)
    }

    @Test("A touch on the dimmed background ends the search; without dimming the content gets the touch")
    func background() async {
        let library = Library(log)
        _ = stack(library)
        library.search.isActive = true
        await host.settle()
        host.tap(at: CGPoint(x: 200, y: 400))
        await host.settle()
        #expect(!library.search.isActive)
        library.search.obscuresBackgroundDuringPresentation = false
        library.search.isActive = true
        await host.settle()
        _ = log.take()
        host.tap(at: CGPoint(x: 200, y: 400))
        await host.settle()
        #expect(library.search.isActive)
        #expect(log.take().contains { $0.hasPrefix("row") })
    }

    @Test("The results controller appears below the bar when there is text, with paired callbacks")
    func results() async {
        let results = LoggingController("results", log)
        results.loadViewIfNeeded()
        results.view.backgroundColor = .systemGreen
        let library = Library(log, results: results)
        _ = stack(library)
        library.search.isActive = true
        await host.settle()
        #expect(results.parent === library.search && results.view.isHidden)
        host.type("x")
        host.advance(by: 0.1)
        #expect(!results.view.isHidden && results.view.window === host.window)
        #expect(results.view.safeAreaInsets.top == 52)
        library.search.isActive = false
        await host.settle()
        #expect(results.view.window == nil)
        let calls = log.take().filter { $0.hasPrefix("results.view") }
        #expect(
            calls == [
                "results.viewDidLoad", "results.viewWillAppear", "results.viewIsAppearing", "results.viewDidAppear",
                "results.viewWillDisappear", "results.viewDidDisappear",
            ])
    }

    @Test("Escape ends the search and does not pop the controller")
    func escape() async {
        let library = Library(log)
        let stack = stack(library)
        let root = UIViewController()
        stack.setViewControllers([root, library], animated: false)
        await host.settle()
        library.search.isActive = true
        await host.settle()
        host.press("Escape")
        await host.settle()
        #expect(!library.search.isActive && stack.topViewController === library)
    }

    @Test("A page that is pushed during a search covers the results; after the pop the search is active again")
    func push() async {
        let results = UIViewController()
        let library = Library(log, results: results)
        let stack = stack(library)
        library.search.isActive = true
        await host.settle()
        host.type("x")
        let page = UIViewController()
        page.title = "Page"
        stack.pushViewController(page, animated: true)
        await host.settle()
        #expect(page.view.window != nil && results.view.window == nil)
        #expect(host.window.hitTest(CGPoint(x: 200, y: 400), with: nil)?.isDescendant(of: page.view) == true)
        stack.popViewController(animated: true)
        await host.settle()
        #expect(library.search.isActive && library.search.searchBar.text == "x")
        #expect(host.window.hitTest(CGPoint(x: 200, y: 400), with: nil)?.isDescendant(of: results.view) == true)
    }

    @Test("If a list is popped during its search, the search ends and the bar returns to its normal height")
    func poppedList() async {
        let library = Library(log)
        let stack = stack(library)
        let root = UIViewController()
        stack.setViewControllers([root, library], animated: false)
        await host.settle()
        library.search.isActive = true
        host.advance(by: 0.1)
        stack.popViewController(animated: true)
        await host.settle()
        #expect(stack.topViewController === root && !library.search.isActive && library.presentedViewController == nil)
        #expect(stack.navigationBar.bounds.height == 44)
    }

    @Test("Scopes are shown during a search, and selecting one updates the results")
    func scopes() async {
        let library = Library(log)
        library.search.searchBar.scopeButtonTitles = ["All", "New"]
        let stack = stack(library)
        #expect(!library.search.searchBar.showsScopeBar)
        library.search.isActive = true
        await host.settle()
        #expect(library.search.searchBar.showsScopeBar && stack.navigationBar.bounds.height == 97)
        _ = log.take()
        host.tap("New")
        #expect(log.take() == ["update true \"\""] && library.search.searchBar.selectedScopeButtonIndex == 1)
    }

    /// Begins a search with two suggestions.
    private func suggesting() async -> Library {
        let library = Library(log)
        _ = stack(library)
        library.search.isActive = true
        library.search.searchSuggestions = [
            UISearchSuggestionItem(localizedSuggestion: "Moby-Dick"), UISearchSuggestionItem(localizedSuggestion: "Emma"),
        ]
        await host.settle()
        return library
    }

    @Test("Search suggestions are listed below the bar, and the user can choose one")
    func suggestions() async {
        _ = await suggesting()
        #expect(host.tap("Emma"))
        await host.settle()
        #expect(log.take().last == "select Emma")
        #expect(host.view(labelled: "Emma") == nil)
    }

    @Test("Arrows move through the suggestions while the bar is first responder, and Return chooses one")
    func suggestionsByKeys() async {
        let library = await suggesting()
        host.press("ArrowDown")
        host.press("ArrowDown")
        host.press("Return")
        #expect(log.take().last == "select Emma")
        await host.settle()
        #expect(library.search.isActive && library.search.searchBar.isFirstResponder)
    }

    @Test("A search bar in the content hides the navigation bar during the search")
    func header() async {
        let library = Library(log)
        let stack = UINavigationController(rootViewController: library)
        library.tableView.tableHeaderView = library.search.searchBar
        library.search.searchBar.sizeToFit()
        host.window.rootViewController = stack
        host.advance(by: 0.2)
        host.tap(at: CGPoint(x: 150, y: windowFrame(library.search.searchBar).midY))
        await host.settle()
        #expect(library.search.isActive && stack.isNavigationBarHidden)
        host.tap("Cancel")
        await host.settle()
        #expect(!library.search.isActive && !stack.isNavigationBarHidden)
    }

    @Test("A search bar placed among the bar's items uses no space below the bar")
    func inline() async {
        let host = TestHost(size: CGSize(width: 900, height: 600))
        let library = Library(log)
        library.navigationItem.searchController = library.search
        library.navigationItem.preferredSearchBarPlacement = .inline
        let stack = UINavigationController(rootViewController: library)
        host.window.rootViewController = stack
        host.advance(by: 0.2)
        #expect(stack.navigationBar.bounds.height == 44 && library.search.searchBarPlacement == .inline)
        let bar = library.search.searchBar.convert(library.search.searchBar.bounds, to: nil)
        #expect(bar.maxX > 850 && bar.width < 320)
    }

    @Test("A search controller that is deallocated while active leaves the list unchanged")
    func deallocation() async {
        let library = Library(log)
        let stack = stack(library)
        weak var weakSearch: UISearchController?
        do {
            let search = UISearchController(searchResultsController: nil)
            weakSearch = search
            library.navigationItem.searchController = search
            host.advance(by: 0.1)
            search.isActive = true
            host.advance(by: 0.1)
            search.isActive = false
            await host.settle()
            library.navigationItem.searchController = nil
        }
        await host.settle()
        #expect(weakSearch == nil)
        #expect(stack.navigationBar.bounds.height == 44)
    }
}
