import Foundation
import InterfaceDocuments
import Markup

extension FuzzedReader {
    /// Storyboards and nibs as elements, and the parser below.
    static var documents: [FuzzedReader] {
        [
            FuzzedReader(name: "interface") { data in
                guard let document = try? InterfaceDocument(data: data, file: "Fuzz.storyboard") else { return }
                _ = document.isBefore(build: 17_000)
                for scene in document.scenes.values { scene.objects.forEach(visit) }
                visit(document.root)
            },
            FuzzedReader(name: "markup") { data in
                let reader = Elements()
                _ = data.withUnsafeBytes { Markup.read($0, by: reader) }
            },
        ]
    }

    /// Reads all values of an element in each form.
    private static func visit(_ element: InterfaceElement) {
        for name in ["id", "x", "width", "value", "title", "key"] {
            _ = (element.flag(name), element.number(name), element.integer(name), element.string(name), element.isNil(name))
            if let text = element[name] { _ = InterfaceNumbers.ratio(text) }
        }
        _ = (element.rect, element.size, element.point, element.objectCount)
        precondition(element.isSame(as: element.dropping { _ in false }))
        element.children.forEach(visit)
    }

    /// Checks that begins and ends match, and that a name is not empty.
    private final class Elements: MarkupReader {
        private var depth = 0

        func begin(_ name: String, _ attributes: [(name: String, value: String)], line: Int) -> Bool {
            precondition(!name.isEmpty && line > 0)
            depth += 1
            return depth < 200
        }

        func characters(_ text: String) {}

        func end() {
            depth -= 1
            precondition(depth >= 0)
        }
    }
}
