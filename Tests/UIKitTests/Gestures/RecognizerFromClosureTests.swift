import Testing
import UIKit
import UIKitTesting

/// Code that compiles in an app, without access to the package's internals.
@Suite @MainActor
struct RecognizerFromClosureTests {
    private final class Board: UIView, UIGestureRecognizerDelegate {
        var pans = 0

        func pan(_ sender: UIPanGestureRecognizer) { pans += 1 }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }

    private final class Press: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesBegan(touches, with: event)
            state = .began
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesEnded(touches, with: event)
            state = .ended
        }
    }

    @Test func everyRecognizerTakesAClosureOrATarget() {
        let host = TestHost()
        let board = Board(frame: host.window.bounds)
        host.window.addSubview(board)
        var lines: [String] = []
        let recognizers: [UIGestureRecognizer] = [
            UIPanGestureRecognizer { lines.append("pan \($0.translation(in: nil).x)") },
            UIPanGestureRecognizer { recognizer in
                let pan: UIPanGestureRecognizer = recognizer
                lines.append("typed \(pan.state)")
            },
            UIPanGestureRecognizer { _ in lines.append("any") },
            UIPanGestureRecognizer(target: board, action: Selector(Board.pan(_:))),
            Press { lines.append("press \($0.state)") },
        ]
        for recognizer in recognizers {
            recognizer.delegate = board
            board.addGestureRecognizer(recognizer)
        }
        let finger = host.touchDown(at: CGPoint(x: 50, y: 50))
        finger.move(to: CGPoint(x: 70, y: 50))
        finger.lift()
        #expect(board.pans == 2)
        #expect(lines == ["press began", "any", "typed began", "pan 10.0", "press ended", "any", "typed ended", "pan 10.0"])
    }
}
