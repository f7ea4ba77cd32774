import Foundation

/// Gesture recognizers. An outlet collection adds them to a view.
@MainActor
enum GestureElements {
    static let levels: [InterfaceLevel] = [
        InterfaceLevel(
            UIGestureRecognizer.self, ["gestureRecognizer"],
            properties: [
                .flag("enabled", \.isEnabled), .flag("cancelsTouchesInView", \.cancelsTouchesInView),
                .flag("delaysTouchesBegan", \.delaysTouchesBegan), .flag("delaysTouchesEnded", \.delaysTouchesEnded),
            ],
            outlets: [
                InterfaceOutlet("delegate", conforming: \.delegate)
            ],
            connect: { recognizer, _, action in
                if let selector = action.selector, let target = action.target {
                    recognizer.addTarget(target, action: selector)
                } else {
                    // A gesture triggers a segue once, when it is recognized.
                    recognizer.addHandler { if $0.state == .began || $0.state == .ended && $0.isDiscrete { action.perform(sender: $0) } }
                }
            }),
        InterfaceLevel(
            UITapGestureRecognizer.self, ["tapGestureRecognizer"],
            properties: [
                .integer("numberOfTapsRequired", \.numberOfTapsRequired), .integer("numberOfTouchesRequired", \.numberOfTouchesRequired),
            ]),
        // Not a misprint: Interface Builder writes "pong" for "long".
        InterfaceLevel(
            UILongPressGestureRecognizer.self, ["longPressGestureRecognizer", "pongPressGestureRecognizer"],
            properties: [
                .integer("numberOfTapsRequired", \.numberOfTapsRequired), .integer("numberOfTouchesRequired", \.numberOfTouchesRequired),
                .number("minimumPressDuration", \.minimumPressDuration), .number("allowableMovement", \.allowableMovement),
            ]),
        InterfaceLevel(
            UIPanGestureRecognizer.self, ["panGestureRecognizer"],
            properties: [
                .integer("minimumNumberOfTouches", \.minimumNumberOfTouches), .integer("maximumNumberOfTouches", \.maximumNumberOfTouches),
            ]),
        InterfaceLevel(UIScreenEdgePanGestureRecognizer.self, ["screenEdgePanGestureRecognizer"]) { recognizer, element, _ in
            let edges: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
            guard let child = element.child(key: "edges") else { return }
            for (name, edge) in edges where child.flag(name) == true { recognizer.edges.insert(edge) }
        },
        InterfaceLevel(
            UISwipeGestureRecognizer.self, ["swipeGestureRecognizer"],
            properties: [
                .integer("numberOfTouchesRequired", \.numberOfTouchesRequired),
                .choice("direction", ["right": .right, "left": .left, "up": .up, "down": .down], \.direction),
            ]),
        InterfaceLevel(UIPinchGestureRecognizer.self, ["pinchGestureRecognizer"]),
        InterfaceLevel(UIRotationGestureRecognizer.self, ["rotationGestureRecognizer"]),
    ]
}
