import Foundation
import InterfaceDocuments

/// Creates the objects of a document or of a part of it, and connects them.
///
/// A loader performs a single pass. Separate loaders create a controller, its view, and each cell of a prototype.
@MainActor
final class InterfaceLoader {
    let document: InterfaceDocument
    let bundle: Bundle
    /// The scene of a storyboard; nil for a nib.
    let scene: InterfaceDocument.Scene?
    let storyboard: UIStoryboard?
    /// The scene's controller or the nib's owner.
    weak var owner: AnyObject?
    /// The objects by identifier, for connections and constraints.
    var objects: [String: AnyObject] = [:]
    /// The objects created in this pass, in order.
    private(set) var made: [(object: AnyObject, element: InterfaceElement)] = []
    /// The constraints, added after all views exist.
    var constraints: [(holder: UIView, element: InterfaceElement)] = []
    /// The properties that depend on size classes.
    let variations = InterfaceVariations()
    /// The embed segues, performed after the view is connected.
    var embedSegues: [(SegueTemplate, UIView)] = []
    /// Whether this pass creates a controller without its view. A connection to a missing object is not an error then.
    var isPartial = false
    /// The user's preferred languages.
    private let languages = DesktopLanguages.preferred
    /// Whether the bundle has a strings table of the document in one of the languages.
    private lazy var isTranslated = LocalizedTables.hasTable(document.name, bundle: bundle, languages: languages)
    private var depth = 0
    /// The objects that get no (further) `awakeFromNib()` call: objects that existed before this pass, and objects that received the call.
    private var awake: Set<ObjectIdentifier> = []

    init(_ document: InterfaceDocument, bundle: Bundle, scene: InterfaceDocument.Scene? = nil, storyboard: UIStoryboard? = nil) {
        self.document = document
        self.bundle = bundle
        self.scene = scene
        self.storyboard = storyboard
    }

    // MARK: Errors

    /// Logs a problem with `element` and its location. Loading continues.
    func report(_ problem: String, _ element: InterfaceElement?) {
        InterfaceError(file: document.file, scene: scene?.id, object: element?.id, line: element?.line ?? 0, problem: problem).report()
    }

    // MARK: Values

    /// Returns the colour of a `<color>`.
    func color(_ element: InterfaceElement) -> UIColor? {
        let color = InterfaceColors.color(element, in: document, bundle: bundle)
        if color == nil, element.name == "color" {
            let name = element["name"] ?? element["systemColor"]
            report(name.map { "There is no color \"\($0)\"." } ?? "The color's components cannot be read.", element)
        }
        return color
    }

    /// Returns the string property `key` of `element` in the user's language.
    func text(_ key: String, of element: InterfaceElement, named name: String? = nil, id: String? = nil) -> String? {
        guard let text = element.string(key) else { return nil }
        guard let id = id ?? element.id, isTranslated else { return text }
        return LocalizedText.string("\(id).\(name ?? key)", table: document.name, bundle: bundle, value: text, languages: languages)
    }

    // MARK: Creating objects

    /// Creates the object of `element` as an `Object`; nil, with a log message, if that fails.
    func make<Object: AnyObject>(_ element: InterfaceElement, as type: Object.Type) -> Object? {
        let object = make(element)
        if let object = object as? Object { return object }
        if object != nil { report("Ignored <\(element.name)>: it is not a \(type).", element) }
        return nil
    }

    /// Creates the object of `element`.
    func make(_ element: InterfaceElement) -> AnyObject? {
        depth += 1
        defer { depth -= 1 }
        guard depth < InterfaceLimits.depth else {
            report("Ignored an object: it is nested more than \(InterfaceLimits.depth) levels deep.", element)
            return nil
        }
        if let id = element.id, objects[id] != nil {
            report("The identifier \"\(id)\" is used twice. Connections use the first object.", element)
        }
        guard let type = madeType(for: element) else { return nil }
        let coder = InterfaceCoder(element, self)
        guard let object = InterfaceMaker.make(type, coder) else {
            report("init(coder:) of \(type) returned nil, so the object is missing.", element)
            return nil
        }
        complete(object, coder)
        return object
    }

    /// Reads `element` into an existing object, such as the content view of a cell.
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

    /// Reads the properties of the level's class into `object`, unless they were read before. `isInside` is true for calls from `init(coder:)`.
    func read(_ level: InterfaceLevel, into object: AnyObject, _ coder: InterfaceCoder, isInside: Bool = false) {
        if coder.hasRead(level) { return }
        if coder.levels.isEmpty { register(object, coder.element) }
        coder.levels.insert(level)
        if isInside {
            // Restores document values that the class overwrote after its superclass's `init(coder:)`.
            for above in level.above where coder.hasRead(above) {
                above.readProperties(object, coder.element, self)
            }
        }
        level.read(object, coder.element, self)
    }

    /// Reserves capacity for `count` more objects.
    func reserve(_ count: Int) {
        objects.reserveCapacity(objects.count + count)
    }

    private func register(_ object: AnyObject, _ element: InterfaceElement) {
        if let id = element.id { Self.keep(&objects[id, default: object]) }
    }

    /// Keeps the first object with an identifier. The function is empty: the `default:` subscript of its argument inserts a missing object by itself.
    private static func keep(_ object: inout AnyObject) {}

    /// Registers an object that exists already and that `element` describes.
    func adopt(_ object: AnyObject, for element: InterfaceElement, awakens: Bool = true) {
        register(object, element)
        made.append((object, element))
        if !awakens { awake.insert(ObjectIdentifier(object)) }
    }

    /// The class of the object for `element`: its custom class, or the class of its tag.
    func madeType(for element: InterfaceElement) -> AnyClass? {
        guard let base = InterfaceTable.types[element.name] ?? placeholderType(of: element) else { return nil }
        return customClass(of: element, base: base)
    }

    /// The custom class of `element` if it is a subclass of `base`; otherwise `base`.
    func customClass(of element: InterfaceElement, base: AnyClass) -> AnyClass? {
        guard let name = element["customClass"], !name.isEmpty else { return base }
        if let found = InterfaceClasses.find(
            name, module: element["customModule"], isOwnModule: element["customModuleProvider"] == "target", bundle: bundle, base: base)
        {
            return found
        }
        report(
            """
            There is no subclass "\(element["customModule"].map { "\($0)." } ?? "")\(name)" of \(base), so \(base) is used. Check its \
            name and module.
            """,
            element)
        return base
    }

    /// The placeholder class for an unsupported element. An empty view preserves the layout of the other views.
    private func placeholderType(of element: InterfaceElement) -> AnyClass? {
        if let known = Self.elsewhere[element.name], let found = NSClassFromString(known), ClassLineage.isKind(found, of: UIView.self) {
            return found
        }
        if let known = Self.elsewhere[element.name], let module = known.split(separator: ".").first {
            report("<\(element.name)> is a \(known). Add the product \"\(module)\" to the target. An empty view is used.", element)
            return UIView.self
        }
        if element.name.hasSuffix("ViewController") {
            report("<\(element.name)> is not supported. A view controller with an empty view is used.", element)
            return UIViewController.self
        }
        let isView = element.child(key: "frame") != nil || element.name.hasSuffix("View")
        report("<\(element.name)> is not supported. \(isView ? "An empty view is used." : "It was ignored.")", element)
        return isView ? UIView.self : nil
    }

    /// The elements of views in other modules, with their classes. The app may not link these modules.
    private static let elsewhere = ["webView": "WebKit.WKWebView", "wkWebView": "WebKit.WKWebView"]

    // MARK: Finishing

    /// Adds the constraints, establishes the connections, and calls `awakeFromNib()`.
    func finish(root: UIView?, traits: UITraitCollection) {
        for (holder, element) in constraints { addConstraint(element, to: holder) }
        variations.start(at: root, traits: traits)
        // Connecting an object may create further objects of the scene. These have connections, too.
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

/// Creates instances of classes known at run time.
@MainActor
enum InterfaceMaker {
    /// Creates an instance of `type`.
    static func make(_ type: AnyClass, _ coder: InterfaceCoder) -> AnyObject? {
        // Most types are views, and a cast to a class is faster than a cast to a protocol.
        if let view = type as? UIView.Type { return view.init(coder: coder) }
        if let decodable = type as? any InterfaceDecodable.Type { return decodable.init(coder: coder) }
        if let recognizer = type as? UIGestureRecognizer.Type { return make(recognizer) }
        return DynamicInstantiation.make(type)
    }

    /// Creates a recognizer without targets. It must not be inlined; see ``DynamicInstantiation``.
    @inline(never)
    private static func make(_ type: UIGestureRecognizer.Type) -> UIGestureRecognizer {
        unsafeBitCast(type, to: _DynamicGestureRecognizer.Type.self).init(target: nil, action: nil)
    }
}

/// Declares a `required` initializer at the vtable slot of `UIGestureRecognizer.init(target:action:)`. Open, so that the compiler does not assume
/// that there are no subclasses.
@preconcurrency @MainActor
@_documentation(visibility: internal)
open class _DynamicGestureRecognizer: UIGestureRecognizer {
    /// Only calls the superclass's initializer.
    public required override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}

/// A class that can be created from a coder.
@MainActor
protocol InterfaceDecodable: AnyObject {
    init?(coder: NSCoder)
}

extension UIView: InterfaceDecodable {}
extension UIViewController: InterfaceDecodable {}
extension UICollectionViewLayout: InterfaceDecodable {}
