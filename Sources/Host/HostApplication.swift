import Foundation

/// The program as an application of the desktop, which may be activated, and may be asked to open files and links and to perform actions.
@MainActor
public protocol HostApplication: AnyObject {
    /// Called with each request of the desktop or of another start of the program, as code of the platform. Requests that arrive while it is
    /// nil wait for it.
    var onRequest: ((HostRequest) -> Void)? { get set }

    /// Offers an action to the desktop by name. The name contains letters, digits, hyphens and periods only.
    ///
    /// - Parameter takesText: Whether the action has a text as parameter.
    func addAction(_ name: String, takesText: Bool)

    /// Withdraws an action.
    func removeAction(_ name: String)

    /// Shows a number at the app's icon, if the desktop's dock or launcher supports that; 0 removes it.
    func setBadge(_ count: Int)

    /// Leaves the desktop, at the end of the program: later starts are instances of their own, and requests are refused.
    func end()
}

/// The identity with which a program registers as an application of the desktop.
public struct HostApplicationIdentity: Sendable, Equatable {
    /// The identifier: at least two names, separated by periods, such as `com.example.Letters`.
    public let identifier: String
    /// Whether ``identifier`` is the app's own, and not made from the program's name. The desktop finds the app's windows by it.
    public let isDeclared: Bool
    /// Whether another start of the program hands its arguments to the running one and ends.
    public let isUnique: Bool

    /// Creates an identity.
    ///
    /// - Parameters:
    ///   - declared: The bundle identifier. Nil or an invalid one uses `local.` and the program's name.
    ///   - program: The program's name.
    public init(declared: String?, program: String, isUnique: Bool) {
        self.isUnique = isUnique
        if let declared, Self.isValid(declared) {
            (identifier, isDeclared) = (declared, true)
        } else {
            var name = String(program.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") ? $0 : "_" }.prefix(200))
            if name.first.map(\.isNumber) ?? true { name = "_" + name }
            (identifier, isDeclared) = ("local." + name, false)
        }
    }

    /// Whether a text is a valid identifier of an application, by the rules of D-Bus. It has at most 255 bytes and at least two elements, of
    /// letters, digits, `_` and `-`. No element is empty or begins with a digit.
    public static func isValid(_ identifier: String) -> Bool {
        let elements = identifier.split(separator: ".", omittingEmptySubsequences: false)
        return identifier.utf8.count <= 255 && elements.count >= 2
            && elements.allSatisfy { element in
                element.first.map { !$0.isNumber } ?? false
                    && element.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
            }
    }
}

/// The result of registering a program as an application of the desktop.
public enum HostRegistration: Sendable, Equatable {
    /// This program is the application.
    case registered
    /// An earlier start is the application. It received the arguments, and this one ends with the exit status.
    case handedOver(status: Int32)
}

/// A request of the desktop, or of another start of the program.
@MainActor
public final class HostRequest {
    /// The kinds of requests.
    public enum Kind: Sendable, Equatable {
        /// Come to the front.
        case activate
        /// Open URLs.
        case open([URL])
        /// Another start of the program: its arguments without the program's name, and its working directory.
        case start(arguments: [String], folder: String)
        /// Perform an action, with its parameter.
        case perform(action: String, text: String?)
    }

    /// The most URLs or arguments of a request. The rest is refused.
    public nonisolated static let maximumCount = 1000
    /// The longest URL, argument or text of a request, in bytes of UTF-8.
    public nonisolated static let maximumLength = 32_768

    /// The kind of the request.
    public let kind: Kind
    private var reply: (([String]) -> Void)?

    /// Creates a request.
    ///
    /// - Parameter reply: Called once with the reasons why parts of the request were refused; empty if none was.
    public init(_ kind: Kind, reply: (([String]) -> Void)? = nil) {
        self.kind = kind
        self.reply = reply
    }

    /// Ends the request if the app dropped it, so that another start of the program does not wait for it.
    isolated deinit { end(refusals: ["The app did not handle the request."]) }

    /// Ends the request. Only the first call has an effect.
    ///
    /// - Parameter refusals: The reasons why parts of it were refused.
    public func end(refusals: [String] = []) {
        let reply = reply
        self.reply = nil
        reply?(refusals)
    }
}
