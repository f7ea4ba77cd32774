#if DEBUG
    extension InterfaceElement {
        /// Whether another element has the same name, attributes, text and children. The lines may differ.
        ///
        /// - Complexity: O(elements of the smaller tree).
        package func isSame(as other: InterfaceElement) -> Bool {
            guard self !== other else { return true }
            return name == other.name && text == other.text && attributes.isSame(as: other.attributes)
                && children.count == other.children.count && zip(children, other.children).allSatisfy { $0.isSame(as: $1) }
        }

        /// The element without the children for which `isDropped` returns true.
        package func dropping(_ isDropped: (InterfaceElement) -> Bool) -> InterfaceElement {
            InterfaceElement(name: name, attributes: attributes, children: children.filter { !isDropped($0) }, text: text, line: line)
        }

        /// Calls `body` with each element of the tree that has an object ID, the element itself first.
        package func forEachObject(_ body: (String, InterfaceElement) -> Void) {
            if let id { body(id, self) }
            for child in children { child.forEachObject(body) }
        }
    }

    extension InterfaceAttributes {
        /// Whether other attributes have the same names and values, in any order.
        func isSame(as other: InterfaceAttributes) -> Bool {
            entries.count == other.entries.count && entries.allSatisfy { other[$0.name] == $0.value }
        }
    }
#endif
