import Foundation
import InterfaceDocuments

/// A cell, header or footer that a document describes and that is made as often as it is needed.
@MainActor
struct InterfacePrototype {
    let identifier: String
    private let element: InterfaceElement
    private let document: InterfaceDocument
    private let bundle: Bundle
    private let scene: InterfaceDocument.Scene?
    private let storyboard: UIStoryboard?
    /// The controller of the scene, which actions and segues of the cell reach.
    private let owner: WeakOwner

    private final class WeakOwner {
        weak var object: AnyObject?
        init(_ object: AnyObject?) { self.object = object }
    }

    /// Nil where the element has no identifier, which Xcode warns of: nothing can ask for it.
    init?(_ element: InterfaceElement, _ loader: InterfaceLoader) {
        guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else { return nil }
        self.identifier = identifier
        self.element = element
        document = loader.document
        bundle = loader.bundle
        scene = loader.scene
        storyboard = loader.storyboard
        owner = WeakOwner(loader.owner)
    }

    /// Makes one such view.
    func make() -> UIView? {
        let loader = InterfaceLoader(document, bundle: bundle, scene: scene, storyboard: storyboard)
        loader.owner = owner.object
        if let controller = owner.object, let id = scene?.controller.id { loader.objects[id] = controller }
        guard let view = loader.make(element, as: UIView.self) else { return nil }
        loader.finish(root: view, traits: (owner.object as? UIViewController)?.traitCollection ?? UITraitCollection.current)
        return view
    }

    /// What makes one such view as a `View`.
    func maker<View: UIView>(of type: View.Type) -> @MainActor () -> View? {
        { self.make() as? View }
    }
}
