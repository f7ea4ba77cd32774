import Foundation

/// The error for data that is not a valid archive, or that exceeds a limit.
struct DamagedArchive: LocalizedError {
    let errorDescription: String?

    init(_ reason: String) {
        errorDescription = "The data is not a valid archive: \(reason)."
    }
}
