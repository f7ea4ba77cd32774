#if DEBUG
    import InterfaceDocuments

    /// The objects that a loader created from a document, and their elements.
    @MainActor
    struct LoadedInterface {
        private final class Reference {
            weak var object: AnyObject?
            init(_ object: AnyObject) { self.object = object }
        }

        private var references: [String: Reference] = [:]
        private(set) var elements: [String: InterfaceElement] = [:]
        /// The document; nil before the view was loaded.
        private(set) var document: InterfaceDocument?

        nonisolated init() {}

        init(of loader: InterfaceLoader) {
            document = loader.document
            references = loader.objects.mapValues(Reference.init)
            for (_, element) in loader.made { if let id = element.id { elements[id] = element } }
        }

        /// The object with an identifier; nil if it was deallocated.
        func object(_ id: String) -> AnyObject? { references[id]?.object }
    }

    extension ControllerInterface {
        /// Uses the newest version of the document, if the class of the controller is the same in it.
        func takeChangedDocument() {
            guard let current = storyboard?.document, current !== document, let id = scene.controller.id,
                let changed = current.scenes[id], changed.controller.isSameClass(as: scene.controller)
            else { return }
            replace(current, changed)
        }
    }

    extension InterfaceElement {
        /// Whether the element creates an object of the same class as another element.
        func isSameClass(as other: InterfaceElement) -> Bool {
            name == other.name && self["customClass"] == other["customClass"] && self["customModule"] == other["customModule"]
        }
    }
#endif
