import Foundation
import Host

/// A request of a UI test in another process. Elements are identified by the numbers of an ``AutomationSnapshot``.
package enum AutomationRequest: Codable, Sendable {
    /// Asks only for the ``AutomationStatus``.
    case status
    /// Asks for the tree of elements.
    case snapshot
    /// Asks for the visible rectangle of an element, and for a point at which a touch reaches it.
    case geometry(UInt64)
    /// Scrolls an element into view.
    case reveal(UInt64)
    /// Asks for the position of a slider's thumb, and for the centre of the thumb at another position from 0 to 1.
    case slider(UInt64, position: Double)
    /// Shows the next or the previous value of an adjustable element.
    case step(UInt64, isUp: Bool)
    /// Asks for the title of the button that dismisses an alert.
    case dismissalTitle(UInt64)
    /// Delivers the events of fingers, each at its time.
    case touches([AutomationTouch])
    /// Inserts a text into the first responder, as an input method does.
    case commit(String)
    /// Brings the app's window to the front.
    case activate
    /// Opens URLs, as the desktop does. The reply contains an error message for each refused URL.
    case open([URL])
    /// Asks for an image of the window.
    case image
    /// Terminates the app, as the user does by closing its last window.
    case terminate
}

/// An event of a finger.
package struct AutomationTouch: Codable, Sendable {
    /// Seconds since the first event of the request.
    package var time: TimeInterval
    /// The number of the finger, from 0.
    package var finger: Int
    package var phase: HostTouch.Phase
    /// The position in screen coordinates.
    package var point: CGPoint

    package init(at time: TimeInterval, finger: Int = 0, _ phase: HostTouch.Phase, _ point: CGPoint) {
        (self.time, self.finger, self.phase, self.point) = (time, finger, phase, point)
    }
}

/// The reply to an ``AutomationRequest``. Only the values that the request asks for are set.
package struct AutomationReply: Codable, Sendable {
    package var status: AutomationStatus
    package var snapshot: AutomationSnapshot?
    package var rect: CGRect?
    package var point: CGPoint?
    package var position: Double?
    package var text: String?
    /// The reasons for refusing URLs.
    package var refusals: [String]?
    /// An image in PNG format.
    package var image: Data?
    /// The scale of ``image``, in pixels per point.
    package var scale: Double?
}

/// The activity of an app.
package struct AutomationStatus: Codable, Sendable, Equatable {
    /// The number of frames that were drawn.
    package var frames: Int
    /// Whether requested touches have not been delivered yet.
    package var isPlaying: Bool
    /// Whether the app's window is not minimized.
    package var isVisible: Bool
}

/// The tree of elements at one moment.
package struct AutomationSnapshot: Codable, Sendable {
    /// The elements, a parent before its children. The first one is the app.
    package var elements: [AutomationElement]
}

/// The attributes of an element, as those of ``ElementNode``.
package struct AutomationElement: Codable, Sendable {
    /// The number of the element, which another element never gets.
    package var number: UInt64
    /// The number of ancestors.
    package var depth: Int
    /// The raw value of the ``ElementKind``.
    package var kind: UInt
    package var identifier: String
    package var label: String
    package var value: String?
    package var placeholder: String?
    package var frame: CGRect
    package var isEnabled: Bool
    package var isSelected: Bool
    package var hasFocus: Bool
    package var hasKeyboardFocus: Bool
    /// The raw values of the size classes.
    package var sizeClasses: [Int]
    /// The text that the element types, if it is a key of the on-screen keyboard.
    package var keyText: String?
}

/// The coding of requests and replies as JSON.
package enum AutomationMessage {
    /// Encodes a request or a reply.
    package static func text(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// Decodes a request or a reply.
    package static func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try decoder.decode(type, from: Data(text.utf8))
    }
}
