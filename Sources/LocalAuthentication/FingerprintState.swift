/// The state of the machine's fingerprint reader.
package enum FingerprintState: Sendable, Equatable {
    /// The reader or its service is missing.
    case absent
    case notEnrolled
    case ready
}
