import SwiftSyntax

/// Adds the lists of members that storyboards find by name to a class: actions, segue actions and attributes.
struct StoryboardLists: Rule {
    let name = "storyboard"

    func rewrite(_ file: SourceFile, in project: ProjectIndex) -> Rewriting {
        var result = Rewriting()
        for node in file.nodes(ClassDeclSyntax.self) where !node.isAppleOnly {
            guard let scope = node.enclosingType.map({ "\($0).\(node.name.text)" }) ?? node.name.text as String?,
                let type = project.types[scope], project.derives(scope, from: "UIResponder")
            else { continue }
            let isController = project.derives(scope, from: "UIViewController")
            let access = type.isOpen ? "public " : ""
            let last = node.name.text
            var lists: [(name: String, type: String, entries: [String])] = []
            let actions = type.methods.filter { $0.attributes.contains("IBAction") && !$0.isStatic && !$0.isOverride }
            lists.append(
                (
                    "storyboardActions", "Selector",
                    actions.map { "Selector(\"\($0.selector)\", \(Selectors.reference(to: $0, of: last, among: type.methods)))" }
                ))
            let segues = isController ? type.methods.filter { $0.attributes.contains("IBSegueAction") } : []
            lists.append(
                (
                    "storyboardSegueActions", "StoryboardSegueAction",
                    segues.map { "StoryboardSegueAction(\"\($0.selector)\", \(last).\($0.fullName))" }
                ))
            let inspected = type.properties.filter { $0.attributes.contains("IBInspectable") && !$0.isStatic }
            for hidden in inspected where hidden.attributes.contains("unavailable") {
                result.look(
                    at: node.name, in: file, "no code may name \(hidden.name), so that documents set it on Apple's platforms alone")
            }
            let attributes = inspected.filter { !$0.attributes.contains("unavailable") }
            lists.append(
                (
                    "storyboardAttributes", "StoryboardAttribute",
                    attributes.map { "StoryboardAttribute(\"\($0.name)\", \\\(last).\($0.name))" }
                ))
            let known = Set(type.properties.map(\.name))
            let written = node.memberBlock.trimmedDescription
            for list in lists where !list.entries.isEmpty && !known.contains(list.name) && !written.contains("class var \(list.name)") {
                let outer = file.indentation(at: node.memberBlock.rightBrace.bytes.lowerBound)
                let inner = outer + "    "
                var text = "\n\(inner)#if !\(AppleCondition.text)\n"
                text += "\(inner)override \(access)class var \(list.name): [\(list.type)] {\n\(inner)    [\n"
                text += list.entries.map { "\(inner)        \($0),\n" }.joined()
                text += "\(inner)    ]\n\(inner)}\n\(inner)#endif\n\(outer)"
                let brace = node.memberBlock.rightBrace.bytes.lowerBound
                let start = file.isFirstOnLine(brace) ? brace - outer.utf8.count : brace
                result.change(
                    Edit(start..<brace, text), at: node.name.bytes.lowerBound, in: file, "\(list.name) names what documents look for")
                // Adds one list per pass, because the next list is inserted after it.
                break
            }
        }
        return result
    }
}
