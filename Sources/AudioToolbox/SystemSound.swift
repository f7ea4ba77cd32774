import Foundation
import Host
import UIKit

/// The number of a sound, or of something to be felt.
public typealias SystemSoundID = UInt32

/// What a call of Core Audio's answers: 0 where it went well.
public typealias OSStatus = Int32

/// It went well.
public let kAudioServicesNoError: OSStatus = 0
/// The file cannot be read.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// A long shake, as a phone shakes for a call.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// The sounds that the program made, by their numbers.
@MainActor
private var sounds: [SystemSoundID: URL] = [:]
@MainActor
private var latest: SystemSoundID = 4096

/// Gives the sound of a file a number, by which ``AudioServicesPlaySystemSound(_:)`` plays it. A file that is not there or cannot be read is answered
/// with ``kAudioServicesSystemSoundUnspecifiedError`` and the number 0. Whether it is a sound shows when it is played.
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

/// Forgets a sound. One that is being played goes on to its end.
@preconcurrency @MainActor
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    sounds.removeValue(forKey: inSystemSoundID) == nil ? kAudioServicesSystemSoundUnspecifiedError : kAudioServicesNoError
}

/// Plays a sound of the program's, or lets the person feel something.
///
/// A sound of a file is played by GTK's media module: on a desktop without one (package `libgtk-4-media-gstreamer`), or with a file that it cannot
/// play, nothing is heard. 1519 is a light push, 1520 a strong one, 1521 a row of them, and ``kSystemSoundID_Vibrate`` a shake; on a machine that
/// cannot shake nothing is felt. The numbers of Apple's sounds make none, since Linux has not these sounds.
@preconcurrency @MainActor
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, nil)
}

/// The same, and calls `inCompletionBlock` on the main thread when the sound has ended, or cannot be played.
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

/// Plays a sound that warns, and shakes a machine that can.
@preconcurrency @MainActor
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlayAlertSoundWithCompletion(inSystemSoundID, nil)
}

/// The same, and calls `inCompletionBlock` on the main thread when the sound has ended, or cannot be played.
@preconcurrency @MainActor
public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@MainActor () -> Void)?) {
    if sounds[inSystemSoundID] != nil { UIImpactFeedbackGenerator(style: .heavy).impactOccurred() }
    AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}
