import Testing
import UIKitTesting

@testable import GalleryScreens

/// In a right-to-left layout, demos are mirrored.
@MainActor
@Suite("Every demo in a right-to-left layout")
struct MirroredTests {
    /// Demos without a reading direction. Magnets has a strip of Latin letters and a board on which their positions are physical.
    nonisolated private static let physical: Set<String> = ["Magnets"]

    nonisolated private static let configurations = EverySizeTests.demos.filter { !physical.contains($0) }.flatMap { demo in
        [(CGSize(width: 1000, height: 700), 1.0), (CGSize(width: 390, height: 2400), 2.0)].map { size, textScale in
            EverySizeTests.Configuration(demo: demo, size: size, isDark: false, textScale: textScale)
        }
    }

    /// The frames of all visible parts, keyed by type and text.
    private func frames(_ configuration: EverySizeTests.Configuration) async throws -> (framesByName: [String: [CGRect]], width: CGFloat) {
        let gallery = await ConfiguredGallery(configuration)
        gallery.savePicture(named: configuration.testDescription)
        let detail = try #require(gallery.detail)
        var framesByName: [String: [CGRect]] = [:]
        for part in Part.all(in: detail) {
            let name = (part.view as? UILabel)?.text ?? (part.view as? UIButton)?.title(for: .normal) ?? ""
            // English text is left-aligned in its label in both directions, so labels are compared by their alignment rectangles.
            let frame = part.view.convert(part.view.bounds.inset(by: part.view.alignmentRectInsets), to: nil)
            framesByName["\(type(of: part.view)) \(name)", default: []].append(frame)
        }
        return (framesByName, gallery.window.bounds.width)
    }

    @Test(arguments: configurations) func layoutIsMirrored(configuration: EverySizeTests.Configuration) async throws {
        let (plain, width) = try await frames(configuration)
        var other = configuration
        other.isMirrored = true
        let (mirrored, _) = try await frames(other)
        #expect(Set(plain.keys) == Set(mirrored.keys))
        var count = 0
        for (name, plainFrames) in plain {
            let expected = plainFrames.map { CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
            for mirroredFrame in mirrored[name] ?? [] {
                count += 1
                let isThere = expected.contains {
                    abs($0.midX - mirroredFrame.midX) <= 2 && abs($0.midY - mirroredFrame.midY) <= 1.5
                        && abs($0.width - mirroredFrame.width) <= 2
                }
                #expect(isThere, "\(configuration.testDescription): \(name) is at \(mirroredFrame), and not at one of \(expected)")
            }
        }
        #expect(count > 0)
    }

    @Test func tapOnTheLeftmostSegmentSelectsTheLast() async throws {
        let host = TestHost()
        let bar = ChoiceBar(["One", "Two", "Three"])
        bar.frame = CGRect(x: 20, y: 100, width: 300, height: ChoiceBar.height)
        host.window.traitOverrides.layoutDirection = .rightToLeft
        host.window.addSubview(bar)
        await host.settle()
        host.tap(at: CGPoint(x: 40, y: 110))
        #expect(bar.selection == 2)
        host.tap(at: CGPoint(x: 300, y: 110))
        #expect(bar.selection == 0)
    }

    @Test func firstPageIsOnTheRight() async throws {
        let host = TestHost()
        host.window.traitOverrides.layoutDirection = .rightToLeft
        let screen = ScrollingViewController()
        host.window.rootViewController = screen
        await host.settle()
        #expect(screen.pages.contentOffset.x == screen.pages.contentSize.width - screen.pages.bounds.width)
        let start = screen.pages.convert(CGPoint(x: screen.pages.bounds.minX + 60, y: 60), to: nil)
        host.drag(from: start, to: CGPoint(x: start.x + 220, y: start.y), duration: 0.2)
        await host.settle()
        #expect(screen.pages.contentOffset.x == screen.pages.contentSize.width - 2 * screen.pages.bounds.width)
        // The selected page stays when the window is resized.
        host.resize(to: CGSize(width: 500, height: 700))
        await host.settle()
        #expect(screen.pages.contentOffset.x == screen.pages.contentSize.width - 2 * screen.pages.bounds.width)
    }

    @Test func arrowKeysMoveTheCorner() async throws {
        let host = TestHost(size: CGSize(width: 900, height: 700))
        host.window.traitOverrides.layoutDirection = .rightToLeft
        let screen = ConstraintsViewController()
        host.window.rootViewController = screen
        await host.settle()
        #expect(screen.direction.isOn)
        let width = screen.page.bounds.width
        // The page begins at the right. Its corner is therefore at the left, and the right arrow key moves it inwards.
        host.press(UIKeyCommand.inputRightArrow)
        await host.settle()
        #expect(screen.page.bounds.width == width - 20)
    }
}
