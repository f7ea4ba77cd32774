import Testing
import UIKitTesting

@testable import GalleryScreens

@MainActor
@Suite("The Interruptible demo")
struct InterruptibleTests {
    private struct Screen {
        let driver: DemoDriver
        let controller: InterruptibleViewController
        var host: TestHost { driver.host }

        @MainActor init(size: DemoDriver.Size = .phone, dark: Bool = false) async throws {
            driver = await DemoDriver(InterruptibleViewController.demo, size: size, dark: dark)
            controller = try #require(driver.screen as? InterruptibleViewController)
        }

        @MainActor func lane(_ name: String) throws -> MotionLane { try #require(controller.lanes.first { $0.name == name }) }

        /// The centre of a lane's moving view, in window coordinates.
        @MainActor func middle(_ lane: MotionLane) -> CGPoint { lane.convert(lane.shownMiddle, to: nil) }

        /// The distance of a finger, in window points, that corresponds to the whole path.
        @MainActor func drag(_ lane: MotionLane) -> CGFloat {
            (lane.motion.path.end.y - lane.motion.path.start.y) / MotionLane.length * MotionLane.Field.drag
        }
    }

    nonisolated static let names = ["By hand", "Explicit", "Implicit", "Animator", "Many"]

    @Test("If a drag ends beyond half of the path, the animation runs to the end", arguments: names, [DemoDriver.Size.phone, .desktop])
    func releaseBeyondHalfFinishes(name: String, size: DemoDriver.Size) async throws {
        let screen = try await Screen(size: size)
        let lane = try screen.lane(name)
        let start = screen.middle(lane)
        let finger = screen.host.touchDown(at: start)
        finger.move(to: CGPoint(x: start.x, y: start.y + 0.6 * screen.drag(lane)), duration: 0.3)
        #expect(abs(lane.shownProgress - 0.6) < (name == "Many" ? 0.2 : 0.02))
        #expect(lane.isMoving && screen.driver.status == "\(name): 60 %")
        finger.lift()
        #expect(screen.driver.status == "\(name): goes on")
        await screen.host.settle()
        #expect(abs(lane.shownProgress - 1) < 1e-6 && !lane.isMoving)
        #expect(screen.driver.status == "\(name): arrived")
        #expect(lane.mover.layer.speed == 1 && lane.mover.layer.timeOffset == 0 && lane.mover.layer.beginTime == 0)
        #expect(screen.host.isSettled)
    }

    @Test("If a drag ends before half of the path, the view moves back by speed −1 or a display link", arguments: names, [false, true])
    func releaseBeforeHalfReturns(name: String, byLink: Bool) async throws {
        let screen = try await Screen()
        if byLink {
            let bar = screen.controller.rewindingBar
            screen.host.tap(at: bar.convert(CGPoint(x: bar.bounds.width * 0.75, y: 18), to: nil))
            await screen.host.settle()
            #expect(screen.controller.lanes.allSatisfy { $0.motion.rewinding == .displayLink })
        }
        let lane = try screen.lane(name)
        let start = screen.middle(lane)
        let finger = screen.host.touchDown(at: start)
        finger.move(to: CGPoint(x: start.x, y: start.y + 0.4 * screen.drag(lane)), duration: 0.3)
        finger.lift()
        #expect(screen.driver.status == "\(name): goes back")
        await screen.host.settle()
        #expect(abs(lane.shownProgress) < 1e-6 && !lane.isMoving)
        #expect(screen.driver.status == "\(name): back at its start")
        let movers = (lane.mover as? Flock)?.birds ?? [lane.mover]
        #expect(movers.allSatisfy { $0.layer.animationKeys() == nil })
    }

    @Test("A view that a drag has moved to the end can be dragged back to its start", arguments: names)
    func fromTheEnd(name: String) async throws {
        let screen = try await Screen()
        let lane = try screen.lane(name)
        for part in [0.8, -0.7] {
            let start = screen.middle(lane)
            let finger = screen.host.touchDown(at: start)
            finger.move(to: CGPoint(x: start.x, y: start.y + part * screen.drag(lane)), duration: 0.3)
            finger.lift()
            await screen.host.settle()
        }
        #expect(abs(lane.shownProgress) < 1e-6)
    }

    @Test("A touch outside of the draggable view does nothing; a mouse drags like a finger", arguments: names)
    func byMouse(name: String) async throws {
        let screen = try await Screen(size: .desktop)
        let lane = try screen.lane(name)
        let start = screen.middle(lane)
        screen.host.drag(from: CGPoint(x: start.x, y: start.y + 150), to: CGPoint(x: start.x, y: start.y + 300))
        await screen.host.settle()
        #expect(lane.shownProgress == 0 && screen.driver.status == "Ready")
        screen.host.pointer.move(to: start)
        screen.host.pointer.press()
        screen.host.pointer.move(to: CGPoint(x: start.x, y: start.y + 0.7 * screen.drag(lane)), duration: 0.3)
        screen.host.pointer.release()
        await screen.host.settle()
        #expect(abs(lane.shownProgress - 1) < 1e-6)
    }

    @Test("Two touches drag two lanes simultaneously; resizing the window during the drags returns all lanes to their starts")
    func twoFingers() async throws {
        let screen = try await Screen()
        let lanes = screen.controller.lanes
        let fingers = lanes.prefix(2).map { screen.host.touchDown(at: screen.middle($0)) }
        for (finger, part) in zip(fingers, [0.3, 0.8]) {
            finger.move(to: CGPoint(x: finger.location.x, y: finger.location.y + part * screen.drag(lanes[0])), duration: 0.2)
        }
        #expect(abs(lanes[0].shownProgress - 0.3) < 0.02 && abs(lanes[1].shownProgress - 0.8) < 0.02)
        screen.host.resize(to: CGSize(width: 700, height: 500))
        screen.host.advance(by: 0.1)
        for finger in fingers { finger.lift() }
        await screen.host.settle()
        #expect(lanes.allSatisfy { abs($0.shownProgress) < 1e-6 && $0.mover.layer.speed == 1 })
    }

    @Test("The plot records the positions of a lane while it moves, and records nothing at rest")
    func plots() async throws {
        let screen = try await Screen()
        let lane = try screen.lane("Animator")
        let start = screen.middle(lane)
        let finger = screen.host.touchDown(at: start)
        finger.move(to: CGPoint(x: start.x, y: start.y + 0.5 * screen.drag(lane)), duration: 0.5)
        let plot = screen.controller.plot
        #expect(plot.samples.count > 20)
        #expect(abs((plot.samples.last?.position ?? 0) - 0.5) < 0.03)
        #expect(plot.samples.dropFirst(5).allSatisfy { $0.velocity > 0 && $0.velocity < 900 })
        #expect(zip(plot.samples, plot.samples.dropFirst()).allSatisfy { $0.time < $1.time && $0.position <= $1.position + 1e-9 })
        finger.cancel()
        await screen.host.settle()
        let count = plot.samples.count
        screen.host.advance(by: 2)
        #expect(plot.samples.count == count)
        #expect(screen.host.isSettled)
    }

    @Test("The demo matches its reference images, at rest and during drags", arguments: DemoDriver.Size.all, [false, true])
    func snapshots(size: DemoDriver.Size, dark: Bool) async throws {
        let screen = try await Screen(size: size, dark: dark)
        let name = "interruptible-\(size.name)\(dark ? "-dark" : "")"
        try expectPicture(screen.host.snapshot(), named: "\(name)-rest")
        for (lane, part) in zip(screen.controller.lanes, [0.3, 0.5, 0.7, 0.9, 0.55]) {
            let start = screen.middle(lane)
            let finger = screen.host.touchDown(at: start)
            finger.move(to: CGPoint(x: start.x, y: start.y + part * screen.drag(lane)), duration: lane.name == "Many" ? 0.6 : 0.1)
            if lane.name == "Many" {
                finger.move(to: CGPoint(x: start.x, y: start.y + 0.25 * screen.drag(lane)), duration: 0.5)
                finger.move(to: CGPoint(x: start.x, y: start.y + part * screen.drag(lane)), duration: 0.7)
            }
        }
        try expectPicture(screen.host.snapshot(), named: "\(name)-held")
    }
}
