import Foundation

extension NSLayoutConstraint {
    /// Creates the constraints of a visual format such as `V:|-[title]-8-[text(>=40)]-|`. The constraints are not active.
    ///
    /// `metrics` maps names in the format to numbers, and `views` maps names to views or guides. A `-` without a number is 8 points between views, and
    /// the superview's margin at its edges. A parse error is a fatal error, whose message shows the position in the format.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            return try VisualFormatBuilder(format, opts, metrics ?? [:], views).build()
        } catch {
            fatalError(error.description)
        }
    }
}

/// Creates the constraints of a visual format.
@MainActor
struct VisualFormatBuilder {
    private let text: String
    private let format: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var constraints: [NSLayoutConstraint] = []

    init(
        _ text: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
    ) throws(VisualFormatError) {
        self.text = text
        self.options = options
        self.metrics = metrics
        self.views = views
        format = try VisualFormatParser.parse(text)
    }

    private func error(_ reason: String, _ position: Int) -> VisualFormatError {
        VisualFormatError(reason: reason, format: text, position: position)
    }

    private var isHorizontal: Bool { format.axis == .horizontal }

    private var start: NSLayoutConstraint.Attribute {
        if !isHorizontal { return .top }
        if options.contains(.directionRightToLeft) { return .right }
        return options.contains(.directionLeftToRight) ? .left : .leading
    }

    private var end: NSLayoutConstraint.Attribute {
        if !isHorizontal { return .bottom }
        if options.contains(.directionRightToLeft) { return .left }
        return options.contains(.directionLeftToRight) ? .right : .trailing
    }

    func build() throws(VisualFormatError) -> [NSLayoutConstraint] {
        var builder = self
        try builder.addAll()
        return builder.constraints
    }

    private mutating func addAll() throws(VisualFormatError) {
        for node in format.nodes {
            guard case .view(let name, let position, let predicates) = node else { continue }
            let view = try item(name, position)
            for predicate in predicates { try addSize(of: view, predicate) }
        }
        for (index, connection) in format.connections.enumerated() {
            try connect(format.nodes[index], format.nodes[index + 1], connection)
        }
        try align()
    }

    private func item(_ name: String, _ position: Int) throws(VisualFormatError) -> any LayoutItem {
        guard let value = views[name] else { throw error("\(name) is not a key in the views dictionary.", position) }
        guard let item = value as? any LayoutItem else { throw error("\(name) is neither a view nor a layout guide.", position) }
        return item
    }

    private func number(_ name: String) -> Double? {
        switch metrics[name] {
        case let number as CGFloat: Double(number)
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    private func value(_ object: VisualFormat.Predicate.Object) throws(VisualFormatError) -> Double {
        switch object {
        case .number(let number): return number
        case .name(let name, let position):
            guard let number = number(name) else { throw error("\(name) is not a key in the metrics dictionary.", position) }
            return number
        }
    }

    private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> UILayoutPriority {
        guard let object = predicate.priority else { return .required }
        return UILayoutPriority(Float(try value(object)))
    }

    private mutating func add(
        _ first: LayoutTerm, _ relation: NSLayoutConstraint.Relation, _ second: LayoutTerm?, multiplier: Double = 1, constant: Double,
        _ priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(first, relation, second, multiplier: CGFloat(multiplier), constant: CGFloat(constant))
        constraint.priority = priority
        constraints.append(constraint)
    }

    private mutating func addSize(of item: any LayoutItem, _ predicate: VisualFormat.Predicate) throws(VisualFormatError) {
        let size: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
        let priority = try priority(predicate)
        if case .name(let name, let position) = predicate.object, number(name) == nil {
            let other = try self.item(name, position)
            add(
                LayoutTerm(item, size), predicate.relation, LayoutTerm(other, size), multiplier: predicate.multiplier,
                constant: predicate.constant, priority)
        } else {
            let value = try value(predicate.object) * predicate.multiplier + predicate.constant
            add(LayoutTerm(item, size), predicate.relation, nil, constant: value, priority)
        }
    }

    private mutating func connect(
        _ node: VisualFormat.Node, _ next: VisualFormat.Node, _ connection: VisualFormat.Connection
    ) throws(VisualFormatError) {
        let isFlipped = options.contains(.directionRightToLeft) && isHorizontal
        var before: LayoutTerm
        var after: LayoutTerm
        var isAtEdge = false
        switch (node, next) {
        case (.superview, .view(let name, let position, _)):
            let view = try item(name, position)
            before = LayoutTerm(try superview(of: view, name, position), start)
            after = LayoutTerm(view, start)
            isAtEdge = true
        case (.view(let name, let position, _), .superview):
            let view = try item(name, position)
            before = LayoutTerm(view, end)
            after = LayoutTerm(try superview(of: view, name, position), end)
            isAtEdge = true
        case (.view(let name, let position, _), .view(let otherName, let otherPosition, _)):
            let isByBaseline = !isHorizontal && options.contains(.spacingBaselineToBaseline)
            before = LayoutTerm(try item(name, position), isByBaseline ? .lastBaseline : end)
            after = LayoutTerm(try item(otherName, otherPosition), isByBaseline ? .firstBaseline : start)
        case (.superview, .superview): return
        }
        if isAtEdge, connection == .standard {
            // At the superview's edges the standard spacing is the superview's margin.
            if case .superview = node { before = before.withMargin } else { after = after.withMargin }
        }
        // Coordinates grow to the right, so in a right-to-left format the first item has the larger coordinate.
        if isFlipped { swap(&before, &after) }
        switch connection {
        case .flush: add(after, .equal, before, constant: 0)
        case .standard:
            if isAtEdge {
                add(after, .equal, before, constant: 0)
            } else {
                add(after, .equal, before, constant: Double(SystemSpacing.below(before, to: after)))
            }
        case .distance(let predicates):
            for predicate in predicates {
                let distance = try value(predicate.object) * predicate.multiplier + predicate.constant
                add(after, predicate.relation, before, constant: distance, try priority(predicate))
            }
        }
    }

    private func superview(of item: any LayoutItem, _ name: String, _ position: Int) throws(VisualFormatError) -> any LayoutItem {
        let superview = item is UIView ? item.layoutView?.superview : item.layoutView
        guard let superview else { throw error("\(name) has no superview, but '|' refers to its superview.", position) }
        return superview
    }

    // MARK: Alignment

    private mutating func align() throws(VisualFormatError) {
        let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
            (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
        ]
        var items: [any LayoutItem] = []
        for case .view(let name, let position, _) in format.nodes { items.append(try item(name, position)) }
        for (option, attribute) in attributes where options.contains(option) {
            guard (attribute.kind == .horizontalPosition) != isHorizontal else {
                throw error("Options mask required views to be aligned on an edge of the direction in which the format places them.", 0)
            }
            for (one, other) in zip(items, items.dropFirst()) {
                add(LayoutTerm(one, attribute), .equal, LayoutTerm(other, attribute), constant: 0)
            }
        }
    }
}

extension LayoutTerm {
    /// The corresponding edge of the layout margins (`.left` becomes `.leftMargin`).
    fileprivate var withMargin: LayoutTerm {
        let margin: NSLayoutConstraint.Attribute
        switch attribute {
        case .left: margin = .leftMargin
        case .right: margin = .rightMargin
        case .top: margin = .topMargin
        case .bottom: margin = .bottomMargin
        case .leading: margin = .leadingMargin
        case .trailing: margin = .trailingMargin
        default: margin = attribute
        }
        return LayoutTerm(item, margin)
    }
}
