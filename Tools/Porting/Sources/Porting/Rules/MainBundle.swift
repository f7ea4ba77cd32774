import SwiftSyntax

/// Replaces `Bundle.main.url(forResource:withExtension:)` by `Bundle.ofApp.url(…)`. On Linux a Swift package's resources are in a folder beside the
/// program, which is not part of the main bundle.
///
/// The rule also replaces a main bundle that is a default argument, is stored, or is passed on. `Bundle(for: Board.self)` is replaced by the bundle of the
/// target that declares the class. An additional file declares these bundles.
struct MainBundle: Rule {
    let name = "Bundle.main"

    private static let members: Set<String> = [
        "path", "paths", "url", "urls", "resourcePath", "resourceURL", "localizedString", "object", "infoDictionary",
        "localizedInfoDictionary",
    ]

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        // Methods that the project adds to `Bundle` may look up files, too.
        let own = Set((project.types["Bundle"]?.methods ?? []).filter { !$0.isStatic }.map(\.name))
        for node in file.nodes(MemberAccessExprSyntax.self) where !node.isAppleOnly {
            if let base = node.base, Self.isMain(base), Self.members.union(own).contains(node.declName.baseName.text) {
                result.change(Edit(base, "Bundle.ofApp"), in: file, "the app's files stand in a folder beside the program on Linux")
            } else if isStored(ExprSyntax(node), in: project) {
                result.change(
                    Edit(node, node.base == nil ? ".ofApp" : "Bundle.ofApp"), in: file,
                    "what takes a bundle from here looks for the app's files, in a folder beside the program on Linux")
            }
        }
        for node in file.nodes(FunctionCallExprSyntax.self) where !node.isAppleOnly && Self.isOfClass(ExprSyntax(node)) {
            let member = node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            guard member.map({ Self.members.union(own).contains($0) }) ?? isStored(ExprSyntax(node), in: project),
                let type = node.arguments.first?.expression.trimmedDescription
            else { continue }
            result.change(
                Edit(node, "Bundle.ofTarget(\(type))"), in: file,
                "each target's files stand in a folder of its own beside the program on Linux")
        }
        return result
    }

    private static func isMain(_ expression: ExprSyntax) -> Bool {
        ["Bundle.main", "Foundation.Bundle.main"].contains(expression.trimmedDescription)
    }

    /// Whether the expression has the form `Bundle(for: Board.self)`.
    private static func isOfClass(_ expression: ExprSyntax) -> Bool {
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
        return ["Bundle", "Foundation.Bundle"].contains(call.calledExpression.trimmedDescription)
            && call.arguments.map { $0.label?.text } == ["for"]
    }

    /// Whether the bundle is passed to the project's own code. It may be a default argument, the value of a variable or property, the right operand
    /// of `??`, or an argument of the project's functions. UIKit itself finds the program's resources with the main bundle, which on Linux is the
    /// bundle of every class.
    private func isStored(_ node: ExprSyntax, in project: ProjectIndex) -> Bool {
        let isNamed = Self.isMain(node) || Self.isOfClass(node)
        guard isNamed || node.trimmedDescription == ".main" else { return false }
        if let clause = node.parent?.as(InitializerClauseSyntax.self) {
            if let parameter = clause.parent?.as(FunctionParameterSyntax.self) { return Self.isBundle(parameter.type) }
            guard let binding = clause.parent?.as(PatternBindingSyntax.self) else { return false }
            return binding.typeAnnotation.map { Self.isBundle($0.type) } ?? isNamed
        }
        guard isNamed else { return false }
        if let list = node.parent?.as(ExprListSyntax.self) {
            // Handles `bundle ?? Bundle.main` in an unfolded sequence.
            let parts = Array(list)
            guard let index = parts.firstIndex(where: { $0.id == node.id }), index > 0 else { return false }
            return parts[index - 1].trimmedDescription == "??"
        }
        guard let call = node.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.lastName
        else { return false }
        return project.declared.contains(name)
    }

    private static func isBundle(_ type: TypeSyntax) -> Bool {
        ["Bundle", "Bundle?", "Foundation.Bundle", "Foundation.Bundle?"].contains(type.trimmedDescription)
    }

    /// Whether a text refers to the declarations in the additional file.
    static func isNamed(in text: String) -> Bool { text.contains(".ofApp") || text.contains("Bundle.ofTarget(") }

    /// The additional file, which declares `Bundle.ofApp` and `Bundle.ofTarget(_:)`, for a package with these apps.
    static func declaration(apps: [String]) -> String {
        """
        import Foundation

        extension Bundle {
            /// The bundle of the app's own files: the main bundle on Apple's platforms, and on Linux the folder that the package manager makes
            /// beside the program. The defaults of public functions may name it.
            @usableFromInline static var ofApp: Bundle { appBundle }

            /// The bundle of the target that declares a class. On Linux that is the folder with the target's files beside the program, or the
            /// app's where the target has none.
            @usableFromInline static func ofTarget(_ type: AnyClass) -> Bundle {
                #if os(Linux)
                    let target = String(reflecting: type).split(separator: ".").first.map(String.init) ?? ""
                    return bundle(ofTarget: target) ?? ofApp
                #else
                    return Bundle(for: type)
                #endif
            }
        }

        #if os(Linux)
            private func bundle(ofTarget target: String) -> Bundle? {
                let folder = Bundle.main.executableURL?.deletingLastPathComponent() ?? Bundle.main.bundleURL
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
                guard let name = names.first(where: { $0.hasSuffix("_\\(target).resources") }) else { return nil }
                // Foundation finds the files and the Info.plist in the folder Resources inside.
                return Bundle(path: folder.appendingPathComponent(name).path)
            }

            private let apps: [String] = [\(apps.map { "\"\($0)\"" }.joined(separator: ", "))]
            private let appBundle: Bundle = apps.lazy.compactMap(bundle(ofTarget:)).first ?? .main
        #else
            private var appBundle: Bundle { .main }
        #endif

        """
    }
}
