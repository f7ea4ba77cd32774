import Foundation

/// A report of constraints that conflict, in the format of UIKit's message.
@MainActor
struct ConflictReport {
    let members: [LayoutEngine.Source]
    let broken: LayoutEngine.Source?
    /// Whether the solver ran out of time, though the constraints may be satisfiable.
    var isTimeout = false

    /// A function that receives reports in addition to the log, for tests.
    static var listener: ((String) -> Void)?

    var message: String { isTimeout ? timeoutMessage : conflictMessage }

    private var timeoutMessage: String {
        """
        The constraints could not be solved in time. One of these unsatisfied constraints is ignored; please report the layout:
        (
        \(listedLines)
        )

        The ignored constraint:
        \(broken.map(describe) ?? "(none)")
        """
    }

    private var conflictMessage: String {
        """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want. 
        \tTry this: 
        \t\t(1) look at each constraint and try to figure out which you don't expect; 
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
        (
        \(listedLines)
        )

        Will attempt to recover by breaking constraint 
        \(broken.map(describe) ?? "(none)")
        """
    }

    private var listedLines: String { lines.map { "    \"\($0)\"" }.joined(separator: ",\n") }

    private var lines: [String] {
        var lines: [String] = []
        for source in members {
            let line = describe(source)
            if !lines.contains(line) { lines.append(line) }
        }
        return lines
    }

    func log() {
        layoutLog.warning("\(message)")
        Self.listener?(message)
    }

    func describe(_ source: LayoutEngine.Source) -> String {
        switch source {
        case .constraint(let constraint): constraint.describe()
        case .placement(let box): describe(box, "NSAutoresizingMaskLayoutConstraint")
        case .content(let box): describe(box, "NSContentSizeLayoutConstraint")
        }
    }

    private func describe(_ box: LayoutBox, _ kind: String) -> String {
        guard case .view(let layout)? = box.owner else { return "<\(kind) of a layout guide>" }
        let view = layout.view
        let name = LayoutTerm.name(of: view)
        if kind == "NSContentSizeLayoutConstraint" {
            let size = view.intrinsicContentSize
            let (hugging, resistance) = (layout.hugging, layout.resistance)
            return """
                <\(kind) \(name) {\(size.width.short), \(size.height.short)} \
                Hug:{\(CGFloat(hugging.horizontal.rawValue).short), \(CGFloat(hugging.vertical.rawValue).short)} \
                CompressionResistance:{\(CGFloat(resistance.horizontal.rawValue).short), \
                \(CGFloat(resistance.vertical.rawValue).short)}>
                """
        }
        let frame = view.untransformedFrame
        return """
            <\(kind) \(view.autoresizingMask.notation) \(name) frame == \
            (\(frame.minX.short) \(frame.minY.short); \(frame.width.short) \(frame.height.short))   (active)>
            """
    }
}

extension UIView.AutoresizingMask {
    /// The mask in the notation of UIKit's messages. The characters of an axis are margin before, size, and margin after: `&` is flexible, `-` is fixed.
    fileprivate var notation: String {
        func sign(_ part: UIView.AutoresizingMask) -> String { contains(part) ? "&" : "-" }
        let across = sign(.flexibleLeftMargin) + sign(.flexibleWidth) + sign(.flexibleRightMargin)
        let down = sign(.flexibleTopMargin) + sign(.flexibleHeight) + sign(.flexibleBottomMargin)
        return "h=\(across) v=\(down)"
    }
}
