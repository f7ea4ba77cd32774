import Foundation

/// View controllers.
@MainActor
enum ControllerElements {
    static let levels: [InterfaceLevel] = [controller, object]

    private static let controller = InterfaceLevel(
        UIViewController.self, ["viewController"],
        properties: [
            .text("title", \.title), .choice("modalPresentationStyle", presentations, \.modalPresentationStyle),
            .choice("modalTransitionStyle", transitions, \.modalTransitionStyle),
            .flag("definesPresentationContext", \.definesPresentationContext),
            .flag("providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle),
            .flag("modalInPresentation", \.isModalInPresentation),
        ],
        outlets: [
            InterfaceOutlet("view") { controller, value in
                guard let view = value as? UIView else { return false }
                controller.view = view
                return true
            },
            InterfaceOutlet("transitioningDelegate", conforming: \.transitioningDelegate),
        ], attributes: [StoryboardAttribute("title", \UIViewController.title)]
    ) { controller, element, loader in
        if loader.scene?.controller === element {
            loader.owner = controller
            let interface = ControllerInterface(of: loader)
            controller.interface = interface
            for connection in element.contents(of: "connections") where connection.name == "segue" && connection["kind"] != "relationship" {
                if let template = SegueTemplate(connection, interface: interface, trigger: nil) { interface.segues.append(template) }
            }
        } else if let view = element.child(key: "view"), !loader.isPartial {
            // In a nib, the controller's element contains the view.
            if let made = loader.make(view, as: UIView.self) { controller.view = made }
        }
        loader.readItems(of: controller, element)
        if let size = (element.child(key: "preferredContentSize") ?? element.child(key: "contentSizeForViewInPopover"))?.size {
            controller.preferredContentSize = size
        }
        if element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true {
            controller.restorationIdentifier = element["storyboardIdentifier"]
        } else if let identifier = element["restorationIdentifier"] {
            controller.restorationIdentifier = identifier
        }
    }

    /// Objects of custom classes.
    private static let object = InterfaceLevel(NSObject.self, ["customObject"])

    static let presentations: [String: UIModalPresentationStyle] = [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
        "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
        "automatic": .automatic,
    ]

    static let transitions: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
    ]
}
