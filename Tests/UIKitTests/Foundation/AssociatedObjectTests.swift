import Testing
import UIKit

@MainActor
@Suite("Associated objects")
struct AssociatedObjectTests {
    private enum Keys {
        nonisolated(unsafe) static var first: UInt8 = 0
        nonisolated(unsafe) static var second: UInt8 = 0
    }

    private final class Ending {
        let onDeinit: () -> Void
        init(_ onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
        deinit { onDeinit() }
    }

    @Test func `an object stores values under keys, and nil removes one`() {
        let view = UIView()
        objc_setAssociatedObject(view, &Keys.first, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(view, &Keys.second, 2, .OBJC_ASSOCIATION_COPY)
        #expect(objc_getAssociatedObject(view, &Keys.first) as? String == "one")
        #expect(objc_getAssociatedObject(view, &Keys.second) as? Int == 2)
        #expect(objc_getAssociatedObject(UIView(), &Keys.first) == nil)
        objc_setAssociatedObject(view, &Keys.first, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(view, &Keys.first) == nil)
        objc_removeAssociatedObjects(view)
        #expect(objc_getAssociatedObject(view, &Keys.second) == nil)
    }

    @Test func `an assigned value is not retained`() {
        let view = UIView()
        var ended = false
        objc_setAssociatedObject(view, &Keys.first, Ending { ended = true }, .OBJC_ASSOCIATION_ASSIGN)
        #expect(ended)
        #expect(objc_getAssociatedObject(view, &Keys.first) == nil)
    }

    @Test func `values of deallocated objects are released with later insertions, and never become another object's`() {
        var ended = 0
        for _ in 0..<2_000 {
            let view = NSObject()
            #expect(objc_getAssociatedObject(view, &Keys.first) == nil)
            objc_setAssociatedObject(view, &Keys.first, Ending { ended += 1 }, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(ended > 1_500)
    }

    @Test func `a value may use associated objects in its deinitializer`() {
        let view = UIView()
        objc_setAssociatedObject(
            view, &Keys.first, Ending { _ = objc_getAssociatedObject(NSObject(), &Keys.second) }, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(view, &Keys.first, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(view, &Keys.first) == nil)
    }
}
