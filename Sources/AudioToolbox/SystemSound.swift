import UIKit

/// The number of a sound, or of something to be felt.
public typealias SystemSoundID = UInt32

/// A long shake, as a phone shakes for a call.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Lets the person feel something: 1519 is a light push, 1520 a strong one, 1521 a row of them, and ``kSystemSoundID_Vibrate`` a shake. On a machine
/// that cannot shake nothing is felt. The numbers of Apple's sounds make none, since Linux has not these sounds.
@preconcurrency @MainActor
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    switch inSystemSoundID {
    case 1519: UIImpactFeedbackGenerator(style: .light).impactOccurred()
    case 1520: UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
    case 1521: UINotificationFeedbackGenerator().notificationOccurred(.error)
    case kSystemSoundID_Vibrate: UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
    default: break
    }
}
