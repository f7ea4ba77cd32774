import Foundation

/// The reports of the library's own scripts in the frames of a page. WebKitGTK does not report which frame navigates.
///
/// A frame reports each used link and form, and each inserted frame, before WebKitGTK requests a policy decision for the navigation.
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
    /// The URLs presented to the app as navigations of frames, and the last one presented as a navigation of the main frame.
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

    /// Compares without the query, since a form adds its fields to the URL.
    private static func isForm(_ form: String, _ url: String) -> Bool {
        form.prefix { $0 != "?" && $0 != "#" } == url.prefix { $0 != "?" && $0 != "#" }
    }

    /// Records that the app decides about `url`.
    mutating func recordDecision(_ url: String, isMain: Bool) {
        guard !isMain else { return decidedAsMain = url }
        decidedAsFrames.append(url)
        if decidedAsFrames.count > Self.mostKept { decidedAsFrames.removeFirst() }
    }

    /// Whether the app decided about `url` as the navigation of a frame, although the main frame navigates to it.
    mutating func wasDecidedAsFrame(_ url: String) -> Bool {
        guard decidedAsMain != url, let index = decidedAsFrames.firstIndex(of: url) else { return false }
        decidedAsFrames.remove(at: index)
        return true
    }
}
