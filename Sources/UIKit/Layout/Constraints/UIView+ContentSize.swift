import Foundation

extension UIView {
    func hugging(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let hugging = constraintLayout?.hugging ?? defaultHugging
        return axis == .horizontal ? hugging.horizontal : hugging.vertical
    }

    func setHugging(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
        guard hugging(along: axis) != priority else { return }
        let layout = layoutWithConstraints
        if axis == .horizontal { layout.hugging.horizontal = priority } else { layout.hugging.vertical = priority }
        contentSizeDidChange()
    }

    func resistance(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        guard let resistance = constraintLayout?.resistance else { return .defaultHigh }
        return axis == .horizontal ? resistance.horizontal : resistance.vertical
    }

    func setResistance(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
        guard resistance(along: axis) != priority else { return }
        let layout = layoutWithConstraints
        if axis == .horizontal { layout.resistance.horizontal = priority } else { layout.resistance.vertical = priority }
        contentSizeDidChange()
    }

    /// Updates constraints after a change of the intrinsic content size, or of its priorities.
    func contentSizeDidChange() {
        guard let layout = constraintLayout else { return }
        if let box = layout.box, !layout.keepsFrame { box.engine.contentDidChange(of: box) }
        if let engine = layout.engine { engine.contentDidChange(of: engine.rootBox) }
        for constraint in layout.baselineUsers { constraint.installation?.engine.refresh(constraint) }
    }
}

extension UIView {
    /// A target size for the smallest possible size, for ``systemLayoutSizeFitting(_:)``.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// A target size for the largest possible size, for ``systemLayoutSizeFitting(_:)``.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
