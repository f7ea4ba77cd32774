import Foundation
import InterfaceDocuments

/// A storyboard: controllers and their views, created in Interface Builder.
///
/// The class reads a `.storyboard` file directly from the bundle's resources, without compilation. It logs errors with their location and loads the
/// rest. The page "Storyboards" of the documentation lists the supported elements.
@preconcurrency @MainActor
open class UIStoryboard: MainActorObject {
    /// The storyboard's name.
    private(set) var name = ""
    /// The bundle with the storyboard's document, images and strings.
    private(set) var bundle = Bundle.main
    /// The document's file; nil if it is missing or cannot be read.
    private(set) var file: InterfaceFile?
    /// The document; nil if it is missing or cannot be read.
    var document: InterfaceDocument? { file?.document }

    /// Creates the storyboard `name` of a bundle. Nil means the app's main bundle, then the bundles beside the program, which contain the resources
    /// of SwiftPM targets. If the file is missing, logs an error and creates a storyboard without controllers.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.init()
        self.name = name
        var found: (InterfaceFile, Bundle)?
        do {
            found = try InterfaceFiles.document(named: name, extensions: ["storyboard"], bundle: storyboardBundleOrNil)
            if found == nil {
                let location = storyboardBundleOrNil?.bundlePath ?? "the program's bundles"
                throw InterfaceError(
                    file: "\(name).storyboard", problem: "The storyboard is not in \(location). Add it to the resources of the target.")
            }
        } catch {
            Self.report(error, file: "\(name).storyboard")
        }
        file = found?.0
        bundle = found?.1 ?? storyboardBundleOrNil ?? .main
    }

    /// Creates a storyboard without a document and without controllers.
    public init() { super.init(onMainActor: ()) }

    /// Creates a storyboard from the bytes of a document, for tests and for documents outside a bundle.
    ///
    /// - Throws: `InterfaceError` if the document cannot be read.
    package convenience init(data: Data, name: String, bundle: Bundle) throws {
        self.init()
        self.name = name
        self.bundle = bundle
        file = InterfaceFile(try InterfaceDocument(data: data, file: "\(name).storyboard"))
    }

    static func report(_ error: any Error, file: String) {
        ((error as? InterfaceError) ?? InterfaceError(file: file, problem: "\(error)")).report()
    }

    // MARK: Controllers

    /// Creates the initial controller. Nil if the storyboard has no initial controller.
    open func instantiateInitialViewController() -> UIViewController? {
        guard let id = document?.initialController else { return nil }
        return controller(id)
    }

    /// Creates the initial controller, by calling `creator` if it is not nil. `creator` receives the coder for `init(coder:)`.
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        guard let id = document?.initialController else { return nil }
        return controller(id, creator: creator.map { creator in { creator($0) } }) as? ViewController
    }

    /// Creates the controller with an identifier. If the identifier does not exist, logs an error and returns an empty controller.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        named(identifier, creator: nil) ?? UIViewController()
    }

    /// Creates the controller with an identifier, by calling `creator` if it is not nil. Terminates the program if the controller is not a
    /// `ViewController`.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = named(identifier, creator: creator.map { creator in { creator($0) } }) ?? UIViewController()
        guard let controller = made as? ViewController else {
            fatalError(
                "The view controller \"\(identifier)\" of the storyboard \"\(name)\" is a \(type(of: made)), not a \(ViewController.self).")
        }
        return controller
    }

    /// Whether the storyboard has a controller with the identifier.
    func hasViewController(withIdentifier identifier: String) -> Bool { document?.storyboardIdentifiers[identifier] != nil }

    private func named(_ identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let id = document?.storyboardIdentifiers[identifier] else {
            InterfaceError(
                file: document?.file ?? "\(name).storyboard",
                problem: "No view controller has the identifier \"\(identifier)\". Set it in Xcode as the Storyboard ID."
            ).report()
            return nil
        }
        return controller(id, creator: creator)
    }

    /// Creates the controller of the element `id`. The element may be a reference to another storyboard. Logs an error and returns nil if the element
    /// does not exist.
    func controller(_ id: String, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
        guard let document else { return nil }
        guard let scene = document.scenes[id] else {
            InterfaceError(file: document.file, object: id, problem: "There is no view controller \"\(id)\".").report()
            return nil
        }
        let nesting = InterfaceNesting.current
        guard nesting.controllers < InterfaceLimits.controllers else {
            InterfaceError(
                file: document.file, scene: scene.id, object: id, problem: "The view controllers contain each other in an endless cycle."
            )
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

    /// Creates the controller of a storyboard reference.
    private func referenced(_ element: InterfaceElement, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let other = element["storyboardName"] else {
            InterfaceError(
                file: document?.file ?? name, object: element.id,
                problem: "The storyboard reference does not name a storyboard. Choose one in Xcode."
            ).report()
            return nil
        }
        let bundle = element["bundleIdentifier"].flatMap { Bundle(identifier: $0) }
        // The referring storyboard's own bundle takes precedence.
        let isBeside = InterfaceFiles.hasDocument(named: other, extensions: ["storyboard"], bundle: self.bundle)
        let storyboard = UIStoryboard(name: other, bundle: bundle ?? (isBeside ? self.bundle : nil))
        if let identifier = element["referencedIdentifier"] { return storyboard.named(identifier, creator: creator) }
        return storyboard.document?.initialController.flatMap { storyboard.controller($0, creator: creator) }
    }
}

extension InterfaceLoader {
    /// Creates the scene's controller without its view.
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
