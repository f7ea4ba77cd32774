import Testing
import UIKit
import UIKitTesting

@testable import Cookbook

@MainActor
struct DragAndDropRecipeTests {
    @Test func filesOfTheFileManagerAreRead() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("cookbook-\(UUID()).txt")
        try Data("content".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let view = FileDropView(frame: CGRect(x: 50, y: 50, width: 300, height: 300))
        var dropped: [String: Data] = [:]
        view.onDrop = { dropped[$0] = $1 }
        let host = CookbookFixture.host(showing: view)

        let drag = host.dragFromOutside(OutsideContent(["text/uri-list": Data((file.absoluteString + "\r\n").utf8)]))
        drag.move(to: CGPoint(x: 100, y: 100))
        #expect(drag.proposal == .copy)
        drag.drop()
        for _ in 0..<100 where dropped.isEmpty {
            await host.settle()
            try await Task.sleep(for: .milliseconds(10))
        }

        #expect(dropped == [file.lastPathComponent: Data("content".utf8)])
    }

    @Test func targetHasABorderDuringTheDrag() async {
        let label = DraggableLabel(frame: CGRect(x: 20, y: 20, width: 120, height: 40))
        label.text = "Hello"
        let target = OutlinedTarget(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
        let host = CookbookFixture.host(showing: label)
        host.window.addSubview(target)
        let finger = host.touchDown(at: label.center)
        finger.hold(for: 0.6)
        finger.move(to: target.center, duration: 0.3)
        #expect(target.layer.borderWidth == 3)
        finger.move(to: CGPoint(x: 200, y: 500), duration: 0.2)
        #expect(target.layer.borderWidth == 0)
        finger.move(to: target.center, duration: 0.2)
        finger.lift()
        await host.settle()
        #expect(target.layer.borderWidth == 0)
    }

    @Test func bookMovesToTheOtherShelf() async {
        let first = ShelfController(style: .plain)
        let second = ShelfController(style: .plain)
        first.books = ["Emma", "Ulysses"]
        second.books = ["Walden"]
        let parent = UIViewController()
        let host = await CookbookFixture.host(showing: parent)
        for (index, shelf) in [first, second].enumerated() {
            let container = UIView(frame: CGRect(x: CGFloat(index) * 200, y: 0, width: 200, height: 600))
            parent.view.addSubview(container)
            parent.embed(shelf, in: container)
        }
        await host.settle()
        let row = first.tableView.convert(first.tableView.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil)
        let finger = host.touchDown(at: CGPoint(x: row.midX, y: row.midY))
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 300, y: 300), duration: 0.4)
        finger.hold(for: 0.3)
        finger.lift()
        await host.settle()
        #expect(first.books == ["Ulysses"])
        #expect(second.books == ["Walden", "Emma"])
        #expect(second.tableView.numberOfRows(inSection: 0) == 2)
    }

    @Test func roundPhotoIsDraggedOut() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 80, height: 80))
        }
        let avatar = AvatarView(image: image)
        avatar.frame = CGRect(x: 100, y: 100, width: 80, height: 80)
        let host = CookbookFixture.host(showing: avatar)
        host.pointer.move(to: avatar.center)
        host.pointer.press()
        host.pointer.move(to: CGPoint(x: 200, y: 200))
        host.pointer.move(to: CGPoint(x: -20, y: 200))
        let drag = try #require(host.outgoingDrag)
        #expect(drag.formats.contains("image/png"))
        drag.cancel()
        host.pointer.release()
        await host.settle()
    }
}
