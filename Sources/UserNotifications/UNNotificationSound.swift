import Foundation

/// The name of a sound file in the app's main bundle.
public struct UNNotificationSoundName: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification. The desktop plays it if its notification service can.
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
    // `@unchecked Sendable` is safe: a sound does not change after its creation.
    /// The file's name; nil is the desktop's default sound.
    let name: UNNotificationSoundName?
    let isCritical: Bool

    /// A sound file of the app's main bundle.
    public init(named name: UNNotificationSoundName) {
        self.name = name
        isCritical = false
    }

    private init(_ name: UNNotificationSoundName? = nil, isCritical: Bool) {
        self.name = name
        self.isCritical = isCritical
    }

    /// The desktop's default sound.
    open class var `default`: UNNotificationSound { UNNotificationSound(isCritical: false) }
    /// The desktop's default sound, which makes the notification urgent.
    open class var defaultCritical: UNNotificationSound { UNNotificationSound(isCritical: true) }

    /// The desktop's default sound, which makes the notification urgent. The desktop determines the volume.
    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { UNNotificationSound(isCritical: true) }
    /// A sound file of the app's main bundle, which makes the notification urgent.
    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(name, isCritical: true)
    }
    /// A sound file of the app's main bundle, which makes the notification urgent. The desktop determines the volume.
    open class func criticalSoundNamed(_ name: UNNotificationSoundName, withAudioVolume volume: Float) -> UNNotificationSound {
        UNNotificationSound(name, isCritical: true)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationSound else { return false }
        return other.name == name && other.isCritical == isCritical
    }

    open override var hash: Int { name.hashValue }

    /// The file; nil for a default sound, or if the main bundle lacks the file.
    var file: URL? {
        guard let name else { return nil }
        let path = name.rawValue as NSString
        let ending = path.pathExtension
        return Bundle.main.url(forResource: path.deletingPathExtension, withExtension: ending.isEmpty ? nil : ending)
    }
}
