import Foundation

/// The navigations that the library's scripts in a page's frames reported. WebKitGTK itself does not report which frame navigates.
///
/// A frame reports each clicked link, each submitted form and each inserted frame. The report arrives before WebKitGTK requests a policy decision for the
/// navigation.
@MainActor
struct FrameReports {
    /// A reported navigation.
    struct Way: Equatable {
        var url: String
        /// The URL of the source frame.
        var source: String
        var isSourceMain: Bool
        var isTargetMain: Bool
        /// Whether the link has the `download` attribute.
        var isDownload = false
    }

    private var links: [Way] = []
    private var frames: [Way] = []
    /// The URLs that were presented to the app as navigations of subframes, and the last URL presented as a navigation of the main frame.
    private var decidedAsFrames: [String] = []
    private var decidedAsMain: String?

    private static let mostKept = 256

    mutating func clear() { self = FrameReports() }

    /// Stores a message of the frame script.
    mutating func take(_ body: Any) {
        guard let message = body as? [String: Any], let kind = message["kind"] as? String, let url = message["url"] as? String else {
            return
        }
        let way = Way(
            url: url, source: message["source"] as? String ?? "", isSourceMain: message["fromMain"] as? Bool ?? true,
            isTargetMain: message["toMain"] as? Bool ?? true, isDownload: message["download"] as? Bool ?? false)
        if kind == "frame" {
            frames.append(way)
            if frames.count > Self.mostKept { frames.removeFirst() }
        } else {
            links = [way]
        }
    }

    /// Finds and removes the report of a navigation to `url`; nil if no frame reported it.
    mutating func way(to url: String, byLink: Bool) -> Way? {
        if byLink, let link = links.first, link.url == url || Self.isForm(link.url, url) {
            links = []
            return link
        }
        guard let index = frames.firstIndex(where: { $0.url == url }) else { return nil }
        return frames.remove(at: index)
    }

    /// Compares two URLs without their queries, because a form adds its fields to the URL.
    private static func isForm(_ form: String, _ url: String) -> Bool {
        form.prefix { $0 != "?" && $0 != "#" } == url.prefix { $0 != "?" && $0 != "#" }
    }

    /// Records that `url` is presented to the app for a decision.
    mutating func recordDecision(_ url: String, isMain: Bool) {
        guard !isMain else { return decidedAsMain = url }
        decidedAsFrames.append(url)
        if decidedAsFrames.count > Self.mostKept { decidedAsFrames.removeFirst() }
    }

    /// Whether the main frame navigates to a `url` that was presented to the app as the navigation of a subframe.
    mutating func wasDecidedAsFrame(_ url: String) -> Bool {
        guard decidedAsMain != url, let index = decidedAsFrames.firstIndex(of: url) else { return false }
        decidedAsFrames.remove(at: index)
        return true
    }
}
