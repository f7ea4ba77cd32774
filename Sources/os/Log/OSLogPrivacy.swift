/// Whether a value in a log message is written or replaced.
///
/// A private value is replaced by `<private>`. It is written if a debugger is attached when the program logs the first private value, or if the
/// environment variable `LODESTONE_LOG_PRIVATE` is `1`. A sensitive value is always replaced.
public struct OSLogPrivacy: Hashable, Sendable {
    /// The replacement of a private value.
    public enum Mask: Hashable, Sendable {
        /// A hash of the value. Equal values have the same hash within one run of the program, but a different hash in the next run.
        case hash
        /// `<private>`.
        case none
    }

    private enum Kind {
        case automatic, open, hidden, secret
    }

    private let kind: Kind
    private let mask: Mask

    /// Numbers and Booleans are public, other values are private.
    public static let auto = OSLogPrivacy(kind: .automatic, mask: .none)
    public static let `public` = OSLogPrivacy(kind: .open, mask: .none)
    public static let `private` = OSLogPrivacy(kind: .hidden, mask: .none)
    public static let sensitive = OSLogPrivacy(kind: .secret, mask: .none)

    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .automatic, mask: mask) }
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .secret, mask: mask) }

    /// The text of a value, or its replacement. A value that is replaced by `<private>` is not formatted.
    func text(isScalar: Bool, showsPrivate: Bool = PrivateData.isShown, _ value: () -> String) -> String {
        let isShown =
            switch kind {
            case .automatic: isScalar || showsPrivate
            case .open: true
            case .hidden: showsPrivate
            case .secret: false
            }
        if isShown { return value() }
        return mask == .hash ? PrivateData.hash(of: value()) : "<private>"
    }
}
