import Foundation

/// One of Interface Builder's documents: a storyboard, or the document of a nib.
package final class InterfaceDocument: Sendable {
    /// A controller of a storyboard with what belongs to it.
    package struct Scene: Sendable {
        package let id: String
        /// The element of the controller.
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
    /// The file's name without its extension, which is also that of its table of strings.
    package let name: String
    package let root: InterfaceElement
    /// The controllers of a storyboard, by the identifiers of their elements.
    package let scenes: [String: Scene]
    /// The identifiers of controllers, by the identifiers that Xcode's users gave them.
    package let storyboardIdentifiers: [String: String]
    /// The controller that comes first.
    package let initialController: String?
    /// The top-level objects of a nib.
    package let objects: [InterfaceElement]
    /// The colours that Xcode copied from the catalogue.
    package let namedColors: [String: InterfaceElement]
    /// The system's colours as they were in Xcode.
    package let systemColors: [String: InterfaceElement]

    /// Reads a document. Throws an ``InterfaceFault`` where it is none.
    package init(data: Data, file: String) throws {
        root = try InterfaceParser.root(of: data, file: file)
        self.file = file
        name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
        guard root.name == "document" || root.name == "archive" else {
            throw InterfaceFault(
                file: file, line: root.line, problem: "The root element is <\(root.name)>, so the file is not a storyboard or a xib.")
        }
        guard root.name == "document" else {
            throw InterfaceFault(
                file: file, line: root.line, problem: "The file has the format of Xcode 3. Convert it by opening and saving it in Xcode.")
        }
        let type = root["type"] ?? ""
        guard !type.contains(".Cocoa.") else {
            throw InterfaceFault(file: file, line: root.line, problem: "The file is for AppKit, not for UIKit.")
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

    /// Whether an Interface Builder older than the build `build` wrote the document. 17000 came with Xcode 12.
    package func isBefore(build: Int) -> Bool {
        guard let text = root["toolsVersion"], let own = Int(text.prefix { $0.isNumber }) else { return true }
        return own < build
    }

    private static func isController(_ element: InterfaceElement) -> Bool {
        element.name.hasSuffix("iewController") || element.name.hasSuffix("Controller") || element.name == "viewControllerPlaceholder"
    }
}
