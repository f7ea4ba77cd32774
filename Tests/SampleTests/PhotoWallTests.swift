import Testing
import UIKit
import UIKitTesting

@testable import PhotoWall

@MainActor
struct PhotoWallTests {
    private let host = TestHost(size: CGSize(width: 1000, height: 700))
    private let screen = PhotoWallViewController()

    init() async {
        host.window.rootViewController = UINavigationController(rootViewController: screen)
        await host.settle()
    }

    private func photo(_ name: String) throws -> PhotoView { try #require(screen.photos.first { $0.accessibilityLabel == name }) }

    /// A point of a photo in window coordinates; (0.5, 0.5) is the middle.
    private func point(_ x: CGFloat, _ y: CGFloat, of photo: PhotoView) -> CGPoint {
        photo.convert(CGPoint(x: photo.bounds.width * x, y: photo.bounds.height * y), to: nil)
    }

    private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat { hypot(one.x - other.x, one.y - other.y) }

    /// Waits for other threads to load and decode photos.
    private func wait(forPhotos count: Int) async {
        for _ in 0..<1000 where screen.photos.count != count {
            await host.settle()
            try? await Task.sleep(for: .milliseconds(2))
        }
        #expect(screen.photos.count == count)
    }

    @Test func twoFingersDragTwoPhotosAtOnce() throws {
        let (morning, night) = (try photo("Morning"), try photo("Night"))
        let starts = [morning.center, night.center]
        let fingers = [morning, night].map { host.touchDown(at: point(0.5, 0.5, of: $0)) }
        for step in 1...10 {
            fingers[0].move(to: CGPoint(x: fingers[0].location.x + 6, y: fingers[0].location.y + CGFloat(step)))
            fingers[1].move(to: CGPoint(x: fingers[1].location.x - 6, y: fingers[1].location.y))
            host.advance(by: 0.016)
        }
        for finger in fingers { finger.hold(for: 0.2) }
        for finger in fingers { finger.lift() }
        #expect(morning.center.x - starts[0].x > 45 && night.center.x - starts[1].x < -45)
    }

    @Test func pointsUnderTwoFingersStayUnderThem() throws {
        let noon = try photo("Noon")
        let grips = [CGPoint(x: 0.3, y: 0.4), CGPoint(x: 0.7, y: 0.6)]
        let fingers = grips.map { host.touchDown(at: point($0.x, $0.y, of: noon)) }
        let (middle, radius) = (point(0.5, 0.5, of: noon), distance(fingers[0].location, fingers[1].location) / 2)
        let start = atan2(fingers[0].location.y - middle.y, fingers[0].location.x - middle.x)
        for step in 1...40 {
            let share = CGFloat(step) / 40
            for (index, finger) in fingers.enumerated() {
                let (angle, radius) = (start + share * 0.8 + CGFloat(index) * .pi, radius * (1 + share))
                finger.move(to: CGPoint(x: middle.x - 60 * share + radius * cos(angle), y: middle.y + radius * sin(angle)))
            }
            host.advance(by: 0.016)
        }
        #expect(abs(noon.placement.angle - 0.05 - 0.8) < 0.2)
        #expect(noon.placement.scale > 1.4)
        // A gesture begins after some movement, during which the photo does not follow.
        for (grip, finger) in zip(grips, fingers) { #expect(distance(point(grip.x, grip.y, of: noon), finger.location) < 30) }
        for finger in fingers { finger.lift() }
    }

    @Test func touchedPhotoIsInFront() throws {
        let morning = try photo("Morning")
        host.touchDown(at: point(0.5, 0.5, of: morning)).lift()
        #expect(screen.photos.last === morning)
    }

    @Test func doubleTapFitsAPhotoAndReturnsIt() async throws {
        let evening = try photo("Evening")
        let before = evening.placement
        host.tap(at: point(0.5, 0.5, of: evening), count: 2)
        await host.settle()
        #expect(screen.photos.last === evening && evening.placement.angle == 0)
        #expect(evening.frame.width > 800 || evening.frame.height > 550)
        #expect(screen.view.bounds.inset(by: screen.view.safeAreaInsets).contains(evening.frame))
        host.pointer.move(to: point(0.5, 0.5, of: evening))
        host.pointer.click(count: 2)
        await host.settle()
        #expect(evening.placement == before)
    }

    @Test func thrownPhotoGlidesOnAndStaysOnTheWall() async throws {
        let noon = try photo("Noon")
        let finger = host.touchDown(at: point(0.5, 0.5, of: noon))
        finger.move(to: CGPoint(x: finger.location.x + 150, y: finger.location.y), duration: 0.08)
        let released = noon.center.x
        finger.lift()
        #expect(noon.placement.center.x > released)
        await host.settle()
        #expect(screen.view.bounds.insetBy(dx: -1, dy: -1).contains(noon.center))
    }

    @Test func fingerCatchesAGlidingPhoto() async throws {
        let noon = try photo("Noon")
        let finger = host.touchDown(at: point(0.5, 0.5, of: noon))
        finger.move(to: CGPoint(x: finger.location.x - 120, y: finger.location.y), duration: 0.08)
        finger.lift()
        host.advance(by: 0.1)
        let shown = host.presentedFrame(of: noon)
        let second = host.touchDown(at: CGPoint(x: shown.midX, y: shown.midY))
        host.advance(by: 1)
        #expect(abs(noon.frame.midX - shown.midX) < 12)
        second.lift()
    }

    @Test func fingerOnAPhotoThatIsBeingFittedDoesNotChangeItsSizeAtOnce() throws {
        let noon = try photo("Noon")
        noon.toggleFit()
        host.advance(by: 0.1)
        let before = host.presentedFrame(of: noon)
        let finger = host.touchDown(at: CGPoint(x: before.midX, y: before.midY))
        host.advance(by: 0.017)
        let after = host.presentedFrame(of: noon)
        #expect(abs(after.height - before.height) < before.height * 0.1)
        #expect(abs(after.midX - before.midX) < 2 && abs(after.midY - before.midY) < 2)
        finger.lift()
    }

    @Test func mouseDragsAPhoto() throws {
        let night = try photo("Night")
        let start = night.center
        host.pointer.move(to: point(0.5, 0.5, of: night))
        host.pointer.press()
        let end = CGPoint(x: point(0.5, 0.5, of: night).x - 100, y: point(0.5, 0.5, of: night).y - 50)
        host.pointer.move(to: end, duration: 0.3)
        host.advance(by: 0.3)
        host.pointer.release()
        #expect(start.x - night.center.x > 85 && start.y - night.center.y > 40)
    }

    @Test func undoRevertsAWholeGesture() async throws {
        let noon = try photo("Noon")
        let before = noon.placement
        host.pinch(at: point(0.5, 0.5, of: noon), from: 60, to: 160)
        #expect(noon.placement.scale > before.scale * 1.5)
        await host.settle()
        host.press("z", modifiers: .control)
        await host.settle()
        #expect(distance(noon.placement.center, before.center) < 0.01 && abs(noon.placement.scale - before.scale) < 0.001)
        host.press("z", modifiers: [.control, .shift])
        await host.settle()
        #expect(noon.placement.scale > before.scale * 1.5)
    }

    @Test func keysMoveScaleRotateAndRemoveAPhoto() async throws {
        let noon = try photo("Noon")
        while !noon.isFirstResponder { host.press("Tab") }
        let before = noon.placement
        host.press("ArrowRight")
        host.press("+")
        host.press("]")
        await host.settle()
        #expect(abs(noon.placement.center.x - before.center.x - 20) < 0.01)
        #expect(abs(noon.placement.scale / before.scale - 1.25) < 0.001 && abs(noon.placement.angle - before.angle - .pi / 12) < 0.001)
        host.press("Return")
        await host.settle()
        #expect(noon.placement.angle == 0 && screen.photos.last === noon)
        host.press("Delete")
        #expect(!screen.photos.contains(noon))
        host.press("z", modifiers: .control)
        #expect(screen.photos.contains(noon))
    }

    @Test func arrangeIsOneUndo() async {
        let before = screen.photos.map(\.placement)
        #expect(host.tap("Arrange"))
        await host.settle()
        #expect(screen.photos.allSatisfy { $0.placement.angle == 0 })
        #expect(zip(screen.photos, screen.photos.dropFirst()).allSatisfy { !$0.frame.intersects($1.frame) })
        #expect(host.tap("Undo"))
        await host.settle()
        #expect(screen.photos.map(\.placement) == before)
    }

    @Test func filesOfAFileManagerBecomePhotosAtTheDrop() async throws {
        let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["One.png", "Two.png", "Notes.txt"].map(folder.appendingPathComponent)
        for file in files { try (SamplePhoto.all[0].image.pngData() ?? Data()).write(to: file) }
        try Data("text".utf8).write(to: files[2])
        let list = files.map { $0.absoluteString + "\r\n" }.joined()
        let drag = host.dragFromOutside(OutsideContent(["text/uri-list": Data(list.utf8)]))
        let point = CGPoint(x: 300, y: 400)
        drag.move(to: point)
        #expect(drag.proposal == .copy)
        drag.drop()
        await wait(forPhotos: 8)
        #expect(screen.photos.suffix(2).allSatisfy { distance($0.center, screen.view.convert(point, from: nil)) < 40 })
        #expect(host.tap("Undo"))
        await host.settle()
    }

    @Test func imageOfAnotherProgramBecomesAPhoto() async throws {
        let data = try #require(SamplePhoto.all[1].image.pngData())
        let drag = host.dragFromOutside(OutsideContent(["image/png": data]))
        drag.drop(at: CGPoint(x: 300, y: 400))
        await wait(forPhotos: 7)
    }

    @Test func screenReaderUsesAPhoto() async throws {
        let noon = try photo("Noon")
        let scale = noon.placement.scale
        noon.accessibilityIncrement()
        #expect(noon.placement.scale > scale)
        let action = try #require(noon.accessibilityCustomActions?.first { $0.name == "Rotate Left" })
        #expect(action.actionHandler?(action) == true)
        #expect(host.activate("Noon"))
        await host.settle()
        #expect(screen.photos.last === noon)
    }

    @Test func photosKeepTheirRelativePositionInASmallerWindow() async {
        let before = screen.photos.map { CGPoint(x: $0.center.x / screen.view.bounds.width, y: $0.center.y / screen.view.bounds.height) }
        host.resize(to: CGSize(width: 390, height: 844))
        await host.settle()
        for (photo, old) in zip(screen.photos, before) {
            #expect(abs(photo.center.x / screen.view.bounds.width - old.x) < 0.01)
            #expect(screen.view.bounds.contains(photo.center))
        }
    }

    @Test func appStarts() async {
        let host = TestHost(launching: AppDelegate.self)
        await host.settle()
        #expect(host.view(labelled: "Noon") != nil)
        #expect(host.performAccessibilityAudit().isEmpty)
    }
}
