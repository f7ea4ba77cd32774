import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite struct VisualFormatTests {
    @Test func rowBetweenTheSuperviewsEdges() {
        let bench = LayoutBench()
        let views = bench.makeViews(3)
        let names = ["a": views[0], "b": views[1], "c": views[2]]
        let row = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[a(40)]-gap-[b(==a)][c(>=10)]-20-|", options: [.alignAllTop, .alignAllBottom], metrics: ["gap": 12],
            views: names)
        let column = NSLayoutConstraint.constraints(withVisualFormat: "V:|-(5)-[a(30)]", metrics: nil, views: names)
        NSLayoutConstraint.activate(row + column)
        bench.layOut()
        // The margin is 8, the default of every view.
        #expect(views[0].frame == CGRect(x: 8, y: 5, width: 40, height: 30))
        #expect(views[1].frame == CGRect(x: 60, y: 5, width: 40, height: 30))
        #expect(views[2].frame == CGRect(x: 100, y: 5, width: 180, height: 30))
    }

    @Test func predicatesHaveRelationsAndPriorities() {
        let views: [String: Any] = ["a": UIView(), "b": UIView()]
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "V:[a(>=20,<=wide@low)]-(>=4)-[b(a*2+3)]",
            metrics: ["wide": 70.5, "low": UILayoutPriority.defaultLow.rawValue], views: views)
        #expect(constraints.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual, .equal, .greaterThanOrEqual])
        #expect(constraints.map(\.constant) == [20, 70.5, 3, 4])
        #expect(constraints.map(\.priority.rawValue) == [1000, 250, 1000, 1000])
        #expect(constraints[2].multiplier == 2)
        #expect(constraints.map(\.firstAttribute) == [.height, .height, .height, .top])
        #expect(constraints.allSatisfy { !$0.isActive })
    }

    @Test func directionCanBeFixed() {
        let bench = LayoutBench()
        let views = bench.makeViews(2)
        let names = ["a": views[0], "b": views[1]]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "|-10-[a(20)]-5-[b(20)]", options: [.directionRightToLeft, .alignAllTop], metrics: nil, views: names)
                + NSLayoutConstraint.constraints(withVisualFormat: "V:|[a]", metrics: nil, views: names))
        bench.layOut()
        #expect(views.map(\.frame.maxX) == [290, 265])
    }
}
