extension RemoteCommand {
    /// The command with a name; nil if the name is unknown.
    package static func named(_ name: String) -> RemoteCommand? { all.first { $0.name == name } }

    private static func optional(_ name: String, _ kind: Kind, _ summary: String) -> Argument {
        Argument(name: name, kind: kind, isRequired: false, summary: summary)
    }

    private static func required(_ name: String, _ kind: Kind, _ summary: String) -> Argument {
        Argument(name: name, kind: kind, isRequired: true, summary: summary)
    }

    package static let all: [RemoteCommand] = [
        RemoteCommand(
            name: "tree", summary: "Lists the views, with class, frame in window coordinates, text and identifier.",
            arguments: [
                optional("target", .target, "The view to begin with; all windows by default."),
                optional("depth", .integer, "The most levels, from 1 to 100. The default is 40."),
                optional("limit", .integer, "The most views, from 1 to 20000. The default is 2000."),
            ]),
        RemoteCommand(
            name: "accessibility", summary: "Lists the interface as a screen reader has it: kind, label, value and state of each element.",
            arguments: [optional("limit", .integer, "The most elements, from 1 to 20000. The default is 2000.")]),
        RemoteCommand(
            name: "constraints", summary: "Lists the constraints that affect a view, and whether its layout is ambiguous.",
            arguments: [required("target", .target, "The view.")]),
        RemoteCommand(
            name: "find", summary: "Finds views by text, identifier or class. A text matches if it contains the query.",
            arguments: [
                required("target", .target, "What to find."),
                optional("limit", .integer, "The most views, from 1 to 1000. The default is 50."),
            ]),
        RemoteCommand(
            name: "tap", summary: "Taps a view or a point with one finger.", arguments: [required("target", .target, "What to tap.")]),
        RemoteCommand(
            name: "doubleTap", summary: "Taps a view or a point twice.", arguments: [required("target", .target, "What to tap.")]),
        RemoteCommand(
            name: "press", summary: "Holds a finger on a view or a point.",
            arguments: [
                required("target", .target, "What to press."), optional("duration", .number, "Seconds, at most 30. The default is 0.6."),
            ]),
        RemoteCommand(
            name: "drag", summary: "Drags a finger along a straight line.",
            arguments: [
                required("from", .target, "Where the finger comes down."), required("to", .target, "Where the finger lifts."),
                optional("duration", .number, "Seconds, at most 30. The default is 0.5."),
            ]),
        RemoteCommand(
            name: "pinch", summary: "Moves two fingers apart or together.",
            arguments: [
                required("target", .target, "What to pinch."),
                required("scale", .number, "The final distance of the fingers over the initial one, from 0.05 to 20."),
                optional("duration", .number, "Seconds, at most 30. The default is 0.5."),
            ]),
        RemoteCommand(
            name: "type", summary: "Types text into the text input that has the focus, or into the target after a tap on it.",
            arguments: [
                required("text", .string, "The text, at most 10000 characters. A line feed is the Return key."),
                optional("target", .target, "The text field to tap first."),
            ]),
        RemoteCommand(
            name: "key", summary: "Presses a key.",
            arguments: [
                required("key", .string, "A character, or a name such as Return, Escape, Tab, Backspace, ArrowLeft or F1."),
                optional("modifiers", .string, "Names with commas between them: shift, control, alternate, command."),
            ]),
        RemoteCommand(
            name: "wait", summary: "Waits until an element appears or disappears, or until the interface is idle.",
            arguments: [
                optional("target", .target, "The element to wait for."),
                optional("gone", .boolean, "Whether to wait until the element is gone."),
                optional("idle", .boolean, "Whether to wait until no frame was drawn for 0.2 seconds."),
                optional("timeout", .number, "Seconds, at most 60. The default is 5."),
            ]),
        RemoteCommand(
            name: "shot", summary: "Takes a snapshot of the window or of a view, as PNG.",
            arguments: [
                optional("path", .string, "The absolute path of the file to write. Without it, the response contains the snapshot."),
                optional("target", .target, "The view; the whole window by default."),
            ]),
        RemoteCommand(
            name: "logs", summary: "Returns the last lines of the log.",
            arguments: [optional("count", .integer, "The most lines, from 1 to 1000. The default is 100.")]),
        RemoteCommand(
            name: "frames", summary: "Returns the times of the last frames, and which of them were late.",
            arguments: [optional("count", .integer, "The most frames, from 1 to 600. The default is 60.")]),
        RemoteCommand(
            name: "set", summary: "Changes the appearance, the text size, the locale, the direction or the window's size.",
            arguments: [
                optional("appearance", .string, "light, dark or system."),
                optional("textSize", .string, "XS, S, M, L, XL, XXL, XXXL, AX1 to AX5, or system."),
                optional("locale", .string, "A locale such as de_DE for strings that are loaded from now on, or system."),
                optional("direction", .string, "leftToRight, rightToLeft or system."),
                optional("size", .string, "The window's width and height in points, such as 800x600."),
            ]),
        RemoteCommand(
            name: "advance", summary: "Advances the virtual time of a test's app.",
            arguments: [required("seconds", .number, "Seconds, from 0 to 3600.")]),
        RemoteCommand(
            name: "record", summary: "Records what the user does as commands, or as a UI test.",
            arguments: [
                required("action", .string, "start, or stop, which returns the recording."),
                optional("format", .string, "For start: commands, the default, or xctest, a test in XCUITest's names."),
            ]),
    ]
}
