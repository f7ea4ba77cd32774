import UIKit

/// The four constraint systems that all layout peers solve (also in `Peers/layout/layout.h`), and their frames by plain arithmetic.
struct LayoutSystem {
    enum Kind: String, CaseIterable { case feed, chain, grid, nested }

    /// A constraint of one item. Item -1 is the container. Without a source attribute it is a constant.
    struct Rule {
        var item: Int
        var attribute: NSLayoutConstraint.Attribute
        var relation: NSLayoutConstraint.Relation = .equal
        var source = -1
        var sourceAttribute = NSLayoutConstraint.Attribute.notAnAttribute
        var constant: CGFloat = 0
        var priority = UILayoutPriority.required
        /// Whether the benchmark changes the constant of this constraint.
        var isKnob = false
    }

    let kind: Kind
    /// The number of units: rows of a feed, views of a chain, rows (and columns) of a grid, boxes.
    let count: Int
    let itemsPerUnit: Int
    let size: CGSize
    let otherWidth: CGFloat
    let knob: CGFloat
    let otherKnob: CGFloat

    /// Chooses sizes so that every frame is whole in every state.
    init(_ kind: Kind, _ count: Int) {
        self.kind = kind
        self.count = count
        let n = CGFloat(count)
        switch kind {
        case .feed:
            itemsPerUnit = 5
            size = CGSize(width: 400, height: 65 * (n + 1) + 8)
            (otherWidth, knob, otherKnob) = (320, 22, 30)
        case .nested:
            itemsPerUnit = 1
            size = CGSize(width: 2 * n + 400, height: 2 * n + 400)
            (otherWidth, knob, otherKnob) = (2 * n + 320, 1, 5)
        case .chain, .grid:
            itemsPerUnit = kind == .grid ? count : 1
            let parts = count + 1
            let cell = CGFloat(parts * ((40 + parts - 1) / parts) - 8)
            let side = n * cell + 8 * (n - 1)
            size = CGSize(width: side, height: kind == .grid ? side : 20)
            (otherWidth, knob, otherKnob) = (side + 8 * n, 8, 8 + n)
        }
    }

    /// The N of the table: the cells of a grid, the units of the other systems.
    var reportedCount: Int { kind == .grid ? count * count : count }

    // MARK: Constraints

    func rules(ofUnit unit: Int) -> [Rule] {
        switch kind {
        case .feed: feedRules(unit)
        case .chain: chainRules(unit)
        case .grid: gridRules(unit)
        case .nested: nestedRules(unit)
        }
    }

    private func feedRules(_ unit: Int) -> [Rule] {
        let row = 5 * unit
        let (icon, title, subtitle, button) = (row + 1, row + 2, row + 3, row + 4)
        return [
            Rule(item: row, attribute: .left, sourceAttribute: .left), Rule(item: row, attribute: .right, sourceAttribute: .right),
            unit == 0
                ? Rule(item: row, attribute: .top, sourceAttribute: .top)
                : Rule(item: row, attribute: .top, source: row - 5, sourceAttribute: .bottom, constant: 1),
            Rule(item: row, attribute: .height, relation: .greaterThanOrEqual, constant: 64),
            Rule(item: row, attribute: .height, constant: 64, priority: .defaultLow),
            Rule(item: icon, attribute: .left, source: row, sourceAttribute: .left, constant: 16),
            Rule(item: icon, attribute: .centerY, source: row, sourceAttribute: .centerY),
            Rule(item: icon, attribute: .width, constant: 44), Rule(item: icon, attribute: .height, constant: 44),
            Rule(item: title, attribute: .left, source: icon, sourceAttribute: .right, constant: 12),
            Rule(item: title, attribute: .right, source: button, sourceAttribute: .left, constant: -8),
            Rule(item: title, attribute: .top, source: row, sourceAttribute: .top, constant: 10),
            Rule(item: title, attribute: .height, constant: knob, isKnob: unit == 0),
            Rule(item: subtitle, attribute: .left, source: title, sourceAttribute: .left),
            Rule(item: subtitle, attribute: .right, source: title, sourceAttribute: .right),
            Rule(item: subtitle, attribute: .top, source: title, sourceAttribute: .bottom, constant: 4),
            Rule(item: subtitle, attribute: .height, constant: 18),
            Rule(item: subtitle, attribute: .bottom, relation: .lessThanOrEqual, source: row, sourceAttribute: .bottom, constant: -10),
            Rule(item: button, attribute: .right, source: row, sourceAttribute: .right, constant: -16),
            Rule(item: button, attribute: .centerY, source: row, sourceAttribute: .centerY),
            Rule(item: button, attribute: .width, constant: 80, priority: .defaultHigh),
            Rule(item: button, attribute: .width, relation: .greaterThanOrEqual, constant: 44),
            Rule(item: button, attribute: .height, constant: 32),
        ]
    }

    private func chainRules(_ unit: Int) -> [Rule] {
        var rules = [Rule(item: unit, attribute: .top, sourceAttribute: .top), Rule(item: unit, attribute: .height, constant: 20)]
        if unit == 0 {
            rules.append(Rule(item: 0, attribute: .left, sourceAttribute: .left))
        } else {
            rules.append(
                Rule(item: unit, attribute: .left, source: unit - 1, sourceAttribute: .right, constant: 8, isKnob: unit == 1))
            rules.append(Rule(item: unit, attribute: .width, source: 0, sourceAttribute: .width))
        }
        return rules
    }

    /// Row 0 and column 0 are chains; all other cells align with their heads.
    private func gridRules(_ unit: Int) -> [Rule] {
        var rules: [Rule] = []
        for column in 0..<count {
            let item = unit * count + column
            if unit > 0 {
                rules.append(Rule(item: item, attribute: .left, source: column, sourceAttribute: .left))
            } else if column > 0 {
                rules.append(
                    Rule(item: item, attribute: .left, source: item - 1, sourceAttribute: .right, constant: 8, isKnob: column == 1))
            } else {
                rules.append(Rule(item: item, attribute: .left, sourceAttribute: .left))
            }
            if column > 0 {
                rules.append(Rule(item: item, attribute: .top, source: unit * count, sourceAttribute: .top))
            } else if unit > 0 {
                rules.append(Rule(item: item, attribute: .top, source: item - count, sourceAttribute: .bottom, constant: 8))
            } else {
                rules.append(Rule(item: item, attribute: .top, sourceAttribute: .top))
            }
            if item > 0 {
                rules.append(Rule(item: item, attribute: .width, source: 0, sourceAttribute: .width))
                rules.append(Rule(item: item, attribute: .height, source: 0, sourceAttribute: .height))
            }
        }
        if unit == 0 { rules.append(Rule(item: count - 1, attribute: .right, sourceAttribute: .right)) }
        return rules
    }

    private func nestedRules(_ unit: Int) -> [Rule] {
        [
            Rule(item: unit, attribute: .left, source: unit - 1, sourceAttribute: .left, constant: 1, isKnob: unit == 0),
            Rule(item: unit, attribute: .top, source: unit - 1, sourceAttribute: .top, constant: 1),
            Rule(item: unit, attribute: .right, source: unit - 1, sourceAttribute: .right, constant: -1),
            Rule(item: unit, attribute: .bottom, source: unit - 1, sourceAttribute: .bottom, constant: -1),
        ]
    }

    /// The constraint that pins the last unit to the container's end. An insertion replaces it.
    func pin(ofUnits units: Int) -> [Rule] {
        switch kind {
        case .chain: [Rule(item: units - 1, attribute: .right, sourceAttribute: .right)]
        case .grid: [Rule(item: (units - 1) * count, attribute: .bottom, sourceAttribute: .bottom)]
        case .feed, .nested: []
        }
    }

    // MARK: Frames

    func frames(units: Int, width: CGFloat, knob: CGFloat) -> [CGRect] {
        var frames: [CGRect] = []
        var y: CGFloat = 0
        let n = CGFloat(kind == .chain ? units : count)
        for unit in 0..<units {
            let u = CGFloat(unit)
            switch kind {
            case .feed:
                let text = unit == 0 ? knob : 22
                let height = max(64, 10 + text + 4 + 18 + 10)
                let textWidth = width - 16 - 44 - 12 - 8 - 80 - 16
                frames += [
                    CGRect(x: 0, y: y, width: width, height: height), CGRect(x: 16, y: y + height / 2 - 22, width: 44, height: 44),
                    CGRect(x: 72, y: y + 10, width: textWidth, height: text), CGRect(x: 72, y: y + 14 + text, width: textWidth, height: 18),
                    CGRect(x: width - 96, y: y + height / 2 - 16, width: 80, height: 32),
                ]
                y += height + 1
            case .chain:
                let cell = (width - 8 * (n - 2) - knob) / n
                frames.append(CGRect(x: unit == 0 ? 0 : u * cell + knob + 8 * (u - 1), y: 0, width: cell, height: 20))
            case .grid:
                let cell = (width - 8 * (n - 2) - knob) / n
                let height = (size.height - 8 * CGFloat(units - 1)) / CGFloat(units)
                for column in 0..<count {
                    let c = CGFloat(column)
                    let x = column == 0 ? 0 : c * cell + knob + 8 * (c - 1)
                    frames.append(CGRect(x: x, y: u * (height + 8), width: cell, height: height))
                }
            case .nested:
                frames.append(CGRect(x: knob + u, y: 1 + u, width: width - knob - 1 - 2 * u, height: size.height - 2 - 2 * u))
            }
        }
        return frames
    }
}
