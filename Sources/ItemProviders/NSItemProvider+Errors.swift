import Foundation

extension NSItemProvider {
    /// The error domain of item providers.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// The error codes of item providers.
    public enum ErrorCode: Int, Sendable {
        /// An unknown error.
        case unknownError = -1
        /// The provider has no representation of the type, or could not load it.
        case itemUnavailableError = -1000
        /// The loader returned an object of another class than it promised.
        case unexpectedValueClassError = -1100
        /// The data cannot be converted to the requested class.
        case unavailableCoercionError = -1200
    }

    package static func error(_ code: ErrorCode, _ description: String, underlying: (any Error)? = nil) -> NSError {
        var information: [String: Any] = [NSLocalizedDescriptionKey: description]
        information[NSUnderlyingErrorKey] = underlying
        return NSError(domain: errorDomain, code: code.rawValue, userInfo: information)
    }

    static func noRepresentation(of typeIdentifier: String, registered: [String]) -> NSError {
        error(
            .itemUnavailableError,
            """
            The item provider has no representation of type "\(typeIdentifier)". Registered types: \
            \(registered.isEmpty ? "none" : registered.joined(separator: ", ")).
            """
        )
    }

    static func nothingLoaded(_ typeIdentifier: String) -> NSError {
        error(.itemUnavailableError, "The load handler for \"\(typeIdentifier)\" returned neither data nor an error.")
    }
}
