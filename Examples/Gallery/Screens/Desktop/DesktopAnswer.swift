import UIKit

/// The desktop's answer, below the title of a row.
enum DesktopAnswer: Equatable {
    /// The row was not used.
    case none
    /// The service or the user has not answered yet.
    case waiting
    /// A state, or an answer that is neither good nor bad.
    case note(String)
    case success(String)
    /// The reason why the service cannot be used.
    case failure(String)

    /// An answer from an error.
    init(_ error: any Error) { self = .failure(error.localizedDescription) }

    /// The localized text; nil for a row that was not used.
    var text: String? {
        switch self {
        case .none: nil
        case .waiting: local("Waiting")
        case .note(let text), .success(let text), .failure(let text): text
        }
    }

    @MainActor var color: UIColor {
        switch self {
        case .none, .waiting, .note: .note
        case .success: .success
        case .failure: .warning
        }
    }
}
