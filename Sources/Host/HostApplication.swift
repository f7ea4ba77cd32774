import Foundation

/// The program as an application of the desktop. The desktop can activate it, let it open files and links, and let it perform actions.
@MainActor
public protocol HostApplication: AnyObject {
    /// Called with each request of the desktop or of a later start of the program, as code of the platform. While this is nil, requests are stored; they are
    /// delivered once it is set.
    var onRequest: ((HostRequest) -> Void)? { get set }

    /// Adds an action that the desktop can perform by name. The name contains letters, digits, hyphens and periods only.
    ///
    /// - Parameter takesText: Whether the action has a text as its parameter.
    func addAction(_ name: String, takesText: Bool)

    /// Removes an action.
    func removeAction(_ name: String)

    /// Shows a number on the app's icon, if the desktop's dock or launcher supports that; 0 removes the number.
    func setBadge(_ count: Int)

    /// Unregisters the program before it ends. Later starts then register themselves, and requests are refused.
    func end()
}

/// The identity of a program that registers as an application of the desktop.
public struct HostApplicationIdentity: Sendable, Equatable {
    /// The identifier: at least two names, separated by periods, such as `com.example.Letters`.
    public let identifier: String
    /// Whether the app declares ``identifier``. False if the identifier is derived from the program's name. The desktop assigns the app's windows to the app by
    /// a declared identifier.
    public let isDeclared: Bool
    /// Whether a later start of the program passes its arguments to the running program and ends.
    public let isUnique: Bool

    /// Creates an identity.
    ///
    /// - Parameters:
    ///   - declared: The bundle identifier. If it is nil or invalid, the identifier is `local.` followed by the program's name.
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

    /// Whether a text is a valid application identifier by the rules of D-Bus. It has at most 255 bytes, and at least two elements of letters, digits, `_` and
    /// `-`. No element is empty or begins with a digit.
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
    /// This process is now the application.
    case registered
    /// An earlier start of the program is the application. It received the arguments, and this process must end with the exit status.
    case handedOver(status: Int32)
}

/// A request of the desktop, or of a later start of the program.
@MainActor
public final class HostRequest {
    /// The kinds of requests.
    public enum Kind: Sendable, Equatable {
        /// Bring the app to the front.
        case activate
        /// Open URLs.
        case open([URL])
        /// The program was started again. The values are the arguments of that start, without the program's name, and its working directory.
        case start(arguments: [String], folder: String)
        /// Perform an action, with its parameter.
        case perform(action: String, text: String?)
    }

    /// The maximum number of URLs or arguments of a request. The others are refused.
    public nonisolated static let maximumCount = 1000
    /// The maximum length of a URL, an argument or a text of a request, in bytes of UTF-8.
    public nonisolated static let maximumLength = 32_768

    /// The kind of the request.
    public let kind: Kind
    private var reply: (([String]) -> Void)?

    /// Creates a request.
    ///
    /// - Parameter reply: Called once with the reasons why parts of the request were refused; empty if all parts were accepted.
    public init(_ kind: Kind, reply: (([String]) -> Void)? = nil) {
        self.kind = kind
        self.reply = reply
    }

    /// Ends the request if the app released it without doing so. Otherwise the later start of the program would wait forever.
    isolated deinit { end(refusals: ["The app did not handle the request."]) }

    /// Ends the request. Only the first call has an effect.
    ///
    /// - Parameter refusals: The reasons why parts of the request were refused.
    public func end(refusals: [String] = []) {
        let reply = reply
        self.reply = nil
        reply?(refusals)
    }
}
