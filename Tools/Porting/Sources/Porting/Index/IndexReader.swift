import SwiftSyntax

/// Collects the declarations of one file.
final class IndexReader: SyntaxVisitor {
    private(set) var types: [String: ProjectIndex.TypeInfo] = [:]
    private(set) var declared: Set<String> = []
    private(set) var fallbacks: [String: Set<String>] = [:]
    /// The names of type aliases at file level, keyed by their type.
    private(set) var aliases: [String: Set<String>] = [:]
    /// Types that are used as values, as in `Board.self`.
    private(set) var classValues: Set<String> = []
    /// The base names of members that are compared with nil, or named by `#selector(Type.member)`.
    private(set) var askedNames: Set<String> = []
    /// The full names of optional methods whose result a condition binds.
    private(set) var boundCalls: Set<String> = []
    /// Whether `init()` is called on a variable.
    private(set) var callsInitializerOfVariable = false
    private(set) var usesManagedObjects = false
    private(set) var mentions: [String: Set<String>] = [:]
    private var path: [(name: String, isExtension: Bool)] = []

    init() { super.init(viewMode: .sourceAccurate) }

    private var current: String? { path.isEmpty ? nil : path.map(\.name).joined(separator: ".") }

    private func enter(
        _ name: String, _ kind: ProjectIndex.TypeInfo.Kind, _ inheritance: InheritanceClauseSyntax?, _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax, generics: [String: [String]] = [:]
    ) {
        let isExtension = kind == .extended
        path.append((name, isExtension))
        let full = current ?? name
        var type = types[full] ?? ProjectIndex.TypeInfo(name: full)
        if !isExtension {
            type.kind = kind
            declared.insert(name)
            type.isOpen = modifiers.contains { ["public", "open"].contains($0.name.text) }
            type.isFinal = modifiers.contains { $0.name.text == "final" }
            type.generics.merge(generics) { $0 + $1 }
        }
        let names = inheritance?.inheritedTypes.map { $0.type.plainName } ?? []
        type.inherited = isExtension ? type.inherited + names : names + type.inherited
        if kind == .protocol, attributes.names.contains("objc") { type.isObjectiveC = true }
        if attributes.objectiveCName != nil { type.hasObjectiveCName = true }
        if attributes.names.contains("MainActor") { type.isOnMainActor = true }
        types[full] = type
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node.name.text, .class, node.inheritanceClause, node.attributes, node.modifiers,
            generics: Generics.bounds(node.genericParameterClause, node.genericWhereClause))
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, .other, node.inheritanceClause, node.attributes, node.modifiers)
        return .visitChildren
    }
    override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node.name.text, .other, node.inheritanceClause, node.attributes, node.modifiers,
            generics: Generics.bounds(node.genericParameterClause, node.genericWhereClause))
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node.name.text, .other, node.inheritanceClause, node.attributes, node.modifiers,
            generics: Generics.bounds(node.genericParameterClause, node.genericWhereClause))
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        var generics: [String: [String]] = [:]
        for member in node.memberBlock.members {
            guard let found = member.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
            generics[found.name.text] = found.inheritanceClause?.inheritedTypes.flatMap { Generics.parts($0.type.trimmedDescription) } ?? []
        }
        enter(node.name.text, .protocol, node.inheritanceClause, node.attributes, node.modifiers, generics: generics)
        return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { path.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.plainName, .extended, node.inheritanceClause, node.attributes, node.modifiers)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(node.name.text)
        if current == nil { aliases[node.initializer.value.plainName, default: []].insert(node.name.text) }
        return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard case .identifier(let name) = token.tokenKind else { return .skipChildren }
        if ProjectIndex.managedObjects.contains(name) { usesManagedObjects = true }
        if ProjectIndex.storeNames.contains(name), !UnusedCoreData.isTemplateCall(token) {
            mentions[name, default: []].insert((current ?? "") + (path.last?.isExtension == true ? "+" : ""))
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let modifiers = node.modifiers.map(\.name.text)
        if !modifiers.contains("override") { declared.insert(node.name.text) }
        guard let current else { return .visitChildren }
        var method = ProjectIndex.Method(node)
        method.isInExtension = path.last?.isExtension ?? false
        method.isOptional = modifiers.contains("optional")
        types[current]?.methods.append(method)
        if MainActorTests.isTest(node), method.attributes.contains("MainActor") { types[current]?.isOnMainActor = true }
        if modifiers.contains("optional") { types[current]?.optionals.insert(node.name.text) }
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let current else { return .visitChildren }
        let found = ProjectIndex.Initializer(
            labels: node.signature.parameterClause.parameters.map(\.firstName.text),
            isRequired: node.modifiers.contains { $0.name.text == "required" },
            isInProtocol: path.last?.isExtension == false && types[current]?.kind == .protocol)
        types[current]?.initializers.append(found)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let modifiers = node.modifiers.map(\.name.text)
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            declared.insert(name)
            guard let current, node.isMember else { continue }
            var attributes = node.attributes.names
            if node.attributes.all.contains(where: \.isUnavailable) { attributes.insert("unavailable") }
            types[current]?.properties.append(
                ProjectIndex.Property(
                    name: name, type: binding.typeAnnotation?.type.trimmedDescription, attributes: attributes,
                    isStatic: modifiers.contains("static") || modifiers.contains("class"), isOverride: modifiers.contains("override"),
                    isOptional: modifiers.contains("optional")))
            if modifiers.contains("optional") { types[current]?.optionals.insert(name) }
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "selector", let member = node.arguments.first?.expression.as(MemberAccessExprSyntax.self) {
            askedNames.insert(member.declName.baseName.text)
        }
        return .visitChildren
    }

    override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
        let items = Array(node)
        for (index, item) in items.enumerated() where index > 1 && item.is(NilLiteralExprSyntax.self) {
            guard ["!=", "=="].contains(items[index - 1].trimmedDescription), let name = items[index - 2].lastName else { continue }
            askedNames.insert(name)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.base, let name = base.is(DeclReferenceExprSyntax.self) || isVariable(base) ? base.lastName : nil else {
            return .visitChildren
        }
        switch node.declName.baseName.text {
        case "self" where name.first?.isUppercase == true: classValues.insert(name)
        case "init" where name.first?.isLowercase == true && !["self", "super"].contains(name):
            if node.parent?.as(FunctionCallExprSyntax.self)?.arguments.isEmpty == true { callsInitializerOfVariable = true }
        default: break
        }
        return .visitChildren
    }

    /// Whether the expression is a variable and not a type, for example `interface.type`.
    private func isVariable(_ base: ExprSyntax) -> Bool {
        guard let member = base.as(MemberAccessExprSyntax.self), let owner = member.base?.lastName else { return false }
        return owner.first?.isLowercase == true && owner != "super"
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        // Collects the fallback of an optional call: the value after `??` in `delegate?.count?() ?? 0`.
        guard let chained = node.calledExpression.as(OptionalChainingExprSyntax.self), let name = chained.expression.lastName else {
            return .visitChildren
        }
        let fullName = node.fullName(of: name)
        if node.parent?.is(InitializerClauseSyntax.self) == true, node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true {
            boundCalls.insert(fullName)
        }
        guard let list = node.parent?.as(ExprListSyntax.self) else { return .visitChildren }
        let items = Array(list)
        if let index = items.firstIndex(where: { $0.id == node.id }), index + 2 < items.count,
            items[index + 1].trimmedDescription == "??"
        {
            fallbacks[fullName, default: []].insert(items[index + 2].trimmedDescription)
        }
        return .visitChildren
    }
}

/// Finds methods in extensions that override, or that a subclass overrides.
final class ExtensionReader: SyntaxVisitor {
    private let index: ProjectIndex
    private(set) var moved: [String: [String]] = [:]

    init(index: ProjectIndex) {
        self.index = index
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        for member in OverridesInExtensions.members(of: node, in: index) {
            moved[node.extendedType.plainName, default: []].append(OverridesInExtensions.text(of: member, in: node))
        }
        return .skipChildren
    }
}

extension ProjectIndex.Method {
    init(_ node: FunctionDeclSyntax) {
        let modifiers = node.modifiers.map(\.name.text)
        let parameters = node.signature.parameterClause.parameters
        let result = node.signature.returnClause?.type.trimmedDescription
        self.init(
            name: node.name.text.trimmingTicks, labels: parameters.map(\.firstName.text.trimmingTicks),
            types: parameters.map { $0.type.trimmedDescription }, objectiveCName: node.attributes.objectiveCName,
            result: result.flatMap { ["Void", "()"].contains($0) ? nil : $0 },
            isStatic: modifiers.contains("static") || modifiers.contains("class"), isOverride: modifiers.contains("override"),
            parameters: parameters.map { ($0.secondName ?? $0.firstName).text.trimmingTicks }, attributes: node.attributes.names)
    }
}
