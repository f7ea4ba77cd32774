// Streams other than touches: scrolls, touchpad gestures, keys, and hovering pointers.
extension GestureEnvironment {
    /// Delivers a scroll, a touchpad gesture or a key to its recognizers.
    func deliver(_ stream: GestureStream, _ event: UIEvent) {
        performTransaction {
            needsSettling = true
            stream.isUnfinished = !stream.isOver
            observer?.streamDidChange(stream, in: event)
            switch stream.phase {
            case .began:
                streams.append(stream)
                for recognizer in recognizers(over: stream.view) {
                    let isGiven = recognizer.mayReceive(stream, event)
                    observer?.recognizer(recognizer, isGiven: isGiven, number: stream.number)
                    guard isGiven else { continue }
                    enroll(recognizer)
                    recognizer.track(stream)
                }
                waitersNeedReview = true
            case .ended, .cancelled: somethingEnded = true
            case .moved, .stationary, .regionEntered, .regionMoved, .regionExited: break
            }
            // `receive(_:_:)` has no effect on recognizers that ignored the stream during this loop.
            for recognizer in stream.recognizers { recognizer.receive(stream, event) }
        }
    }

    /// Notifies the hover recognizers under the pointer, and those that it left.
    func deliver(_ event: HoverEvent) {
        guard event.view != nil || !hovered.isEmpty else { return }
        let over = recognizers(over: event.view).compactMap { $0 as? UIHoverGestureRecognizer }
        guard !over.isEmpty || !hovered.isEmpty else { return }
        performTransaction {
            for recognizer in hovered where !over.contains(where: { $0 === recognizer }) {
                hovered.removeAll { $0 === recognizer }
                if recognizer.takesPart {
                    recognizer.leave(event)
                    somethingEnded = true
                }
            }
            for recognizer in over {
                if hovered.contains(where: { $0 === recognizer }) {
                    if recognizer.takesPart { recognizer.hover(event) }
                } else if recognizer.mayHover(event) {
                    hovered.append(recognizer)
                    recognizer.hover(event)
                }
            }
        }
    }

    /// Cancels presses for their responders after a recognizer claimed them.
    func cancelClaimedPresses() {
        for stream in streams {
            guard let press = stream.press, stream.isClaimed, press.hasReceivedBeginning else { continue }
            press.hasReceivedBeginning = false
            press.cancel()
        }
    }

    /// Removes a stream from a recognizer that ignores it. If no input remains, a gesture in progress is cancelled.
    func release(_ stream: GestureStream, from recognizer: UIGestureRecognizer) {
        guard recognizer.trackedStreams.contains(where: { $0 === stream }) else { return }
        performTransaction {
            recognizer.drop(stream)
            if !recognizer.hasInput, !recognizer.internalState.isFinal, recognizer.internalState != .possible {
                apply(.cancel, to: recognizer, because: .ignoredEverything)
            }
            waitersNeedReview = true
            needsSettling = true
            somethingEnded = true
        }
    }
}
