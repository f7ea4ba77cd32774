import Foundation
import InterfaceDocuments

/// A segue in a storyboard. It can be performed any number of times.
@MainActor
final class SegueTemplate {
    enum Kind {
        case show, showDetail, present, popover, embed, unwind(action: String), custom
    }

    let identifier: String?
    let kind: Kind
    let element: InterfaceElement
    let destination: String
    private let interface: Weak
    /// The view that triggers the segue.
    private weak var trigger: UIView?
    /// The anchor view of the popover.
    private weak var anchor: UIView?
    /// The bar button item that anchors the popover.
    private weak var anchorItem: UIBarButtonItem?
    #if DEBUG
        /// The controller that an embed segue has shown. It stays if the scene of the source is loaded again.
        weak var embedded: UIViewController?
    #endif

    private final class Weak {
        weak var object: ControllerInterface?
        init(_ object: ControllerInterface) { self.object = object }
    }

    /// Nil if the element has no destination.
    init?(_ element: InterfaceElement, interface: ControllerInterface, trigger: UIView?) {
        guard let destination = element["destination"] else { return nil }
        self.element = element
        self.destination = destination
        self.interface = Weak(interface)
        self.trigger = trigger
        identifier = element["identifier"]
        kind =
            switch element["kind"] {
            case "showDetail", "replace": .showDetail
            case "presentation", "modal": .present
            case "popoverPresentation", "popover": .popover
            case "embed": .embed
            case "unwind": .unwind(action: element["unwindAction"] ?? "")
            case "custom": .custom
            default: .show
            }
    }

    private var animates: Bool { element.flag("animates") ?? true }

    // MARK: Performing

    /// Performs the segue if `shouldPerformSegue(withIdentifier:sender:)` of the source returns true. For segues that the user triggers.
    func performIfAllowed(from source: UIViewController, sender: Any?) {
        if let identifier, !source.shouldPerformSegue(withIdentifier: identifier, sender: sender) { return }
        perform(from: source, sender: sender)
    }

    /// Creates the destination, prepares the source, and shows the destination.
    func perform(from source: UIViewController, sender: Any?, container: UIView? = nil) {
        if case .unwind(let action) = kind { return UnwindPath.unwind(from: source, action: action, template: self, sender: sender) }
        guard let controller = makeDestination(for: source, sender) else { return }
        let segue = makeSegue(from: source, to: controller)
        segue.sender = sender
        if case .embed = kind {
            source.prepare(for: segue, sender: sender)
            if let container { embed(controller, in: container, of: source) }
            #if DEBUG
                embedded = controller
            #endif
            return
        }
        configure(controller)
        source.prepare(for: segue, sender: sender)
        if animates {
            segue.perform()
        } else {
            UIView.performWithoutAnimation { segue.perform() }
        }
    }

    private func makeDestination(for source: UIViewController, _ sender: Any?) -> UIViewController? {
        guard let storyboard = interface.object?.storyboard else { return nil }
        guard let name = element["destinationCreationSelector"] else { return storyboard.controller(destination) }
        guard let action = StoryboardSegueAction.named(name, of: source) else {
            report("\(type(of: source)) has no segue action \"\(name)\", so init(coder:) is called. Name it in storyboardSegueActions.")
            return storyboard.controller(destination)
        }
        let identifier = identifier
        return storyboard.controller(destination, creator: { action.make(source, $0, sender, identifier) })
    }

    /// Creates a segue of the document's custom class.
    func makeSegue(from source: UIViewController, to controller: UIViewController) -> UIStoryboardSegue {
        var type: UIStoryboardSegue.Type = UIStoryboardSegue.self
        if let name = element["customClass"] {
            if let found = InterfaceClasses.find(
                name, module: element["customModule"], isOwnModule: element["customModuleProvider"] == "target",
                bundle: interface.object?.bundle ?? .main, base: UIStoryboardSegue.self) as? UIStoryboardSegue.Type
            {
                type = found
            } else {
                report("There is no subclass \"\(name)\" of UIStoryboardSegue, so UIStoryboardSegue is used. Check its name and module.")
            }
        }
        let segue = Self.make(type, identifier, source, controller)
        segue.template = self
        return segue
    }

    /// Creates the segue with the class's initializer. Must not be inlined; see ``DynamicInstantiation``.
    @inline(never)
    private static func make(
        _ type: UIStoryboardSegue.Type, _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
    ) -> UIStoryboardSegue {
        unsafeBitCast(type, to: _DynamicSegue.Type.self).init(identifier: identifier, source: source, destination: destination)
    }

    private func report(_ problem: String) {
        guard let interface = interface.object else { return }
        InterfaceError(file: interface.document.file, scene: interface.scene.id, object: element.id, line: element.line, problem: problem)
            .report()
    }

    // MARK: Presentation

    /// Sets the segue's presentation and transition styles on the destination.
    private func configure(_ controller: UIViewController) {
        if let style = element["modalPresentationStyle"].flatMap({ ControllerElements.presentations[$0] }) {
            controller.modalPresentationStyle = style
        }
        if let style = element["modalTransitionStyle"].flatMap({ ControllerElements.transitions[$0] }) {
            controller.modalTransitionStyle = style
        }
        if case .popover = kind {
            controller.modalPresentationStyle = .popover
            anchor(controller)
        }
    }

    private func anchor(_ controller: UIViewController) {
        guard let popover = controller.popoverPresentationController else { return }
        if let anchorItem {
            popover.barButtonItem = anchorItem
        } else if let anchor = anchor ?? trigger {
            popover.sourceView = anchor
            popover.sourceRect = anchor.bounds
        }
        if let directions = element.child(key: "popoverArrowDirection") {
            var arrows: UIPopoverArrowDirection = []
            for (name, direction) in [
                ("up", UIPopoverArrowDirection.up), ("down", .down), ("left", .left), ("right", .right),
            ] where directions.flag(name) == true { arrows.insert(direction) }
            if !arrows.isEmpty { popover.permittedArrowDirections = arrows }
        }
    }

    /// Finds the anchor of the popover among the objects of the source's view. Called when that view is loaded.
    func note(_ objects: [String: AnyObject]) {
        if let id = element["popoverAnchorView"] { anchor = objects[id] as? UIView }
        if let id = element["popoverAnchorBarButtonItem"] { anchorItem = objects[id] as? UIBarButtonItem }
    }

    /// Shows the destination of the segue.
    func show(_ segue: UIStoryboardSegue) {
        let animates = animates
        switch kind {
        case .show: segue.source.show(segue.destination, sender: segue.sender)
        case .showDetail: segue.source.showDetailViewController(segue.destination, sender: segue.sender)
        case .present, .popover: segue.source.present(segue.destination, animated: animates)
        case .embed, .unwind: break
        case .custom: segue.source.present(segue.destination, animated: animates)
        }
    }

    func embed(_ controller: UIViewController, in container: UIView, of parent: UIViewController) {
        parent.addChild(controller)
        guard let view = controller.view else { return }
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.translatesAutoresizingMaskIntoConstraints = true
        container.addSubview(view)
        controller.didMove(toParent: parent)
    }
}
