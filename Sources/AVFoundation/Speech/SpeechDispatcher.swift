internal import CMedia
import Foundation
import Host
import Synchronization

/// Speech synthesis with Speech Dispatcher.
final class SpeechDispatcher: SpeechBackend {
    /// The queue of all calls to the server, and of its events.
    fileprivate static let queue = DispatchQueue(label: "lodestone.speech", qos: .userInitiated)

    private let token: PlatformToken
    private let known = Mutex<[SpeechVoice]?>(nil)

    init(_ token: PlatformToken) { self.token = token }

    func voices() -> [SpeechVoice] {
        if let known = known.withLock({ $0 }) { return known }
        let read = Self.queue.sync { Self.readVoices() }
        // Without a server, the result is not cached, so that the next call tries again.
        if !read.isEmpty { known.withLock { $0 = read } }
        return read
    }

    @MainActor func makeSpeaker() -> any Speaker { DispatcherSpeaker(token) }

    private final class Found { var voices: [SpeechVoice] = [] }

    private static func readVoices() -> [SpeechVoice] {
        let found = Found()
        do throws(SpeechFailure) {
            let connection = try SpeechConnection.open(nil)
            lodestone_speech_voices(
                connection,
                { context, name, language in
                    guard let context, let name, let language else { return }
                    let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
                    found.voices.append(SpeechVoice(name: String(cString: name), language: String(cString: language)))
                }, Unmanaged.passUnretained(found).toOpaque())
            lodestone_speech_close(connection)
        } catch {
            mediaLog.error("There are no voices: \(error.reason)")
        }
        return found.voices
    }
}

/// A failure of the speech dispatcher.
private struct SpeechFailure: Error {
    let reason: String
}

/// A connection to the speech dispatcher. It may only be used on the queue of ``SpeechDispatcher``.
private final class SpeechConnection: @unchecked Sendable {
    // `@unchecked Sendable` is safe: all state is accessed on one serial queue.
    private var connection: OpaquePointer?
    private let report: @Sendable (SpeechEvent) -> Void
    /// The message that is being spoken.
    private var message: UInt?

    /// The connections with a message, by the message's identifier.
    private static let speaking = Mutex<[UInt: SpeechConnection]>([:])

    init(_ report: @escaping @Sendable (SpeechEvent) -> Void) { self.report = report }

    static func open(_ handler: LodestoneSpeechHandler?) throws(SpeechFailure) -> OpaquePointer {
        var message: UnsafeMutablePointer<CChar>?
        defer { g_free(message) }
        if let connection = lodestone_speech_open(ProcessInfo.processInfo.processName, handler, &message) { return connection }
        throw SpeechFailure(reason: message.map { String(cString: $0) } ?? "an unknown error")
    }

    func speak(_ text: SpokenText) {
        do throws(SpeechFailure) {
            let connection = try opened()
            let number = lodestone_speech_say(
                connection, text.text, text.voice?.language, text.voice?.name, Self.percent(Double(text.rate - 0.5) * 200),
                Self.percent(log2(Double(max(text.pitch, 0.01))) * 100), Self.percent(Double(text.volume) * 200 - 100))
            guard number >= 0 else { throw SpeechFailure(reason: "the speech dispatcher refused the text") }
            message = UInt(number)
            Self.speaking.withLock { $0[UInt(number)] = self }
        } catch {
            report(.failed(error.reason))
        }
    }

    func perform(_ action: (OpaquePointer) -> Void) {
        if let connection, message != nil { action(connection) }
    }

    func close() {
        if let message { Self.speaking.withLock { $0[message] = nil } }
        message = nil
        guard let connection else { return }
        self.connection = nil
        lodestone_speech_cancel(connection)
        lodestone_speech_close(connection)
    }

    private func opened() throws(SpeechFailure) -> OpaquePointer {
        if let connection { return connection }
        let new = try Self.open { message, _, event in
            // The queue delivers the event after the call that began the message.
            SpeechDispatcher.queue.async { SpeechConnection.deliver(event, of: UInt(message)) }
        }
        connection = new
        return new
    }

    private static func deliver(_ event: LodestoneSpeechEvent, of message: UInt) {
        guard let owner = speaking.withLock({ $0[message] }) else { return }
        switch event {
        case LODESTONE_SPEECH_BEGAN: owner.report(.began)
        case LODESTONE_SPEECH_PAUSED: owner.report(.paused)
        case LODESTONE_SPEECH_RESUMED: owner.report(.resumed)
        case LODESTONE_SPEECH_ENDED, LODESTONE_SPEECH_CANCELLED:
            speaking.withLock { $0[message] = nil }
            owner.message = nil
            owner.report(event == LODESTONE_SPEECH_ENDED ? .ended : .cancelled)
        default: break
        }
    }

    private static func percent(_ value: Double) -> Int32 { Int32(min(max(value, -100), 100).rounded()) }
}

/// A speaker that uses Speech Dispatcher.
@MainActor
private final class DispatcherSpeaker: Speaker {
    var onEvent: ((SpeechEvent) -> Void)?
    private var connection: SpeechConnection?

    init(_ token: PlatformToken) {
        connection = SpeechConnection { [weak self] event in token.perform { self?.onEvent?(event) } }
    }

    isolated deinit {
        guard let connection else { return }
        SpeechDispatcher.queue.async { connection.close() }
    }

    func speak(_ text: SpokenText) { perform { $0.speak(text) } }
    func pause() { perform { $0.perform { lodestone_speech_pause($0) } } }
    func resume() { perform { $0.perform { lodestone_speech_resume($0) } } }
    func cancel() { perform { $0.perform { lodestone_speech_cancel($0) } } }

    private func perform(_ body: @escaping @Sendable (SpeechConnection) -> Void) {
        guard let connection else { return }
        SpeechDispatcher.queue.async { body(connection) }
    }
}
