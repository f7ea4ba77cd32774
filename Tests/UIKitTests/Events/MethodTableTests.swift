import Testing

@testable import UIKit

/// Whether the method tables of classes lie as the library reads them: a toolchain with which this fails breaks hit testing and edit menus.
@Suite @MainActor
struct MethodTableTests {
    @Test func knownTablesAreReadRight() {
        #expect(MethodTable.fault() == nil)
    }

    @Test func whatAViewsClassOverridesIsFound() {
        #expect(OverriddenMethods.of(UIView.self) == [])
        #expect(OverriddenMethods.of(Plain.self) == [])
        #expect(OverriddenMethods.of(Drawing.self) == .drawing)
        #expect(OverriddenMethods.of(DrawingAndAnswering.self) == [.drawing, .answers])
        #expect(OverriddenMethods.of(Fading.self) == .readiness)
    }

    @Test func whatARespondersClassOverridesIsFound() {
        let actions: [EditAction] = [.cut, .copy, .paste, .delete, .select, .selectAll]
        #expect(actions.filter { $0.isOverridden(by: UIResponder()) }.isEmpty)
        #expect(actions.filter { $0.isOverridden(by: Copying()) } == [.copy])
    }

    private final class Plain: UIView {
        func other() {}
    }
    private class Drawing: UIView {
        override func draw(_ rect: CGRect) { UIColor.red.setFill() }
    }
    private final class DrawingAndAnswering: Drawing {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x > 3 }
    }
    private final class Fading: UIView {
        override var alpha: CGFloat {
            get { super.alpha / 2 }
            set { super.alpha = newValue * 2 }
        }
    }
    private final class Copying: UIResponder {
        override func copy(_ sender: Any?) { _ = sender.map { "\($0)" } }
    }
}
