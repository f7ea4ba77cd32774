import SwiftSyntax

/// Collects all nodes of a type.
private final class NodeCollector<Node: SyntaxProtocol>: SyntaxAnyVisitor {
    private(set) var found: [Node] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if let node = node.as(Node.self) { found.append(node) }
        return .visitChildren
    }
}

extension SourceFile {
    /// All nodes of a type in source order; parents precede their children.
    func nodes<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
        let collector = NodeCollector<Node>(viewMode: .sourceAccurate)
        collector.walk(tree)
        return collector.found
    }
}
