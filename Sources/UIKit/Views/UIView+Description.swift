extension UIView {
    /// A line such as `<UILabel: 0x…; frame = (0 0; 10 20); hidden = YES; tag = 3>`, in UIKit's format.
    func describe() -> String {
        let address = String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
        let frame = frame
        var parts = ["\(type(of: self)): 0x\(address)"]
        parts.append("frame = (\(text(frame.minX)) \(text(frame.minY)); \(text(frame.width)) \(text(frame.height)))")
        if let accessibilityIdentifier { parts.append("identifier = \(accessibilityIdentifier)") }
        if isHidden { parts.append("hidden = YES") }
        if alpha < 1 { parts.append("alpha = \(text(alpha))") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if tag != 0 { parts.append("tag = \(tag)") }
        return "<\(parts.joined(separator: "; "))>"
    }

    /// A number with at most three decimals, and none for an integer.
    private func text(_ number: CGFloat) -> String {
        let rounded = (Double(number) * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
    }
}

extension UIGestureRecognizer {
    /// The recognizer's class, name and view, for messages.
    var identification: String {
        "\(type(of: self))\(name.map { " \"\($0)\"" } ?? "") of \(view.map { "\($0)" } ?? "no view")"
    }
}

extension UIViewController {
    /// The controller's class, and its view if it is loaded, for messages.
    var identification: String { "\(type(of: self))\(viewIfLoaded.map { " with \($0)" } ?? "")" }
}
