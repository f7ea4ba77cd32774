import Testing

@testable import Host

@Suite("Drags to other programs that a finger starts")
struct FingerDragConditionTests {
    private let condition = FingerDragCondition(isWayland: true, gtkMinorVersion: 18, touches: [7], newestTouch: 7)

    @Test(
        "On Wayland, GTK 4.18 and later can start them, and older versions cannot",
        arguments: [(8, false), (16, false), (18, true), (20, true)])
    func versions(minor: UInt32, isMet: Bool) {
        var condition = condition
        condition.gtkMinorVersion = minor
        #expect(condition.isMet == isMet)
        condition.isWayland = false
        #expect(!condition.isMet)
    }

    @Test("Only the newest touch can start one, and only while it is the only touch")
    func touches() {
        var condition = condition
        condition.touches = []
        #expect(!condition.isMet)
        condition.touches = [6, 7]
        #expect(!condition.isMet)
        // A later touch has already ended.
        condition.touches = [6]
        #expect(!condition.isMet)
    }
}
