import Foundation
import Host
import Testing

/// A platform that has only a clock.
@MainActor
private final class ClockOnly: HostPlatform {
    final class Stopped: HostClock {
        let time: TimeInterval
        init(time: TimeInterval) { self.time = time }
        func now() -> TimeInterval { time }
    }

    nonisolated let clock: any HostClock
    let singletons = PlatformSingletons()
    var onFrame: ((HostFrameTime) -> Void)?
    let clipboard: any HostClipboard = HostLocalClipboard()
    let appearance = HostAppearance()
    let expectedWindow = HostExpectedWindow()
    var onAppearanceChange: (() -> Void)?
    var onMemoryWarning: (() -> Void)?
    let framesPerSecond = 60

    init(at time: TimeInterval) {
        clock = Stopped(time: time)
    }

    final class NoTimer: HostTimer {
        func cancel() {}
    }

    final class NoDialog: HostDialog {
        func close() {}
    }

    func requestFrame() {}
    func chooseFiles(
        _ request: HostFileRequest, over window: (any HostWindow)?, completion: @escaping @MainActor ([URL]?) -> Void
    ) -> any HostDialog { NoDialog() }
    func canOpen(_ url: URL) -> Bool { false }
    func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {}
    func prepareFeedback() {}
    func play(_ feedback: HostFeedback) {}
    func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> any HostTimer { NoTimer() }
    func makeWindow(_ configuration: HostWindowConfiguration) throws -> any HostWindow { throw HostError.noDisplay(tried: "nothing") }
}

@MainActor
@Suite("The current platform")
struct PlatformTests {
    @Test("In nested calls of Platform.with, the innermost platform is current, and its clock is used")
    func innermostWins() {
        let outer = ClockOnly(at: 100)
        let inner = ClockOnly(at: 200)
        Platform.with(outer) {
            #expect(Platform.current === outer)
            #expect(Platform.now() == 100)
            Platform.with(inner) {
                #expect(Platform.current === inner)
                #expect(Platform.now() == 200)
            }
            #expect(Platform.current === outer)
            #expect(Platform.now() == 100)
        }
    }

    @Test("A task has the same platform after each suspension, independent of other tasks", arguments: 1...8)
    func bindingsSurviveSuspension(seed: Int) async {
        let tasks = (1...8).map { number in
            Task { @MainActor in
                let mine = ClockOnly(at: Double(number))
                Platform.bindToCurrentTask(mine)
                for step in 0..<20 {
                    for _ in 0..<((number * seed + step) % 4) { await Task.yield() }
                    #expect(Platform.current === mine)
                    #expect(Platform.now() == Double(number))
                }
            }
        }
        for task in tasks { await task.value }
    }

    @Test("A task that is bound to a platform uses its clock on every thread")
    func boundTimeOffTheMainThread() async {
        let mine = ClockOnly(at: 42)
        Platform.bindToCurrentTask(mine)
        let elsewhere = await readTimeOffMain()
        #expect(elsewhere == 42)
        withExtendedLifetime(mine) {}
    }

    @Test("A deallocated platform is no longer the current platform")
    func deallocatedPlatform() {
        var short: ClockOnly? = ClockOnly(at: 7)
        if let short { Platform.bindToCurrentTask(short) }
        weak let watched = short
        short = nil
        #expect(watched == nil)
        #expect(!(Platform.current is ClockOnly) || Platform.current?.clock.now() != 7)
    }

    @Test("A singleton is created once for each platform")
    func singletons() {
        final class Thing {}
        let one = ClockOnly(at: 0)
        let other = ClockOnly(at: 0)
        let thing = one.singletons.value(of: Thing.self, make: Thing.init)
        #expect(one.singletons.value(of: Thing.self, make: Thing.init) === thing)
        #expect(other.singletons.value(of: Thing.self, make: Thing.init) !== thing)
        one.singletons.removeAll()
        #expect(one.singletons.value(of: Thing.self, make: Thing.init) !== thing)
    }

    @concurrent
    private func readTimeOffMain() async -> TimeInterval {
        Platform.now()
    }
}

@Suite struct WindowConfigurationTests {
    @Test(arguments: [
        ("1280x800", 1280, 800, true), ("1280x800 bare", 1280, 800, false), ("bare", 1024, 768, false), ("bare 20x30", 20, 30, false),
    ])
    func sizeAndFrameAreParsedFromText(text: String, width: Int, height: Int, isDecorated: Bool) {
        let configuration = HostWindowConfiguration(title: "title").overruled(by: text)
        #expect(configuration.size == CGSize(width: width, height: height))
        #expect(configuration.isDecorated == isDecorated)
        #expect(configuration.title == "title")
    }

    @Test(arguments: ["", "x", "1280", "0x800", "-1x5", "99999x20", "1x2x3", "ax b", "12 80"])
    func otherTextsAreIgnored(text: String) {
        let configuration = HostWindowConfiguration().overruled(by: text)
        #expect(configuration.size == HostWindowConfiguration().size)
        #expect(configuration.isDecorated)
    }
}
