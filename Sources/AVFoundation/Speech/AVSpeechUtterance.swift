import Foundation

/// The slowest rate of an utterance.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest rate of an utterance.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The default rate of an utterance.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text to speak. Its properties are read when the synthesizer begins to speak it.
@preconcurrency @MainActor
open class AVSpeechUtterance: MainActorObject {
    /// The text.
    public final let speechString: String
    /// The voice; nil for the user's default.
    open var voice: AVSpeechSynthesisVoice?
    /// The rate, from ``AVSpeechUtteranceMinimumSpeechRate`` to ``AVSpeechUtteranceMaximumSpeechRate``.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// The factor of the pitch, from 0.5 to 2. The default is 1.
    open var pitchMultiplier: Float = 1
    /// The volume, from 0 to 1. The default is 1.
    open var volume: Float = 1
    /// The seconds before the text. The default is 0.
    open var preUtteranceDelay: TimeInterval = 0
    /// The seconds after the text. The default is 0.
    open var postUtteranceDelay: TimeInterval = 0

    /// Creates an utterance of a text.
    public init(string: String) {
        speechString = string
        super.init(onMainActor: ())
    }
}
