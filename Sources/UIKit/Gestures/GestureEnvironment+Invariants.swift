extension GestureEnvironment {
    /// Checks the invariants between transactions, and returns the violated ones. For tests: it examines everything.
    package func invariantViolations() -> [String] {
        var invariantViolations: [String] = []
        func expect(_ holds: Bool, _ fault: @autoclosure () -> String) { if !holds { invariantViolations.append(fault()) } }
        expect(depth == 0 && !needsSettling && !waitersNeedReview, "a transaction is in progress")
        expect(notices.isEmpty && noticesTaken == 0, "notifications of targets are pending")
        expect(Set(participants.map(ObjectIdentifier.init)).count == participants.count, "a recognizer takes part twice")
        expect(
            active.elementsEqual(participants.filter { !$0.internalState.isFinal }, by: ===),
            "the active recognizers are not the participants that have not ended")
        for recognizer in participants {
            let kind = type(of: recognizer)
            expect(recognizer.participation === self, "a \(kind) has no reference to this environment")
            expect(!recognizer.isAttemptOver, "a \(kind) was not reset after its recognition ended")
            expect(!recognizer.isChangePending, "a change of a \(kind) is pending")
            expect(recognizer.trackedSet == Set(recognizer.trackedTouches), "the touch list and the touch set of a \(kind) differ")
            for touch in recognizer.trackedTouches {
                expect(touches.contains(touch), "a \(kind) tracks a touch that has ended")
                expect(touch.recognizers.contains { $0 === recognizer }, "a \(kind) tracks a touch that does not list it")
            }
            for stream in recognizer.trackedStreams {
                expect(streams.contains { $0 === stream }, "a \(kind) tracks a stream that has ended")
            }
        }
        for touch in touches {
            for recognizer in touch.recognizers where !touch.isOver {
                expect(recognizer.trackedTouches.contains(touch), "a touch lists a \(type(of: recognizer)) that does not track it")
            }
        }
        for recognizer in hovered where recognizer.internalState.isUnderWay {
            expect(recognizer.takesPart, "a hovered recognizer is not a participant")
        }
        return invariantViolations
    }

    /// Descriptions of everything that is still in progress. Empty a short time after all fingers, buttons and keys are up.
    package func gesturesInProgress() -> [String] {
        touches.map { "touch \($0.phase)" } + streams.map { "stream \(type(of: $0))" }
            + participants.map { "\(type(of: $0)) \($0.internalState)" }
    }
}
