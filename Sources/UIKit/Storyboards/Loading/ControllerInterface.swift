import Foundation
import InterfaceDocuments

/// What a controller of a storyboard keeps of its document: its view, which is loaded later, and its segues.
@MainActor
final class ControllerInterface {
    let document: InterfaceDocument
    let bundle: Bundle
    let scene: InterfaceDocument.Scene
    let storyboard: UIStoryboard?
    /// The segues that begin at the controller or at what is in its view.
    var segues: [SegueTemplate] = []
    /// What was made with the controller, until the view is loaded: connections lead to it.
    private var objects: [String: AnyObject] = [:]
    /// Objects of the scene that no view holds.
    private var tops: [AnyObject] = []

    /// Nil outside of a storyboard is no case: a loader without a scene has no controller to begin with.
    init(of loader: InterfaceLoader) {
        document = loader.document
        bundle = loader.bundle
        scene = loader.scene ?? InterfaceDocument.Scene(id: "", controller: loader.document.root, objects: [])
        storyboard = loader.storyboard
    }

    /// Keeps what was made with the controller.
    func keep(_ loader: InterfaceLoader) {
        objects = loader.objects.filter { $0.value !== loader.owner }
    }

    /// Whether the document has a view for the controller.
    var hasView: Bool { scene.controller.child(key: "view") != nil }

    /// Makes the view that the document has, gives it to the controller, and connects everything.
    func loadView(of controller: UIViewController) {
        let element = scene.controller
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
                    // Made with the controller already, when not all was there that it is connected with.
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
    }
}

extension InterfaceLoader {
    /// Performs the segues that put a controller into a view.
    func embedControllers() {
        guard !embedSegues.isEmpty, let controller = owner as? UIViewController else { return }
        let nesting = InterfaceNesting.current
        guard nesting.embeddings < InterfaceLimits.controllers else {
            return report("Controllers contain each other without an end: what is embedded here is left out.", scene?.controller)
        }
        nesting.embeddings += 1
        defer { nesting.embeddings -= 1 }
        for (template, view) in embedSegues {
            template.perform(from: controller, sender: view, container: view)
        }
    }
}
