import Foundation
import InterfaceDocuments

/// A storyboard: controllers with their views, as Interface Builder wrote them.
///
/// A `.storyboard` file is read as it is, from the bundle's resources. What is wrong in it is logged with its place, and the rest loads;
/// see the page "Storyboards" of the documentation for what is read.
@preconcurrency @MainActor
open class UIStoryboard: MainActorObject {
    /// The name that the storyboard was made with.
    private(set) var name = ""
    /// The bundle in which the storyboard's document, images and texts are.
    private(set) var bundle = Bundle.main
    /// Nil if there is no document that can be read.
    private(set) var document: InterfaceDocument?

    /// The storyboard `name` of a bundle. Nil for the bundle stands for the app's main one, and then those beside the program, in which
    /// SwiftPM puts the resources of its targets. Where there is none the log tells, and the storyboard has no controllers.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.init()
        self.name = name
        var found: (InterfaceDocument, Bundle)?
        do {
            found = try InterfaceFiles.document(named: name, extensions: ["storyboard"], bundle: storyboardBundleOrNil)
            if found == nil {
                let place = storyboardBundleOrNil?.bundlePath ?? "the program's bundles"
                throw InterfaceFault(
                    file: "\(name).storyboard", problem: "It is not in \(place): add it to the resources of the target.")
            }
        } catch {
            Self.report(error, file: "\(name).storyboard")
        }
        document = found?.0
        bundle = found?.1 ?? storyboardBundleOrNil ?? .main
    }

    /// A storyboard without a document and without controllers.
    public init() { super.init(onMainActor: ()) }

    /// The storyboard of a document's text, for tests and for documents that come from elsewhere than a bundle.
    package convenience init(data: Data, name: String, bundle: Bundle) throws {
        self.init()
        self.name = name
        self.bundle = bundle
        document = try InterfaceDocument(data: data, file: "\(name).storyboard")
    }

    static func report(_ error: any Error, file: String) {
        ((error as? InterfaceFault) ?? InterfaceFault(file: file, problem: "\(error)")).report()
    }

    // MARK: Controllers

    /// The controller that the storyboard begins with; nil where it names none.
    open func instantiateInitialViewController() -> UIViewController? {
        guard let id = document?.initialController else { return nil }
        return controller(id)
    }

    /// The controller that the storyboard begins with, made by `creator` where it gives one: it gets the coder for `init(coder:)`.
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        guard let id = document?.initialController else { return nil }
        return controller(id, creator: creator.map { creator in { creator($0) } }) as? ViewController
    }

    /// The controller with an identifier. Where there is none the log tells, and an empty one is made.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        named(identifier, creator: nil) ?? UIViewController()
    }

    /// The controller with an identifier, made by `creator` where it gives one. The program ends where it is of another class.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = named(identifier, creator: creator.map { creator in { creator($0) } }) ?? UIViewController()
        guard let controller = made as? ViewController else {
            fatalError("The controller \(identifier) of the storyboard \(name) is a \(type(of: made)), not a \(ViewController.self).")
        }
        return controller
    }

    private func named(_ identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let id = document?.storyboardIdentifiers[identifier] else {
            InterfaceFault(
                file: document?.file ?? "\(name).storyboard",
                problem: "No controller has the identifier \(identifier): give it one in Xcode, as its Storyboard ID."
            ).report()
            return nil
        }
        return controller(id, creator: creator)
    }

    /// A new controller of the element `id`; of another storyboard, where that is a reference. Nil where there is none, which is told.
    func controller(_ id: String, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
        guard let document else { return nil }
        guard let scene = document.scenes[id] else {
            InterfaceFault(file: document.file, object: id, problem: "There is no controller \(id).").report()
            return nil
        }
        let nesting = InterfaceNesting.current
        guard nesting.controllers < InterfaceLimits.controllers else {
            InterfaceFault(file: document.file, scene: scene.id, object: id, problem: "Controllers contain each other without an end.")
                .report()
            return nil
        }
        nesting.controllers += 1
        defer { nesting.controllers -= 1 }
        if scene.controller.name == "viewControllerPlaceholder" { return referenced(scene.controller, creator: creator) }
        let loader = InterfaceLoader(document, bundle: bundle, scene: scene, storyboard: self)
        loader.isPartial = true
        return loader.makeController(scene.controller, creator: creator)
    }

    /// The controller that a reference to a storyboard leads to.
    private func referenced(_ element: InterfaceElement, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let other = element["storyboardName"] else {
            InterfaceFault(file: document?.file ?? name, object: element.id, problem: "The reference names no storyboard.").report()
            return nil
        }
        let bundle = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) }
        // In the referring storyboard's own bundle first, as most are.
        let isBeside = InterfaceFiles.hasDocument(named: other, extensions: ["storyboard"], bundle: self.bundle)
        let storyboard = UIStoryboard(name: other, bundle: bundle ?? (isBeside ? self.bundle : nil))
        if let identifier = element["referencedIdentifier"] { return storyboard.named(identifier, creator: creator) }
        return storyboard.document?.initialController.flatMap { storyboard.controller($0, creator: creator) }
    }
}

extension InterfaceLoader {
    /// Makes the scene's controller, without its view.
    func makeController(_ element: InterfaceElement, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        var made: UIViewController?
        if let creator {
            let coder = InterfaceCoder(element, self)
            made = creator(coder)
            if let made { complete(made, coder) }
        }
        guard let controller = made ?? make(element, as: UIViewController.self) else { return nil }
        owner = controller
        finish(root: nil, traits: controller.traitCollection)
        controller.interface?.keep(self)
        return controller
    }
}
