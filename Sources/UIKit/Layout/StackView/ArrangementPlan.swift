import Foundation

/// The list of constraints that a stack needs. Their structure, identifiers and priorities are UIKit's, as shown by UIKit's messages and debugger.
@MainActor
struct ArrangementPlan {
    // The priorities have UIKit's values.
    private static let hidingPriority = UILayoutPriority(999)
    private static let boundaryPriority = UILayoutPriority(999.5)
    private static let proportionPriority = UILayoutPriority(1000)
    private static let centeringPriority = UILayoutPriority(150)
    private static let spanningPriority = UILayoutPriority(51)
    private static let fitPriority = UILayoutPriority(49)
    private static let suppressionPriority = UILayoutPriority(25)

    let stack: UIStackView
    let canvas: any LayoutItem
    let shown: [UIView]
    private(set) var rules: [(ArrangementRule, CGFloat)] = []
    /// The number of gap guides between views.
    private(set) var gapCount = 0

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
        for view in stack.arranged {
            if stack.alignment != .fill {
                add(LayoutTerm(view, crossLength), .equal, nil, priority: Self.suppressionPriority, "UISV-ambiguity-suppression")
            }
            if view.isHidden { add(LayoutTerm(view, length), .equal, nil, priority: Self.hidingPriority, "UISV-hiding") }
        }
        align()
        connectToCanvas()
        switch stack.distribution {
        case .fill: break
        case .fillEqually: makeEqual(shown)
        case .fillProportionally: makeProportional()
        case .equalSpacing: spaceEqually()
        case .equalCentering: centerEqually()
        }
        connectViews()
        if !shown.isEmpty, stack.alignment != .fill { span() }
    }

    // MARK: Across the stack

    /// Aligns every view with the first one.
    private mutating func align() {
        let attributes: [NSLayoutConstraint.Attribute] =
            switch stack.alignment {
            case .fill: isRow ? [crossEnd, crossStart] : [crossStart, crossEnd]
            case .leading: [crossStart]
            case .trailing: [crossEnd]
            case .center: [crossCenter]
            case .firstBaseline: isRow ? [.firstBaseline] : []
            case .lastBaseline: isRow ? [.lastBaseline] : []
            }
        guard let first = stack.arranged.first else { return }
        for attribute in attributes {
            for view in stack.arranged.dropFirst() {
                add(LayoutTerm(first, attribute), .equal, LayoutTerm(view, attribute), "UISV-alignment")
            }
        }
    }

    /// Connects the first and the last view to the stack's ends. Across the stack, connects the stack's edges to the first view or to the guide that
    /// spans all views, depending on the alignment.
    private mutating func connectToCanvas() {
        let name = "UISV-canvas-connection"
        guard let first = shown.first, let last = shown.last, let base = stack.arranged.first else {
            for attribute in [length, crossLength] {
                add(LayoutTerm(stack, attribute), .equal, nil, priority: Self.suppressionPriority, "UISV-ambiguity-suppression")
            }
            return
        }
        add(LayoutTerm(canvas, start), .equal, LayoutTerm(first, start), name)
        add(LayoutTerm(canvas, end), .equal, LayoutTerm(last, end), name)
        let tiesStart = stack.alignment == .fill || stack.alignment == .leading
        let tiesEnd = stack.alignment == .fill || stack.alignment == .trailing
        let upper: any LayoutItem = tiesStart ? base : stack.spanner
        let lower: any LayoutItem = tiesEnd ? base : stack.spanner
        add(LayoutTerm(canvas, crossStart), .equal, LayoutTerm(upper, crossStart), name)
        add(LayoutTerm(canvas, crossEnd), .equal, LayoutTerm(lower, crossEnd), name)
        if stack.alignment == .center { add(LayoutTerm(canvas, crossCenter), .equal, LayoutTerm(base, crossCenter), name) }
        switch stack.distribution {
        case .equalSpacing, .equalCentering:
            add(LayoutTerm(stack, length), .equal, nil, priority: Self.fitPriority, "UISV-canvas-fit")
        default: break
        }
        if isRow, isByBaseline { add(LayoutTerm(stack, crossLength), .equal, nil, priority: Self.fitPriority, "UISV-canvas-fit") }
    }

    private var isByBaseline: Bool { stack.alignment == .firstBaseline || stack.alignment == .lastBaseline }

    /// Makes the spanning guide just large enough to contain all views.
    private mutating func span() {
        let (upper, lower) = (LayoutTerm(stack.spanner, crossStart), LayoutTerm(stack.spanner, crossEnd))
        let (atStart, atEnd) = (stack.alignment == .leading, stack.alignment == .trailing)
        let name = "UISV-spanning-boundary"
        for view in shown {
            add(
                upper, atStart ? .equal : .lessThanOrEqual, LayoutTerm(view, crossStart),
                priority: atStart ? Self.boundaryPriority : .required, name)
            add(
                lower, atEnd ? .equal : .greaterThanOrEqual, LayoutTerm(view, crossEnd),
                priority: atEnd ? Self.boundaryPriority : .required, name)
        }
        add(LayoutTerm(stack.spanner, crossLength), .equal, nil, priority: Self.spanningPriority, "UISV-spanning-fit")
        // A column has no common baseline; its views are aligned with the leading edge.
        guard !isRow, isByBaseline else { return }
        for view in shown {
            add(LayoutTerm(view, crossStart), .equal, LayoutTerm(canvas, crossStart), priority: Self.spanningPriority, "UISV-alignment")
        }
    }

    // MARK: Along the stack

    private mutating func makeEqual(
        _ items: [any LayoutItem], priority: UILayoutPriority = .required, name: String = "UISV-fill-equally"
    ) {
        guard let first = items.first else { return }
        let startsLower = priority < .required
        var priority = priority
        for item in items.dropFirst() {
            // If the space is too small, the constraints of later views break first.
            if startsLower { priority = Self.lowered(priority, above: Self.spanningPriority) }
            add(LayoutTerm(first, length), .equal, LayoutTerm(item, length), priority: priority, name)
        }
    }

    /// The next lower priority, but higher than `floor`.
    private static func lowered(_ priority: UILayoutPriority, above floor: UILayoutPriority) -> UILayoutPriority {
        UILayoutPriority(max(priority.rawValue - 1, floor.rawValue + 1))
    }

    /// Gives each view a share of the stack's length in proportion to its content length; the spacing is part of the total. If the lengths do not add
    /// up to the stack's length, the constraints of later views break first.
    private mutating func makeProportional() {
        let lengths = stack.arranged.map { view in
            let size = view.intrinsicContentSize
            return view.isHidden ? 0 : max(isRow ? size.width : size.height, 0)
        }
        let name = "UISV-fill-proportionally"
        guard lengths.contains(where: { $0 > 0 }) else { return makeEqual(shown, name: name) }
        let total = lengths.reduce(0, +) + shown.dropLast().reduce(0) { $0 + stack.gap(after: $1) }
        guard total > 0 else { return makeEqual(shown, name: name) }
        var priority = Self.proportionPriority
        for (view, share) in zip(stack.arranged, lengths) {
            if shown.count > 1 { priority = Self.lowered(priority, above: Self.centeringPriority) }
            guard share > 0 else { continue }
            add(
                LayoutTerm(view, length), .equal, LayoutTerm(stack, length), multiplier: share / total, priority: priority, name)
        }
    }

    /// Adds guides of equal length between the views.
    private mutating func spaceEqually() {
        let gaps = makeGaps()
        for (index, gap) in gaps.enumerated() {
            add(LayoutTerm(gap, start), .equal, before(shown[index]), "UISV-distributing-edge")
            add(after(shown[index + 1]), .equal, LayoutTerm(gap, end), "UISV-distributing-edge")
        }
        makeEqual(gaps, name: "UISV-distributing")
    }

    /// Adds guides from the center of each view to the center of the next one. The guides have equal lengths if the space allows it.
    private mutating func centerEqually() {
        let gaps = makeGaps()
        for (index, gap) in gaps.enumerated() {
            add(LayoutTerm(shown[index], center), .equal, LayoutTerm(gap, start), "UISV-distributing-edge")
            add(LayoutTerm(shown[index + 1], center), .equal, LayoutTerm(gap, end), "UISV-distributing-edge")
        }
        makeEqual(gaps, priority: Self.centeringPriority, name: "UISV-distributing")
    }

    private mutating func makeGaps() -> [UILayoutGuide] {
        gapCount = max(shown.count - 1, 0)
        return (0..<gapCount).map { stack.gap($0) }
    }

    /// Adds the spacing between neighboring views. A hidden view has zero length and half of the spacing on each side.
    private mutating func connectViews() {
        let arranged = stack.arranged
        let relation: NSLayoutConstraint.Relation =
            switch stack.distribution {
            case .fill, .fillEqually, .fillProportionally: .equal
            case .equalSpacing, .equalCentering: .greaterThanOrEqual
            }
        guard let lastShown = arranged.lastIndex(where: { !$0.isHidden }) else { return }
        var gap: CGFloat = 0
        for index in arranged.indices.dropFirst() {
            let (view, next) = (arranged[index - 1], arranged[index])
            if !view.isHidden { gap = stack.gap(after: view) }
            let constant: CGFloat =
                switch (view.isHidden, next.isHidden) {
                case (false, false): gap
                case (true, true): 0
                case (false, true), (true, false): index <= lastShown ? gap / 2 : 0
                }
            add(after(next), relation, before(view), constant: constant, "UISV-spacing")
        }
    }

    private func before(_ view: UIView) -> LayoutTerm {
        LayoutTerm(view, !isRow && stack.isBaselineRelativeArrangement ? .lastBaseline : end)
    }

    private func after(_ view: UIView) -> LayoutTerm {
        LayoutTerm(view, !isRow && stack.isBaselineRelativeArrangement ? .firstBaseline : start)
    }
}
