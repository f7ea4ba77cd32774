import Testing
import UIKitTesting

@testable import GalleryScreens

@MainActor
@Suite("Demos")
struct DemoTests {
    @Test func `the Gallery lists its demos, each with a name, a sentence and a screen`() {
        let demos = gallerySections.flatMap(\.demos)
        #expect(
            demos.map(\.title) == [
                "Drop", "Stacks", "Blind Spot", "Tables", "Shop", "File Well", "Magnets", "Scrolling", "Controls", "Web Taps", "Words",
                "Constraints", "Garden", "Photos", "Interruptible", "Transitions", "Desktop",
            ])
        for demo in demos {
            #expect(demo.summary.hasSuffix("."))
            #expect(demo.makeViewController() !== demo.makeViewController())
        }
    }

    @Test func `Drop: a field gets the colour's border on enter and its fill on drop`() async throws {
        let driver = await DemoDriver(DropViewController.demo)
        let source = try #require(driver.views(Tile.self).first)
        let field = try #require(driver.views(DropTarget.self).first)
        let color = source.paint.color.resolvedColor(with: field.traitCollection).cgColor
        let finger = await driver.drag(from: driver.center(of: source), to: driver.center(of: field))
        #expect(field.layer.borderColor == color)
        #expect(driver.status == "Blue over the kitchen")
        finger.lift()
        await driver.host.settle()
        #expect(field.paint?.name == source.paint.name)
        #expect(driver.status == "Painted the kitchen blue")
        #expect(driver.host.window.subviews.count == 1, "the dragged tile is gone")
    }

    @Test func `Drop: a colour released outside of the fields returns to its source`() async throws {
        let driver = await DemoDriver(DropViewController.demo)
        let source = try #require(driver.views(Tile.self).first)
        let finger = await driver.drag(from: driver.center(of: source), to: CGPoint(x: 20, y: 20))
        #expect(driver.status == "Dragging blue")
        let tile = try #require(driver.host.window.subviews.last)
        finger.lift()
        #expect(driver.status.hasPrefix("Cancelled"))
        driver.host.advance(by: 0.2)
        let frame = driver.host.presentedFrame(of: tile)
        let goal = driver.center(of: source)
        #expect(hypot(frame.midX - goal.x, frame.midY - goal.y) < hypot(20 - goal.x, 20 - goal.y) * 0.8)
        await driver.host.settle()
        #expect(tile.superview == nil)
        #expect(tile.alpha == 0)
    }

    @Test func `Drop: two fingers drag two colours at once`() async throws {
        let driver = await DemoDriver(DropViewController.demo)
        let sources = driver.views(Tile.self)
        let fields = driver.views(DropTarget.self)
        let one = driver.host.touchDown(at: driver.center(of: sources[0]))
        let other = driver.host.touchDown(at: driver.center(of: sources[3]))
        one.move(to: driver.center(of: fields[0]), duration: 0.2)
        other.move(to: driver.center(of: fields[3]), duration: 0.2)
        one.lift()
        other.lift()
        await driver.host.settle()
        #expect(fields[0].paint?.name == sources[0].paint.name)
        #expect(fields[3].paint?.name == sources[3].paint.name)
    }

    @Test func `Stacks: a card moves to the other stack, at the position of the drop`() async throws {
        let driver = await DemoDriver(StacksViewController.demo)
        let stacks = driver.views(CardStack.self)
        let card = try #require(stacks[0].cards.dropFirst().first)
        let below = driver.center(of: stacks[1].cards[0])
        let finger = await driver.drag(from: driver.center(of: card), to: CGPoint(x: below.x, y: below.y + 10))
        #expect(stacks.map(\.cards.count) == [3, 2])
        #expect(stacks[1].visitors == 1)
        finger.lift()
        await driver.host.settle()
        #expect(stacks.map(\.cards.count) == [3, 3])
        #expect(stacks[1].index(of: card) == 1)
        #expect(card.superview === stacks[1])
        #expect(stacks[1].visitors == 0)
        #expect(card.frame.midX == stacks[1].bounds.midX)
    }

    @Test func `Stacks: a card released outside returns to its position`() async throws {
        let driver = await DemoDriver(StacksViewController.demo)
        let stacks = driver.views(CardStack.self)
        let card = try #require(stacks[0].cards.dropFirst().first)
        let position = driver.center(of: card)
        await driver.drag(from: position, to: CGPoint(x: 200, y: 30)).lift()
        await driver.host.settle()
        #expect(stacks[0].index(of: card) == 1)
        #expect(driver.center(of: card) == position)
    }

    @Test func `Stacks: a finger on each stack drags a card of each`() async throws {
        let driver = await DemoDriver(StacksViewController.demo)
        let stacks = driver.views(CardStack.self)
        let (left, right) = (stacks[0].cards[0], stacks[1].cards[0])
        let one = driver.host.touchDown(at: driver.center(of: left))
        let other = driver.host.touchDown(at: driver.center(of: right))
        let goals = [driver.center(of: stacks[1]), driver.center(of: stacks[0])]
        one.move(to: goals[0], duration: 0.3)
        other.move(to: goals[1], duration: 0.3)
        one.lift()
        other.lift()
        await driver.host.settle()
        #expect(left.superview === stacks[1] && right.superview === stacks[0])
    }

    @Test func `Stacks: the empty area drags nothing`() async throws {
        let driver = await DemoDriver(StacksViewController.demo)
        let stack = try #require(driver.views(CardStack.self).first)
        let empty = stack.convert(CGPoint(x: stack.bounds.midX, y: stack.bounds.maxY - 10), to: nil)
        await driver.drag(from: empty, to: CGPoint(x: 300, y: 500)).lift()
        #expect(driver.status == "Ready")
    }

    @Test func `Blind Spot: the field accepts pebbles, its spot refuses them`() async throws {
        let driver = await DemoDriver(BlindSpotViewController.demo)
        let field = try #require(driver.views(BlindField.self).first)
        let source = try #require(driver.views(Tile.self).first)
        await driver.drag(from: driver.center(of: source), to: driver.center(of: field)).lift()
        #expect(driver.status.hasPrefix("Refused"))
        await driver.host.settle()
        #expect(field.subviews.compactMap { $0 as? Tile }.isEmpty)
        await driver.drag(from: driver.center(of: source), to: field.convert(CGPoint(x: 50, y: 50), to: nil)).lift()
        await driver.host.settle()
        let pebble = try #require(field.subviews.compactMap { $0 as? Tile }.first)
        #expect(pebble.center == CGPoint(x: 50, y: 50))
        #expect(driver.status == "Dropped blue")
    }

    @Test func `Blind Spot: a pebble in the field can be moved, and returns if it is refused`() async throws {
        let driver = await DemoDriver(BlindSpotViewController.demo)
        let field = try #require(driver.views(BlindField.self).first)
        let source = try #require(driver.views(Tile.self).first)
        let position = field.convert(CGPoint(x: 50, y: 50), to: nil)
        await driver.drag(from: driver.center(of: source), to: position).lift()
        await driver.host.settle()
        let pebble = try #require(field.subviews.compactMap { $0 as? Tile }.first)
        await driver.drag(from: position, to: driver.center(of: field)).lift()
        await driver.host.settle()
        #expect(pebble.superview === field && pebble.center == CGPoint(x: 50, y: 50))
        await driver.drag(from: position, to: field.convert(CGPoint(x: 60, y: 300), to: nil)).lift()
        await driver.host.settle()
        #expect(pebble.superview === field && pebble.center == CGPoint(x: 60, y: 300))
    }

    @Test func `the demos follow the window's size`() async throws {
        for demo in gallerySections.flatMap(\.demos) {
            let driver = await DemoDriver(demo)
            for size in [CGSize(width: 320, height: 480), CGSize(width: 844, height: 390), CGSize(width: 1400, height: 900)] {
                driver.host.resize(to: size)
                await driver.host.settle()
                #expect(driver.screen.view.bounds.size == size)
                guard let screen = driver.screen as? StageViewController else { continue }
                #expect(screen.stage.frame.maxX <= size.width && screen.stage.frame.maxY <= size.height)
            }
        }
    }
}
