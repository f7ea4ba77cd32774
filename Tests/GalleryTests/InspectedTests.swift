import Host
import Inspector
import InterfaceReading
import Testing
import UIKitTesting

@testable import GalleryScreens

/// The Gallery with the inspector open: the app does the same as without it.
@MainActor
@Suite("The Gallery with the inspector open")
struct InspectedTests {
    // MARK: The Gallery's own tests

    /// A test of another suite, which opens its demo with `DemoDriver`.
    struct Repeated: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let body: @MainActor @Sendable () async throws -> Void

        init(_ testDescription: String, _ body: @escaping @MainActor @Sendable () async throws -> Void) {
            self.testDescription = testDescription
            self.body = body
        }
    }

    nonisolated private static let repeated: [Repeated] = [
        Repeated("Drop, drag") {
            try await DemoTests().`Drop: a field gets the colour's border on enter and its fill on drop`()
        },
        Repeated("Drop, cancel") {
            try await DemoTests().`Drop: a colour released outside of the fields returns to its source`()
        },
        Repeated("Drop, two fingers") {
            try await DemoTests().`Drop: two fingers drag two colours at once`()
        },
        Repeated("Stacks, move") {
            try await DemoTests().`Stacks: a card moves to the other stack, at the position of the drop`()
        },
        Repeated("Stacks, return") {
            try await DemoTests().`Stacks: a card released outside returns to its position`()
        },
        Repeated("Blind Spot") {
            try await DemoTests().`Blind Spot: the field accepts pebbles, its spot refuses them`()
        },
        Repeated("Words, form") {
            try await RemoteFormTests().`Words: the form is filled in by commands of the remote control alone`()
        },
    ]

    @Test("A test of the Gallery passes with the inspector open", arguments: repeated)
    func passes(test: Repeated) async throws {
        try await InspectedTest.$opensInspector.withValue(true) { try await test.body() }
    }

    // MARK: Every demo

    @Test("The views and the pixels of a demo that is driven are the same with the inspector open", arguments: EverySizeTests.demos)
    func sameTrace(demo: String) async throws {
        let plain = try await trace(demo, opensInspector: false)
        let inspected = try await trace(demo, opensInspector: true)
        #expect(plain.count == inspected.count)
        for (one, other) in zip(plain, inspected) where one != other {
            let difference = zip(one.lines, other.lines).first { $0 != $1 }
            Issue.record(
                """
                \(demo) differs after \(one.step): \(difference.map { "\($0) became \($1)" } ?? "other views"), \
                pixels \(one.pixels == other.pixels ? "the same" : "not the same")
                """)
            return
        }
    }

    /// The state of the app after a step.
    private struct Moment: Equatable {
        let step: String
        let lines: [String]
        let pixels: Int
    }

    private func trace(_ title: String, opensInspector: Bool) async throws -> [Moment] {
        let demo = try #require(gallerySections.flatMap(\.demos).first { $0.title == title })
        let host = TestHost(size: CGSize(width: 390, height: 844))
        let controller = demo.makeViewController()
        (controller as? DesktopViewController)?.secrets.isSynchronous = true
        // The demo shows how long its last layout took.
        (controller as? ConstraintsViewController)?.measure = { layout in
            layout()
            return .milliseconds(1)
        }
        host.window.rootViewController = controller
        let scene = try #require(host.window.windowScene)
        let inspector = host.enter { InspectorSession.of(UIApplication.shared.hostPlatform) }
        var moments: [Moment] = []
        var tab = 0

        /// Lets a second pass, without waiting for timers of the inspector, and records the state.
        func record(_ step: String) async {
            for _ in 0..<4 {
                host.advance(by: 0.25)
                await host.settle(timeout: 0)
            }
            moments.append(host.enter { Moment(step: step, lines: Self.lines(of: scene), pixels: Self.pixels(of: scene)) })
            guard opensInspector else { return }
            // Another selection and another tab for each step.
            tab += 1
            host.enter {
                let views = Self.views(of: scene)
                inspector.selection = views[(tab * 7) % views.count]
                inspector.showTab(tab % 5)
                inspector.refresh()
            }
        }

        if opensInspector { host.enter { inspector.open() } }
        await record("opening")
        let frames = host.accessibilityElements.filter(\.accessibilityRespondsToUserInteraction).map(\.accessibilityFrame)
        for (index, frame) in frames.prefix(6).enumerated() {
            host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            await record("tap \(index) at \(frame)")
        }
        host.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 250), duration: 0.3)
        await record("drag up")
        host.drag(from: CGPoint(x: 120, y: 300), to: CGPoint(x: 300, y: 420), duration: 0.3)
        await record("drag across")
        host.longPress(at: CGPoint(x: 195, y: 422), duration: 0.8)
        await record("long press")
        host.type("a")
        await record("key")
        host.resize(to: CGSize(width: 844, height: 390))
        await record("rotation")
        if opensInspector { host.enter { inspector.close() } }
        await record("closing")
        return moments
    }

    private static func views(of scene: UIWindowScene) -> [UIView] {
        func collect(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(collect) }
        return scene.windowStack.windows.flatMap(collect)
    }

    /// A line for each view, in the order of the tree. Cells have the order of their rows, since a reused cell may be at any place in the tree.
    private static func lines(of scene: UIWindowScene) -> [String] {
        func collect(_ view: UIView) -> [UIView] {
            let cells = view.subviews.filter { $0 is UICollectionViewCell || $0 is UITableViewCell }
            let others = view.subviews.filter { !($0 is UICollectionViewCell || $0 is UITableViewCell) }
            let sorted = cells.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
            return [view] + (others + sorted).flatMap(collect)
        }
        return scene.windowStack.windows.flatMap(collect).map { view in
            let keys = (view.layer.animationKeys() ?? []).joined(separator: ",")
            let state = "\(view.isHidden) \(view.alpha) \(view.isFirstResponder) \(view.gestureRecognizers?.map(\.state.rawValue) ?? [])"
            return "\(type(of: view)) \(view.frame) \(view.bounds.origin) \(state) \(view.shownText ?? "") \(keys)"
        }
    }

    /// A hash of the content of the app's windows, without the inspector's marks.
    private static func pixels(of scene: UIWindowScene) -> Int {
        var hasher = Hasher()
        if let image = scene.windowStack.layer.image(scale: 1) {
            for y in 0..<image.height { for pixel in image.row(y) { hasher.combine(pixel) } }
        }
        return hasher.finalize()
    }

    // MARK: Storyboards

    #if DEBUG
        @Test("A constraint of a storyboard has the document, the scene and the object")
        func storyboard() async throws {
            ConstraintOrigin.isRecorded = true
            let driver = await DemoDriver(GardenViewController.demo)
            let places = driver.host.enter {
                let locator = SourceLocator()
                return Self.views(of: driver.screen).flatMap(\.constraints).compactMap { locator.place(of: $0)?.text }
            }
            let pattern = /Garden\.storyboard:\d+, scene \S+, object \S+/
            #expect(places.contains { $0.wholeMatch(of: pattern) != nil }, "\(places)")
        }

        private static func views(of controller: UIViewController) -> [UIView] {
            func collect(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(collect) }
            return collect(controller.view)
        }
    #endif
}
