import Testing
import UIKitTesting

@testable import Hello

@MainActor
struct HelloTests {
    @Test func squareOfTheAppFollowsTheFinger() async throws {
        let host = TestHost(launching: Hello.self)
        await host.settle()
        let square = try #require(host.window.rootViewController?.view.subviews.first)
        host.drag(from: CGPoint(x: 160, y: 160), to: CGPoint(x: 300, y: 200), duration: 0.3)
        #expect(square.center == CGPoint(x: 300, y: 200))
    }
}
