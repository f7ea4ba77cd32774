import Foundation
import InterfaceDocuments

/// A prototype of a cell, header or footer in a document.
@MainActor
struct InterfacePrototype {
    let identifier: String
    private let element: InterfaceElement
    private let document: InterfaceDocument
    private let bundle: Bundle
    private let scene: InterfaceDocument.Scene?
    private let storyboard: UIStoryboard?
    /// The scene's controller, the target of actions and segues of the cell.
    private let owner: WeakOwner

    private final class WeakOwner {
        weak var object: AnyObject?
        init(_ object: AnyObject?) { self.object = object }
    }

    /// Nil if the element has no reuse identifier, because such a view cannot be dequeued. Xcode warns about a missing identifier.
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

    /// Creates an instance.
    func make() -> UIView? {
        let loader = InterfaceLoader(document, bundle: bundle, scene: scene, storyboard: storyboard)
        loader.owner = owner.object
        if let controller = owner.object, let id = scene?.controller.id { loader.objects[id] = controller }
        guard let view = loader.make(element, as: UIView.self) else { return nil }
        loader.finish(root: view, traits: (owner.object as? UIViewController)?.traitCollection ?? UITraitCollection.current)
        return view
    }

    /// Returns a closure that creates instances of type `View`.
    func maker<View: UIView>(of type: View.Type) -> @MainActor () -> View? {
        { self.make() as? View }
    }
}
