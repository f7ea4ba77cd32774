import GestureTimelines
import Testing
import UIKitTesting

@testable import GalleryScreens

/// Every demo in windows of all kinds: nothing is truncated, overlaps or has a low contrast. Content that does not fit scrolls.
@MainActor
@Suite("Every demo at every size")
struct EverySizeTests {
    /// A demo in the whole Gallery, in a window of a given size.
    struct Configuration: Sendable, CustomTestStringConvertible {
        let demo: String
        let size: CGSize
        let isDark: Bool
        var hasTimeline = false
        /// The desktop's text scale.
        var textScale = 1.0
        var isMirrored = false
        /// The language of the Gallery's texts. Nil is English.
        var language: String?

        var testDescription: String {
            let text = textScale == 1 ? "" : "-\(Int(textScale * 100))%"
            return "\(demo)-\(Int(size.width))x\(Int(size.height))\(isDark ? "-dark" : "")\(hasTimeline ? "-timeline" : "")\(text)"
                + (isMirrored ? "-mirrored" : "") + (language.map { "-\($0)" } ?? "")
        }
    }

    nonisolated static let demos = [
        "Drop", "Stacks", "Blind Spot", "Tables", "Shop", "File Well", "Magnets", "Scrolling", "Controls", "Web Taps", "Words",
        "Constraints", "Garden", "Photos", "Interruptible", "Transitions", "Desktop",
    ]
    nonisolated private static let sizes = [
        CGSize(width: 1000, height: 380), CGSize(width: 700, height: 600), CGSize(width: 390, height: 844), CGSize(width: 300, height: 300),
    ]
    nonisolated private static let configurations = demos.flatMap { demo in
        sizes.flatMap { size in [false, true].map { Configuration(demo: demo, size: size, isDark: $0) } }
    }

    @Test func everyDemoIsListed() {
        #expect(gallerySections.flatMap(\.demos).map(\.title).sorted() == Self.demos.sorted())
    }

    @Test(arguments: configurations) func everyDemoFitsEverySize(configuration: Configuration) async throws {
        guard let language = configuration.language else { return await checkLayout(on: configuration) }
        let words = try LanguageTests.texts(in: language)
        await LocalText.$lookup.withValue({ @Sendable in words[$0] ?? $0 }) { @MainActor in await checkLayout(on: configuration) }
    }

    private func checkLayout(on configuration: Configuration) async {
        let gallery = await ConfiguredGallery(configuration)
        gallery.savePicture(named: configuration.testDescription)
        let parts = Part.all(in: gallery.window)
        #expect(parts.count > 2)
        for part in parts {
            if let layoutError = part.layoutError { Issue.record("\(configuration.testDescription): \(layoutError)") }
        }
        for (index, one) in parts.enumerated() {
            for other in parts[(index + 1)...] where one.overlaps(other) {
                Issue.record("\(configuration.testDescription): \(one.words) overlaps \(other.words)")
            }
        }
    }

    nonisolated private static let textSizes = demos.flatMap { demo in
        [(0.8, false), (2, false), (3.1, false), (0.8, true), (1, true), (2, true), (3.1, true)].map { scale, isMirrored in
            Configuration(
                demo: demo, size: CGSize(width: 390, height: 844), isDark: false, textScale: scale, isMirrored: isMirrored)
        }
    }

    @Test(arguments: textSizes) func everyDemoFitsEveryTextSizeAndDirection(configuration: Configuration) async throws {
        try await everyDemoFitsEverySize(configuration: configuration)
    }

    /// Configurations in German, because German words are long.
    nonisolated private static let germanConfigurations = demos.flatMap { demo in
        [1, 2].map { Configuration(demo: demo, size: CGSize(width: 390, height: 844), isDark: false, textScale: $0, language: "de") }
    }

    @Test(arguments: germanConfigurations) func everyDemoFitsInGerman(configuration: Configuration) async throws {
        try await everyDemoFitsEverySize(configuration: configuration)
    }

    /// The list of demos alone and beside a demo, in windows high enough to show all rows.
    nonisolated private static let lists: [Configuration] = {
        var configurations: [Configuration] = []
        for (demo, width) in [("", 390), ("Drop", 1000)] as [(String, CGFloat)] {
            for language in [nil, "de", "ru", "ja"] as [String?] {
                for scale in [0.8, 1, 2, 3.1] {
                    for isMirrored in [false, true] {
                        configurations.append(
                            Configuration(
                                demo: demo, size: CGSize(width: width, height: 2600), isDark: false, textScale: scale,
                                isMirrored: isMirrored, language: language))
                    }
                }
            }
        }
        return configurations
    }()

    @Test(arguments: lists) func demoListFits(configuration: Configuration) async throws {
        try await everyDemoFitsEverySize(configuration: configuration)
    }

    /// The font size in points of each label in a list, header or row, by the label's text.
    private func textSizes(_ configuration: Configuration) async -> [String: CGFloat] {
        let gallery = await ConfiguredGallery(configuration)
        let labels = Part.all(in: gallery.window).compactMap { $0.view as? UILabel }.filter { label in
            sequence(first: label as UIView, next: \.superview).contains { $0 is UITableView }
        }
        return Dictionary(labels.map { ($0.text ?? "", $0.font.pointSize) }) { max($0, $1) }
    }

    @Test(arguments: ["Tables", "Transitions"]) func titlesAndRowsOfListsFollowTheTextSize(demo: String) async throws {
        let size = CGSize(width: 1000, height: 2600)
        let usual = await textSizes(Configuration(demo: demo, size: size, isDark: false))
        let large = await textSizes(Configuration(demo: demo, size: size, isDark: false, textScale: 2))
        #expect(usual.count > Self.demos.count)
        for (text, size) in usual { #expect(large[text] ?? 0 > size, "“\(text)” has \(size) points at both sizes") }
    }

    @Test func visibleListsFollowTheTextSize() async throws {
        let gallery = await ConfiguredGallery(Configuration(demo: "Tables", size: CGSize(width: 1000, height: 2600), isDark: false))
        gallery.host.textScale = 2
        await gallery.host.settle()
        for part in Part.all(in: gallery.window) { if let layoutError = part.layoutError { Issue.record("\(layoutError)") } }
    }

    /// Configurations for the contrast test. It makes the window high enough that no content is scrolled out of view.
    nonisolated private static let readings = demos.flatMap { demo in
        [false, true].map { Configuration(demo: demo, size: CGSize(width: 390, height: 844), isDark: $0) }
    }

    @Test(arguments: readings) func textHasEnoughContrast(configuration: Configuration) async throws {
        let gallery = await ConfiguredGallery(
            Configuration(
                demo: configuration.demo, size: CGSize(width: configuration.size.width, height: 2400), isDark: configuration.isDark))
        let picture = gallery.host.snapshot()
        for part in Part.all(in: gallery.window) where part.isEnabled {
            guard let label = part.view as? UILabel, gallery.window.bounds.contains(part.frame) else { continue }
            let contrast = part.contrast(of: label, in: picture, scale: 2)
            if contrast < Contrast.ofText { Issue.record("\(configuration.testDescription): \(part.words) has a contrast of \(contrast)") }
        }
    }

    nonisolated private static let timelines = ["Magnets", "Drop"].flatMap { demo in
        sizes.flatMap { size in [false, true].map { Configuration(demo: demo, size: size, isDark: $0, hasTimeline: true) } }
    }

    @Test(arguments: timelines) func timelineDoesNotCoverTheDemo(configuration: Configuration) async throws {
        let gallery = await ConfiguredGallery(configuration)
        let window = gallery.window
        let panel = try #require(window.subviews.lazy.compactMap { $0 as? GestureTimelineView }.first)
        let detail = try #require(gallery.detail)
        #expect(
            window.bounds.contains(panel.frame)
                && panel.frame.insetBy(dx: 0.6, dy: 0.6).intersection(detail.convert(detail.bounds, to: nil)).isEmpty)
        #expect(detail.bounds.height >= configuration.size.height / 2)
        for part in Part.all(in: window) {
            if let layoutError = part.layoutError { Issue.record("\(configuration.testDescription): \(layoutError)") }
        }
        let start = detail.convert(CGPoint(x: detail.bounds.midX, y: detail.bounds.height - 40), to: nil)
        let finger = gallery.host.touchDown(at: start)
        finger.move(to: CGPoint(x: start.x - 30, y: start.y - 60), duration: 0.3)
        finger.lift()
        await gallery.host.settle()
        gallery.savePicture(named: configuration.testDescription)
    }
}

/// The Gallery in its own window.
@MainActor
struct ConfiguredGallery {
    let host: TestHost
    let window: TouchShowingWindow
    private let gallery = GalleryViewController.make(sections: gallerySections)

    init(_ configuration: EverySizeTests.Configuration) async {
        host = TestHost(size: configuration.size)
        host.isDark = configuration.isDark
        host.textScale = configuration.textScale
        window = TouchShowingWindow(frame: host.window.bounds)
        if configuration.isMirrored { window.traitOverrides.layoutDirection = .rightToLeft }
        window.rootViewController = gallery
        window.showsTimeline = configuration.hasTimeline
        if !configuration.demo.isEmpty { gallery.open(demoTitled: configuration.demo) }
        window.makeKeyAndVisible()
        await host.settle()
    }

    /// The page of the Gallery's detail column.
    var detail: UIView? { gallery.detail?.page }

    /// Writes a snapshot into the folder of the environment variable LODESTONE_GALLERY_PICTURES, for inspection.
    func savePicture(named name: String) {
        guard let folder = ProcessInfo.processInfo.environment["LODESTONE_GALLERY_PICTURES"] else { return }
        let file = URL(fileURLWithPath: folder).appendingPathComponent(name.replacingOccurrences(of: " ", with: "") + ".png")
        try? UIImage(cgImage: host.snapshot()).pngData()?.write(to: file)
    }
}

/// A visible control or label with text.
@MainActor
struct Part {
    let view: UIView
    /// The frame of the label's text or of the control, in window coordinates.
    let frame: CGRect
    /// The visible part of the frame, clipped by scroll views and clipping views.
    private let visible: CGRect
    private let clips: [UIView]

    static func all(in window: UIView) -> [Part] {
        var parts: [Part] = []
        func collect(_ view: UIView) {
            guard !view.isHidden, view.alpha > 0.01, !isCovered(view) else { return }
            // The rows of a picker fade out at its ends and take no touches.
            guard !(view is UIPickerView) else { return }
            let isPart = (view as? UILabel).map { $0.text?.isEmpty == false } ?? (view is UIControl && !(view is UIRefreshControl))
            if isPart { parts.append(Part(view)) }
            view.subviews.forEach(collect)
        }
        /// Whether an opaque sibling above, such as a pushed page, covers the view.
        func isCovered(_ view: UIView) -> Bool {
            guard let siblings = view.superview?.subviews, let index = siblings.firstIndex(of: view) else { return false }
            let seen = view.convert(view.bounds, to: nil).intersection(window.bounds)
            return siblings[(index + 1)...].contains {
                !$0.isHidden && $0.backgroundColor != nil && $0.convert($0.bounds, to: nil).holds(seen)
            }
        }
        window.subviews.forEach(collect)
        return parts.filter { !$0.visible.isEmpty }
    }

    private init(_ view: UIView) {
        self.view = view
        let rect = (view as? UILabel).map(Self.textFrame(in:)) ?? view.bounds.inset(by: view.alignmentRectInsets)
        frame = view.convert(rect, to: nil)
        clips = sequence(first: view, next: \.superview).dropFirst().filter { $0.clipsToBounds || $0 is UIScrollView || $0 is UIWindow }
        visible = clips.reduce(frame) { $0.intersection($1.convert($1.bounds, to: nil)) }
    }

    /// The frame of a label's text in the label.
    private static func textFrame(in label: UILabel) -> CGRect {
        var rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
        rect.origin.y = label.bounds.midY - rect.height / 2
        switch label.textAlignment {
        case .center: rect.origin.x = label.bounds.midX - rect.width / 2
        case .right: rect.origin.x = label.bounds.maxX - rect.width
        default: rect.origin.x = label.bounds.minX
        }
        return rect
    }

    /// A description with its text and frame, for messages.
    var words: String {
        let name = (view as? UILabel)?.text ?? (view as? UIButton)?.title(for: .normal) ?? "\(type(of: view))"
        return "“\(name)” at \(Int(frame.minX)), \(Int(frame.minY)), \(Int(frame.width)) × \(Int(frame.height))"
    }

    /// Whether all controls that contain the view are enabled.
    var isEnabled: Bool {
        !sequence(first: view, next: \.superview).contains { ($0 as? UIControl)?.isEnabled == false }
    }

    /// A description of an error in the view's frame; nil if the frame is valid.
    var layoutError: String? {
        if let label = view as? UILabel, !label.adjustsFontSizeToFitWidth {
            let limit = label.numberOfLines == 1 ? CGFloat.greatestFiniteMagnitude : label.bounds.width
            let needed = label.sizeThatFits(CGSize(width: limit, height: .greatestFiniteMagnitude))
            if needed.width > label.bounds.width + 0.6 || needed.height > label.bounds.height + 0.6 {
                return "\(words) is cut off: it needs \(needed.width) × \(needed.height)"
            }
        }
        // The frame must be inside of every ancestor's, up to a scroll view's content.
        for ancestor in sequence(first: view, next: \.superview).dropFirst() {
            let container =
                (ancestor as? UIScrollView).map { scroll in
                    scroll.convert(CGRect(origin: .zero, size: scroll.contentSize), to: nil)
                } ?? ancestor.convert(ancestor.bounds, to: nil)
            if !container.holds(frame) { return "\(words) reaches out of \(type(of: ancestor)) at \(container)" }
            if ancestor is UIScrollView { break }
        }
        return nil
    }

    func overlaps(_ other: Part) -> Bool {
        guard !view.isDescendant(of: other.view), !other.view.isDescendant(of: view) else { return false }
        let together = visible.intersection(other.visible)
        return !together.isNull && together.width > 0.6 && together.height > 0.6
    }

    /// The contrast between a label's colour and the most frequent background colour in a snapshot.
    func contrast(of label: UILabel, in picture: CGImage, scale: CGFloat) -> CGFloat {
        var counts: [UInt32: Int] = [:]
        let area = frame.insetBy(dx: -1, dy: 0)
        for y in max(Int(area.minY * scale), 0)..<min(Int(area.maxY * scale), picture.height) {
            let row = picture.row(y)
            for x in max(Int(area.minX * scale), 0)..<min(Int(area.maxX * scale), picture.width) {
                counts[row[x] & 0xFF_FFFF, default: 0] += 1
            }
        }
        func color(_ pixel: UInt32) -> UIColor {
            UIColor(
                red: CGFloat(pixel >> 16 & 255) / 255, green: CGFloat(pixel >> 8 & 255) / 255, blue: CGFloat(pixel & 255) / 255, alpha: 1)
        }
        // Over a gradient, the text's own colour is the most frequent one.
        var ink = label.textColor.resolvedColor(with: label.traitCollection)
        if ink.cgColor.alpha < 1 { ink = .clear }
        let all = counts.values.reduce(0, +)
        let backgrounds = counts.filter { ink == .clear || $0.value * 2 > all || Contrast.ratio(color($0.key), ink) > 1.2 }
        guard let background = backgrounds.max(by: { $0.value < $1.value })?.key else { return 21 }
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        label.textColor.resolvedColor(with: label.traitCollection).getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
        let opacity = parts.3 * sequence(first: label as UIView, next: \.superview).reduce(1) { $0 * $1.alpha }
        func over(_ value: CGFloat, _ shift: UInt32) -> CGFloat {
            value * opacity + CGFloat(background >> shift & 255) / 255 * (1 - opacity)
        }
        let shown = UIColor(red: over(parts.0, 16), green: over(parts.1, 8), blue: over(parts.2, 0), alpha: 1)
        return Contrast.ratio(shown, color(background))
    }
}

extension CGRect {
    /// Whether `other` is inside, within rounding.
    fileprivate func holds(_ other: CGRect) -> Bool {
        other.minX >= minX - 0.6 && other.minY >= minY - 0.6 && other.maxX <= maxX + 0.6 && other.maxY <= maxY + 0.6
    }
}
