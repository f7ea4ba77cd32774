import Testing

@testable import UIKit

/// The state machine alone.
@Suite @MainActor
struct GestureLifeTests {
    private static let lives: [GestureLife] = [
        .possible, .waiting(.recognized), .waiting(.begun), .waiting(.begunAndEnded), .began, .changed, .ended, .cancelled, .failed,
    ]
    private static let steps: [GestureLife.Step] = [
        .begin, .change, .end, .cancel, .fail, .hold(.recognized), .hold(.begun), .release, .reset,
    ]
    /// The transitions of `state` that UIKit documents.
    private static let documented: Set<[UIGestureRecognizer.State]> = [
        [.possible, .possible], [.possible, .began], [.possible, .ended], [.possible, .failed], [.began, .changed], [.began, .ended],
        [.began, .cancelled], [.changed, .changed], [.changed, .ended], [.changed, .cancelled], [.ended, .possible],
        [.cancelled, .possible], [.failed, .possible],
    ]

    @Test func everyTransitionIsADocumentedOne() {
        for life in Self.lives {
            for step in Self.steps {
                guard let next = life.after(step) else { continue }
                #expect(Self.documented.contains([life.state, next.state]), "\(life) \(step) \(next)")
            }
        }
    }

    @Test func finalStatesOnlyReset() {
        for life in Self.lives where life.isFinal {
            for step in Self.steps { #expect(life.after(step) == (step == .reset ? .possible : nil)) }
        }
    }

    @Test func whoHasBegunIsCancelledInsteadOfFailing() {
        #expect(GestureLife.began.after(.fail) == .cancelled)
        #expect(GestureLife.changed.after(.fail) == .cancelled)
    }

    @Test func whoNeverBeganFailsInsteadOfBeingCancelled() {
        #expect(GestureLife.possible.after(.cancel) == .failed)
        #expect(GestureLife.waiting(.begun).after(.cancel) == .failed)
    }

    @Test func aWaitingGestureIsPossibleToOthersAndRemembersWhatItDid() {
        #expect(GestureLife.waiting(.begun).state == .possible)
        #expect(GestureLife.waiting(.begun).after(.change) == .waiting(.begun))
        #expect(GestureLife.waiting(.begun).after(.end) == .waiting(.begunAndEnded))
        #expect(GestureLife.waiting(.begunAndEnded).after(.release) == .began)
        #expect(GestureLife.waiting(.recognized).after(.release) == .ended)
    }
}
