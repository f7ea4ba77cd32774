import SwiftSyntax

/// Excludes a project's own `Bundle.module` if SwiftPM generates one: Xcode's framework needs the declaration, a package must not have it.
struct GeneratedBundles: Rule {
    let name = "bundle"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for node in file.nodes(ExtensionDeclSyntax.self) where ["Bundle", "NSBundle"].contains(node.extendedType.plainName) {
            for member in node.memberBlock.members {
                guard let variable = member.decl.as(VariableDeclSyntax.self),
                    variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
                    variable.bindings.first?.pattern.trimmedDescription == "module",
                    !variable.ancestors.contains(where: {
                        $0.as(IfConfigClauseSyntax.self)?.condition?.trimmedDescription.contains("SWIFT_") == true
                    })
                else { continue }
                let start = variable.bytes.lowerBound
                let indentation = file.indentation(at: start)
                result.change(
                    Edit(
                        variable,
                        "#if !SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE\n\(indentation)\(file.text(variable.bytes))\n\(indentation)#endif"),
                    in: file, "a package with resources has a Bundle.module of its own")
            }
        }
        return result
    }
}
