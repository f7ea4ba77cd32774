import Foundation

/// What constraints a stack is to have. Their identifiers and priorities are UIKit's, as its messages and its debugger show them.
@MainActor
struct ArrangementPlan {
    // UIKit's.
    private static let hidingPriority = UILayoutPriority(999)
    private static let proportionPriority = UILayoutPriority(999)
    private static let centeringPriority = UILayoutPriority(149)
    private static let spanningPriority = UILayoutPriority(51)
    private static let fitPriority = UILayoutPriority(49)
    private static let emptyPriority = UILayoutPriority(25)

    let stack: UIStackView
    let canvas: any LayoutItem
    let shown: [UIView]
    private(set) var rules: [(ArrangementRule, CGFloat)] = []

    private var isRow: Bool { stack.axis == .horizontal }
    private var start: NSLayoutConstraint.Attribute { isRow ? .leading : .top }
    private var end: NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }
    private var length: NSLayoutConstraint.Attribute { isRow ? .width : .height }
    private var center: NSLayoutConstraint.Attribute { isRow ? .centerX : .centerY }
    private var crossStart: NSLayoutConstraint.Attribute { isRow ? .top : .leading }
    private var crossEnd: NSLayoutConstraint.Attribute { isRow ? .bottom : .trailing }
    private var crossLength: NSLayoutConstraint.Attribute { isRow ? .height : .width }
    private var crossCenter: NSLayoutConstraint.Attribute { isRow ? .centerY : .centerX }

    init(_ stack: UIStackView) {
        self.stack = stack
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        shown = stack.arranged.filter { !$0.isHidden }
    }

    private mutating func add(
        _ first: LayoutTerm, _ relation: NSLayoutConstraint.Relation, _ second: LayoutTerm?, constant: CGFloat = 0,
        multiplier: CGFloat = 1, priority: UILayoutPriority = .required, _ identifier: String
    ) {
        let rule = ArrangementRule(
            first: first, relation: relation, second: second, multiplier: multiplier, priority: priority, identifier: identifier)
        rules.append((rule, constant))
    }

    mutating func make() {
        if let first = shown.first, let last = shown.last {
            add(LayoutTerm(first, start), .equal, LayoutTerm(canvas, start), "UISV-canvas-connection")
            add(LayoutTerm(canvas, end), .equal, LayoutTerm(last, end), "UISV-canvas-connection")
        } else {
            for attribute in [length, crossLength] {
                add(LayoutTerm(stack, attribute), .equal, nil, priority: Self.emptyPriority, "UISV-ambiguity-suppression")
            }
        }
        for index in shown.indices.dropFirst() { connect(shown[index - 1], shown[index], at: index - 1) }
        shareLength()
        for view in stack.arranged { align(view) }
        if !shown.isEmpty, stack.alignment != .fill {
            add(LayoutTerm(stack, crossLength), .equal, nil, priority: Self.fitPriority, "UISV-canvas-fit")
        }
        hide()
    }

    // MARK: Along the stack

    private mutating func connect(_ view: UIView, _ next: UIView, at index: Int) {
        let room = stack.room(after: view)
        let isByBaseline = !isRow && stack.isBaselineRelativeArrangement
        let before = LayoutTerm(view, isByBaseline ? .lastBaseline : end)
        let after = LayoutTerm(next, isByBaseline ? .firstBaseline : start)
        switch stack.distribution {
        case .fill, .fillEqually, .fillProportionally:
            add(after, .equal, before, constant: room, "UISV-spacing")
        case .equalSpacing:
            add(after, .greaterThanOrEqual, before, constant: room, "UISV-spacing")
            guard index > 0 else { return }
            add(
                LayoutTerm(from: view, before.attribute, to: next, after.attribute), .equal,
                LayoutTerm(from: shown[0], before.attribute, to: shown[1], after.attribute), "UISV-distributing-equal-spacing")
        case .equalCentering:
            add(after, .greaterThanOrEqual, before, constant: room, "UISV-spacing")
            guard index > 0 else { return }
            // Where there is too little room, the later ones give way first.
            let priority = Self.centeringPriority - Float(min(index - 1, 90))
            add(
                LayoutTerm(from: view, center, to: next, center), .equal, LayoutTerm(from: shown[0], center, to: shown[1], center),
                priority: priority, "UISV-distributing-equal-centering")
        }
    }

    private mutating func shareLength() {
        guard let first = shown.first else { return }
        switch stack.distribution {
        case .fillEqually:
            for view in shown.dropFirst() {
                add(LayoutTerm(view, length), .equal, LayoutTerm(first, length), "UISV-fill-equally")
            }
        case .fillProportionally:
            let lengths = shown.map { view in
                let size = view.intrinsicContentSize
                return isRow ? size.width : size.height
            }
            guard let base = lengths.firstIndex(where: { $0 > 0 }) else {
                for view in shown.dropFirst() {
                    add(LayoutTerm(view, length), .equal, LayoutTerm(first, length), "UISV-fill-proportionally")
                }
                return
            }
            for index in shown.indices where index != base && lengths[index] > 0 {
                add(
                    LayoutTerm(shown[index], length), .equal, LayoutTerm(shown[base], length),
                    multiplier: lengths[index] / lengths[base], priority: Self.proportionPriority, "UISV-fill-proportionally")
            }
        case .fill, .equalSpacing, .equalCentering: break
        }
    }

    // MARK: Across the stack

    private mutating func align(_ view: UIView) {
        let (first, last) = (LayoutTerm(view, crossStart), LayoutTerm(view, crossEnd))
        let (upper, lower) = (LayoutTerm(canvas, crossStart), LayoutTerm(canvas, crossEnd))
        let name = "UISV-alignment"
        switch stack.alignment {
        case .fill:
            add(first, .equal, upper, name)
            add(last, .equal, lower, name)
        case .leading:
            add(first, .equal, upper, name)
            add(last, .lessThanOrEqual, lower, "UISV-spanning-boundary")
        case .trailing:
            add(first, .greaterThanOrEqual, upper, "UISV-spanning-boundary")
            add(last, .equal, lower, name)
        case .center:
            add(LayoutTerm(view, crossCenter), .equal, LayoutTerm(canvas, crossCenter), name)
            add(first, .greaterThanOrEqual, upper, "UISV-spanning-boundary")
            add(last, .lessThanOrEqual, lower, "UISV-spanning-boundary")
        case .firstBaseline, .lastBaseline:
            let isFirst = stack.alignment == .firstBaseline
            add(first, .greaterThanOrEqual, upper, "UISV-spanning-boundary")
            add(last, .lessThanOrEqual, lower, "UISV-spanning-boundary")
            let edge = isFirst ? (first, upper) : (last, lower)
            add(edge.0, .equal, edge.1, priority: Self.spanningPriority, "UISV-spanning-fit")
            guard isRow, let base = shown.first, base !== view else { return }
            let line: NSLayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
            add(LayoutTerm(view, line), .equal, LayoutTerm(base, line), name)
        }
    }

    // MARK: Hidden views

    /// A hidden view has no length, at the place that it would have.
    private mutating func hide() {
        var previous: UIView?
        for view in stack.arranged {
            guard view.isHidden else {
                previous = view
                continue
            }
            add(LayoutTerm(view, length), .equal, nil, priority: Self.hidingPriority, "UISV-hiding")
            let place = previous.map { LayoutTerm($0, end) } ?? LayoutTerm(canvas, start)
            add(LayoutTerm(view, start), .equal, place, priority: Self.hidingPriority, "UISV-hiding")
        }
    }
}
