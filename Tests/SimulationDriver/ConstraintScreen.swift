import UIKit

/// Labels with random constraints. Their layout is compared with that of new labels with the same constraints.
///
/// Each optional constraint has a priority of its own, so that only one layout is right.
final class ConstraintScreen: UIViewController, ActingScreen {
    private struct Rule {
        let items: (Int, Int)
        let attributes: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)
        let relation: NSLayoutConstraint.Relation
        let multiplier: CGFloat
        var constant: CGFloat
        var priority: Float
        var isActive = true
    }

    private var boxes: [UILabel] = []
    private var rules: [(rule: Rule, constraint: NSLayoutConstraint)] = []
    private var nextPriority: Float = 300

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        boxes = Self.makeBoxes(6, in: view)
    }

    /// Labels that are placed at the origin and have the size of their text if nothing else is demanded.
    private static func makeBoxes(_ count: Int, in view: UIView) -> [UILabel] {
        (0..<count).map { index in
            let box = UILabel()
            box.text = "Box \(index)"
            box.font = .systemFont(ofSize: 15)
            box.backgroundColor = .systemYellow
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            let base = Float(index * 8)
            box.setContentHuggingPriority(UILayoutPriority(110 + base), for: .horizontal)
            box.setContentHuggingPriority(UILayoutPriority(111 + base), for: .vertical)
            box.setContentCompressionResistancePriority(UILayoutPriority(112 + base), for: .horizontal)
            box.setContentCompressionResistancePriority(UILayoutPriority(113 + base), for: .vertical)
            let place = [box.leadingAnchor.constraint(equalTo: view.leadingAnchor), box.topAnchor.constraint(equalTo: view.topAnchor)]
            for (offset, constraint) in place.enumerated() {
                constraint.priority = UILayoutPriority(10 + Float(index * 2 + offset))
                constraint.isActive = true
            }
            return box
        }
    }

    private static func constraint(_ rule: Rule, _ boxes: [UILabel], in view: UIView) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: boxes[rule.items.0], attribute: rule.attributes.0, relatedBy: rule.relation,
            toItem: rule.items.1 == boxes.count ? view : boxes[rule.items.1], attribute: rule.attributes.1, multiplier: rule.multiplier,
            constant: rule.constant)
        constraint.priority = UILayoutPriority(rule.priority)
        return constraint
    }

    func act(_ a: Int, _ b: Int, _ c: Int) {
        loadViewIfNeeded()
        let index = rules.isEmpty ? nil : b % rules.count
        switch a % 7 {
        case 0, 1, 2: add(b, c)
        case 3:
            if let index { rules.remove(at: index).constraint.isActive = false }
        case 4:
            guard let index else { return }
            rules[index].rule.constant = CGFloat(c % 200 - 50)
            if b % 3 == 0 {
                UIView.animate(withDuration: 0.2) {
                    self.rules[index].constraint.constant = self.rules[index].rule.constant
                    self.view.layoutIfNeeded()
                }
            } else {
                rules[index].constraint.constant = rules[index].rule.constant
            }
        case 5:
            guard let index else { return }
            rules[index].rule.isActive.toggle()
            rules[index].constraint.isActive = rules[index].rule.isActive
        default: boxes[b % boxes.count].text = String(repeating: "Box ", count: c % 9)
        }
    }

    private func add(_ b: Int, _ c: Int) {
        guard rules.count < 24, nextPriority < 740 else { return }
        let horizontal: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .centerX]
        let vertical: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY]
        let sizes: [NSLayoutConstraint.Attribute] = [.width, .height]
        let kind = b % 5
        let list = kind < 2 ? horizontal : kind < 4 ? vertical : sizes
        let first = b / 5 % boxes.count
        var second = c % (boxes.count + 1)
        if second == first { second = boxes.count }
        let rule = Rule(
            items: (first, second), attributes: (list[b / 30 % list.count], list[c / 7 % list.count]),
            relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual][c / 21 % 3], multiplier: kind == 4 ? [0.25, 0.5, 1][c % 3] : 1,
            constant: CGFloat(c % 90 - 20), priority: nextPriority)
        nextPriority += 1
        let constraint = Self.constraint(rule, boxes, in: view)
        constraint.isActive = true
        rules.append((rule, constraint))
    }

    func findings() -> [String] {
        guard isViewLoaded, view.window != nil else { return [] }
        view.layoutIfNeeded()
        let copy = UIView(frame: view.bounds)
        copy.semanticContentAttribute = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        view.addSubview(copy)
        defer { copy.removeFromSuperview() }
        let new = Self.makeBoxes(boxes.count, in: copy)
        for (box, label) in zip(boxes, new) { label.text = box.text }
        for (rule, _) in rules where rule.isActive { Self.constraint(rule, new, in: copy).isActive = true }
        copy.layoutIfNeeded()
        for (index, (box, label)) in zip(boxes, new).enumerated() where box.layer.animationKeys()?.isEmpty ?? true {
            let (a, b) = (box.frame, label.frame)
            if max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height)) > 0.51 {
                return ["label \(index) has the frame \(a), a new one with the same constraints \(b)"]
            }
        }
        return []
    }
}
