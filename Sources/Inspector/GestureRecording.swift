import Foundation
import GestureTimelines
import Host
import UIKit

/// Records the gestures in the app's windows, but not those in the inspector's window. Passes all decisions on to an observer that the app has set before.
@MainActor
final class GestureRecording: GestureObserver {
    /// The length of the gesture history, in seconds.
    private static let span: TimeInterval = 30

    /// The recorded gestures.
    let timeline: GestureTimeline

    /// Called after a gesture of the app changed.
    var onChange: (() -> Void)?

    private let environment: GestureEnvironment
    private let previous: (any GestureObserver)?
    private weak var excluded: UIWindowScene?
    private var excludedInputs: Set<Int> = []

    init(platform: any HostPlatform, scene: UIWindowScene) {
        environment = GestureEnvironment.of(platform)
        let clock = platform.clock
        timeline = GestureTimeline(span: Self.span) { clock.now() }
        previous = environment.observer
        excluded = scene
        environment.observer = self
    }

    /// Stops the recording.
    func end() {
        if environment.observer === self { environment.observer = previous }
    }

    func touchDidChange(_ touch: UITouch, in event: UIEvent) {
        if touch.window?.windowScene === excluded {
            excludedInputs.insert(touch.number)
            return
        }
        previous?.touchDidChange(touch, in: event)
        timeline.touchDidChange(touch, in: event)
        onChange?()
    }

    func streamDidChange(_ stream: GestureStream, in event: UIEvent) {
        if stream.view.window?.windowScene === excluded {
            excludedInputs.insert(stream.number)
            return
        }
        previous?.streamDidChange(stream, in: event)
        timeline.streamDidChange(stream, in: event)
        onChange?()
    }

    func recognizer(_ recognizer: UIGestureRecognizer, isGiven: Bool, number: Int) {
        guard !excludedInputs.contains(number), !isExcluded(recognizer) else { return }
        previous?.recognizer(recognizer, isGiven: isGiven, number: number)
        timeline.recognizer(recognizer, isGiven: isGiven, number: number)
    }

    func recognizer(
        _ recognizer: UIGestureRecognizer, went before: RecognizerState, to after: RecognizerState, because reason: GestureReason
    ) {
        guard !isExcluded(recognizer) else { return }
        previous?.recognizer(recognizer, went: before, to: after, because: reason)
        timeline.recognizer(recognizer, went: before, to: after, because: reason)
        onChange?()
    }

    private func isExcluded(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let excluded else { return false }
        return recognizer.view?.window?.windowScene === excluded
    }
}
