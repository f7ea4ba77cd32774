import Testing

@testable import UIKit

@MainActor
@Suite("Views that draw their own content")
struct ViewDrawingTests {
    class Drawing: UIView {
        override func draw(_ rect: CGRect) {}
    }
    final class DerivedDrawing: Drawing {}
    final class LayerDrawing: UIView {
        override func draw(_ layer: CALayer, in ctx: CGContext) {}
    }
    final class NonDrawing: UIView {
        var number = 0
        override func layoutSubviews() {}
        override func display(_ layer: CALayer) {}
    }
    class Generic<Value>: UIView {
        var value: Value?
    }
    final class GenericDrawing<Value>: Generic<Value> {
        override func draw(_ rect: CGRect) {}
    }

    @Test("Only views of classes that override a drawing method draw content")
    func overriding() {
        #expect(!UIView().drawsContent)
        #expect(Drawing().drawsContent)
        #expect(DerivedDrawing().drawsContent)
        #expect(LayerDrawing().drawsContent)
        #expect(!NonDrawing().drawsContent)
        #expect(!UIWindow(frame: .zero).drawsContent)
        #expect(!Generic<Int>().drawsContent)
        #expect(GenericDrawing<String>().drawsContent)
    }

    @Test("setNeedsDisplay marks the layer only if the view draws")
    func needsDisplay() {
        let nonDrawing = NonDrawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        nonDrawing.setNeedsDisplay()
        #expect(!nonDrawing.layer.needsDisplay())
        let drawing = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(drawing.layer.needsDisplay())
    }
}
