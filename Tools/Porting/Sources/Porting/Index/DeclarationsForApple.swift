import SwiftSyntax

/// The names of declarations that use a framework that Linux lacks, directly or through types that do.
///
/// A type with a missing name in its inheritance, constraints, stored properties or cases depends on it as a whole. Otherwise only some of its members do.
/// A member that code for Linux uses stays: its error names what is missing.
struct DeclarationsForApple: Sendable {
    /// The types that stay on Apple's platforms, with the missing framework.
    private(set) var types: [String: String] = [:]
    /// The names of members that declarations on Linux use, and that no declaration on Linux has.
    private var used: Set<String> = []

    init() {}

    init(of sources: [SourceFile], wholeFiles: [String: String], declared: Set<String>) {
        let readers = sources.map { DeclarationReader($0, declared, framework: wholeFiles[$0.path]) }
        guard readers.contains(where: { !$0.signs.isEmpty || $0.isWhole }) else { return }
        let parts = readers.flatMap(\.parts)
        collect(Dictionary(grouping: parts.filter { !$0.isExtension && !$0.isMember }, by: \.name))
        var isChanged = true
        while isChanged {
            let staying = parts.filter { !$0.isConditional && why($0) == nil }
            let names = Set(staying.map(\.name))
            let found = staying.reduce(into: used) { $0.formUnion($1.all.subtracting(names)) }
            isChanged = found != used
            used = found
        }
    }

    /// The missing framework that a declaration uses; nil if it compiles on Linux, or if code for Linux uses it.
    func why(_ part: Part) -> String? {
        if part.isMember, part.name != "init", used.contains(part.name) { return nil }
        return part.mentioned.sorted().lazy.compactMap { part.signs[$0] ?? types[$0] }.first
    }

    /// Adds the types of which all declarations depend on a missing name, until there are no more.
    private mutating func collect(_ named: [String: [Part]]) {
        var isChanged = true
        while isChanged {
            isChanged = false
            for (name, parts) in named where types[name] == nil {
                let reasons = parts.map { $0.isConditional ? $0.framework : why($0) }
                guard let reason = reasons.first ?? nil, !reasons.contains(nil) else { continue }
                types[name] = reason
                isChanged = true
            }
        }
    }

    /// A declaration of a file.
    struct Part {
        var name = ""
        /// The identifiers in a member, or in the head, the stored properties and the cases of a type.
        var mentioned: Set<String> = []
        /// All identifiers in a member, with its body.
        var all: Set<String> = []
        /// The missing names of its file, keyed to the frameworks that provide them.
        var signs: [String: String] = [:]
        var framework: String?
        var isExtension = false
        var isMember = false
        /// Whether a condition already keeps it on Apple's platforms.
        var isConditional = false
    }
}

/// Reads the declarations of a file.
struct DeclarationReader {
    /// The missing names in the file, keyed to the frameworks that provide them.
    private(set) var signs: [String: String] = [:]
    /// Whether the whole file stays on Apple's platforms.
    let isWhole: Bool
    private let framework: String?
    private let source: SourceFile

    init(_ source: SourceFile, _ declared: Set<String>, framework whole: String? = nil) {
        self.source = source
        isWhole = whole != nil
        let imports = source.text.contains("import ") ? source.nodes(ImportDeclSyntax.self).compactMap { $0.path.first?.name.text } : []
        framework = whole ?? imports.first { FilesOfFrameworks.signs[$0] != nil }
        guard let framework else { return }
        let generic = Set(
            source.nodes(GenericParameterSyntax.self).map(\.name.text) + source.nodes(AssociatedTypeDeclSyntax.self).map(\.name.text))
        for token in source.tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let text) = token.tokenKind, !declared.contains(text), !generic.contains(text) else { continue }
            if FilesOfFrameworks.signs[framework]?.matches(text) == true { signs[text] = framework }
        }
    }

    /// All declarations outside of functions.
    var parts: [DeclarationsForApple.Part] {
        var result: [DeclarationsForApple.Part] = []
        walk(Syntax(source.tree)) { _, part in
            result.append(part)
            return true
        }
        return result
    }

    /// Calls `body` with each declaration outside of functions. If it returns false, the members of the declaration are left out.
    func walk(_ node: Syntax, _ body: (DeclSyntax, DeclarationsForApple.Part) -> Bool) {
        for child in node.children(viewMode: .sourceAccurate) {
            if let declaration = child.as(DeclSyntax.self), let part = part(of: declaration) {
                if !body(declaration, part) || part.isMember || declaration.is(ProtocolDeclSyntax.self) { continue }
            }
            if !child.is(CodeBlockSyntax.self), !child.is(ExprSyntax.self) { walk(child, body) }
        }
    }

    /// The description of a declaration; nil for those that have no name.
    private func part(of node: DeclSyntax) -> DeclarationsForApple.Part? {
        var part = DeclarationsForApple.Part(signs: signs, framework: framework)
        part.isConditional = isWhole || node.isAppleOnly || node.isInMissingModule
        var names: Set<String>
        if let node = node.as(ExtensionDeclSyntax.self) {
            part.name = node.extendedType.plainName
            part.isExtension = true
            part.mentioned = identifiers(Syntax(node), before: Syntax(node.memberBlock))
            return part
        } else if let group = node.asProtocol((any DeclGroupSyntax).self), let named = node.asProtocol((any NamedDeclSyntax).self) {
            part.name = named.name.text
            names =
                node.is(ProtocolDeclSyntax.self) ? identifiers(Syntax(node)) : identifiers(Syntax(node), before: Syntax(group.memberBlock))
            for item in group.memberBlock.members { names.formUnion(storage(item.decl)) }
        } else if let alias = node.as(TypeAliasDeclSyntax.self) {
            part.name = alias.name.text
            names = identifiers(Syntax(alias.initializer))
        } else if let function = node.as(FunctionDeclSyntax.self) {
            part.name = function.name.text
            part.isMember = true
            // The superclass has the method for those who call it.
            let isOverride = function.modifiers.contains { $0.name.text == "override" }
            names = identifiers(Syntax(function), before: isOverride ? function.body.map { Syntax($0) } : nil)
            part.all = identifiers(Syntax(function))
        } else if let initializer = node.as(InitializerDeclSyntax.self) {
            part.name = "init"
            part.isMember = true
            names = identifiers(Syntax(initializer), before: initializer.body.map { Syntax($0) })
            part.all = identifiers(Syntax(initializer))
        } else if let variable = node.as(VariableDeclSyntax.self) {
            part.name = variable.bindings.first?.pattern.trimmedDescription ?? ""
            part.isMember = true
            part.all = identifiers(Syntax(variable))
            names = variable.isStored || variable.modifiers.contains { $0.name.text == "override" } ? [] : part.all
        } else if let list = node.as(SubscriptDeclSyntax.self) {
            part.name = "subscript"
            part.isMember = true
            part.all = identifiers(Syntax(list))
            names = part.all
        } else {
            return nil
        }
        // The declared name is not a use.
        names.remove(part.name)
        part.all.remove(part.name)
        part.mentioned = names
        return part
    }

    /// The types of a stored property or of a case, which a type cannot exist without.
    private func storage(_ node: DeclSyntax) -> Set<String> {
        if node.is(EnumCaseDeclSyntax.self) { return identifiers(Syntax(node)) }
        guard let variable = node.as(VariableDeclSyntax.self), variable.isStored else { return [] }
        return variable.bindings.reduce(into: identifiers(Syntax(variable.attributes))) { result, binding in
            result.formUnion(identifiers(binding.typeAnnotation.map { Syntax($0) } ?? Syntax(binding)))
        }
    }

    private func identifiers(_ node: Syntax, before end: Syntax? = nil) -> Set<String> {
        var result: Set<String> = []
        for token in node.tokens(viewMode: .sourceAccurate) {
            if let end, token.position >= end.position { break }
            if case .identifier(let text) = token.tokenKind, !token.isAppleOnly, !token.isInMissingModule { result.insert(text) }
        }
        return result
    }
}

extension VariableDeclSyntax {
    /// Whether the variable is stored in each instance of its type.
    fileprivate var isStored: Bool {
        guard isMember, !modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }),
            !ancestors.contains(where: { $0.is(ExtensionDeclSyntax.self) || $0.is(ProtocolDeclSyntax.self) })
        else { return false }
        return bindings.contains { binding in
            guard let block = binding.accessorBlock else { return true }
            guard case .accessors(let list) = block.accessors else { return false }
            return list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }
}

extension SyntaxProtocol {
    /// Whether the node is in a condition for a framework that Linux lacks.
    var isInMissingModule: Bool {
        ancestors.contains { ancestor in
            guard let text = ancestor.as(IfConfigClauseSyntax.self)?.condition?.trimmedDescription, !text.contains("||"),
                !text.contains("!")
            else { return false }
            return text.matches(of: /canImport\((\w+)\)/).contains { FilesOfFrameworks.signs[String($0.output.1)] != nil }
        }
    }
}
