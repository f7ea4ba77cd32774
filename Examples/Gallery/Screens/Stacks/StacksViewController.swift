import DNDDragAndDrop
import UIKit

/// Two stacks of cards, both sources and targets. The cards make space and close gaps.
public final class StacksViewController: StageViewController {
    /// The sidebar's entry.
    public static let demo = GalleryDemo(
        title: "Stacks", summary: "Drag cards from one stack to the other, with several fingers at once if you have them.", symbol: .stacks,
        color: .systemOrange, makeViewController: { StacksViewController() })

    /// The position to which a cancelled card returns.
    private struct Home {
        let stack: CardStack
        let index: Int
    }

    private lazy var dragAndDrop = DNDDragAndDropController()
    private let stacks = [CardStack(name: "Today"), CardStack(name: "Later")]

    /// Deals the cards, and registers both stacks as sources and targets.
    public override func viewDidLoad() {
        super.viewDidLoad()
        for stack in stacks {
            stage.addSubview(stack)
            dragAndDrop.registerDragSource(stack, withDelegate: self)
            dragAndDrop.registerDropTarget(stack, withDelegate: self)
        }
        let errands = ["Water plants", "Bake bread", "Call Ada", "Fix the bike", "Read", "Swim"]
        for (index, errand) in errands.enumerated() {
            let card = Tile(DemoColor.all[index], size: .zero, cornerRadius: 14, text: errand)
            card.accessibilityCustomActions = actions(for: card)
            let stack = stacks[index < 4 ? 0 : 1]
            stack.insert(card, at: stack.cards.count)
        }
    }

    /// The actions of a drag, for keys and screen readers.
    private func actions(for card: Tile) -> [UIAccessibilityCustomAction] {
        stacks.map { stack in
            UIAccessibilityCustomAction(name: local("Move to %1", with: local(stack.name))) { [weak self, weak card, weak stack] _ in
                guard let self, let card, let stack, let old = stacks.first(where: { $0.index(of: card) != nil }), old !== stack else {
                    return false
                }
                let center = old.convert(card.center, to: stack)
                old.remove(card)
                old.layoutAnimated()
                stack.insert(card, at: stack.cards.count)
                card.center = center
                stack.layoutAnimated()
                status = .dropped(local("“%1” is now in %2", with: card.text, local(stack.name)), color: card.paint.color)
                return true
            }
        }
    }

    /// All cards fit into one stack.
    override func leastStageHeight(forWidth width: CGFloat) -> CGFloat {
        stacks[0].height(ofCards: stacks.reduce(0) { $0 + $1.cards.count })
    }

    override func layoutStage() {
        let bounds = stage.bounds
        let gap: CGFloat = 16
        let width = (bounds.width - gap) / 2
        for (index, stack) in stacks.enumerated() {
            let frame = CGRect(x: CGFloat(index) * (width + gap), y: 0, width: width, height: bounds.height)
            stack.frame = stage.directed(frame).onWholePoints
        }
    }

    /// Inserts the operation's card into `stack` at its current position.
    private func put(_ card: Tile, into stack: CardStack, at index: Int, of operation: DNDDragOperation) {
        let center = operation.convert(card.center, to: stack)
        operation.removeDraggingView()
        stack.insert(card, at: index)
        card.center = center
        stack.layoutAnimated()
    }
}

extension StacksViewController: DNDDragSourceDelegate {
    /// The card under the finger. The others close the gap.
    public func draggingView(for operation: DNDDragOperation) -> UIView? {
        guard let stack = operation.dragSourceView as? CardStack, let card = stack.card(at: operation.location(in: stack)),
            let index = stack.index(of: card)
        else { return nil }
        operation.userInfo["home"] = Home(stack: stack, index: index)
        stack.remove(card)
        stack.layoutAnimated()
        card.lift()
        status = .dragging(local("Dragging “%1”", with: card.text))
        return card
    }

    /// The card returns to its position.
    public func dragOperationWillCancel(_ operation: DNDDragOperation) {
        guard let home = operation.userInfo["home"] as? Home, let card = operation.draggingView as? Tile else { return }
        put(card, into: home.stack, at: home.index, of: operation)
        status = .cancelled(local("“%1” went back to %2", with: card.text, local(home.stack.name)))
    }
}

extension StacksViewController: DNDDropTargetDelegate {
    /// Highlights the stack.
    public func dragOperation(_ operation: DNDDragOperation, didEnterDropTarget target: UIView) {
        guard let stack = target as? CardStack, let card = operation.draggingView as? Tile else { return }
        stack.visitors += 1
        status = .over(local("“%1” is over %2", with: card.text, local(stack.name)), color: card.paint.color)
    }

    /// Removes the highlight.
    public func dragOperation(_ operation: DNDDragOperation, didLeaveDropTarget target: UIView) {
        guard let stack = target as? CardStack, let card = operation.draggingView as? Tile else { return }
        stack.visitors -= 1
        status = .dragging(local("Dragging “%1”", with: card.text))
    }

    /// Inserts the card at the position of the drop.
    public func dragOperation(_ operation: DNDDragOperation, didDropInDropTarget target: UIView) {
        guard let stack = target as? CardStack, let card = operation.draggingView as? Tile else { return }
        stack.visitors -= 1
        put(card, into: stack, at: stack.index(at: operation.location(in: stack)), of: operation)
        status = .dropped(local("“%1” is now in %2", with: card.text, local(stack.name)), color: card.paint.color)
    }
}
