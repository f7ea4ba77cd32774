import Foundation

extension NSItemProvider {
    /// The domain of the errors that an item provider makes itself.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// What went wrong when an item was loaded.
    public enum ErrorCode: Int, Sendable {
        /// Something unforeseen.
        case unknownError = -1
        /// No representation of that type was registered, or it could not be had.
        case itemUnavailableError = -1000
        /// The loader gave an object of another class than it promised.
        case unexpectedValueClassError = -1100
        /// The data cannot be made into what was asked for.
        case unavailableCoercionError = -1200
    }

    static func error(_ code: ErrorCode, _ description: String, underlying: (any Error)? = nil) -> NSError {
        var information: [String: Any] = [NSLocalizedDescriptionKey: description]
        information[NSUnderlyingErrorKey] = underlying
        return NSError(domain: errorDomain, code: code.rawValue, userInfo: information)
    }

    static func noRepresentation(of typeIdentifier: String, registered: [String]) -> NSError {
        error(
            .itemUnavailableError,
            "The item has no representation of type \(typeIdentifier). Registered are: \(registered.isEmpty ? "none" : registered.joined(separator: ", "))."
        )
    }

    static func nothingLoaded(_ typeIdentifier: String) -> NSError {
        error(.itemUnavailableError, "The load handler for \(typeIdentifier) gave neither data nor an error.")
    }
}
