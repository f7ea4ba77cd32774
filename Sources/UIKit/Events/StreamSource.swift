import Foundation
import Host

/// Converts wheel and touchpad input to events of type `.scroll` and `.transform`, and sends them to the window under the pointer.
///
/// Beginnings, ends and wheel steps are delivered immediately. Changes accumulate until the next frame, like the moves of touches.
@MainActor
final class StreamSource: GestureStreamSource {
    /// The scene that receives the input.
    private(set) weak var scene: UIWindowScene?

    /// The current scroll and the current pinch. A stream whose view was removed is kept until the fingers lift, so that they do not scroll another view.
    private var scroll: StreamEvent?
    private var transform: StreamEvent?
    private var isScrollPending = false
    private var isTransformPending = false
    /// Whether the current pinch is a two-finger scroll with Control.
    private var isScrollPinching = false

    init(scene: UIWindowScene) {
        self.scene = scene
    }

    // MARK: Input from the host

    /// Handles a scroll. If the scroll is delivered immediately, the caller has delivered earlier events before.
    func receive(_ host: HostScroll) {
        if zooms(host) { return }
        switch host.phase {
        case .discrete:
            flush()
            guard let event = begin(.discreteScroll, at: host.sample) else { return }
            event.delta = host.delta
            send(event, .began, host.sample, host.modifiers)
            guard !event.stream.isOver else { return }
            event.delta = .zero
            send(event, .ended, host.sample, host.modifiers)
        case .moved:
            guard let event = scroll else {
                guard let event = begin(.continuousScroll, at: host.sample) else { return }
                scroll = event
                event.delta = host.delta
                return send(event, .began, host.sample, host.modifiers)
            }
            guard !event.stream.isOver else { return }
            event.delta = CGPoint(
                x: (isScrollPending ? event.delta.x : 0) + host.delta.x, y: (isScrollPending ? event.delta.y : 0) + host.delta.y)
            note(event, host.sample, host.modifiers)
            isScrollPending = true
            scene?.platform.requestFrame()
        case .ended:
            flush()
            finishScroll(at: host.sample.timestamp)
        }
    }

    /// Handles a scroll with Control as a pinch. Returns false if the event must scroll instead, because no pinch recognizer is under the pointer.
    private func zooms(_ host: HostScroll) -> Bool {
        let factor = CGFloat(exp(Double(-host.delta.y / GestureConstants.wheelZoomLength)))
        switch host.phase {
        case .discrete:
            guard host.modifiers.contains(.control), host.delta.y != 0, factor.isFinite, factor > 0 else { return false }
            flush()
            guard let event = beginZoom(.wheelZoom, at: host.sample) else { return false }
            event.scale = factor
            send(event, .began, host.sample, host.modifiers)
            if !event.stream.isOver { send(event, .ended, host.sample, host.modifiers) }
        case .moved:
            if !isScrollPinching {
                guard host.modifiers.contains(.control), scroll == nil, transform == nil,
                    let event = beginZoom(.transform, at: host.sample)
                else { return false }
                isScrollPinching = true
                transform = event
                send(event, .began, host.sample, host.modifiers)
            }
            guard let event = transform, !event.stream.isOver, factor.isFinite, factor > 0 else { return true }
            event.scale *= factor
            note(event, host.sample, host.modifiers)
            isTransformPending = true
            scene?.platform.requestFrame()
        case .ended:
            guard isScrollPinching else { return false }
            isScrollPinching = false
            flush()
            finishTransform(.ended, at: host.sample.timestamp)
        }
        return true
    }

    /// Begins a pinch under the pointer. Nil if no view there has a pinch recognizer.
    private func beginZoom(_ kind: GestureStream.Kind, at sample: HostSample) -> StreamEvent? {
        guard let event = begin(kind, at: sample) else { return nil }
        var view: UIView? = event.stream.view
        while let current = view {
            let isPinched = current.gestureRecognizers?.contains { $0.isEnabled && $0 is UIPinchGestureRecognizer } ?? false
            if isPinched { return event }
            view = current.superview
        }
        return nil
    }

    /// Handles a pinch or a rotation on a touchpad.
    func receive(_ host: HostTouchpadGesture) {
        switch host.phase {
        case .began:
            flush()
            isScrollPinching = false
            finishTransform(.cancelled, at: host.sample.timestamp)
            guard let event = begin(.transform, at: host.sample) else { return }
            transform = event
            take(host, into: event)
            send(event, .began, host.sample, host.modifiers)
        case .changed:
            guard let event = transform, !event.stream.isOver else { return }
            take(host, into: event)
            note(event, host.sample, host.modifiers)
            isTransformPending = true
            scene?.platform.requestFrame()
        case .ended, .cancelled:
            flush()
            finishTransform(host.phase == .ended ? .ended : .cancelled, at: host.sample.timestamp)
        }
    }

    /// Delivers pending events.
    func flush() {
        if isScrollPending, let scroll {
            isScrollPending = false
            if !scroll.stream.isOver { send(scroll, .moved) }
        }
        if isTransformPending, let transform {
            isTransformPending = false
            if !transform.stream.isOver { send(transform, .moved) }
        }
    }

    /// Ends the current scroll, because fingers touched the screen or the pointer moved.
    func finishScroll(at timestamp: TimeInterval) {
        isScrollPending = false
        guard let event = scroll else { return }
        scroll = nil
        guard !event.stream.isOver else { return }
        event.timestamp = timestamp
        event.delta = .zero
        send(event, .ended)
    }

    /// Ends the current scroll if the pointer moved too far, because the fingers on the touchpad move the pointer and no longer scroll.
    func pointerMoved(to sample: HostSample) {
        guard let start = scroll?.stream.position else { return }
        let limit = GestureConstants.scrollingPointerSlop
        guard abs(sample.position.x - start.x) > limit || abs(sample.position.y - start.y) > limit else { return }
        flush()
        finishScroll(at: sample.timestamp)
    }

    /// Whether a scroll is in progress.
    var isScrolling: Bool { scroll != nil }

    func cancelAll() {
        if let scroll { cancel(scroll.stream) }
        if let transform { cancel(transform.stream) }
    }

    /// Cancels a stream. Further input of its fingers is ignored until they lift.
    func cancel(_ stream: GestureStream) {
        for event in [scroll, transform] {
            guard let event, event.stream === stream, !stream.isOver else { continue }
            event.delta = .zero
            send(event, .cancelled)
        }
    }

    private func finishTransform(_ phase: UITouch.Phase, at timestamp: TimeInterval) {
        isTransformPending = false
        guard let event = transform else { return }
        transform = nil
        guard !event.stream.isOver else { return }
        event.timestamp = timestamp
        send(event, phase)
    }

    // MARK: Events

    private func begin(_ kind: GestureStream.Kind, at sample: HostSample) -> StreamEvent? {
        guard let hit = scene?.windowStack.hitTest(sample.position, with: nil) else { return nil }
        return StreamEvent(GestureStream(kind, over: hit.view, in: hit.window, at: sample.position, from: self))
    }

    private func take(_ host: HostTouchpadGesture, into event: StreamEvent) {
        // Ignores a scale of zero, which a driver may report. The content would become invisible.
        if host.scale.isFinite, host.scale > 0 { event.scale = host.scale }
        if host.angleDelta.isFinite { event.rotation += host.angleDelta }
    }

    private func note(_ event: StreamEvent, _ sample: HostSample, _ modifiers: HostModifiers) {
        event.timestamp = sample.timestamp
        event.modifierFlags = UIKeyModifierFlags(modifiers)
        event.stream.position = sample.position
    }

    private func send(_ event: StreamEvent, _ phase: UITouch.Phase, _ sample: HostSample, _ modifiers: HostModifiers) {
        note(event, sample, modifiers)
        send(event, phase)
    }

    private func send(_ event: StreamEvent, _ phase: UITouch.Phase) {
        event.stream.phase = phase
        event.windows = [event.stream.window]
        event.isDelivered = false
        UIApplication.shared.sendEvent(event)
        // If an overridden `sendEvent(_:)` did not forward the end of the gesture, cancels the gesture.
        if event.stream.isOver, !event.isDelivered {
            event.stream.phase = .cancelled
            event.stream.window.gestureEnvironment.deliver(event.stream, event)
        }
    }
}
