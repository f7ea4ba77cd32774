import Foundation
import SwiftSyntax

/// Replaces calls that create an object of a class known only at run time, such as `View(frame: .zero)` for a generic `View`, by
/// `View.makeInstance(frame: .zero)`.
///
/// Objective-C allows that with every initializer, Swift only with a required one. An additional file of the target declares `makeInstance` for the
/// initializers of UIKit's classes.
struct ClassesInVariables: Rule {
    let name = "class in a variable"
    /// The name of the additional file.
    static let fileName = "MakingInstances.swift"

    /// The labels of the initializers that the additional file supports, by the class that declares them.
    private static let initializers: [String: [[String]]] = [
        "UITableViewCell": [["style", "reuseIdentifier"]], "UITableViewHeaderFooterView": [["reuseIdentifier"]], "UIView": [["frame"]],
        "UIViewController": [["nibName", "bundle"]], "NSObject": [[]],
    ]

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for node in file.nodes(FunctionCallExprSyntax.self) where !node.isAppleOnly && node.trailingClosure == nil {
            guard let (type, bounds) = constructed(node, project), !bounds.isEmpty else { continue }
            let labels = node.arguments.map { $0.label?.text ?? "_" }
            guard !isRequired(labels, bounds, project), let base = bounds.lazy.compactMap({ superclass($0, project) }).first else {
                continue
            }
            // The rule for metatypes gives such a controller a required initializer.
            if labels.isEmpty, base == "UIViewController", !project.classesMadeFromMetatypes.isEmpty { continue }
            guard declares(labels, base) else {
                makeOfItself(node, type, in: file, project, &result)
                continue
            }
            result.change(
                Edit(node.calledExpression, "\(type).makeInstance"), in: file,
                "the class is known only at run time: its initializer is found there")
        }
        return result
    }

    /// Replaces `self.init(cgColor: color)` in a static member of an extension of UIKit's class by an object of that class.
    private func makeOfItself(
        _ node: FunctionCallExprSyntax, _ type: String, in file: SourceFile, _ project: ProjectIndex, _ result: inout Rewriting
    ) {
        let outer = node.ancestors.first { $0.asProtocol((any DeclGroupSyntax).self) != nil }
        guard ["self", "Self"].contains(type), let name = outer?.as(ExtensionDeclSyntax.self)?.extendedType.plainName,
            project.types[name]?.kind == .extended, UIKitTable.shared.superclasses[name] != nil
        else { return }
        let arguments = file.text(node.calledExpression.bytes.upperBound..<node.bytes.upperBound)
        result.change(
            Edit(node, "(\(name)\(arguments) as! Self)"), in: file, "only a required initializer is called on Self: \(name)'s is not")
    }

    /// The expression of the class, and the types that it derives from or conforms to; nil if the call creates no object of a class in a variable.
    private func constructed(_ node: FunctionCallExprSyntax, _ project: ProjectIndex) -> (type: String, bounds: [String])? {
        var called = node.calledExpression
        var isInit = false
        if let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init", let base = member.base {
            called = base
            isInit = true
        }
        let text = called.trimmedDescription
        if let call = called.as(FunctionCallExprSyntax.self), isInit, text.filter({ !$0.isWhitespace }) == "type(of:self)" {
            return call.enclosingType.map { (text, classBounds($0, project)) }
        }
        if text == "Self" || (text == "self" && isInit && isStatic(node)) {
            return node.enclosingType.map { (text, Generics.bounds(of: "Self", at: Syntax(node), in: project) + classBounds($0, project)) }
        }
        if let member = called.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "Self" {
            // An associated type, as in `Self.Content(frame: .zero)`.
            return (text, Generics.bounds(of: member.declName.baseName.text, at: Syntax(node), in: project))
        }
        guard let name = called.as(DeclReferenceExprSyntax.self), name.argumentNames == nil else { return nil }
        if text.first?.isUppercase == true { return (text, Generics.bounds(of: text, at: Syntax(node), in: project)) }
        guard isInit, let type = metatype(text, at: node, project) else { return nil }
        let inner = String(type.dropLast(".Type".count)).trimmingCharacters(in: ["(", ")"])
        let generic = Generics.bounds(of: inner, at: Syntax(node), in: project)
        return (text, generic.isEmpty ? Generics.parts(inner) : generic)
    }

    /// The class itself, unless it is final: then every initializer can be called.
    private func classBounds(_ type: String, _ project: ProjectIndex) -> [String] {
        guard let found = project.types[type] else { return [] }
        if found.isFinal { return [] }
        return found.kind == .class || (found.kind == .extended && UIKitTable.shared.superclasses[type] != nil)
            ? [type] : found.kind == .protocol ? found.inherited : []
    }

    private func isStatic(_ node: FunctionCallExprSyntax) -> Bool {
        for ancestor in node.ancestors {
            let modifiers =
                ancestor.as(FunctionDeclSyntax.self)?.modifiers
                ?? ancestor.as(VariableDeclSyntax.self).flatMap { $0.isMember ? $0.modifiers : nil }
            if let modifiers { return modifiers.contains { ["static", "class"].contains($0.name.text) } }
            if ancestor.is(InitializerDeclSyntax.self) { return false }
        }
        return false
    }

    /// The declared type `T.Type` of a parameter, local variable or property.
    private func metatype(_ name: String, at node: FunctionCallExprSyntax, _ project: ProjectIndex) -> String? {
        var found: String?
        for ancestor in node.ancestors where found == nil {
            let clause =
                ancestor.as(FunctionDeclSyntax.self)?.signature.parameterClause
                ?? ancestor.as(InitializerDeclSyntax.self)?.signature.parameterClause
            found = clause?.parameters.first { ($0.secondName ?? $0.firstName).text == name }?.type.trimmedDescription
            if found == nil, let list = ancestor.as(CodeBlockItemListSyntax.self) {
                let bindings = list.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
                found = bindings.first { $0.pattern.trimmedDescription == name }?.typeAnnotation?.type.trimmedDescription
            }
        }
        if found == nil, let scope = node.enclosingType {
            found = project.chain(scope).flatMap(\.properties).first { $0.name == name }?.type
        }
        return found.flatMap { $0.hasSuffix(".Type") ? $0 : nil }
    }

    /// Whether a class or protocol of the project requires an initializer with these labels.
    private func isRequired(_ labels: [String], _ bounds: [String], _ project: ProjectIndex) -> Bool {
        bounds.contains { bound in
            let chain = project.chain(bound)
            let protocols = (chain.flatMap(\.inherited) + [bound]).compactMap { project.resolve($0) }.filter { $0.kind == .protocol }
            return chain.contains { $0.initializers.contains { $0.labels == labels && ($0.isRequired || $0.isInProtocol) } }
                || protocols.contains { $0.initializers.contains { $0.labels == labels } }
        }
    }

    /// The class of UIKit or Foundation that a type derives from; nil for other types.
    private func superclass(_ bound: String, _ project: ProjectIndex) -> String? {
        if UIKitTable.shared.superclasses[bound] != nil || bound == "NSObject" { return bound }
        guard let type = project.resolve(bound) else { return nil }
        if type.kind == .protocol { return type.inherited.lazy.filter { $0 != bound }.compactMap { superclass($0, project) }.first }
        let last = project.chain(bound).last ?? type
        return last.inherited.first { UIKitTable.shared.superclasses[$0] != nil || $0 == "NSObject" }
    }

    /// Whether a class of UIKit has an initializer with these labels, which the additional file supports.
    private func declares(_ labels: [String], _ base: String) -> Bool {
        var current: String? = base
        while let name = current {
            if Self.initializers[name]?.contains(labels) == true { return true }
            current = UIKitTable.shared.superclasses[name]
        }
        return false
    }

    /// The additional file.
    static let declaration = """
        import UIKit

        // Creates objects of classes that are known only at run time. Objective-C allows that with every initializer, Swift only with a required one.
        #if canImport(ObjectiveC)
            extension NSObject {
                static func makeInstance() -> Self { self.init() }
            }

            extension UIView {
                static func makeInstance(frame: CGRect) -> Self { self.init(frame: frame) }
            }

            extension UITableViewCell {
                static func makeInstance(style: CellStyle, reuseIdentifier: String?) -> Self {
                    self.init(style: style, reuseIdentifier: reuseIdentifier)
                }
            }

            extension UITableViewHeaderFooterView {
                static func makeInstance(reuseIdentifier: String?) -> Self { self.init(reuseIdentifier: reuseIdentifier) }
            }

            extension UIViewController {
                static func makeInstance(nibName: String?, bundle: Bundle?) -> Self { self.init(nibName: nibName, bundle: bundle) }
            }
        #else
            // An initializer has the same entry in the method table of every subclass. A class that declares it as required calls that entry.
            extension NSObject {
                @preconcurrency @MainActor @inline(never) static func makeInstance() -> Self {
                    let object: NSObject
                    if let responder = self as? UIResponder.Type {
                        object = unsafeBitCast(responder, to: _DynamicResponder.Type.self).init()
                    } else if let layout = self as? UICollectionViewLayout.Type {
                        object = unsafeBitCast(layout, to: DynamicLayout.Type.self).init()
                    } else {
                        object = unsafeBitCast(self, to: _DynamicObject.Type.self).init()
                    }
                    return unsafeDowncast(object, to: self)
                }
            }

            extension UIView {
                @preconcurrency @MainActor @inline(never) static func makeInstance(frame: CGRect) -> Self {
                    unsafeDowncast(unsafeBitCast(self, to: _DynamicView.Type.self).init(frame: frame), to: self)
                }
            }

            extension UITableViewCell {
                @preconcurrency @MainActor @inline(never) static func makeInstance(style: CellStyle, reuseIdentifier: String?) -> Self {
                    let type = unsafeBitCast(self, to: _DynamicTableCell.Type.self)
                    return unsafeDowncast(type.init(style: style, reuseIdentifier: reuseIdentifier), to: self)
                }
            }

            extension UITableViewHeaderFooterView {
                @preconcurrency @MainActor @inline(never) static func makeInstance(reuseIdentifier: String?) -> Self {
                    unsafeDowncast(unsafeBitCast(self, to: _DynamicTableHeader.Type.self).init(reuseIdentifier: reuseIdentifier), to: self)
                }
            }

            extension UIViewController {
                @preconcurrency @MainActor @inline(never) static func makeInstance(nibName: String?, bundle: Bundle?) -> Self {
                    unsafeDowncast(unsafeBitCast(self, to: DynamicController.Type.self).init(nibName: nibName, bundle: bundle), to: self)
                }
            }

            @preconcurrency @MainActor open class DynamicController: UIViewController {
                public required override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
                public required init?(coder: NSCoder) { super.init(coder: coder) }
            }

            @preconcurrency @MainActor open class DynamicLayout: UICollectionViewLayout {
                public required override init() { super.init() }
                public required init?(coder: NSCoder) { super.init(coder: coder) }
            }
        #endif

        """
}

/// Finds the bounds of generic parameters and associated types.
enum Generics {
    /// The parts of a composition such as `UIView & Configurable`.
    static func parts(_ type: String) -> [String] {
        type.split(separator: "&").map { part in
            let text = part.trimmingCharacters(in: .whitespacesAndNewlines)
            return String((text.hasPrefix("any ") ? String(text.dropFirst(4)) : text).prefix { $0 != "<" })
        }
    }

    /// The bounds that a declaration states for its generic parameters.
    static func bounds(_ parameters: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?) -> [String: [String]] {
        var result: [String: [String]] = [:]
        for parameter in parameters?.parameters ?? [] {
            result[parameter.name.text, default: []] += parameter.inheritedType.map { parts($0.trimmedDescription) } ?? []
        }
        for requirement in requirements?.requirements ?? [] {
            guard case .conformanceRequirement(let item) = requirement.requirement else { continue }
            result[item.leftType.trimmedDescription, default: []] += parts(item.rightType.trimmedDescription)
        }
        return result
    }

    /// The bounds of the generic parameter or associated type with a name in the scope of a node; otherwise empty.
    static func bounds(of name: String, at node: Syntax, in project: ProjectIndex) -> [String] {
        var result: [String] = []
        var isDeclared = false
        func add(_ found: [String: [String]]) {
            guard let bounds = found[name] else { return }
            isDeclared = true
            result += bounds
        }
        for ancestor in node.ancestors {
            if let found = ancestor.as(FunctionDeclSyntax.self) { add(bounds(found.genericParameterClause, found.genericWhereClause)) }
            if let found = ancestor.as(InitializerDeclSyntax.self) { add(bounds(found.genericParameterClause, found.genericWhereClause)) }
            if let found = ancestor.as(ExtensionDeclSyntax.self) {
                let own = bounds(nil, found.genericWhereClause)
                add(own)
                // In an extension for types that conform to another protocol, that one's associated types are visible.
                for parent in own["Self"] ?? [] { add(project.resolve(parent)?.generics ?? [:]) }
            }
        }
        if let scope = node.enclosingType {
            let own = project.types[scope]
            add(own?.generics ?? [:])
            for inherited in own?.inherited ?? [] { add(project.resolve(inherited)?.generics ?? [:]) }
        }
        // A type of the project with that name is not a parameter.
        return isDeclared ? result : []
    }
}
