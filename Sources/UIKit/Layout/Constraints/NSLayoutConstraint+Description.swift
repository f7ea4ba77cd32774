import Foundation

extension NSLayoutConstraint {
    /// A line such as `<NSLayoutConstraint:0x… 'gap' UILabel:0x….leading == UIView:0x….trailing + 8   (active)>`.
    func describe() -> String {
        let address = String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
        let name = identifier.map { "'\($0)' " } ?? ""
        return "<\(type(of: self)):0x\(address) \(name)\(equation)   (\(isActive ? "active" : "inactive")\(namesLeft))>"
    }

    /// The relation in UIKit's notation.
    private var equation: String {
        var text = "\(first.text) \(relation.sign) "
        if let second {
            if multiplier != 1 { text += "\(multiplier.short)*" }
            text += second.text
            if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(abs(constant).short)" }
        } else {
            text += constant.short
        }
        if priority != .required { text += " @\(CGFloat(priority.rawValue).short)" }
        return text
    }

    /// The accessibility identifiers of the constraint's views, with the views' names.
    private var namesLeft: String {
        var names: [String] = []
        for case let view as UIView in items {
            guard let identifier = view.accessibilityIdentifier else { continue }
            names.append("\(identifier):\(LayoutTerm.name(of: view))")
        }
        return names.isEmpty ? "" : ", names: \(names.joined(separator: ", "))"
    }
}

extension NSLayoutConstraint.Relation {
    var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension LayoutTerm {
    /// The term in the format of descriptions: `UILabel:0x….leading`.
    @MainActor var text: String {
        let name = "\(Self.name(of: item)).\(attribute.name)"
        return isDistance ? "(\(name) - \(Self.name(of: origin)).\(originAttribute.name))" : name
    }

    /// Returns the name of a view or guide in a description: its class, its address, and its identifier or text.
    @MainActor static func name(of item: (any LayoutItem)?) -> String {
        guard let item else { return "(gone)" }
        let address = String(UInt(bitPattern: Unmanaged.passUnretained(item as AnyObject).toOpaque()), radix: 16)
        var detail = ""
        if let label = item as? UILabel, let text = label.text { detail = "'\(text.prefix(40))'" }
        if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty { detail = "'\(guide.identifier)'" }
        let kind = (item as? UILayoutGuide)?.describedClass ?? "\(type(of: item))"
        return "\(kind):0x\(address)\(detail)"
    }
}

extension CGFloat {
    /// The number with at most three decimals, and none for an integer.
    var short: String {
        let rounded = (Double(self) * 1000).rounded() / 1000
        return rounded == rounded.rounded() && Swift.abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
    }
}
