import Testing

@testable import UIKit

/// The state machine of recognizers, without input.
@Suite @MainActor
struct RecognizerStateTests {
    private static let states: [RecognizerState] = [
        .possible, .waiting(.recognized), .waiting(.begun), .waiting(.begunAndEnded), .began, .changed, .ended, .cancelled, .failed,
    ]
    private static let steps: [RecognizerState.Step] = [
        .begin, .change, .end, .cancel, .fail, .hold(.recognized), .hold(.begun), .release, .reset,
    ]
    /// The transitions of `state` that UIKit documents.
    private static let documented: Set<[UIGestureRecognizer.State]> = [
        [.possible, .possible], [.possible, .began], [.possible, .ended], [.possible, .failed], [.began, .changed], [.began, .ended],
        [.began, .cancelled], [.changed, .changed], [.changed, .ended], [.changed, .cancelled], [.ended, .possible],
        [.cancelled, .possible], [.failed, .possible],
    ]

    @Test func everyTransitionIsDocumented() {
        for internalState in Self.states {
            for step in Self.steps {
                guard let next = internalState.after(step) else { continue }
                #expect(Self.documented.contains([internalState.state, next.state]), "\(internalState) \(step) \(next)")
            }
        }
    }

    @Test func finalStatesOnlyReset() {
        for internalState in Self.states where internalState.isFinal {
            for step in Self.steps { #expect(internalState.after(step) == (step == .reset ? .possible : nil)) }
        }
    }

    @Test func begunGestureIsCancelledInsteadOfFailing() {
        #expect(RecognizerState.began.after(.fail) == .cancelled)
        #expect(RecognizerState.changed.after(.fail) == .cancelled)
    }

    @Test func possibleGestureFailsInsteadOfBeingCancelled() {
        #expect(RecognizerState.possible.after(.cancel) == .failed)
        #expect(RecognizerState.waiting(.begun).after(.cancel) == .failed)
    }

    @Test func waitingGestureAppearsPossibleAndStoresItsState() {
        #expect(RecognizerState.waiting(.begun).state == .possible)
        #expect(RecognizerState.waiting(.begun).after(.change) == .waiting(.begun))
        #expect(RecognizerState.waiting(.begun).after(.end) == .waiting(.begunAndEnded))
        #expect(RecognizerState.waiting(.begunAndEnded).after(.release) == .began)
        #expect(RecognizerState.waiting(.recognized).after(.release) == .ended)
    }
}
