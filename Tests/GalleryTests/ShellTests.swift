import Foundation
import Testing
import UIKitTesting

@testable import GalleryScreens

/// The Gallery's list, pages and settings, which are storyboards.
@MainActor
@Suite("The Gallery's list, pages and settings")
struct ShellTests {
    /// The Gallery in its own window, which it needs while it is visible.
    @MainActor
    private final class Fixture {
        let host: TestHost
        let window: TouchShowingWindow
        let gallery = GalleryViewController.make(sections: gallerySections)

        init(_ size: CGSize, demo: String? = nil) async {
            host = TestHost(size: size)
            if let demo { #expect(gallery.open(demoTitled: demo)) }
            window = TouchShowingWindow(frame: host.window.bounds)
            window.rootViewController = gallery
            window.makeKeyAndVisible()
            await host.settle()
        }
    }

    /// The list's cell of a demo.
    private func row(_ title: String, in gallery: GalleryViewController) throws -> DemoCell {
        let table = try #require(gallery.sidebar?.tableView)
        return try #require(table.visibleCells.lazy.compactMap { $0 as? DemoCell }.first { $0.label.text == title })
    }

    private func middle(of view: UIView) -> CGPoint { view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) }

    @Test func `in a wide window the list and a demo are side by side, and a row changes the demo`() async throws {
        let fixture = await Fixture(CGSize(width: 1280, height: 800))
        defer { withExtendedLifetime(fixture) {} }
        let (host, gallery) = (fixture.host, fixture.gallery)
        #expect(!gallery.isCollapsed && gallery.detail?.demo?.title == "Drop")
        #expect(try row("Drop", in: gallery).isSelected)
        #expect(gallery.sidebar?.view.convert(gallery.sidebar?.view.bounds ?? .zero, to: nil).width == 320)
        host.tap(at: middle(of: try row("Stacks", in: gallery)))
        await host.settle()
        #expect(gallery.detail?.demo?.title == "Stacks" && gallery.detail?.viewIfLoaded?.window != nil)
        #expect(try row("Stacks", in: gallery).isSelected && !row("Drop", in: gallery).isSelected)
        #expect(try row("Stacks", in: gallery).showsChevron == false)
    }

    @Test func `the row of the first demo is selected in the list`() async throws {
        let fixture = await Fixture(CGSize(width: 1280, height: 800), demo: "Transitions")
        defer { withExtendedLifetime(fixture) {} }
        let row = try row("Transitions", in: fixture.gallery)
        #expect(row.isSelected && fixture.host.window.bounds.contains(row.convert(row.bounds, to: nil)))
    }

    @Test func `in a narrow window the list is first, a row pushes its demo, and Back returns to the list`() async throws {
        let fixture = await Fixture(CGSize(width: 390, height: 844))
        defer { withExtendedLifetime(fixture) {} }
        let (host, gallery) = (fixture.host, fixture.gallery)
        #expect(gallery.isCollapsed && gallery.detail?.viewIfLoaded?.window == nil)
        let stack = try #require(gallery.sidebar?.navigationController)
        #expect(stack.viewControllers.count == 1 && stack.isNavigationBarHidden)
        #expect(try row("Drop", in: gallery).showsChevron)
        host.tap(at: middle(of: try row("Stacks", in: gallery)))
        await host.settle()
        #expect(stack.topViewController === gallery.detail && gallery.detail?.demo?.title == "Stacks")
        #expect(!stack.isNavigationBarHidden)
        host.tap(at: CGPoint(x: 40, y: 22))
        await host.settle()
        #expect(stack.viewControllers.count == 1 && stack.isNavigationBarHidden)
        #expect(try !row("Stacks", in: gallery).isSelected)
    }

    @Test func `a change of the window's width keeps the demo`() async throws {
        let fixture = await Fixture(CGSize(width: 1000, height: 700))
        defer { withExtendedLifetime(fixture) {} }
        let (host, gallery) = (fixture.host, fixture.gallery)
        gallery.open(demoTitled: "garden")
        await host.settle()
        for width in [390.0, 1000, 560, 700] {
            host.resize(to: CGSize(width: width, height: 700))
            await host.settle()
            #expect(gallery.isCollapsed == (width < 640))
            #expect(gallery.detail?.demo?.title == "Garden" && gallery.detail?.viewIfLoaded?.window != nil, "\(width)")
        }
        #expect(gallery.open(demoTitled: "nothing") == false)
    }

    @Test func `the settings are a sheet whose switches change the window, and which pushes a page`() async throws {
        let fixture = await Fixture(CGSize(width: 1024, height: 768))
        defer { withExtendedLifetime(fixture) {} }
        let (host, gallery) = (fixture.host, fixture.gallery)
        let window = try #require(gallery.view.window as? TouchShowingWindow)
        host.tap(at: CGPoint(x: 286, y: 46))
        await host.settle()
        let stack = try #require(gallery.presentedViewController as? UINavigationController)
        let settings = try #require(stack.topViewController as? SettingsViewController)
        #expect(!settings.darkSwitch.isOn && !settings.touchesSwitch.isOn)
        host.tap(at: middle(of: settings.darkSwitch))
        host.tap(at: middle(of: settings.touchesSwitch))
        await host.settle()
        #expect(window.overrideUserInterfaceStyle == .dark && window.showsTouches)
        let about = try #require(settings.tableView.cellForRow(at: IndexPath(row: 0, section: 1)))
        host.tap(at: middle(of: about))
        await host.settle()
        #expect(stack.viewControllers.count == 2)
        stack.popViewController(animated: false)
        settings.performSegue(withIdentifier: "done", sender: nil)
        await host.settle()
        #expect(gallery.presentedViewController == nil)
    }

    @Test func `Garden: a plant is opened, changed and added`() async throws {
        let driver = await DemoDriver(GardenViewController.demo)
        let stack = try #require(driver.screen as? UINavigationController)
        let garden = try #require(stack.topViewController as? GardenViewController)
        let cell = try #require(garden.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? PlantCell)
        #expect(cell.name.text == "Olive tree" && cell.note.text == "Water every 7 days")
        driver.host.tap(at: driver.center(of: cell))
        await driver.host.settle()
        let page = try #require(stack.topViewController as? PlantViewController)
        let week = try #require(page.children.first as? WeekViewController)
        #expect(page.days.text == "Water every 7 days" && week.collectionView.visibleCells.count > 3)
        page.stepper.value = 3
        page.stepper.sendActions(for: .valueChanged)
        #expect(week.days == 3)
        stack.popViewController(animated: true)
        await driver.host.settle()
        #expect((garden.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? PlantCell)?.note.text == "Water every 3 days")

        garden.performSegue(withIdentifier: "new", sender: nil)
        await driver.host.settle()
        let sheet = try #require((garden.presentedViewController as? UINavigationController)?.topViewController as? NewPlantViewController)
        sheet.name.text = "Basil"
        sheet.performSegue(withIdentifier: "save", sender: nil)
        await driver.host.settle()
        #expect(garden.presentedViewController == nil)
        #expect(garden.tableView.numberOfRows(inSection: 0) == 5)
        #expect((garden.tableView.cellForRow(at: IndexPath(row: 4, section: 0)) as? PlantCell)?.name.text == "Basil")
    }
}
