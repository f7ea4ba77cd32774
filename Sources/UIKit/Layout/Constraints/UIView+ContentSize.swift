import Foundation

extension UIView {
    /// How much the view keeps to its content's size where there is more room: 250 unless set.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let hugging = constraintLayout?.hugging ?? defaultHugging
        return axis == .horizontal ? hugging.horizontal : hugging.vertical
    }

    /// Sets how much the view keeps to its content's size where there is more room.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard contentHuggingPriority(for: axis) != priority else { return }
        let layout = layoutWithConstraints
        if axis == .horizontal { layout.hugging.horizontal = priority } else { layout.hugging.vertical = priority }
        contentSizeDidChange()
    }

    /// How much the view resists being made smaller than its content: 750 unless set.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        guard let resistance = constraintLayout?.resistance else { return .defaultHigh }
        return axis == .horizontal ? resistance.horizontal : resistance.vertical
    }

    /// Sets how much the view resists being made smaller than its content.
    public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard contentCompressionResistancePriority(for: axis) != priority else { return }
        let layout = layoutWithConstraints
        if axis == .horizontal { layout.resistance.horizontal = priority } else { layout.resistance.vertical = priority }
        contentSizeDidChange()
    }

    /// Takes in that the content may have another size, or that its size matters more or less.
    func contentSizeDidChange() {
        guard let layout = constraintLayout else { return }
        if let box = layout.box, !layout.keepsFrame { box.engine.contentDidChange(of: box) }
        if let engine = layout.engine { engine.contentDidChange(of: engine.rootBox) }
        for constraint in layout.baselineUsers { constraint.installation?.engine.refresh(constraint) }
    }
}

extension UIView {
    /// As small as the content allows, for ``systemLayoutSizeFitting(_:)``.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// As large as the content allows, for ``systemLayoutSizeFitting(_:)``.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
