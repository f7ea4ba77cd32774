import Foundation
import InterfaceDocuments

/// Makes the objects of a document, or of a part of it, and connects them.
///
/// A loader lives as long as one such pass: a controller, then its view, then each cell that a prototype describes have one of their own.
@MainActor
final class InterfaceLoader {
    let document: InterfaceDocument
    let bundle: Bundle
    /// The scene, in a storyboard.
    let scene: InterfaceDocument.Scene?
    let storyboard: UIStoryboard?
    /// The scene's controller, or the owner of a nib.
    weak var owner: AnyObject?
    /// What can be named by connections and constraints.
    var objects: [String: AnyObject] = [:]
    /// What this pass made, in order.
    private(set) var made: [(object: AnyObject, element: InterfaceElement)] = []
    /// Constraints, which wait until all views are there.
    var constraints: [(holder: UIView, element: InterfaceElement)] = []
    /// What the size classes decide.
    let variations = InterfaceVariations()
    /// Embedded controllers, which wait until the view is connected.
    var embedSegues: [(SegueTemplate, UIView)] = []
    /// Whether what is missing may still come: the controller is made, and its view is not.
    var isPartial = false
    /// The languages of the person at the desktop.
    private let languages = LocalizedTables.desktopLanguages
    /// The bundle has texts of the document in some language.
    private lazy var isTranslated = LocalizedTables.hasTable(document.name, bundle: bundle, languages: languages)
    private var depth = 0
    /// Objects that another pass told of.
    private var awake: Set<ObjectIdentifier> = []

    init(_ document: InterfaceDocument, bundle: Bundle, scene: InterfaceDocument.Scene? = nil, storyboard: UIStoryboard? = nil) {
        self.document = document
        self.bundle = bundle
        self.scene = scene
        self.storyboard = storyboard
    }

    // MARK: Faults

    /// Says what is wrong with `element`, and where. The rest loads.
    func report(_ problem: String, _ element: InterfaceElement?) {
        InterfaceFault(file: document.file, scene: scene?.id, object: element?.id, line: element?.line ?? 0, problem: problem).report()
    }

    // MARK: Values

    /// The colour of a `<color>`.
    func color(_ element: InterfaceElement) -> UIColor? {
        let color = InterfaceColors.color(element, in: document, bundle: bundle)
        if color == nil, element.name == "color" {
            report("There is no colour \(element["name"] ?? element["systemColor"] ?? "of these components").", element)
        }
        return color
    }

    /// The text that is the property `key` of `element`, in the person's language.
    func text(_ key: String, of element: InterfaceElement, named name: String? = nil, id: String? = nil) -> String? {
        guard let text = element.string(key) else { return nil }
        guard let id = id ?? element.id, isTranslated else { return text }
        return LocalizedText.string("\(id).\(name ?? key)", table: document.name, bundle: bundle, value: text, languages: languages)
    }

    // MARK: Making

    /// The object that `element` describes, as an `Object`; nil where there is none, which is told.
    func make<Object: AnyObject>(_ element: InterfaceElement, as type: Object.Type) -> Object? {
        let object = make(element)
        if let object = object as? Object { return object }
        if object != nil { report("<\(element.name)> is no \(type): it is left out.", element) }
        return nil
    }

    /// The object that `element` describes.
    func make(_ element: InterfaceElement) -> AnyObject? {
        depth += 1
        defer { depth -= 1 }
        guard depth < InterfaceLimits.depth else {
            report("It is too deep in its views: it is left out.", element)
            return nil
        }
        if let id = element.id, objects[id] != nil {
            report("The identifier \(id) is used twice: connections lead to the first object.", element)
        }
        guard let type = madeType(for: element) else { return nil }
        let coder = InterfaceCoder(element, self)
        guard let object = InterfaceMaker.make(type, coder) else {
            report("init(coder:) of \(type) gave no object: it is left out.", element)
            return nil
        }
        complete(object, coder)
        return object
    }

    /// Reads `element` into an object that is there already, such as the content view of a cell.
    func fill(_ object: AnyObject, from element: InterfaceElement) {
        complete(object, InterfaceCoder(element, self))
    }

    /// Reads the levels that the object's own `init(coder:)` did not read.
    func complete(_ object: AnyObject, _ coder: InterfaceCoder) {
        if coder.levels.isEmpty { register(object, coder.element) }
        let lineage = InterfaceTable.lineage(of: type(of: object))
        if !coder.levels.isSuperset(of: lineage.set) {
            for level in lineage.levels { read(level, into: object, coder) }
        }
        made.append((object, coder.element))
    }

    /// Reads what the element says about `object` as an object of the class `level`, once.
    /// `isInside` says that the object's `init(coder:)` asks for it.
    func read(_ level: InterfaceLevel, into object: AnyObject, _ coder: InterfaceCoder, isInside: Bool = false) {
        if coder.hasRead(level) { return }
        if coder.levels.isEmpty { register(object, coder.element) }
        coder.levels.insert(level)
        if isInside {
            // What a class sets up after its superclass's init(coder:) would stand over what the document says.
            for above in level.above where coder.hasRead(above) {
                above.readProperties(object, coder.element, self)
            }
        }
        level.read(object, coder.element, self)
    }

    /// Makes room for so many objects more, which the document names.
    func reserve(_ count: Int) {
        objects.reserveCapacity(objects.count + count)
    }

    private func register(_ object: AnyObject, _ element: InterfaceElement) {
        if let id = element.id { Self.keep(&objects[id, default: object]) }
    }

    /// Leaves the first object of a name where it is, and puts another where there is none: the dictionary looks for the name once.
    private static func keep(_ object: inout AnyObject) {}

    /// Notes an object that the document describes and that UIKit made by itself.
    func adopt(_ object: AnyObject, for element: InterfaceElement, awakens: Bool = true) {
        register(object, element)
        made.append((object, element))
        if !awakens { awake.insert(ObjectIdentifier(object)) }
    }

    /// The class that `element` is made of: its custom class, or what its tag stands for.
    func madeType(for element: InterfaceElement) -> AnyClass? {
        guard let base = InterfaceTable.types[element.name] ?? placeholderType(of: element) else { return nil }
        return customClass(of: element, base: base)
    }

    /// The class that `element` names, where that derives from `base`; else `base`.
    func customClass(of element: InterfaceElement, base: AnyClass) -> AnyClass? {
        guard let name = element["customClass"], !name.isEmpty else { return base }
        if let found = InterfaceClasses.find(
            name, module: element["customModule"], isOwnModule: element["customModuleProvider"] == "target", bundle: bundle, base: base)
        {
            return found
        }
        report(
            "There is no class \(element["customModule"].map { "\($0)." } ?? "")\(name) that derives from \(base): \(base) is in its place.",
            element)
        return base
    }

    /// A view of a kind that does not exist here keeps its place, so that the rest is laid out as it was drawn.
    private func placeholderType(of element: InterfaceElement) -> AnyClass? {
        if let known = Self.elsewhere[element.name], let found = NSClassFromString(known), InterfaceClasses.isKind(found, of: UIView.self) {
            return found
        }
        if let known = Self.elsewhere[element.name], let module = known.split(separator: ".").first {
            report("<\(element.name)> is a \(known): add the product \(module) to the target. An empty view takes its place.", element)
            return UIView.self
        }
        if element.name.hasSuffix("ViewController") {
            report("There is no class for <\(element.name)> here: a controller with an empty view takes its place.", element)
            return UIViewController.self
        }
        let isView = element.child(key: "frame") != nil || element.name.hasSuffix("View")
        report("There is no class for <\(element.name)> here: \(isView ? "an empty view takes its place" : "it is left out").", element)
        return isView ? UIView.self : nil
    }

    /// Elements of views that another module has, which the app links or not.
    private static let elsewhere = ["webView": "WebKit.WKWebView", "wkWebView": "WebKit.WKWebView"]

    // MARK: The end

    /// Adds the constraints, connects what was made, and tells it.
    func finish(root: UIView?, traits: UITraitCollection) {
        for (holder, element) in constraints { addConstraint(element, to: holder) }
        variations.start(at: root, traits: traits)
        // Connections make objects of the scene, which have connections too.
        var connected = 0
        while connected < made.count {
            if made[connected].element.mayHaveChild("connections") {
                let (object, element) = made[connected]
                connect(object, element)
            }
            connected += 1
        }
        for index in made.indices where made[index].element.mayHaveChild("userDefinedRuntimeAttributes") {
            readAttributes(made[index].object, made[index].element)
        }
        awake.reserveCapacity(made.count)
        for (object, _) in made where awake.insert(ObjectIdentifier(object)).inserted {
            if let responder = object as? UIResponder {
                responder.awakeFromNib()
            } else {
                (object as? any StoryboardActions)?.awakeFromNib()
                (object as? NSLayoutConstraint)?.awakeFromNib()
            }
        }
    }
}

/// Makes objects by their classes.
@MainActor
enum InterfaceMaker {
    /// A new object of `type`.
    static func make(_ type: AnyClass, _ coder: InterfaceCoder) -> AnyObject? {
        // Most are views, and to ask for a class takes less time than to ask for a protocol.
        if let view = type as? UIView.Type { return view.init(coder: coder) }
        if let decodable = type as? any InterfaceDecodable.Type { return decodable.init(coder: coder) }
        if let recognizer = type as? UIGestureRecognizer.Type { return make(recognizer) }
        return Instances.make(type)
    }

    /// A recognizer without targets. Not to be inlined; see ``Instances``.
    @inline(never)
    private static func make(_ type: UIGestureRecognizer.Type) -> UIGestureRecognizer {
        unsafeBitCast(type, to: _DynamicGestureRecognizer.Type.self).init(target: nil, action: nil)
    }
}

/// Names the place of `UIGestureRecognizer.init(target:action:)`. Open, so that the compiler does not take it for the only class there is.
@preconcurrency @MainActor
@_documentation(visibility: internal)
open class _DynamicGestureRecognizer: UIGestureRecognizer {
    /// Makes nothing of its own.
    public required override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}

/// Made from a coder.
@MainActor
protocol InterfaceDecodable: AnyObject {
    init?(coder: NSCoder)
}

extension UIView: InterfaceDecodable {}
extension UIViewController: InterfaceDecodable {}
extension UICollectionViewLayout: InterfaceDecodable {}
