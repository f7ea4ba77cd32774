internal import CWebKit
import Host
import UIKit

/// Finds the accessibility roots of the pages of this program's web views.
///
/// Each page has a root object on the accessibility bus (AT-SPI). Only the page's process and WebKitGTK know the root's bus name and path. This class requests
/// the roots from the web processes of this program. It assigns each root to the web view with the same URL and position. It sends requests only after an
/// assistive program has requested a web view, and until the last assistive program has quit.
@MainActor
final class PageRoots {
    static let shared = PageRoots()

    /// The maximum number of retries, with growing delays, for a page without a root. After these, only an event starts another search.
    private static let mostTries = 8

    private struct Reader {
        weak var view: WKWebView?
    }

    /// The web views that assistive programs have requested.
    private var readers: [Reader] = []
    /// The accessibility of the platform that showed the last requested web view.
    private weak var accessibility: (any HostAccessibility)?
    private var isLooking = false
    private var mustSearchAgain = false
    private var tries = 0
    private var later: Task<Void, Never>?
    private var lastSearch = ContinuousClock.now

    /// The minimum time in seconds between two searches that requests of assistive programs start.
    private static let rest = 1.0

    /// Called when an assistive program requests a web view.
    func want(_ view: WKWebView) {
        if let current = view.window?.windowScene?.platform.accessibility { accessibility = current }
        if readers.contains(where: { $0.view === view }) {
            let isOver = view.knownPlug == nil && !isLooking && later == nil
            if isOver, lastSearch.duration(to: .now) > .seconds(Self.rest) { look() }
        } else {
            readers.removeAll { $0.view == nil }
            readers.append(Reader(view: view))
            searchAgain()
        }
    }

    /// Called when a web view displays another page, or when another process displays its page.
    func pageChanged(in view: WKWebView) {
        guard readers.contains(where: { $0.view === view }) else { return }
        searchAgain()
    }

    private func searchAgain() {
        tries = 0
        look()
    }

    private func look() {
        later?.cancel()
        later = nil
        guard !isLooking else { return mustSearchAgain = true }
        lastSearch = .now
        guard let connection = accessibility?.nativeConnection else {
            // No assistive program is listening any more. The next request of one starts another search.
            let views = readers.compactMap(\.view)
            readers = []
            for view in views { view.take(nil) }
            return
        }
        isLooking = true
        let context = PageRootSearch.context { [weak self] in self?.found($0) }
        lwk_find_page_roots(UnsafeMutableRawPointer(connection), PageRootSearch.callback, context)
    }

    private func found(_ plugs: [PageRoot]) {
        isLooking = false
        let views = readers.compactMap(\.view).filter { $0.window != nil && $0.page != nil }
        let assigned = Self.assign(plugs, to: views.map(\.pageLocation))
        for (view, plug) in zip(views, assigned) { view.take(plug) }
        if mustSearchAgain {
            mustSearchAgain = false
            searchAgain()
        } else if assigned.contains(nil), tries < Self.mostTries {
            tries += 1
            later = Task { [weak self, tries] in
                guard (try? await Task.sleep(for: .milliseconds(50 << tries))) != nil else { return }
                self?.look()
            }
        }
    }

    /// Assigns roots to page locations. Each location is assigned the nearest root with its URL, and each root is used once. There may be more roots than
    /// locations, because pages in WebKitGTK's page cache also have roots.
    static func assign(_ plugs: [PageRoot], to locations: [PageLocation]) -> [HostAccessiblePlug?] {
        var pairs: [(distance: CGFloat, slot: Int, plug: Int)] = []
        for (slot, wanted) in locations.enumerated() {
            for (index, plug) in plugs.enumerated() where plug.location.uri == wanted.uri {
                pairs.append((plug.location.distance(to: wanted), slot, index))
            }
        }
        pairs.sort { ($0.distance, $0.slot, $0.plug) < ($1.distance, $1.slot, $1.plug) }
        var found: [HostAccessiblePlug?] = Array(repeating: nil, count: locations.count)
        var taken: Set<Int> = []
        for pair in pairs where found[pair.slot] == nil && taken.insert(pair.plug).inserted { found[pair.slot] = plugs[pair.plug].plug }
        return found
    }
}

/// The URL of a page and its frame on the screen, in points.
struct PageLocation {
    var uri: String
    var frame: CGRect

    /// The sum of the absolute differences of x, y, width and height.
    func distance(to other: PageLocation) -> CGFloat {
        abs(frame.minX - other.frame.minX) + abs(frame.minY - other.frame.minY) + abs(frame.width - other.frame.width)
            + abs(frame.height - other.frame.height)
    }
}

/// A page's root on the accessibility bus, and the location that the page reports.
struct PageRoot {
    var plug: HostAccessiblePlug
    var location: PageLocation

    init(plug: HostAccessiblePlug, location: PageLocation) {
        (self.plug, self.location) = (plug, location)
    }

    fileprivate init(_ told: LWKPageRoot) {
        plug = HostAccessiblePlug(name: String(cString: told.name), path: String(cString: told.path))
        let frame = CGRect(x: Int(told.x), y: Int(told.y), width: Int(told.width), height: Int(told.height))
        location = PageLocation(uri: String(cString: told.uri), frame: frame)
    }
}

extension WKWebView: AccessibilityPlugging {
    package var accessibilityPlug: HostAccessiblePlug? {
        guard page != nil else { return nil }
        PageRoots.shared.want(self)
        return knownPlug
    }

    package var accessibilityPlugName: String { title ?? "" }

    fileprivate func take(_ plug: HostAccessiblePlug?) {
        guard plug != knownPlug else { return }
        knownPlug = plug
        accessibilityPlugMayHaveChanged()
    }

    fileprivate var pageLocation: PageLocation {
        var (x, y): (Int32, Int32) = (0, 0)
        guard let page, lwk_view_place(page.view, &x, &y) else { return PageLocation(uri: "", frame: .zero) }
        let uri = lwk_web_view_get_uri(page.view).map { String(cString: $0) } ?? ""
        return PageLocation(uri: uri, frame: CGRect(origin: CGPoint(x: Int(x), y: Int(y)), size: bounds.size))
    }
}

/// The completion of a search for roots. It runs exactly once.
@MainActor
private final class PageRootSearch {
    private let done: ([PageRoot]) -> Void

    private init(_ done: @escaping ([PageRoot]) -> Void) { self.done = done }

    /// Creates a context for ``callback``, which releases the context.
    static func context(_ done: @escaping ([PageRoot]) -> Void) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(PageRootSearch(done)).toOpaque()
    }

    nonisolated static let callback: LWKPageRootsDone = { context, found, count in
        guard let context else { return }
        let plugs = (0..<Int(count)).compactMap { found?[$0].map { PageRoot($0.pointee) } }
        // GTK calls on the main thread, so no value crosses threads.
        nonisolated(unsafe) let held = context
        MainActor.assumeIsolated { Unmanaged<PageRootSearch>.fromOpaque(held).takeRetainedValue().done(plugs) }
    }
}
