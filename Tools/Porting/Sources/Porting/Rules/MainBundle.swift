import SwiftSyntax

/// `Bundle.main.url(forResource:withExtension:)` becomes `Bundle.ofApp.url(…)`: a Swift package on Linux keeps the app's files in a folder beside
/// the program, which is no part of the main bundle. A main bundle that is a parameter's default, or is kept or handed on, becomes the same, and
/// `Bundle(for: Board.self)` the bundle of the class's target. A file that the tool adds says where they are.
struct MainBundle: Rule {
    let name = "Bundle.main"

    private static let members: Set<String> = [
        "path", "paths", "url", "urls", "resourcePath", "resourceURL", "localizedString",
    ]

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        // What an extension of the project adds to bundles asks for files too.
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

    /// `Bundle(for: Board.self)`.
    private static func isOfClass(_ expression: ExprSyntax) -> Bool {
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
        return ["Bundle", "Foundation.Bundle"].contains(call.calledExpression.trimmedDescription)
            && call.arguments.map { $0.label?.text } == ["for"]
    }

    /// Whether a bundle goes to where the project's own code asks it for files: the default of a parameter, the value of a variable or a
    /// property, what is taken where there is no other, an argument of the project's own functions. UIKit finds the program's files with the main
    /// bundle itself, which is that of every class on Linux.
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
            // `bundle ?? Bundle.main`, before operators are put together.
            let parts = Array(list)
            guard let place = parts.firstIndex(where: { $0.id == node.id }), place > 0 else { return false }
            return parts[place - 1].trimmedDescription == "??"
        }
        guard let call = node.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.lastName
        else { return false }
        return project.declared.contains(name)
    }

    private static func isBundle(_ type: TypeSyntax) -> Bool {
        ["Bundle", "Bundle?", "Foundation.Bundle", "Foundation.Bundle?"].contains(type.trimmedDescription)
    }

    /// Whether a text names what the file declares.
    static func isNamed(in text: String) -> Bool { text.contains(".ofApp") || text.contains("Bundle.ofTarget(") }

    /// The file that declares `Bundle.ofApp` and `Bundle.ofTarget(_:)`, for a package with apps of these names.
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
                return Bundle(path: folder.appendingPathComponent("\\(name)/Resources").path)
            }

            private let apps: [String] = [\(apps.map { "\"\($0)\"" }.joined(separator: ", "))]
            private let appBundle: Bundle = apps.lazy.compactMap(bundle(ofTarget:)).first ?? .main
        #else
            private var appBundle: Bundle { .main }
        #endif

        """
    }
}
