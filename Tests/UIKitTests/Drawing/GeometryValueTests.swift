import Testing
import UIKit

@Suite("Geometry as objects and as strings")
struct GeometryValueTests {
    @Test("Points, sizes and rectangles are restored from objects and strings")
    func values() {
        let rect = CGRect(x: 1.5, y: -2, width: 3, height: 4)
        #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
        #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSCoder.cgPoint(for: NSCoder.string(for: rect.origin)) == rect.origin)
        #expect(NSCoder.cgSize(for: NSCoder.string(for: rect.size)) == rect.size)
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    }
}
