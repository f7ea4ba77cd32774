import Foundation
import Host
import UIKit

/// The identifier of a system sound or vibration.
public typealias SystemSoundID = UInt32

/// The status code of Core Audio's functions; 0 for success.
public typealias OSStatus = Int32

/// Success.
public let kAudioServicesNoError: OSStatus = 0
/// The file cannot be read.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// A long vibration, as for a phone call.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// The program's sounds by identifier.
@MainActor
private var sounds: [SystemSoundID: URL] = [:]
@MainActor
private var latest: SystemSoundID = 4096

/// Registers a sound file for ``AudioServicesPlaySystemSound(_:)``. Returns ``kAudioServicesSystemSoundUnspecifiedError`` and the
/// identifier 0 if the file cannot be read. Whether it is a sound is known only when it is played.
@preconcurrency @MainActor
@discardableResult
public func AudioServicesCreateSystemSoundID(_ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
    guard inFileURL.isFileURL, FileManager.default.isReadableFile(atPath: inFileURL.path) else {
        outSystemSoundID.pointee = 0
        return kAudioServicesSystemSoundUnspecifiedError
    }
    latest += 1
    sounds[latest] = inFileURL
    outSystemSoundID.pointee = latest
    return kAudioServicesNoError
}

/// Removes a sound. If it is playing, it continues to its end.
@preconcurrency @MainActor
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    sounds.removeValue(forKey: inSystemSoundID) == nil ? kAudioServicesSystemSoundUnspecifiedError : kAudioServicesNoError
}

/// Plays a sound, or haptic feedback.
///
/// GTK's media module plays sound files. Without it (package `libgtk-4-media-gstreamer`), or if the file's format is not supported, nothing plays.
/// The identifier 1519 is a light impact, 1520 a strong one, 1521 a series of impacts. ``kSystemSoundID_Vibrate`` vibrates, if the machine has haptics.
/// Differs from UIKit: the identifiers of Apple's sounds are silent, since Linux does not have these sounds.
@preconcurrency @MainActor
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, nil)
}

/// Plays a sound, and calls `inCompletionBlock` on the main thread at its end or on failure.
@preconcurrency @MainActor
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@MainActor () -> Void)?) {
    if let file = sounds[inSystemSoundID], let platform = Platform.current {
        platform.playSound(at: file) { _ in inCompletionBlock?() }
        return
    }
    switch inSystemSoundID {
    case 1519: UIImpactFeedbackGenerator(style: .light).impactOccurred()
    case 1520: UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
    case 1521: UINotificationFeedbackGenerator().notificationOccurred(.error)
    case kSystemSoundID_Vibrate: UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
    default: break
    }
    if let inCompletionBlock { _ = Platform.current?.schedule(after: 0) { inCompletionBlock() } }
}

/// Plays an alert sound, and vibrates if the machine can.
@preconcurrency @MainActor
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlayAlertSoundWithCompletion(inSystemSoundID, nil)
}

/// Plays an alert sound, and calls `inCompletionBlock` on the main thread at its end or on failure.
@preconcurrency @MainActor
public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@MainActor () -> Void)?) {
    if sounds[inSystemSoundID] != nil { UIImpactFeedbackGenerator(style: .heavy).impactOccurred() }
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}
