import DNDDragAndDrop
import UIKit

/// Two stacks of cards; each is both source and target, and the cards close up and make room as one is taken out and put in.
public final class StacksViewController: StageViewController {
    /// What the sidebar shows.
    public static let demo = GalleryDemo(
        title: "Stacks", summary: "Drag cards from one stack to the other, with several fingers at once if you have them.", symbol: .stacks,
        color: .systemOrange, makeViewController: { StacksViewController() })

    /// Where a card goes back to that no stack takes.
    private struct Home {
        let stack: CardStack
        let index: Int
    }

    private lazy var dragAndDrop = DNDDragAndDropController()
    private let stacks = [CardStack(name: "Today"), CardStack(name: "Later")]

    /// Deals the cards and registers both stacks as sources and targets.
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

    /// What a drag does, for keys and screen readers.
    private func actions(for card: Tile) -> [UIAccessibilityCustomAction] {
        stacks.map { stack in
            UIAccessibilityCustomAction(name: local("Move to %1", with: local(stack.name))) { [weak self, weak card] _ in
                guard let self, let card, let old = stacks.first(where: { $0.index(of: card) != nil }), old !== stack else { return false }
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

    /// Room for all cards in one stack.
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

    /// Puts the operation's card into `stack`, from where it is on the screen.
    private func put(_ card: Tile, into stack: CardStack, at index: Int, of operation: DNDDragOperation) {
        let center = operation.convert(card.center, to: stack)
        operation.removeDraggingView()
        stack.insert(card, at: index)
        card.center = center
        stack.layoutAnimated()
    }
}

extension StacksViewController: DNDDragSourceDelegate {
    /// The card under the finger; the others close the gap.
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

    /// The card goes back to its place.
    public func dragOperationWillCancel(_ operation: DNDDragOperation) {
        guard let home = operation.userInfo["home"] as? Home, let card = operation.draggingView as? Tile else { return }
        put(card, into: home.stack, at: home.index, of: operation)
        status = .cancelled(local("“%1” went back to %2", with: card.text, local(home.stack.name)))
    }
}

extension StacksViewController: DNDDropTargetDelegate {
    /// The stack shows that it would take the card.
    public func dragOperation(_ operation: DNDDragOperation, didEnterDropTarget target: UIView) {
        guard let stack = target as? CardStack, let card = operation.draggingView as? Tile else { return }
        stack.visitors += 1
        status = .over(local("“%1” is over %2", with: card.text, local(stack.name)), color: card.paint.color)
    }

    /// The stack looks as ever.
    public func dragOperation(_ operation: DNDDragOperation, didLeaveDropTarget target: UIView) {
        guard let stack = target as? CardStack, let card = operation.draggingView as? Tile else { return }
        stack.visitors -= 1
        status = .dragging(local("Dragging “%1”", with: card.text))
    }

    /// The stack takes the card at the place where it was let go.
    public func dragOperation(_ operation: DNDDragOperation, didDropInDropTarget target: UIView) {
        guard let stack = target as? CardStack, let card = operation.draggingView as? Tile else { return }
        stack.visitors -= 1
        put(card, into: stack, at: stack.index(at: operation.location(in: stack)), of: operation)
        status = .dropped(local("“%1” is now in %2", with: card.text, local(stack.name)), color: card.paint.color)
    }
}
