import UIKit
import UIKitTesting

/// The kinds of problems that an accessibility audit reports.
///
/// Differs from XCUITest: element detection, Dynamic Type, actions and hierarchies are not checked. The constants for these kinds do not exist.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Text with too little contrast.
    public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
    /// Interactive elements that are too small.
    public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
    /// Elements without a label.
    public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
    /// Text that is truncated.
    public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
    /// Traits that contradict each other.
    public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
    /// All kinds.
    public static let all: XCUIAccessibilityAuditType = [.contrast, .hitRegion, .sufficientElementDescription, .textClipped, .trait]

    private static let pairs: [(XCUIAccessibilityAuditType, AccessibilityAuditType)] = [
        (.contrast, .contrast), (.hitRegion, .hitRegion), (.sufficientElementDescription, .sufficientElementDescription),
        (.textClipped, .textClipped), (.trait, .trait),
    ]

    init(_ type: AccessibilityAuditType) {
        self = Self.pairs.reduce(into: []) { if type.contains($1.1) { $0.insert($1.0) } }
    }

    var forHost: AccessibilityAuditType { Self.pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } } }
}
