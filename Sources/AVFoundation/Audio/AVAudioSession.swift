import Foundation
import Host
import Synchronization

/// The app's use of sound. Its methods may be called on any thread.
///
/// Differs from Apple's: desktops mix the sounds of all programs, and the user chooses the devices. The settings are stored only, and nothing interrupts the
/// session.
open class AVAudioSession: NSObject, @unchecked Sendable {
    // `@unchecked Sendable` is safe: all state is in the mutex.
    private struct State {
        var category = Category.soloAmbient
        var mode = Mode.default
        var options: CategoryOptions = []
    }

    private let state = Mutex(State())

    private override init() {}

    /// The app's session.
    open class func sharedInstance() -> AVAudioSession { SharedSingletons.value(of: AVAudioSession.self) { _ in AVAudioSession() } }

    /// The category. No effect on a desktop.
    open var category: Category { state.withLock { $0.category } }
    /// The mode. No effect on a desktop.
    open var mode: Mode { state.withLock { $0.mode } }
    /// The options of the category. No effect on a desktop.
    open var categoryOptions: CategoryOptions { state.withLock { $0.options } }

    /// The categories that can be set.
    open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute] }

    /// Stores a category, and resets its options. No effect on a desktop.
    open func setCategory(_ category: Category) throws { try setCategory(category, options: []) }

    /// Stores a category with options. No effect on a desktop.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        state.withLock { ($0.category, $0.options) = (category, options) }
    }

    /// Stores a category with a mode and options. No effect on a desktop.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        state.withLock { $0 = State(category: category, mode: mode, options: options) }
    }

    /// Stores a mode. No effect on a desktop.
    open func setMode(_ mode: Mode) throws { state.withLock { $0.mode = mode } }

    /// Does nothing: players open and close the device themselves.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}

extension AVAudioSession {
    /// The purpose of the app's sounds.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The category as a string.
        public let rawValue: String
        /// Creates a category from a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Sounds that the app does not need, mixed with others.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Sounds that the app does not need. The default.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Sounds that are the app's purpose.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Playback and recording.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Several devices at once.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// The kind of the app's sounds.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The mode as a string.
        public let rawValue: String
        /// Creates a mode from a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The default.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// A voice chat.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// A game's chat.
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        /// A video recording.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// A measurement.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// A film.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// A video chat.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// Spoken words.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    }

    /// The options of a category.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The options as a bit mask.
        public let rawValue: UInt
        /// Creates options from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Mixes the sounds with those of other apps.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Makes other apps' sounds quieter.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Permits a Bluetooth headset.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// Uses the speaker.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Interrupts other apps' spoken words.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
        /// Permits Bluetooth loudspeakers.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
        /// Permits AirPlay.
        public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
    }

    /// The options of ``setActive(_:options:)``.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The options as a bit mask.
        public let rawValue: UInt
        /// Creates options from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Notifies other apps.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
}
