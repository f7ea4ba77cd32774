/// Responses as text for people and for language models, which read it better than JSON.
package enum RemoteText {
    /// The result of `command`: an indented line for each view or element, a line for each constraint or log line, otherwise JSON.
    package static func text(of result: JSONValue, command: String) -> String {
        switch command {
        case "tree":
            var lines: [String] = []
            for node in result["windows"]?.array ?? [] { append(node, depth: 0, to: &lines) }
            if result["isTruncated"]?.bool == true { lines.append("(truncated)") }
            return lines.joined(separator: "\n")
        case "find":
            let matches = (result["matches"]?.array ?? []).map(line)
            return matches.isEmpty ? "No match." : matches.joined(separator: "\n")
        case "accessibility", "logs": return (result["lines"]?.array ?? []).compactMap(\.string).joined(separator: "\n")
        case "constraints":
            let lines = (result["constraints"]?.array ?? []).compactMap { $0["description"]?.string }
            return (lines + (result["isAmbiguous"]?.bool == true ? ["The layout is ambiguous."] : [])).joined(separator: "\n")
        default: return result.line
        }
    }

    private static func append(_ node: JSONValue, depth: Int, to lines: inout [String]) {
        lines.append(String(repeating: "  ", count: depth) + line(node))
        for child in node["children"]?.array ?? [] { append(child, depth: depth + 1, to: &lines) }
    }

    /// A line such as `@7 UIButton 20,80 100×44 #save "Save" (disabled)`.
    private static func line(_ node: JSONValue) -> String {
        var parts: [String] = []
        if let number = node["element"]?.integer { parts.append("@\(number)") }
        parts.append(node["class"]?.string ?? "?")
        if let frame = node["frame"]?.array?.compactMap(\.number), frame.count == 4 {
            parts.append("\(short(frame[0])),\(short(frame[1])) \(short(frame[2]))×\(short(frame[3]))")
        }
        if let identifier = node["identifier"]?.string { parts.append("#\(identifier)") }
        if let text = node["text"]?.string ?? node["label"]?.string { parts.append(JSONValue.string(text).line) }
        if let value = node["value"]?.string { parts.append("= \(JSONValue.string(value).line)") }
        let states = ["hidden", "disabled", "focused", "selected"].filter { node[$0]?.bool == true }
        if !states.isEmpty { parts.append("(\(states.joined(separator: ", ")))") }
        return parts.joined(separator: " ")
    }

    private static func short(_ number: Double) -> String {
        let rounded = (number * 10).rounded() / 10
        return JSONValue(rounded).line
    }
}
