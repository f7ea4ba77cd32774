/// The description of a view or a point.
///
/// A string has the notation `#identifier`, `@12` (the number of an element in a response), `120,40` (a point of the window), `class:UIButton` or `text:Save`.
/// Any other string is a text. An object has one of the members `identifier`, `element`, `x` with `y`, `class` and `text`. An `index` from 0 chooses one of
/// several matches.
package struct RemoteTarget: Sendable, Equatable {
    /// The property that identifies the target.
    package enum Kind: Sendable, Equatable {
        case identifier(String)
        case element(Int)
        case point(x: Double, y: Double)
        case className(String)
        case text(String)
    }

    package var kind: Kind
    /// The number of the match, from 0; nil for the only one, or the frontmost.
    package var index: Int?

    package init(_ kind: Kind, index: Int? = nil) {
        self.kind = kind
        self.index = index
    }

    /// Parses a target.
    ///
    /// - Throws: ``RemoteError`` with the code `invalidArgument`.
    package init(_ value: JSONValue) throws(RemoteError) {
        switch value {
        case .string(let text): try self.init(text)
        case .object(let members): try self.init(members)
        default: throw RemoteError(.invalidArgument, "A target is a string or an object.")
        }
    }

    private init(_ text: String) throws(RemoteError) {
        let sides = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0.drop { $0 == " " }) }
        if text.isEmpty {
            throw RemoteError(.invalidArgument, "A target is not empty.")
        } else if text.hasPrefix("#"), text.count > 1 {
            self.init(.identifier(String(text.dropFirst())))
        } else if text.hasPrefix("@"), let number = Int(text.dropFirst()) {
            self.init(.element(number))
        } else if text.hasPrefix("class:"), text.count > 6 {
            self.init(.className(String(text.dropFirst(6))))
        } else if text.hasPrefix("text:"), text.count > 5 {
            self.init(.text(String(text.dropFirst(5))))
        } else if sides.count == 2, let x = sides[0], let y = sides[1], x.isFinite, y.isFinite {
            self.init(.point(x: x, y: y))
        } else {
            self.init(.text(text))
        }
    }

    private init(_ members: [String: JSONValue]) throws(RemoteError) {
        let object = JSONValue.object(members)
        var kinds: [Kind] = []
        if let text = object["identifier"]?.string, !text.isEmpty { kinds.append(.identifier(text)) }
        if let number = object["element"]?.integer { kinds.append(.element(number)) }
        if let x = object["x"]?.number, let y = object["y"]?.number { kinds.append(.point(x: x, y: y)) }
        if let text = object["class"]?.string, !text.isEmpty { kinds.append(.className(text)) }
        if let text = object["text"]?.string, !text.isEmpty { kinds.append(.text(text)) }
        guard kinds.count == 1, let kind = kinds.first else {
            throw RemoteError(
                .invalidArgument, "A target has one of \"identifier\", \"element\", \"x\" with \"y\", \"class\" and \"text\".")
        }
        let index = object["index"]
        guard index == nil || index?.integer.map({ $0 >= 0 }) == true else {
            throw RemoteError(.invalidArgument, "The \"index\" of a target is an integer from 0.")
        }
        self.init(kind, index: index?.integer)
    }

    /// The target as an object.
    package var json: JSONValue {
        var members: [String: JSONValue] =
            switch kind {
            case .identifier(let text): ["identifier": .string(text)]
            case .element(let number): ["element": .number(Double(number))]
            case .point(let x, let y): ["x": JSONValue(x), "y": JSONValue(y)]
            case .className(let text): ["class": .string(text)]
            case .text(let text): ["text": .string(text)]
            }
        if let index { members["index"] = .number(Double(index)) }
        return .object(members)
    }
}

extension RemoteTarget: CustomStringConvertible {
    package var description: String {
        let name =
            switch kind {
            case .identifier(let text): "the identifier \"\(text.prefix(200))\""
            case .element(let number): "the number @\(number)"
            case .point(let x, let y): "the point \(x), \(y)"
            case .className(let text): "the class \(text.prefix(200))"
            case .text(let text): "the text \"\(text.prefix(200))\""
            }
        return index.map { "\(name) and the index \($0)" } ?? name
    }
}
