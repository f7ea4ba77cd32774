import Foundation
import InterfaceDocuments

/// Buttons, sliders, switches and refresh controls, and the events of all controls.
@MainActor
enum ControlElements {
    static let levels: [InterfaceLevel] = [control, button, slider, toggle, refreshControl]

    static let control = InterfaceLevel(
        UIControl.self, ["control"],
        properties: [
            .flag("enabled", \.isEnabled), .flag("selected", \.isSelected), .flag("highlighted", \.isHighlighted),
            .choice("contentHorizontalAlignment", horizontal, \.contentHorizontalAlignment),
            .choice("contentVerticalAlignment", vertical, \.contentVerticalAlignment),
        ],
        connect: { control, connection, action in
            let event: UIControl.Event
            if let name = connection["eventType"] {
                event = events[name] ?? .primaryActionTriggered
            } else {
                event = control is UIButton || type(of: control) == UIControl.self ? .touchUpInside : .valueChanged
            }
            if let selector = action.selector, let target = action.target {
                control.addTarget(target, action: selector, for: event)
            } else {
                control.addAction(UIAction { action.perform(sender: $0.sender) }, for: event)
            }
        })

    static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside,
        "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit, "touchUpInside": .touchUpInside,
        "touchUpOutside": .touchUpOutside,
        "touchCancel": .touchCancel, "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
    ]

    private static let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]
    private static let vertical: [String: UIControl.ContentVerticalAlignment] = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]

    // MARK: Buttons

    private static let button = InterfaceLevel(
        UIButton.self, ["button"],
        properties: [
            .insets("contentEdgeInsets", \.contentEdgeInsets), .insets("titleEdgeInsets", \.titleEdgeInsets),
            .insets("imageEdgeInsets", \.imageEdgeInsets), .flag("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted),
            .flag("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled), .flag("pointerInteraction", \.isPointerInteractionEnabled),
            .flag("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction),
        ]
    ) { button, element, loader in
        if let font = element.child(key: "fontDescription").flatMap(InterfaceFonts.font) { button.titleLabel?.font = font }
        if let mode = element["lineBreakMode"].flatMap({ InterfaceText.lineBreaks[$0] }) { button.titleLabel?.lineBreakMode = mode }
        let configuration = element.child(key: "configuration")
        // Skip the normal state of a button with a configuration: Interface Builder leaves an old title there, "Button" by default.
        for state in element.children where state.name == "state" && (configuration == nil || state.key != "normal") {
            readState(state, of: button, element, loader)
        }
        if let configuration { button.configuration = ButtonConfigurationElement.configuration(configuration, id: element.id, loader) }
    }

    private static func readState(_ state: InterfaceElement, of button: UIButton, _ element: InterfaceElement, _ loader: InterfaceLoader) {
        guard let key = state.key, let control = states[key] else { return }
        // A strings table has a state's title under the key "id.normalTitle".
        if let title = loader.text("title", of: state, named: "\(key)Title", id: element.id) { button.setTitle(title, for: control) }
        if let title = state.child(key: "attributedTitle"), title.name == "attributedString" {
            button.setAttributedTitle(InterfaceText.attributedString(title, loader), for: control)
        }
        if let color = state.child(key: "titleColor").flatMap(loader.color) { button.setTitleColor(color, for: control) }
        if let color = state.child(key: "titleShadowColor").flatMap(loader.color) { button.setTitleShadowColor(color, for: control) }
        if let image = InterfaceImages.image("image", of: state, loader) {
            let child = state.child(key: "preferredSymbolConfigurationForImage") ?? state.child("preferredSymbolConfiguration")
            let configuration = child.flatMap(InterfaceImages.configuration)
            button.setImage(configuration.map { image.withConfiguration($0) } ?? image, for: control)
        }
        if let image = InterfaceImages.image("backgroundImage", of: state, loader) { button.setBackgroundImage(image, for: control) }
    }

    static let states: [String: UIControl.State] = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected, "focused": .focused,
    ]

    // MARK: Sliders and switches

    private static let slider = InterfaceLevel(
        UISlider.self, ["slider"],
        properties: [
            .number("minValue", \.minimumValue), .number("maxValue", \.maximumValue), .number("value", \.value),
            .flag("continuous", \.isContinuous),
            .color("minimumTrackTintColor", \.minimumTrackTintColor), .color("maximumTrackTintColor", \.maximumTrackTintColor),
            .color("thumbTintColor", \.thumbTintColor), .image("minimumValueImage", \.minimumValueImage),
            .image("maximumValueImage", \.maximumValueImage),
        ])

    private static let toggle = InterfaceLevel(
        UISwitch.self, ["switch"],
        properties: [.flag("on", \.isOn), .color("onTintColor", \.onTintColor), .color("thumbTintColor", \.thumbTintColor)])

    private static let refreshControl = InterfaceLevel(UIRefreshControl.self, ["refreshControl"])
}
