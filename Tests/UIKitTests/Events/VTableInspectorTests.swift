import Testing

@testable import UIKit

/// Checks that the toolchain's class layout is the layout that the library reads. If a self-check fails, the library logs that and works without the feature.
@Suite("Class metadata") @MainActor
struct VTableInspectorTests {
    @Test("The metadata readers pass their self-checks on this toolchain")
    func selfChecks() {
        #expect(VTableInspector.selfCheckError() == nil)
        #expect(DynamicInstantiation.selfCheckError() == nil)
        #expect(ImplementedRequirements.selfCheckError() == nil)
    }

    @Test("If the vtable has fewer methods than expected, each method counts as overridden by every class")
    func missingMethods() {
        let table = VTableInspector(of: Drawing.self, baseline: DrawingAndAnswering.self)
        #expect(table.slots(of: DrawingAndAnswering.self, atLeast: 1).isEmpty)
        #expect(MetadataCheck.passes(nil, otherwise: "nothing"))
        #expect(!MetadataCheck.passes("a test", otherwise: "nothing is off"))
    }

    @Test func overridesOfViewClassesAreFound() {
        #expect(OverriddenMethods.of(UIView.self) == [])
        #expect(OverriddenMethods.of(Plain.self).subtracting(.appCode) == [])
        #expect(OverriddenMethods.of(Drawing.self).subtracting(.appCode) == .drawing)
        #expect(OverriddenMethods.of(DrawingAndAnswering.self).subtracting(.appCode) == [.drawing, .answers])
        #expect(OverriddenMethods.of(Fading.self).subtracting(.appCode) == .readiness)
    }

    @Test func overridesOfResponderClassesAreFound() {
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
