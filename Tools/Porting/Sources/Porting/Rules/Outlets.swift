import SwiftSyntax

/// Replaces `@IBOutlet` on Linux by the property wrapper `@Outlet`. On Apple's platforms the code does not change.
struct Outlets: Rule {
    let name = "@IBOutlet"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for node in file.nodes(VariableDeclSyntax.self) where !node.isAppleOnly {
            guard let attribute = node.attributes.plain("IBOutlet") else { continue }
            let indentation = file.indentation(at: node.bytes.lowerBound)
            if node.bindings.contains(where: \.isComputed) {
                let start = attribute.bytes.lowerBound
                let before = file.isFirstOnLine(start) ? "" : "\n\(indentation)"
                let next = attribute.nextToken(viewMode: .sourceAccurate)
                let startsLine = next.map { file.isFirstOnLine($0.bytes.lowerBound) } ?? true
                let block = "\(before)#if \(AppleCondition.text)\n\(indentation)@IBOutlet\n\(indentation)#endif"
                result.change(
                    Edit(
                        start..<(startsLine ? attribute.bytes.upperBound : attribute.endPosition.utf8Offset),
                        startsLine ? block : "\(block)\n\(indentation)"), in: file, "a computed property has no wrapper")
                result.look(
                    at: node, in: file,
                    "a document does not set \(node.bindings.first?.pattern.trimmedDescription ?? "it") on Linux: a computed property is no @Outlet"
                )
                continue
            }
            let holding = node.modifiers.first { ["weak", "unowned"].contains($0.name.text) }
            if node.bindings.count == 1, holding == nil {
                let start = attribute.bytes.lowerBound
                let before = file.isFirstOnLine(start) ? "" : "\n\(indentation)"
                let next = attribute.nextToken(viewMode: .sourceAccurate)
                let startsLine = next.map { file.isFirstOnLine($0.bytes.lowerBound) } ?? true
                let block =
                    "\(before)#if \(AppleCondition.text)\n\(indentation)@IBOutlet\n\(indentation)#else\n\(indentation)@Outlet\n\(indentation)#endif"
                result.change(
                    Edit(
                        start..<(startsLine ? attribute.bytes.upperBound : attribute.endPosition.utf8Offset),
                        startsLine ? block : "\(block)\n\(indentation)"), in: file, "@IBOutlet is @Outlet")
                continue
            }
            var here = node
            let wrapper = holding?.name.text == "weak" ? "@Outlet(.weak)" : "@Outlet"
            let lines = node.bindings.map { binding -> String in
                here.bindings = [binding.with(\.trailingComma, nil)]
                // In `a, b: UILabel!` only the last binding has the type annotation.
                if binding.typeAnnotation == nil, let type = node.bindings.last(where: { $0.typeAnnotation != nil })?.typeAnnotation {
                    here.bindings = [binding.with(\.trailingComma, nil).with(\.typeAnnotation, type)]
                }
                return text(of: here, original: attribute, wrapper: wrapper)
            }
            let own = file.text(node.bytes)
            result.change(
                Edit(
                    node,
                    "#if \(AppleCondition.text)\n\(indentation)\(own)\n\(indentation)#else\n"
                        + lines.map { "\(indentation)\($0)\n" }.joined() + "\(indentation)#endif"),
                in: file, "@IBOutlet \(holding?.name.text ?? "") is \(wrapper)".replacing("  ", with: " "))
        }
        return result
    }

    private func text(of node: VariableDeclSyntax, original: AttributeSyntax, wrapper: String) -> String {
        let attributes = node.attributes.compactMap { element -> String? in
            guard case .attribute(let attribute) = element else { return nil }
            let name = attribute.attributeName.trimmedDescription
            if name == "IBOutlet" { return wrapper }
            return name == "objc" ? nil : attribute.trimmedDescription
        }
        let modifiers = node.modifiers.filter { !["weak", "unowned", "dynamic"].contains($0.name.text) }.map { $0.trimmedDescription }
        return (attributes + modifiers + [node.bindingSpecifier.text, node.bindings.trimmedDescription]).joined(separator: " ")
    }
}

extension PatternBindingSyntax {
    /// Whether the property has a getter. A property with only observers is stored.
    var isComputed: Bool {
        guard let accessors = accessorBlock?.accessors else { return false }
        switch accessors {
        case .getter: return true
        case .accessors(let list): return !list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }
}
