import Testing
import UIKit
import UIKitTesting

@testable import Piano

@MainActor
struct PianoTests {
    /// Records what is played: `+C4` for a start, `-C4` for an end.
    private final class Recorder: Instrument {
        var notes: [String] = []
        func start(_ note: Note) { notes.append("+" + note.name) }
        func stop(_ note: Note) { notes.append("-" + note.name) }

        func take() -> [String] {
            defer { notes = [] }
            return notes
        }
    }

    private let host = TestHost(size: CGSize(width: 480, height: 360))
    private let recorder = Recorder()
    private let screen: PianoViewController

    init() async {
        screen = PianoViewController(instrument: recorder)
        host.window.rootViewController = screen
        await host.settle()
    }

    /// A point on a key that no black key covers.
    private func point(_ name: String) throws -> CGPoint {
        let key = try #require(screen.keyboard.keys.first { $0.note.name == name })
        return screen.keyboard.convert(CGPoint(x: key.frame.midX, y: key.frame.maxY - 10), to: nil)
    }

    @Test func chordOfThreeFingers() throws {
        let fingers = try ["C4", "E4", "G4"].map { host.touchDown(at: try point($0)) }
        #expect(recorder.take() == ["+C4", "+E4", "+G4"])
        #expect(screen.keyboard.keys.filter(\.isDown).map(\.note.name) == ["C4", "E4", "G4"])
        fingers[1].lift()
        #expect(recorder.take() == ["-E4"])
        fingers[0].lift()
        fingers[2].cancel()
        #expect(recorder.take() == ["-C4", "-G4"])
        #expect(!screen.keyboard.keys.contains { $0.isDown })
    }

    @Test func slidingFingerPlaysEachKeyWhileAnotherHolds() throws {
        let held = host.touchDown(at: try point("C5"))
        let sliding = host.touchDown(at: try point("C4"))
        sliding.move(to: try point("F4"), duration: 0.4)
        #expect(recorder.take() == ["+C5", "+C4", "-C4", "+D4", "-D4", "+E4", "-E4", "+F4"])
        sliding.lift()
        held.lift()
        #expect(recorder.take() == ["-F4", "-C5"])
    }

    @Test func noteOfTwoFingersEndsWithTheLast() throws {
        let first = host.touchDown(at: try point("D4"))
        let second = host.touchDown(at: try point("D4"))
        first.lift()
        #expect(recorder.take() == ["+D4", "+D4"])
        second.lift()
        #expect(recorder.take() == ["-D4"])
    }

    @Test func fingerThatLeavesTheKeyboardEndsItsNote() throws {
        let finger = host.touchDown(at: try point("D4"))
        finger.move(to: CGPoint(x: 200, y: 5))
        #expect(recorder.take() == ["+D4", "-D4"])
        finger.lift()
        #expect(recorder.take() == [])
    }

    @Test func blackKeyIsInFront() throws {
        let key = try #require(screen.keyboard.keys.first { $0.note.name == "F♯4" })
        host.tap(at: screen.keyboard.convert(CGPoint(x: key.frame.midX, y: 20), to: nil))
        #expect(recorder.take() == ["+F♯4", "-F♯4"])
    }

    @Test func lettersPlayAndKeyRepeatIsIgnored() {
        host.keyDown("a")
        host.keyRepeat("a")
        host.keyDown("e")
        #expect(recorder.take() == ["+C4", "+D♯4"])
        host.keyUp("a")
        host.keyUp("e")
        #expect(recorder.take() == ["-C4", "-D♯4"])
    }

    @Test func wideWindowHasTwoOctaves() async {
        #expect(screen.keyboard.keys.count == 13)
        host.resize(to: CGSize(width: 1000, height: 400))
        await host.settle()
        #expect(screen.keyboard.keys.count == 25)
    }

    @Test func screenReaderPlaysAKey() {
        #expect(host.activate("E4"))
        #expect(recorder.take() == ["+E4", "-E4"])
    }

    @Test func frequenciesAreThoseOfEqualTemperament() {
        #expect(Note(number: 69).frequency == 440)
        #expect(abs(Note(number: 60).frequency - 261.63) < 0.01)
        #expect(Note(number: 60).name == "C4" && Note(number: 73).name == "C♯5")
    }

    @Test func soundIsAWaveFile() {
        let data = StringInstrument.wave(of: Note(number: 60))
        #expect(data.starts(with: Data("RIFF".utf8)))
        #expect(data.count == 44 + 22_050 * 2 * 2)
    }

    @Test func appPlaysItsInstrument() async {
        let host = TestHost(launching: AppDelegate.self, size: CGSize(width: 480, height: 360))
        await host.settle()
        host.tap(at: CGPoint(x: 20, y: 340))
        #expect(host.media.playing.count == 1)
    }
}
