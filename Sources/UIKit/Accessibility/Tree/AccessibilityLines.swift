import Host

@MainActor
extension AccessibilityTree {
    /// A line of text with the kind, name, value and states of an object.
    package static func line(for object: NSObject) -> String {
        let facts = facts(of: object)
        var line = facts.role.rawValue
        if !facts.name.isEmpty { line += " \"\(facts.name)\"" }
        if let value = object.accessibilityValue, !value.isEmpty { line += " = \"\(value)\"" }
        var states: [String] = []
        if !facts.states.contains(.enabled) { states.append("disabled") }
        if facts.states.contains(.selected) { states.append("selected") }
        if facts.states.contains(.pressed) { states.append("pressed") }
        if facts.states.contains(.modal) { states.append("modal") }
        if facts.states.contains(.expandable) { states.append(facts.states.contains(.expanded) ? "expanded" : "collapsed") }
        if facts.states.contains(.focused) { states.append("focused") }
        if !states.isEmpty { line += " (\(states.joined(separator: ", ")))" }
        if let hint = object.accessibilityHint, !hint.isEmpty { line += " hint: \"\(hint)\"" }
        let actions = (object.accessibilityCustomActions ?? []).map(\.name)
        if !actions.isEmpty { line += " actions: \(actions.joined(separator: ", "))" }
        return line
    }

    /// Lines of text that describe the objects in `object`, in reading order, indented by container. Stops after `limit` lines.
    ///
    /// - Complexity: O(*n*) in the number of objects.
    package static func lines(in object: NSObject, limit: Int = .max) -> [String] {
        var lines: [String] = []
        func append(_ object: NSObject, depth: Int) {
            for child in children(of: object) where lines.count < limit {
                lines.append(String(repeating: "  ", count: depth) + line(for: child))
                append(child, depth: depth + 1)
            }
        }
        append(object, depth: 0)
        return lines
    }
}
