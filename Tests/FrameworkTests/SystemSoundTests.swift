import AudioToolbox
import Testing
import UIKitTesting

@Suite("Numbers of system sounds") @MainActor
struct SystemSoundTests {
    @Test("Those that are felt reach the platform, and sounds do nothing")
    func felt() {
        let host = TestHost()
        for number in [1519, 1520, 1521, kSystemSoundID_Vibrate] { AudioServicesPlaySystemSound(number) }
        #expect(host.feedback.count == 4 && host.feedback.contains("error"))
        AudioServicesPlaySystemSound(1007)
        #expect(host.feedback.count == 4)
    }
}
