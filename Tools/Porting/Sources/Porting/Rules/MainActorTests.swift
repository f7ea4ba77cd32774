import SwiftSyntax

/// Makes synchronous tests on the main actor work with XCTest on Linux, which stores test methods as plain functions. A synchronous method on the main actor
/// compiles, but crashes the test program before the first test.
///
/// XCTest calls the methods on the main thread. The rule therefore declares them as `nonisolated` and wraps their bodies in `MainActor.assumeIsolated`.
/// That also works on Apple's platforms.
struct MainActorTests: Rule {
    let name = "XCTest"

    private static let preparations: Set<String> = ["setUp()", "tearDown()", "setUpWithError()", "tearDownWithError()"]

    /// Whether a method is a synchronous test that XCTest finds.
    static func isTest(_ node: FunctionDeclSyntax) -> Bool {
        node.name.text.hasPrefix("test") && node.signature.parameterClause.parameters.isEmpty
            && node.signature.effectSpecifiers?.asyncSpecifier == nil && node.signature.returnClause == nil
            && !node.modifiers.contains { ["static", "class", "private", "fileprivate"].contains($0.name.text) }
    }

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for node in file.nodes(ClassDeclSyntax.self) where !node.isAppleOnly {
            let scope = node.enclosingType.map { "\($0).\(node.name.text)" } ?? node.name.text
            guard isOnMainActor(scope, project) else { continue }
            declare(node, scope, file, project, &result)
            rewrite(node.memberBlock, file, &result)
        }
        for node in file.nodes(ExtensionDeclSyntax.self) where !node.isAppleOnly && isOnMainActor(node.extendedType.plainName, project) {
            rewrite(node.memberBlock, file, &result)
        }
        return result
    }

    private func isOnMainActor(_ name: String, _ project: ProjectIndex) -> Bool {
        let chain = project.chain(name)
        return chain.contains(where: \.isOnMainActor) && chain.last?.inherited.contains("XCTestCase") == true
    }

    /// Isolates the whole class to the main actor, and makes it `Sendable` for use in the closure.
    private func declare(_ node: ClassDeclSyntax, _ scope: String, _ file: SourceFile, _ project: ProjectIndex, _ result: inout Rewriting) {
        if !node.attributes.names.contains("MainActor"), project.chain(scope).first?.isOnMainActor == true {
            let start = (node.modifiers.first?.bytes ?? node.classKeyword.bytes).lowerBound
            result.change(Edit(start..<start, "@MainActor "), in: file, "all of \(scope) is on the main actor, as its tests are")
        }
        guard let inherited = node.inheritanceClause?.inheritedTypes, let last = inherited.last,
            !inherited.contains(where: { $0.type.trimmedDescription.hasSuffix("Sendable") })
        else { return }
        let end = last.type.bytes.upperBound
        result.change(Edit(end..<end, ", @unchecked Sendable"), in: file, "\(scope) is used on the main actor alone")
    }

    private func rewrite(_ members: MemberBlockSyntax, _ file: SourceFile, _ result: inout Rewriting) {
        for member in members.members {
            guard let node = member.decl.as(FunctionDeclSyntax.self), let body = node.body, !node.isAppleOnly else { continue }
            let isOverride = node.modifiers.contains { $0.name.text == "override" }
            let isPreparation =
                isOverride && Self.preparations.contains(ProjectIndex.Method(node).fullName)
                && node.signature.effectSpecifiers?.asyncSpecifier == nil
            guard isPreparation || Self.isTest(node), !node.modifiers.contains(where: { $0.name.text == "nonisolated" }) else { continue }
            if body.statements.first?.trimmedDescription.contains("MainActor.assumeIsolated") == true { continue }
            if isPreparation, body.statements.isEmpty { continue }
            if let attribute = node.attributes.plain("MainActor") {
                // The edit includes the space or newline after the attribute.
                let start = attribute.bytes.lowerBound
                let next = node.tokens(viewMode: .sourceAccurate).first {
                    $0.positionAfterSkippingLeadingTrivia.utf8Offset >= attribute.bytes.upperBound
                }
                let end = next?.bytes.lowerBound ?? attribute.bytes.upperBound
                result.edits.append(Edit(start..<end, ""))
            }
            // An override is nonisolated already, like the overridden method.
            if !isOverride {
                let start = (node.modifiers.first?.bytes ?? node.funcKeyword.bytes).lowerBound
                result.edits.append(Edit(start..<start, "nonisolated "))
            }
            if !body.statements.isEmpty {
                let isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
                let open = body.leftBrace.bytes.upperBound
                let close = body.rightBrace.bytes.lowerBound
                result.edits.append(Edit(open..<open, " \(isThrowing ? "try " : "")MainActor.assumeIsolated { () -> Void in"))
                result.edits.append(Edit(close..<close, "} "))
            }
            result.change(
                Edit(body.rightBrace.bytes.upperBound..<body.rightBrace.bytes.upperBound, ""), at: node.name.bytes.lowerBound, in: file,
                "XCTest on Linux calls \(node.name.text) without an actor, on the main thread")
        }
    }
}
