import Foundation
import InterfaceDocuments

/// Finds the destination of an unwind segue and performs the segue.
@MainActor
enum UnwindPath {
    /// Unwinds from `source` to the nearest controller that handles the action `name`.
    static func unwind(from source: UIViewController, action name: String, template: SegueTemplate, sender: Any?) {
        guard let target = target(from: source, action: name, sender: sender) else {
            return storyboardLog.warning(
                "Ignored an unwind segue of \(type(of: source)): no view controller implements the action \"\(name)\".")
        }
        guard let selector = InterfaceAction.selector(named: name, of: target) else { return }
        let segue = template.makeSegue(from: source, to: target)
        segue.sender = sender
        source.prepare(for: segue, sender: sender)
        selector.perform(on: target, sender: segue, event: nil)
        if type(of: segue) != UIStoryboardSegue.self { segue.perform() } else { leave(segue, target) }
    }

    /// The nearest controller that handles the action. Searches the controllers that contain or present the source, from the inside out, and their
    /// children.
    static func target(from source: UIViewController, action name: String, sender: Any?) -> UIViewController? {
        var asked = source
        var steps = 0
        while let outer = asked.parent ?? asked.presentingViewController, steps < InterfaceLimits.depth {
            steps += 1
            let candidate = InterfaceAction.selector(named: name, of: outer) ?? inside(outer, name)
            if let candidate {
                let unwind = UIStoryboardUnwindSegueSource(source: source, action: candidate, sender: sender)
                if let found = search(outer, unwind, name, except: asked) { return found }
            }
            asked = outer
        }
        return nil
    }

    private static func inside(_ controller: UIViewController, _ name: String) -> Selector? {
        for child in controller.children {
            if let found = InterfaceAction.selector(named: name, of: child) ?? inside(child, name) { return found }
        }
        return nil
    }

    /// Searches a controller, and then the children that it returns from `allowedChildrenForUnwinding(from:)`.
    private static func search(
        _ controller: UIViewController, _ source: UIStoryboardUnwindSegueSource, _ name: String, except: UIViewController?
    ) -> UIViewController? {
        if takes(controller, source, name) { return controller }
        for child in controller.allowedChildrenForUnwinding(from: source) where child !== except {
            if let found = search(child, source, name, except: nil) { return found }
        }
        return nil
    }

    private static func takes(_ controller: UIViewController, _ source: UIStoryboardUnwindSegueSource, _ name: String) -> Bool {
        guard let selector = InterfaceAction.selector(named: name, of: controller) else { return false }
        return controller.canPerformUnwindSegueAction(selector, from: source.source, sender: source.sender)
    }

    /// Removes the controllers above the target: controllers that the target or its containers present, and controllers that its containers pushed.
    private static func leave(_ segue: UIStoryboardSegue, _ target: UIViewController) {
        // Starts with the innermost container, so that a container shows the target before the presented controllers are dismissed.
        var next: UIViewController? = target
        var subsequent = target
        var outers: [(UIViewController, UIViewController)] = []
        while let container = next?.parent {
            outers.append((container, subsequent))
            subsequent = container
            next = container
        }
        for (container, child) in outers { container.unwind(for: segue, towards: child) }
        let holder = [target] + outers.map(\.0)
        if let presenter = holder.first(where: { $0.presentation != nil }) { presenter.dismiss(animated: true) }
    }
}
