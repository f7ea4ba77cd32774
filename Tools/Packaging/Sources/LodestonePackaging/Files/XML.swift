/// Text functions for XML.
enum XML {
    /// The text with XML's reserved characters escaped, and without the control characters that XML forbids.
    static func escape(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n", "\r": escaped.unicodeScalars.append(scalar)
            case "\0"..<" ": break
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
