import Foundation

/// What scripts of the library's own in the frames of a page told: WebKitGTK does not say which frame is to go somewhere.
///
/// A frame tells of each link and form in it that was used, and of the frames that come into it, before WebKitGTK asks about where they
/// lead.
@MainActor
struct FrameReports {
    /// Something that leads on.
    struct Way: Equatable {
        var url: String
        /// The frame in which it is.
        var source: String
        var isSourceMain: Bool
        var isTargetMain: Bool
        /// It is a link with `download`.
        var isDownload = false
    }

    private var links: [Way] = []
    private var frames: [Way] = []
    /// What the app was told of as a frame's, and last as the page's own.
    private var toldAsFrames: [String] = []
    private var toldAsMain: String?

    private static let mostKept = 256

    mutating func clear() { self = FrameReports() }

    /// Takes in a message.
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

    /// The way that leads to `url`, which is used up by that; nil for one that no frame told of.
    mutating func way(to url: String, byLink: Bool) -> Way? {
        if byLink, let link = links.first, link.url == url || Self.isForm(link.url, url) {
            links = []
            return link
        }
        guard let index = frames.firstIndex(where: { $0.url == url }) else { return nil }
        return frames.remove(at: index)
    }

    /// A form adds its fields to its address.
    private static func isForm(_ form: String, _ url: String) -> Bool {
        form.prefix { $0 != "?" && $0 != "#" } == url.prefix { $0 != "?" && $0 != "#" }
    }

    /// The app is asked about `url`.
    mutating func noteTold(_ url: String, isMain: Bool) {
        guard !isMain else { return toldAsMain = url }
        toldAsFrames.append(url)
        if toldAsFrames.count > Self.mostKept { toldAsFrames.removeFirst() }
    }

    /// Whether the app was told that a frame goes to `url`, which the page itself does.
    mutating func wasToldAsFrame(_ url: String) -> Bool {
        guard toldAsMain != url, let index = toldAsFrames.firstIndex(of: url) else { return false }
        toldAsFrames.remove(at: index)
        return true
    }
}
