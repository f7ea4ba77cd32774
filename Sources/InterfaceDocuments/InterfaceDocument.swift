import Foundation

/// An Interface Builder document: a storyboard or a nib (xib).
package final class InterfaceDocument: Sendable {
    /// A scene of a storyboard: a view controller and its top-level objects.
    package struct Scene: Sendable {
        package let id: String
        /// The view controller's element.
        package let controller: InterfaceElement
        /// The controller and the other top-level objects.
        package let objects: [InterfaceElement]

        package init(id: String, controller: InterfaceElement, objects: [InterfaceElement]) {
            self.id = id
            self.controller = controller
            self.objects = objects
        }
    }

    /// The file's name, for messages.
    package let file: String
    /// The file's name without its extension. The document's strings table has the same name.
    package let name: String
    package let root: InterfaceElement
    /// The scenes of a storyboard, keyed by the object ID of the view controller.
    package let scenes: [String: Scene]
    /// The object IDs of view controllers, keyed by storyboard ID.
    package let storyboardIdentifiers: [String: String]
    /// The object ID of the initial view controller.
    package let initialController: String?
    /// The top-level objects of a nib.
    package let objects: [InterfaceElement]
    /// The named colors that Xcode copied from the asset catalog.
    package let namedColors: [String: InterfaceElement]
    /// The system colors' values at the time Xcode saved the document.
    package let systemColors: [String: InterfaceElement]

    /// Parses a document.
    ///
    /// - Throws: ``InterfaceError`` if the data is not a UIKit storyboard or xib.
    package init(data: Data, file: String) throws {
        root = try InterfaceParser.root(of: data, file: file)
        self.file = file
        name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
        guard root.name == "document" || root.name == "archive" else {
            throw InterfaceError(
                file: file, line: root.line, problem: "The root element is <\(root.name)>, so the file is not a storyboard or a xib.")
        }
        guard root.name == "document" else {
            throw InterfaceError(
                file: file, line: root.line, problem: "The file has the format of Xcode 3. Convert it by opening and saving it in Xcode.")
        }
        let type = root["type"] ?? ""
        guard !type.contains(".Cocoa.") else {
            throw InterfaceError(file: file, line: root.line, problem: "The file is for AppKit, not for UIKit.")
        }
        initialController = root["initialViewController"]
        objects = root.contents(of: "objects")
        var scenes: [String: Scene] = [:]
        var identifiers: [String: String] = [:]
        for scene in root.contents(of: "scenes") {
            let objects = scene.contents(of: "objects")
            guard
                let controller = objects.first(where: { $0["sceneMemberID"] == "viewController" })
                    ?? objects.first(where: { Self.isController($0) }),
                let id = controller.id
            else { continue }
            scenes[id] = Scene(id: scene["sceneID"] ?? id, controller: controller, objects: objects)
            if let identifier = controller["storyboardIdentifier"] { identifiers[identifier] = id }
        }
        self.scenes = scenes
        storyboardIdentifiers = identifiers
        var colors: [String: InterfaceElement] = [:]
        var system: [String: InterfaceElement] = [:]
        for resource in root.contents(of: "resources") {
            guard let name = resource["name"] else { continue }
            switch resource.name {
            case "namedColor": colors[name] = resource.child("color")
            case "systemColor": system[name] = resource.child("color")
            default: break
            }
        }
        namedColors = colors
        systemColors = system
    }

    /// Whether a version of Interface Builder before `build` wrote the document. Xcode 12 has build 17000.
    package func isBefore(build: Int) -> Bool {
        guard let text = root["toolsVersion"], let own = Int(text.prefix { $0.isNumber }) else { return true }
        return own < build
    }

    private static func isController(_ element: InterfaceElement) -> Bool {
        element.name.hasSuffix("iewController") || element.name.hasSuffix("Controller") || element.name == "viewControllerPlaceholder"
    }
}
