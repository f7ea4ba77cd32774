import Testing
import UIKit
import UIKitTesting

@testable import Cookbook

@MainActor
struct ReplayTests {
    @Test func recordedDragMovesTheView() throws {
        let host = TestHost(size: CGSize(width: 400, height: 600))
        let view = DraggableView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        host.window.addSubview(view)

        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        try host.replay(contentsOf: folder.appendingPathComponent("Recordings/drag.txt"))

        #expect(view.center != CGPoint(x: 100, y: 100))
    }
}
