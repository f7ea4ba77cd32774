extension GestureEnvironment {
    /// Checks the invariants between transactions, and returns the violated ones. For tests: it examines everything.
    func faults() -> [String] {
        var faults: [String] = []
        func expect(_ holds: Bool, _ fault: @autoclosure () -> String) { if !holds { faults.append(fault()) } }
        expect(depth == 0 && !needsSettling && !waitersNeedReview, "a turn is going on")
        expect(notices.isEmpty && noticesTaken == 0, "targets were not told of everything")
        expect(Set(participants.map(ObjectIdentifier.init)).count == participants.count, "a recognizer takes part twice")
        expect(active.elementsEqual(participants.filter { !$0.life.isFinal }, by: ===), "those that events are for are not the active ones")
        for recognizer in participants {
            let kind = type(of: recognizer)
            expect(recognizer.participation === self, "a \(kind) does not know that it takes part")
            expect(!recognizer.isAttemptOver, "a \(kind) whose attempt is over was not reset")
            expect(!recognizer.isChangePending, "a \(kind)'s targets were not told of a change")
            expect(recognizer.trackedSet == Set(recognizer.trackedTouches), "a \(kind) has two opinions on its touches")
            for touch in recognizer.trackedTouches {
                expect(touches.contains(touch), "a \(kind) sees a touch that is no more")
                expect(touch.recognizers.contains { $0 === recognizer }, "a \(kind) sees a touch that does not know it")
            }
            for stream in recognizer.trackedStreams {
                expect(streams.contains { $0 === stream }, "a \(kind) sees a stream that is no more")
            }
        }
        for touch in touches {
            for recognizer in touch.recognizers where !touch.isOver {
                expect(recognizer.trackedTouches.contains(touch), "a touch is seen by a \(type(of: recognizer)) that does not know it")
            }
        }
        for recognizer in hovered where recognizer.life.isUnderWay {
            expect(recognizer.takesPart, "a recognizer is hovered over that takes no part")
        }
        return faults
    }
}
