import UIKit
import UIKitTesting

/// `flock`: a drag of N items, each from its own view, by a finger that lifts them and moves.
///
/// - `flock-lift`: from the last event of the press to the first frame of the lift, including a snapshot of each view.
/// - `flock-gather`: a frame while the items gather under the finger, drawn by Cairo.
/// - `flock-move`: a finger's move and its frame after that, drawn by Cairo.
/// - `flock-drop`: from the finger's lift to the first frame of the landing.
/// - `flock-land`: a frame while the items move to their final frames, drawn by Cairo.
@MainActor
enum Flocking {
    private static let frame: TimeInterval = 1.0 / 60

    static func run(count: Int) {
        let host = TestHost(size: CGSize(width: 1280, height: 800), scale: 1)
        let board = Board(count: count, frame: host.window.bounds)
        host.window.addSubview(board)
        host.advance(by: 0.1)

        let finger = host.touchDown(at: CGPoint(x: 20, y: 20))
        finger.hold(for: 0.49)
        var lift = Samples(capacity: 1)
        lift.time { finger.hold(for: 2 * frame) }
        lift.report("flock-lift", count, in: .ms)
        finger.hold(for: 0.4)

        finger.move(to: CGPoint(x: 400, y: 300))
        var gather = Samples(capacity: 18)
        for _ in 0..<18 {
            gather.time {
                host.advance(by: frame)
                _ = host.snapshot()
            }
        }
        gather.report("flock-gather", count, in: .ms)
        host.advance(by: 1)

        var move = Samples(capacity: 300)
        for step in 0..<300 {
            let angle = CGFloat(step) / 20
            move.time {
                finger.move(to: CGPoint(x: 600 + cos(angle) * 200, y: 400 + sin(angle) * 150))
                host.advance(by: frame)
                _ = host.snapshot()
            }
        }
        move.report("flock-move", count, in: .ms)

        var drop = Samples(capacity: 1)
        drop.time {
            finger.lift()
            host.advance(by: frame)
        }
        drop.report("flock-drop", count, in: .ms)
        var land = Samples(capacity: 18)
        for _ in 0..<18 {
            land.time {
                host.advance(by: frame)
                _ = host.snapshot()
            }
        }
        land.report("flock-land", count, in: .ms)
        host.advance(by: 1)
    }

    /// N cards that are all dragged simultaneously and return to their frames.
    private final class Board: UIView, UIDragInteractionDelegate, UIDropInteractionDelegate {
        private var cards: [UIView] = []

        init(count: Int, frame: CGRect) {
            super.init(frame: frame)
            let columns = Int((Double(count) * frame.width / frame.height).squareRoot().rounded(.up))
            let size = CGSize(width: frame.width / CGFloat(columns), height: frame.height / CGFloat((count + columns - 1) / columns))
            for index in 0..<count {
                let cell = CGRect(
                    x: CGFloat(index % columns) * size.width, y: CGFloat(index / columns) * size.height, width: size.width,
                    height: size.height)
                let card = UIView(frame: cell.insetBy(dx: 2, dy: 2))
                card.backgroundColor = UIColor(hue: CGFloat(index) / CGFloat(count), saturation: 0.6, brightness: 0.9, alpha: 1)
                card.layer.cornerRadius = 6
                cards.append(card)
                addSubview(card)
            }
            addInteraction(UIDragInteraction(delegate: self))
            addInteraction(UIDropInteraction(delegate: self))
        }

        required init?(coder: NSCoder) { nil }

        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
            cards.map { card in
                let item = UIDragItem(itemProvider: NSItemProvider())
                item.localObject = card
                return item
            }
        }

        func dragInteraction(
            _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
        ) -> UITargetedDragPreview? {
            (item.localObject as? UIView).map { UITargetedDragPreview(view: $0) }
        }

        func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
            UIDropProposal(operation: .move)
        }

        func dropInteraction(
            _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
        ) -> UITargetedDragPreview? {
            (item.localObject as? UIView).map { UITargetedDragPreview(view: $0) }
        }
    }
}
