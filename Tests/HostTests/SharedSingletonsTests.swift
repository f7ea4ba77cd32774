import Foundation
import Host
import Testing

/// Singletons of a platform that code on any thread can use.
@Suite("Shared singletons") @MainActor
struct SharedSingletonsTests {
    private final class Service: Sendable {
        let token: PlatformToken
        init(_ token: PlatformToken) { self.token = token }
    }

    private func service() -> Service { SharedSingletons.value(of: Service.self, make: Service.init) }

    @Test("Each platform has its own object, which refers to the platform")
    func ownership() async {
        let (one, other) = (HeadlessPlatform(), HeadlessPlatform())
        let first = Platform.with(one) { service() }
        #expect(Platform.with(one) { service() } === first && Platform.with(other) { service() } !== first)
        Platform.bindToCurrentTask(one)
        #expect(service() === first && first.token.platform === one)
        Platform.forget(one)
        Platform.forget(other)
        #expect(Platform.with(one) { service() } !== first)
        Platform.forget(one)
    }

    @Test("An assigned object replaces the default object, and is released with the platform")
    func replacement() async {
        let platform = HeadlessPlatform()
        weak var held: Service?
        do {
            let service = Service(PlatformToken(platform))
            held = service
            SharedSingletons.set(service, of: platform)
        }
        #expect(held != nil && Platform.with(platform) { service() } === held)
        Platform.forget(platform)
        #expect(held == nil)
    }

    @Test("Calls through a platform token run in order on its platform, and not after the platform's deallocation")
    func calls() async {
        var platform: HeadlessPlatform? = HeadlessPlatform()
        guard let token = platform.map({ PlatformToken($0) }) else { return }
        var calls: [Int] = []
        if let platform { Platform.bindToCurrentTask(platform) }
        for number in 0..<3 {
            token.perform { [weak platform] in
                #expect(Platform.current === platform)
                calls.append(number)
            }
        }
        await withCheckedContinuation { continuation in Task { @MainActor in continuation.resume() } }
        #expect(calls == [0, 1, 2])
        if let ended = platform { Platform.forget(ended) }
        platform = nil
        #expect(token.platform == nil)
    }
}
