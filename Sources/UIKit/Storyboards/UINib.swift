import Foundation
import InterfaceDocuments

/// A nib: the objects in a `.xib` file of Interface Builder. The class reads the file directly, without compilation.
@preconcurrency @MainActor
open class UINib: MainActorObject {
    /// The keys of the options of ``instantiate(withOwner:options:)``.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String
        /// Creates a key with the given name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A dictionary of objects for the nib's external placeholders, by the placeholders' identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private enum Content {
        case file(InterfaceFile)
        case fault(InterfaceError)
    }

    private let content: Content
    private let bundle: Bundle

    /// Creates the nib `name` of a bundle. Nil means the app's bundles, as for storyboards. If the file is missing,
    /// ``instantiate(withOwner:options:)`` logs an error.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        var found: (InterfaceFile, Bundle)?
        do {
            found = try InterfaceFiles.document(named: name, extensions: ["xib"], bundle: bundleOrNil)
            content =
                found.map { .file($0.0) }
                ?? .fault(
                    InterfaceError(file: "\(name).xib", problem: "The nib is not in the bundle. Add it to the resources of the target."))
        } catch {
            content = .fault((error as? InterfaceError) ?? InterfaceError(file: "\(name).xib", problem: "\(error)"))
        }
        bundle = found?.1 ?? bundleOrNil ?? .main
        super.init(onMainActor: ())
    }

    /// Creates a nib from the bytes of a document.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        do {
            content = .file(InterfaceFile(try InterfaceDocument(data: data, file: "(data).xib")))
        } catch {
            content = .fault((error as? InterfaceError) ?? InterfaceError(file: "(data)", problem: "\(error)"))
        }
        bundle = bundleOrNil ?? .main
        super.init(onMainActor: ())
    }

    /// Creates the nib's objects, connects them with each other and with `ownerOrNil`, and returns the top-level objects. Logs an error and returns an
    /// empty array if the document cannot be read.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
        switch content {
        case .fault(let fault):
            fault.report()
            return []
        case .file(let file):
            let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
            return InterfaceLoader(file.document, bundle: bundle).makeNib(owner: ownerOrNil.map { $0 as AnyObject }, external: external)
        }
    }
}

extension InterfaceLoader {
    /// Creates the top-level objects of a nib.
    func makeNib(owner: AnyObject?, external: [String: Any]) -> [AnyObject] {
        self.owner = owner
        var ownerElement: InterfaceElement?
        for element in document.objects where element.name == "placeholder" {
            guard let id = element.id else { continue }
            switch element["placeholderIdentifier"] {
            case "IBFilesOwner":
                ownerElement = element
                objects[id] = owner
            case "IBFirstResponder": break
            case let name?: objects[id] = external[name].map { $0 as AnyObject }
            case nil: break
            }
        }
        var tops: [AnyObject] = []
        for element in document.objects where element.name != "placeholder" {
            if let object = make(element) { tops.append(object) }
        }
        if let owner, let ownerElement { adopt(owner, for: ownerElement, awakens: false) }
        let root = tops.lazy.compactMap { $0 as? UIView }.first
        finish(root: root, traits: root?.traitCollection ?? UITraitCollection.current)
        embedControllers()
        #if DEBUG
            if let controller = owner as? UIViewController { controller.itemsForContainers.loadedNib = LoadedInterface(of: self) }
        #endif
        return tops
    }
}

extension Bundle {
    /// Creates the objects of the nib `name`, connects them with `owner`, and returns the top-level objects. Logs an error and returns nil if the file
    /// is missing.
    @preconcurrency @MainActor
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        guard InterfaceFiles.hasDocument(named: name, extensions: ["xib"], bundle: self === Bundle.main ? nil : self) else {
            InterfaceError(file: "\(name).xib", problem: "The nib is not in \(bundlePath). Add it to the resources of the target.").report()
            return nil
        }
        return UINib(nibName: name, bundle: self === Bundle.main ? nil : self).instantiate(withOwner: owner, options: options)
    }
}
