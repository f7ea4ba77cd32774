// Arbitration: failure requirements and prevention.
extension GestureEnvironment {
    enum Verdict {
        case granted
        case held(by: UIGestureRecognizer)
        case refused(GestureReason)
    }

    /// Returns whether a recognizer may recognize its gesture now, must wait for another recognizer to fail, or must fail itself.
    func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
        var blocker: UIGestureRecognizer?
        for other in participants where other !== recognizer {
            if other.internalState.isUndecided {
                guard requires(recognizer, failureOf: other) else { continue }
                if waits(other, for: recognizer) {
                    gestureLog.warning(
                        """
                        \(type(of: recognizer)) and \(type(of: other)) require each other to fail, so the first one no longer waits. \
                        Remove one requirement.
                        """
                    )
                } else {
                    blocker = blocker ?? other
                }
            } else if other.internalState.isUnderWay {
                if requires(recognizer, failureOf: other) { return .refused(.requirement(other)) }
                if prevents(other, recognizer) { return .refused(.prevented(by: other)) }
            }
        }
        return blocker.map { .held(by: $0) } ?? .granted
    }

    /// Makes the other undecided recognizers of the same touches fail, unless their delegates allow simultaneous recognition.
    func excludeOthers(for recognizer: UIGestureRecognizer) {
        for other in participants where other !== recognizer && other.internalState.isUndecided {
            let isRequired = requires(other, failureOf: recognizer)
            guard isRequired || prevents(recognizer, other) else { continue }
            // The calls above can run delegates that change the state of `other`.
            if other.internalState.isUndecided {
                apply(.fail, to: other, because: isRequired ? .requirement(recognizer) : .prevented(by: recognizer))
            }
        }
    }

    func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        winner.sharesTouches(with: other) && winner.canPrevent(other) && other.canBePrevented(by: winner)
            && !allowsBoth(winner, other) && !allowsBoth(other, winner)
    }

    func allowsBoth(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
    }

    /// Whether `recognizer` must wait for `other` to fail: because of `require(toFail:)`, or, if they have common touches, because of their classes
    /// or delegates. The answers of classes and delegates are cached until the recognizer is reset.
    func requires(_ recognizer: UIGestureRecognizer, failureOf other: UIGestureRecognizer) -> Bool {
        if recognizer.failureRequirements.contains(where: { $0.recognizer === other }) { return true }
        guard recognizer.sharesTouches(with: other) else { return false }
        if let known = recognizer.answers[ObjectIdentifier(other)] { return known }
        let answer =
            recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
        recognizer.answers[ObjectIdentifier(other)] = answer
        return answer
    }

    /// Whether `waiter` waits for `recognizer` to fail, directly or indirectly. If `recognizer` then also waited for `waiter`, neither would be
    /// decided.
    func waits(_ waiter: UIGestureRecognizer, for recognizer: UIGestureRecognizer) -> Bool {
        var seen: Set<ObjectIdentifier> = []
        func search(_ current: UIGestureRecognizer) -> Bool {
            guard case .waiting = current.internalState, seen.insert(ObjectIdentifier(current)).inserted else { return false }
            if requires(current, failureOf: recognizer) { return true }
            return participants.contains {
                $0 !== current && $0.internalState.isUndecided && requires(current, failureOf: $0) && search($0)
            }
        }
        return search(waiter)
    }

    /// Decides again about the waiting recognizers: some may now recognize their gestures, others must fail.
    func releaseWaiters() {
        while waitersNeedReview {
            waitersNeedReview = false
            var index = 0
            while index < participants.count {
                let recognizer = participants[index]
                index += 1
                guard case .waiting(let held) = recognizer.internalState else { continue }
                let verdict = verdict(on: recognizer)
                // The verdict can run delegates that disable the recognizer.
                guard recognizer.internalState == .waiting(held) else { continue }
                switch verdict {
                case .held: continue
                case .refused(let reason): apply(.fail, to: recognizer, because: reason)
                case .granted:
                    apply(.release, to: recognizer, because: .waitIsOver)
                    if held == .begunAndEnded, recognizer.internalState == .began { apply(.end, to: recognizer) }
                }
            }
        }
    }
}
