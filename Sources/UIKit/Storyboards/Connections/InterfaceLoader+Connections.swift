import Foundation
import InterfaceDocuments

// Outlets, actions and segues from the `<connections>` of an element.
extension InterfaceLoader {
    /// Establishes the connections of an object.
    func connect(_ object: AnyObject, _ element: InterfaceElement) {
        for connection in element.contents(of: "connections") {
            switch connection.name {
            case "outlet": connectOutlet(connection, of: object)
            case "outletCollection": collect(connection, of: object, element)
            case "action": connectAction(connection, of: object)
            case "segue": connectSegue(connection, of: object)
            default: report("Ignored the unknown connection <\(connection.name)>.", connection)
            }
        }
    }

    // MARK: Outlets

    private func connectOutlet(_ connection: InterfaceElement, of object: AnyObject) {
        guard let name = connection["property"], let destination = connection["destination"] else { return }
        guard let value = self.object(destination) else {
            if !isPartial { report("The outlet \"\(name)\" refers to \"\(destination)\", which does not exist.", connection) }
            return
        }
        set(name, of: object, to: value, connection)
    }

    private func collect(_ connection: InterfaceElement, of object: AnyObject, _ element: InterfaceElement) {
        guard let name = connection["property"] else { return }
        // The first connection of an outlet collection sets the whole collection, in document order.
        let all = element.contents(of: "connections").filter { $0.name == "outletCollection" && $0["property"] == name }
        guard all.first === connection else { return }
        var members: [AnyObject] = []
        for connection in all {
            guard let destination = connection["destination"], let member = self.object(destination) else {
                if !isPartial {
                    report(
                        "The outlet collection \"\(name)\" refers to \"\(connection["destination"] ?? "")\", which does not exist.",
                        connection)
                }
                continue
            }
            members.append(member)
        }
        guard !members.isEmpty else { return }
        set(name, of: object, to: members, connection)
    }

    private func set(_ name: String, of object: AnyObject, to value: Any, _ connection: InterfaceElement) {
        if let slot = Outlets.slot(named: name, of: object) {
            if !slot.connect(value) {
                report(
                    "The outlet \"\(name)\" of \(type(of: object)) has the type \(slot.type), so it cannot be set to a \(type(of: value)).",
                    connection)
            }
            return
        }
        for level in InterfaceTable.levels(of: object) {
            guard let outlet = level.outlets[name] else { continue }
            if !outlet(object, value) {
                report("The outlet \"\(name)\" of \(type(of: object)) cannot be set to a \(type(of: value)).", connection)
            }
            return
        }
        report("\(type(of: object)) has no outlet \"\(name)\". Declare it with @Outlet.", connection)
    }

    /// The destination object of a connection.
    ///
    /// Creates a custom object of the scene when the first connection refers to that object. The connection may be read before the view is loaded, if
    /// it belongs to one of the controller's items.
    func object(_ id: String) -> AnyObject? {
        if let object = objects[id] { return object }
        guard let top = scene?.objects.first(where: { $0.id == id && $0.name == "customObject" }) else { return nil }
        return make(top)
    }

    // MARK: Actions

    private func connectAction(_ connection: InterfaceElement, of object: AnyObject) {
        guard let name = connection["selector"] else { return }
        guard let connect = InterfaceTable.levels(of: object).lazy.compactMap(\.connect).first else {
            return report("\(type(of: object)) does not send actions, so \"\(name)\" is not connected.", connection)
        }
        let destination = connection["destination"] ?? ""
        if isFirstResponder(destination) { return connect(object, connection, InterfaceAction(alongChain: name)) }
        guard let target = self.object(destination) else {
            return report("The action \"\(name)\" refers to \"\(destination)\", which does not exist.", connection)
        }
        guard let selector = InterfaceAction.selector(named: name, of: target) else {
            return report(
                """
                \(type(of: target)) has no action "\(name)". Name it in storyboardActions, as Selector("\(name)", \
                \(type(of: target)).method).
                """,
                connection)
        }
        connect(object, connection, InterfaceAction(selector, on: target))
    }

    private func isFirstResponder(_ id: String) -> Bool {
        if id == "-2" { return true }
        let tops = scene?.objects ?? document.objects
        return tops.contains { $0.id == id && $0["placeholderIdentifier"] == "IBFirstResponder" }
    }

    // MARK: Segues

    private func connectSegue(_ connection: InterfaceElement, of object: AnyObject) {
        let kind = connection["kind"] ?? "show"
        // The controller that owns the element reads these segues.
        if kind == "relationship" || object is UIViewController { return }
        guard let controller = owner as? UIViewController, let interface = controller.interface else {
            return report("The segue has no source view controller.", connection)
        }
        guard let template = SegueTemplate(connection, interface: interface, trigger: object as? UIView) else {
            return report("The segue has no destination.", connection)
        }
        interface.segues.append(template)
        if kind == "embed" {
            guard let view = object as? UIView else { return report("An embed segue must begin at a view.", connection) }
            embedSegues.append((template, view))
            return
        }
        guard let connect = InterfaceTable.levels(of: object).lazy.compactMap(\.connect).first else {
            return report("A \(type(of: object)) cannot trigger a segue.", connection)
        }
        connect(
            object, connection,
            InterfaceAction { [weak controller] sender, _ in
                guard let controller else { return }
                template.performIfAllowed(from: controller, sender: sender)
            })
    }
}
