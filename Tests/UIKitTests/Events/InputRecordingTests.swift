import Foundation
import Host
import Testing
import UIKitTesting

@testable import UIKit

/// Recording and replaying input.
@Suite @MainActor
struct InputRecordingTests {
    /// A screen whose views log all input.
    @MainActor private struct Scene {
        let fixture = GestureFixture()

        init() {
            let gestureDelegate = ClosureGestureDelegate()
            gestureDelegate.simultaneously = { _, _ in true }
            let pan = fixture.add(UIPanGestureRecognizer(), "pan")
            pan.allowedScrollTypesMask = .all
            fixture.add(UIPinchGestureRecognizer(), "pinch")
            fixture.add(UITapGestureRecognizer(), "tap")
            fixture.add(UILongPressGestureRecognizer(), "press")
            fixture.add(UIHoverGestureRecognizer(), "hover")
            let key = fixture.add(UITapGestureRecognizer(), "key", to: fixture.host.window)
            key.allowedPressTypes = [4]
            key.allowedTouchTypes = []
        }
    }

    private final class Text {
        var lines: [String] = []
        var text: String { lines.joined(separator: "\n") + "\n" }
    }

    private func perform(_ host: TestHost) {
        host.tap(at: CGPoint(x: 200, y: 200))
        host.advance(by: 0.5)
        host.drag(from: CGPoint(x: 120, y: 200), to: CGPoint(x: 260.25, y: 230), duration: 0.3)
        host.longPress(at: CGPoint(x: 200, y: 200))
        host.pinch(at: CGPoint(x: 200, y: 200), from: 50, to: 120)
        host.pointer.move(to: CGPoint(x: 150, y: 150), duration: 0.1)
        host.pointer.click()
        host.pointer.scroll(by: CGPoint(x: 0, y: 53))
        host.pointer.scroll(by: CGPoint(x: 3, y: 80), duration: 0.2)
        host.pointer.pinch(scale: 1.7, angle: 0.4, duration: 0.2)
        host.press("Return")
        host.resize(to: CGSize(width: 500, height: 700))
        host.pointer.leave()
        host.isActive = false
        host.isActive = true
    }

    @Test func recordingIsReplayed() throws {
        let original = Scene()
        let text = Text()
        let host = original.fixture.host
        _ = host.window
        UIApplication.shared.inputRecorder = InputRecorder(now: { CACurrentMediaTime() }) { text.lines.append($0) }
        perform(host)
        let lines = original.fixture.log.take()
        #expect(Set(lines).isSuperset(of: ["tap ended", "pan ended", "press ended", "pinch ended", "hover ended", "key ended"]))

        let copy = Scene()
        // The playback begins at another time than the recording.
        copy.fixture.host.advance(by: 12.345)
        try copy.fixture.host.replay(text.text)
        #expect(copy.fixture.log.take() == lines)
        #expect(copy.fixture.host.window.bounds.size == CGSize(width: 500, height: 700))
    }

    @Test func recordingIsReadBackFromItsText() throws {
        let sample = HostSample(position: CGPoint(x: 1.5, y: -2), timestamp: 3, pressure: 0.5, tilt: CGPoint(x: 0.1, y: 0))
        let recording = InputRecording(entries: [
            .init(time: 0, step: .resized(CGSize(width: 390, height: 844))),
            .init(time: 3, step: .input(.touch(HostTouch(id: 7, device: .pen, phase: .began, sample: sample, history: [sample])))),
            .init(
                time: 4,
                step: .input(
                    .key(
                        HostKey(
                            phase: .down, usage: 4, characters: "\n\"é", charactersIgnoringModifiers: "a", timestamp: 4, modifiers: .shift))
                )),
            .init(time: 5, step: .input(.pointer(HostPointer(kind: .pressed(button: 2), buttons: 2, sample: sample)))),
            .init(time: 6, step: .activated(false)),
        ])
        let again = try InputRecording(text: recording.text)
        #expect(again.text == recording.text)
        #expect(again.entries.count == 5)
        guard case .input(.touch(let touch)) = again.entries[1].step else {
            Issue.record("the second step is no touch")
            return
        }
        #expect(touch.sample == sample && touch.history == [sample] && touch.device == .pen && touch.id == 7)
    }

    @Test(arguments: ["", "something else\n", "lodestone input 1\n{\"time\":0,\"st", "lodestone input 1\n\n[]\n"])
    func invalidRecordingIsRejectedBeforeReplay(text: String) {
        let scene = Scene()
        #expect(throws: InputRecording.FormatError.self) { try scene.fixture.host.replay(text) }
        #expect(scene.fixture.log.take() == [])
    }

    @Test func nonNumericValuesAreLeftOut() {
        let text = Text()
        let recorder = InputRecorder(now: { 0 }) { text.lines.append($0) }
        let sample = HostSample(position: CGPoint(x: CGFloat.nan, y: 0), timestamp: 0)
        recorder.note(.touch(HostTouch(id: 1, phase: .began, sample: sample)), in: CGSize(width: 10, height: 10))
        #expect(text.lines.count == 2)
    }

    @Test func environmentNamesTheFile() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("input-\(UUID()).txt")
        defer { try? FileManager.default.removeItem(at: url) }
        final class Clock: HostClock {
            func now() -> TimeInterval { 5 }
        }
        #expect(InputRecorder(environment: [:], clock: Clock()) == nil)
        #expect(InputRecorder(environment: [InputRecorder.variable: "/no/such/folder/file"], clock: Clock()) == nil)
        let recorder = try #require(InputRecorder(environment: [InputRecorder.variable: url.path], clock: Clock()))
        recorder.note(.activated(true))
        let text = try String(contentsOf: url, encoding: .utf8)
        #expect(text.hasPrefix("lodestone input 1\n"))
        #expect(try InputRecording(text: text).entries.count == 1)
    }
}
