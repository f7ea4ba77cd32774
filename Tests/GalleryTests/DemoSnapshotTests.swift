import Testing
import UIKitTesting

@testable import GalleryScreens

/// Snapshots of the three demos at rest, during a drag and after its drop.
@MainActor
@Suite("Snapshots of the demos")
struct DemoSnapshotTests {
    @Test(arguments: DemoDriver.Size.all)
    func drop(size: DemoDriver.Size) async throws {
        let driver = await DemoDriver(DropViewController.demo, size: size)
        try expectPicture(driver.host.snapshot(), named: "drop-\(size.name)-rest")
        let target = try #require(driver.views(DropTarget.self).dropFirst(2).first)
        let source = try #require(driver.views(Tile.self).first)
        let finger = await driver.drag(from: driver.center(of: source), to: driver.center(of: target))
        try expectPicture(driver.host.snapshot(), named: "drop-\(size.name)-dragging")
        finger.lift()
        await driver.host.settle()
        try expectPicture(driver.host.snapshot(), named: "drop-\(size.name)-dropped")
    }

    @Test(arguments: DemoDriver.Size.all)
    func stacks(size: DemoDriver.Size) async throws {
        let driver = await DemoDriver(StacksViewController.demo, size: size)
        try expectPicture(driver.host.snapshot(), named: "stacks-\(size.name)-rest")
        let stacks = driver.views(CardStack.self)
        let card = try #require(stacks.first?.cards.dropFirst().first)
        let goal = try #require(stacks.last?.cards.first)
        var point = driver.center(of: goal)
        point.y += 36
        let finger = await driver.drag(from: driver.center(of: card), to: point)
        try expectPicture(driver.host.snapshot(), named: "stacks-\(size.name)-dragging")
        finger.lift()
        await driver.host.settle()
        try expectPicture(driver.host.snapshot(), named: "stacks-\(size.name)-dropped")
    }

    @Test(arguments: DemoDriver.Size.all)
    func blindSpot(size: DemoDriver.Size) async throws {
        let driver = await DemoDriver(BlindSpotViewController.demo, size: size)
        try expectPicture(driver.host.snapshot(), named: "blindspot-\(size.name)-rest")
        let field = try #require(driver.views(BlindField.self).first)
        let sources = driver.views(Tile.self)
        let corner = field.convert(CGPoint(x: 70, y: 80), to: nil)
        await driver.drag(from: driver.center(of: try #require(sources.last)), to: corner).lift()
        let finger = await driver.drag(from: driver.center(of: try #require(sources.first)), to: driver.center(of: field))
        try expectPicture(driver.host.snapshot(), named: "blindspot-\(size.name)-dragging")
        finger.lift()
        await driver.host.settle()
        try expectPicture(driver.host.snapshot(), named: "blindspot-\(size.name)-refused")
        let side = field.convert(CGPoint(x: field.bounds.maxX - 70, y: field.bounds.maxY - 90), to: nil)
        await driver.drag(from: driver.center(of: try #require(sources.first)), to: side).lift()
        await driver.host.settle()
        try expectPicture(driver.host.snapshot(), named: "blindspot-\(size.name)-dropped")
    }

    @Test func dark() async throws {
        for (demo, name) in [
            (DropViewController.demo, "drop"), (StacksViewController.demo, "stacks"), (BlindSpotViewController.demo, "blindspot"),
        ] {
            let driver = await DemoDriver(demo, dark: true)
            try expectPicture(driver.host.snapshot(), named: "\(name)-dark")
        }
    }
}
