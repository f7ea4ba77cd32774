import CoreGraphics
import Foundation
import InterfaceReading
import UIKit

extension Diagnosis {
    /// The reasons for which a label does not show all of its text: the missing space, and the constraints that limit it.
    static func textReasons(_ view: UIView, _ sources: SourceLocator) -> [Reason] {
        guard let label = view as? UILabel, let text = label.text, !text.isEmpty, !label.adjustsFontSizeToFitWidth else { return [] }
        let size = label.bounds.size
        let needed = label.sizeThatFits(CGSize(width: label.numberOfLines == 1 ? 0 : size.width, height: 0))
        if needed.width > size.width + 1 {
            return missing("width", needed.width, size.width) + limits(of: label, .horizontal, sources)
        }
        if needed.height > size.height + 1 {
            return missing("height", needed.height, size.height) + limits(of: label, .vertical, sources)
        }
        guard label.numberOfLines > 1 else { return [] }
        let all = label.textRect(forBounds: CGRect(x: 0, y: 0, width: size.width, height: 1e5), limitedToNumberOfLines: 0)
        guard all.height > size.height + 1 else { return [] }
        let lines = "numberOfLines is \(label.numberOfLines)"
        return [Reason(text: "Its text is cut: it needs more lines, and \(lines).", view: nil)] + limits(of: label, .horizontal, sources)
    }

    private static func missing(_ name: String, _ needed: CGFloat, _ length: CGFloat) -> [Reason] {
        let numbers = "\(InspectorFormat.number(needed.rounded(.up))) points of \(name), and it has \(InspectorFormat.number(length))"
        return [Reason(text: "Its text is cut: it needs \(numbers).", view: nil)]
    }

    /// The constraints that determine a label's length with a higher priority than its compression resistance.
    private static func limits(of label: UILabel, _ axis: NSLayoutConstraint.Axis, _ sources: SourceLocator) -> [Reason] {
        let name = axis == .horizontal ? "width" : "height"
        guard !label.translatesAutoresizingMaskIntoConstraints else {
            return [Reason(text: "No constraint determines its \(name): its frame or its superview's layout does.", view: nil)]
        }
        let resistance = label.contentCompressionResistancePriority(for: axis)
        let active = label.constraintsAffectingLayout(for: axis).filter { constraint in
            let isOwn = constraint.firstItem === label || constraint.secondItem === label
            return isOwn && constraint.isActive && constraint.priority >= resistance
        }
        let sizes = active.filter { constraint in
            let attributes: [NSLayoutConstraint.Attribute] = [.width, .height]
            return constraint.firstItem === label && attributes.contains(constraint.firstAttribute)
                || constraint.secondItem === label && attributes.contains(constraint.secondAttribute)
        }
        let limits = sizes.isEmpty ? active : sizes
        return limits.map { constraint in
            let text = ConstraintGeometry.text(of: constraint, for: label)
            let place = sources.place(of: constraint).map { " (\($0.text))" } ?? ""
            return Reason(text: "The constraint “\(text)” limits its \(name)\(place).", view: nil)
        }
    }
}
