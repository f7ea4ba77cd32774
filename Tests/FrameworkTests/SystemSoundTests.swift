import AudioToolbox
import Foundation
import Testing
import UIKitTesting

@Suite("System sounds") @MainActor
struct SystemSoundTests {
    @Test("Haptic system sounds are performed by the platform; other system sounds do nothing")
    func haptics() {
        let host = TestHost()
        for number in [1519, 1520, 1521, kSystemSoundID_Vibrate] { AudioServicesPlaySystemSound(number) }
        #expect(host.feedback.count == 4 && host.feedback.contains("error"))
        AudioServicesPlaySystemSound(1007)
        #expect(host.feedback.count == 4)
    }

    @Test("A sound file gets a sound identifier and is played by the platform; a missing file is an error")
    func files() throws {
        let host = TestHost()
        let file = FileManager.default.temporaryDirectory.appending(path: "sound-\(UUID().uuidString).wav")
        try Data("RIFF".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var (number, none): (SystemSoundID, SystemSoundID) = (0, 7)
        #expect(AudioServicesCreateSystemSoundID(file, &number) == kAudioServicesNoError && number > kSystemSoundID_Vibrate)
        #expect(AudioServicesCreateSystemSoundID(file.appending(path: "none"), &none) != kAudioServicesNoError && none == 0)
        var ends = 0
        AudioServicesPlaySystemSoundWithCompletion(number) { ends += 1 }
        #expect(host.sounds == [file] && host.feedback.isEmpty && ends == 0)
        host.advance(by: 0.2)
        #expect(ends == 1)
        AudioServicesPlayAlertSound(number)
        #expect(host.sounds.count == 2 && host.feedback.count == 1)
        #expect(AudioServicesDisposeSystemSoundID(number) == kAudioServicesNoError)
        AudioServicesPlaySystemSound(number)
        #expect(host.sounds.count == 2 && AudioServicesDisposeSystemSoundID(number) != kAudioServicesNoError)
    }
}
