import Testing
import UIKitTesting

@MainActor
@Suite("A test host")
struct TestHostTests {
    @Test func `time moves only when the test advances it`() async throws {
        let host = TestHost()
        let start = host.now
        try await Task.sleep(for: .milliseconds(5))
        #expect(host.now == start)
        host.advance(by: 3)
        #expect(abs(host.now - start - 3) < 1e-9)
    }

    @Test func `the window covers the screen`() {
        let host = TestHost(size: CGSize(width: 500, height: 600))
        #expect(host.window.frame == CGRect(x: 0, y: 0, width: 500, height: 600))
    }
}
