import Foundation
import SwiftSyntax

/// The UIKit declarations that the rules use: the superclass of each class, and the methods of each delegate protocol.
///
/// They are stored in `Data/uikit.tsv`, which `port --describe SOURCES` generates from Lodestone's sources.
struct UIKitTable: Sendable {
    /// A requirement of a protocol.
    struct Requirement: Sendable, Hashable {
        /// The declaration without a body.
        var declaration: String
        var types: [String]
        var result: String?
        var isOptional: Bool
    }

    private(set) var superclasses: [String: String] = [:]
    /// The protocols that a protocol inherits from.
    private(set) var parents: [String: [String]] = [:]
    /// The requirements by protocol and full name.
    private(set) var requirements: [String: [String: Requirement]] = [:]
    /// The requirements with a default implementation.
    var optionals: [String: [String: Requirement]] { requirements.mapValues { $0.filter(\.value.isOptional) } }

    static let shared = UIKitTable(DataFile.text("uikit.tsv"))

    /// Parses the table.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            switch columns.first {
            case "class" where columns.count == 3: superclasses[columns[1]] = columns[2]
            case "protocol" where columns.count == 3: parents[columns[1]] = columns[2].split(separator: " ").map(String.init)
            case "method" where columns.count == 7:
                requirements[columns[1], default: [:]][columns[2]] = Requirement(
                    declaration: columns[3], types: columns[4].split(separator: "|").map(String.init),
                    result: columns[5].isEmpty ? nil : columns[5], isOptional: columns[6] == "optional")
            default: continue
            }
        }
    }

    /// A protocol and those it inherits from; empty if it is not a UIKit protocol.
    func withParents(_ name: String) -> [String] {
        guard let refined = parents[name] else { return [] }
        return [name] + refined.flatMap { withParents($0) }
    }
}

/// Generates the table from sources.
public enum UIKitDescription {
    /// Returns the lines of the table, sorted.
    public static func describe(_ texts: [String]) -> String {
        var classes: [String: String] = [:]
        var protocols: [String: [String]] = [:]
        var methods: [String: [String: FunctionDeclSyntax]] = [:]
        var defaults: [String: Set<String>] = [:]
        for text in texts {
            for item in SourceFile(path: "", text: text).tree.statements {
                if let found = item.item.as(ClassDeclSyntax.self) {
                    let superclass = found.inheritanceClause?.inheritedTypes.first?.type.plainName ?? "NSObject"
                    classes[found.name.text] = superclass == "MainActorObject" ? "NSObject" : superclass
                } else if let found = item.item.as(ProtocolDeclSyntax.self), found.modifiers.contains(where: { $0.name.text == "public" }) {
                    protocols[found.name.text] = found.inheritanceClause?.inheritedTypes.map { $0.type.plainName } ?? []
                    for member in found.memberBlock.members {
                        guard let function = member.decl.as(FunctionDeclSyntax.self) else { continue }
                        methods[found.name.text, default: [:]][ProjectIndex.Method(function).fullName] = function
                    }
                } else if let found = item.item.as(ExtensionDeclSyntax.self) {
                    for member in found.memberBlock.members {
                        guard let function = member.decl.as(FunctionDeclSyntax.self) else { continue }
                        defaults[found.extendedType.plainName, default: []].insert(ProjectIndex.Method(function).fullName)
                    }
                }
            }
        }
        var lines = classes.filter { !$0.key.hasPrefix("_") }.map { "class\t\($0.key)\t\($0.value)" }
        for (name, refined) in protocols {
            lines.append("protocol\t\(name)\t\(refined.filter { protocols[$0] != nil }.joined(separator: " "))")
            for (full, function) in methods[name] ?? [:] {
                let method = ProjectIndex.Method(function)
                let optional = defaults[name]?.contains(full) == true ? "optional" : "required"
                var plain = function
                plain.attributes = []
                plain.body = nil
                let text = plain.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                lines.append(
                    "method\t\(name)\t\(full)\t\(text)\t\(method.types.joined(separator: "|"))\t\(method.result ?? "")\t\(optional)")
            }
        }
        return lines.sorted().joined(separator: "\n") + "\n"
    }
}
