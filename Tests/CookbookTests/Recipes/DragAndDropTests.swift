import Testing
import UIKit
import UIKitTesting

@testable import Cookbook

@MainActor
struct DragAndDropTests {
    @Test func labelIsDraggedIntoTheWell() async {
        let host = TestHost(size: CGSize(width: 400, height: 400))
        let label = DraggableLabel(frame: CGRect(x: 20, y: 20, width: 120, height: 40))
        label.text = "Hello"
        let well = DropWell(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
        host.window.addSubview(label)
        host.window.addSubview(well)

        let finger = host.touchDown(at: label.center)
        finger.hold(for: 0.6)
        finger.move(to: well.center, duration: 0.3)
        finger.lift()
        await host.settle()

        #expect(well.label.text == "Hello")
    }

    @Test func textOfAnotherProgramIsDropped() async {
        let host = TestHost(size: CGSize(width: 400, height: 400))
        let well = DropWell(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
        host.window.addSubview(well)

        let drag = host.dragFromOutside(OutsideContent(["text/plain;charset=utf-8": Data("From outside".utf8)]))
        drag.move(to: CGPoint(x: 100, y: 100))
        #expect(drag.proposal.isEmpty)
        drag.drop(at: well.center)
        await host.settle()

        #expect(well.label.text == "From outside")
    }
}
