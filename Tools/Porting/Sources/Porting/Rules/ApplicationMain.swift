import SwiftSyntax

/// Replaces `@UIApplicationMain` by `@main`, which is equivalent on every platform.
struct ApplicationMain: Rule {
    let name = "main"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for attribute in file.nodes(AttributeSyntax.self) where !attribute.isAppleOnly {
            guard attribute.attributeName.trimmedDescription == "UIApplicationMain" else { continue }
            result.change(Edit(attribute, "@main"), in: file, "@UIApplicationMain is @main")
        }
        return result
    }
}
