import Testing

@testable import UIKit

/// Constraints between attributes of views. They are added to the solver directly, unlike constraints of guides, margins and baselines.
@MainActor
@Suite struct PlainConstraintTests {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let first = UIView()
    private let second = UIView()

    init() {
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
        }
    }

    @Test("A constraint between an anchor and itself has no effect, and leaves nothing behind after its removal")
    func cancelling() {
        let empty = first.widthAnchor.constraint(equalTo: first.widthAnchor)
        NSLayoutConstraint.activate([
            empty, first.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10),
            first.widthAnchor.constraint(equalToConstant: 40),
            first.topAnchor.constraint(equalTo: container.topAnchor), first.heightAnchor.constraint(equalToConstant: 20),
        ])
        container.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 10, y: 0, width: 40, height: 20))
        empty.isActive = false
        container.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 10, y: 0, width: 40, height: 20))
        NSLayoutConstraint.deactivate(container.constraints + first.constraints)
        container.layoutIfNeeded()
        #expect(first.constraintLayout?.box == nil)
        #expect(first.constraintsAffectingLayout(for: .horizontal).isEmpty)
    }

    @Test("An aspect ratio constraint of a view holds, and has no effect after its removal")
    func ratio() {
        let ratio = first.widthAnchor.constraint(equalTo: first.heightAnchor, multiplier: 2)
        let others = [
            first.heightAnchor.constraint(equalToConstant: 30), first.centerXAnchor.constraint(equalTo: container.centerXAnchor),
            first.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -5),
        ]
        NSLayoutConstraint.activate([ratio] + others)
        container.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 120, y: 165, width: 60, height: 30))
        ratio.isActive = false
        #expect(first.constraintsAffectingLayout(for: .horizontal) == [others[1]])
        NSLayoutConstraint.deactivate(others)
        container.layoutIfNeeded()
        #expect(first.constraintLayout?.box == nil)
    }

    @Test("Leading and trailing constraints are mirrored in a right-to-left layout, and follow a change of direction")
    func mirrored() {
        container.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
            first.widthAnchor.constraint(equalToConstant: 40),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 5),
            second.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -20),
        ])
        container.layoutIfNeeded()
        #expect(first.frame.minX == 250 && first.frame.maxX == 290)
        #expect(second.frame.minX == 20 && second.frame.maxX == 245)
        container.semanticContentAttribute = .forceLeftToRight
        container.layoutIfNeeded()
        #expect(first.frame.minX == 10 && first.frame.maxX == 50)
        #expect(second.frame.minX == 55 && second.frame.maxX == 280)
    }

    @Test("Removing constraints in any order leaves the others active", arguments: [[0, 1, 2], [5, 2, 3], [4, 0, 5]])
    func removal(removed: [Int]) {
        let constraints = (0..<6).map { number in
            first.widthAnchor.constraint(greaterThanOrEqualTo: second.widthAnchor, constant: CGFloat(number))
        }
        NSLayoutConstraint.activate(constraints)
        container.layoutIfNeeded()
        for index in removed { constraints[index].isActive = false }
        let left = constraints.indices.filter { !removed.contains($0) }.map { constraints[$0] }
        #expect(container.constraints == left)
        #expect(first.constraintsAffectingLayout(for: .horizontal) == left)
        #expect(second.constraintsAffectingLayout(for: .horizontal) == left)
    }

    @Test("When a view is deallocated, its constraints are removed, also those added since the last layout")
    func deallocation() {
        weak var dying: UIView?
        do {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
            dying = view
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: container.leftAnchor), first.leftAnchor.constraint(equalTo: view.rightAnchor),
            ])
            container.layoutIfNeeded()
            view.widthAnchor.constraint(equalTo: container.widthAnchor).isActive = true
            view.removeFromSuperview()
        }
        #expect(dying == nil)
        container.layoutIfNeeded()
        #expect(container.constraints.isEmpty)
        #expect(first.constraintsAffectingLayout(for: .horizontal).isEmpty)
    }
}
