import Testing
import UIKit
import UIKitTesting

@testable import Cookbook

@MainActor
struct ScreenRecipeTests {
    @Test func sheetBecomesHigher() async throws {
        let root = UIViewController()
        let host = await CookbookFixture.host(showing: root, size: CGSize(width: 390, height: 844))
        let content = UIViewController()
        root.presentSheet(content)
        await host.settle()
        let top = content.view.convert(CGPoint.zero, to: nil).y
        #expect(top > 300)
        host.drag(from: CGPoint(x: 195, y: top + 10), to: CGPoint(x: 195, y: 100), duration: 0.3)
        await host.settle()
        #expect(content.view.convert(CGPoint.zero, to: nil).y < 200)
    }

    @Test func draftWithChangesAsksBeforeItCloses() async {
        let root = UIViewController()
        let host = await CookbookFixture.host(showing: root, size: CGSize(width: 390, height: 844))
        let draft = DraftController()
        draft.hasChanges = true
        root.present(draft, animated: true)
        await host.settle()
        host.drag(from: CGPoint(x: 195, y: 150), to: CGPoint(x: 195, y: 800), duration: 0.2)
        await host.settle()
        #expect(host.view(labelled: "Discard the draft?") != nil)
        #expect(host.tap("Discard"))
        await host.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test("A wide window shows the detail beside the list, a narrow one instead of it", arguments: [390.0, 1000.0])
    func listAndDetail(width: CGFloat) async {
        let host = await CookbookFixture.host(showing: RecipesController.makeSplit(), size: CGSize(width: width, height: 700))
        #expect(host.tap("Soup"))
        await host.settle()
        #expect((host.view(labelled: "Bread") != nil) == (width == 1000))
    }

    @Test func chosenColorIsReturned() async {
        var chosen: UIColor?
        let navigation = UINavigationController(rootViewController: UIViewController())
        let host = await CookbookFixture.host(showing: navigation)
        navigation.pushViewController(ColorChoiceController { chosen = $0 }, animated: true)
        await host.settle()
        #expect(host.tap("Red"))
        await host.settle()
        #expect(chosen == .systemRed)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func tabsSwitch() async {
        let screen = MainController()
        let host = await CookbookFixture.host(showing: screen)
        #expect(host.tap("Settings"))
        await host.settle()
        #expect(screen.selectedIndex == 1)
    }

    @Test func childIsEmbeddedAndRemoved() async {
        let parent = UIViewController()
        _ = await CookbookFixture.host(showing: parent)
        let child = UIViewController()
        parent.embed(child, in: parent.view)
        #expect(child.parent === parent && child.view.frame == parent.view.bounds)
        child.removeFromContainer()
        #expect(child.parent == nil && child.view.superview == nil)
    }

    @Test func fingerPullsTheScreenDown() async {
        let root = UIViewController()
        let host = await CookbookFixture.host(showing: root)
        let photo = PhotoScreenController()
        root.present(photo, animated: false)
        await host.settle()
        let finger = host.touchDown(at: CGPoint(x: 200, y: 100))
        finger.move(to: CGPoint(x: 200, y: 220), duration: 0.4)
        host.advance(by: 0.05)
        #expect(abs(host.presentedFrame(of: photo.view).minY - 110) < 15)
        finger.hold(for: 0.2)
        finger.lift()
        await host.settle()
        #expect(root.presentedViewController === photo)
        host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 400), duration: 0.2)
        await host.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test func menuOfTheButton() async {
        let button = MoreButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
        var calls: [String] = []
        button.onRename = { calls.append("rename") }
        button.onDelete = { calls.append("delete") }
        let host = CookbookFixture.host(showing: button)
        host.tap(at: button.center)
        await host.settle()
        #expect(host.tap("Delete"))
        await host.settle()
        #expect(calls == ["delete"])
    }

    @Test("A long press and the secondary button open the menu", arguments: [true, false])
    func contextMenu(byFinger: Bool) async {
        let photo = MenuPhoto(image: nil)
        photo.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        var count = 0
        photo.onShare = { count += 1 }
        let host = CookbookFixture.host(showing: photo)
        if byFinger {
            host.longPress(at: photo.center, duration: 1)
        } else {
            host.pointer.move(to: photo.center)
            host.pointer.click(.secondary)
        }
        await host.settle()
        #expect(host.tap("Share"))
        await host.settle()
        #expect(count == 1)
    }

    @Test func keysControlTheReader() async {
        let screen = ReaderController()
        let host = await CookbookFixture.host(showing: screen)
        host.press("ArrowRight")
        host.press("f", modifiers: .control)
        #expect(screen.page == 1 && screen.isSearching)
    }

    @Test func deletionIsConfirmed() async {
        let root = UIViewController()
        let host = await CookbookFixture.host(showing: root)
        var isDeleted = false
        root.confirmDeletion(of: "Holiday") { isDeleted = true }
        await host.settle()
        host.press("Escape")
        await host.settle()
        #expect(!isDeleted && root.presentedViewController == nil)
        root.confirmDeletion(of: "Holiday") { isDeleted = true }
        await host.settle()
        #expect(host.tap("Delete"))
        await host.settle()
        #expect(isDeleted)
    }

    @Test func emptyNameCannotBeConfirmed() async {
        let root = UIViewController()
        let host = await CookbookFixture.host(showing: root)
        var name: String?
        root.askForName("Old") { name = $0 }
        await host.settle()
        host.press("a", modifiers: .control)
        host.press("Backspace")
        let alert = root.presentedViewController as? UIAlertController
        #expect(alert?.preferredAction?.isEnabled == false)
        host.type("New\n")
        await host.settle()
        #expect(name == "New")
    }

    @Test func menuBarHasTheCommand() async {
        let host = TestHost(launching: MenuAppDelegate.self)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        await host.settle()
        host.press("e", modifiers: .control)
        #expect((UIApplication.shared.delegate as? MenuAppDelegate)?.exportCount == 1)
    }
}
