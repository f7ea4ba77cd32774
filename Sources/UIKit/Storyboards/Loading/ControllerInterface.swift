import Foundation
import InterfaceDocuments

/// The part of a storyboard that a controller retains: the description of its view, for loading the view later, and its segues.
@MainActor
final class ControllerInterface {
    private(set) var document: InterfaceDocument
    let bundle: Bundle
    private(set) var scene: InterfaceDocument.Scene
    let storyboard: UIStoryboard?
    /// The segues from the controller or from objects in its view.
    var segues: [SegueTemplate] = []
    /// The objects created with the controller. Connections may refer to them when the view is loaded.
    var objects: [String: AnyObject] = [:]
    /// Top-level objects of the scene that have no other owner.
    private var tops: [AnyObject] = []
    #if DEBUG
        /// The objects of the loaded view.
        var loaded = LoadedInterface()
        /// The children of embed segues that stay when the view is loaded again, by their identifiers in the document.
        var keptChildren: [String: UIViewController] = [:]

        /// Uses another version of the document from now on.
        func replace(_ document: InterfaceDocument, _ scene: InterfaceDocument.Scene) {
            self.document = document
            self.scene = scene
        }
    #endif

    /// The fallback scene is never used: a loader without a scene has no controller.
    init(of loader: InterfaceLoader) {
        document = loader.document
        bundle = loader.bundle
        scene = loader.scene ?? InterfaceDocument.Scene(id: "", controller: loader.document.root, objects: [])
        storyboard = loader.storyboard
    }

    /// Retains the objects created with the controller.
    func keep(_ loader: InterfaceLoader) {
        objects = loader.objects.filter { $0.value !== loader.owner }
    }

    /// Whether the document has a view for the controller.
    var hasView: Bool { scene.controller.child(key: "view") != nil }

    /// Creates the controller's view from the document, and establishes all connections.
    func loadView(of controller: UIViewController) {
        #if DEBUG
            takeChangedDocument()
        #endif
        let element = scene.controller
        tops = []
        guard let viewElement = element.child(key: "view") else { return }
        let loader = InterfaceLoader(document, bundle: bundle, scene: scene, storyboard: storyboard)
        loader.owner = controller
        loader.objects = objects
        objects = [:]
        loader.reserve(viewElement.objectCount + 1)
        if let id = element.id { loader.objects[id] = controller }
        let view = loader.make(viewElement, as: UIView.self) ?? UIView()
        for guide in element.contents(of: "layoutGuides") {
            guard let id = guide.id else { continue }
            loader.objects[id] = view.layoutWithConstraints.edgeGuide(guide["type"] == "bottom" ? .bottom : .top)
        }
        for top in scene.objects where top !== element {
            switch top.name {
            case "placeholder", "exit", "viewControllerPlaceholder": continue
            default:
                if let object = top.id.flatMap({ loader.objects[$0] }) {
                    // Objects created with the controller are connected now, when all other objects exist.
                    tops.append(object)
                    loader.adopt(object, for: top, awakens: false)
                } else if let object = loader.make(top) {
                    tops.append(object)
                }
            }
        }
        controller.view = view
        loader.adopt(controller, for: element, awakens: false)
        loader.finish(root: view, traits: controller.traitCollection)
        for template in segues { template.note(loader.objects) }
        loader.embedControllers()
        #if DEBUG
            loaded = LoadedInterface(of: loader)
        #endif
    }
}

extension InterfaceLoader {
    /// Performs the embed segues.
    func embedControllers() {
        guard !embedSegues.isEmpty, let controller = owner as? UIViewController else { return }
        let nesting = InterfaceNesting.current
        guard nesting.embeddings < InterfaceLimits.controllers else {
            return report(
                "The view controllers contain each other in an endless cycle, so the embed segues were ignored.", scene?.controller)
        }
        nesting.embeddings += 1
        defer { nesting.embeddings -= 1 }
        for (template, view) in embedSegues {
            #if DEBUG
                if let kept = controller.interface?.keptChildren.removeValue(forKey: template.destination) {
                    template.embedded = kept
                    template.embed(kept, in: view, of: controller)
                    continue
                }
            #endif
            template.perform(from: controller, sender: view, container: view)
        }
    }
}
