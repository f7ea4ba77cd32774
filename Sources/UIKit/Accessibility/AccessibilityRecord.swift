import Foundation

/// The accessibility attributes that an app set on one object. Objects without such attributes have no record.
@MainActor
final class AccessibilityRecord {
    var identifier: String?
    var label: String?
    var value: String?
    var hint: String?
    var isElement: Bool?
    var traits: UIAccessibilityTraits?
    var elementsHidden = false
    var isModal = false
    var elements: [Any]?
    /// Rarely used attributes.
    var rarities: RareAccessibilityProperties?
    /// The identifier of the object for assistive technologies; 0 before the first query.
    var number: UInt64 = 0

    /// The rarely used attributes, created on first access.
    var ensuredRarities: RareAccessibilityProperties {
        if let rarities { return rarities }
        let made = RareAccessibilityProperties()
        rarities = made
        return made
    }
}

/// Rarely used accessibility attributes.
@MainActor
final class RareAccessibilityProperties {
    var attributedLabel: NSAttributedString?
    var attributedValue: NSAttributedString?
    var attributedHint: NSAttributedString?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var language: String?
    var groupsChildren = false
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var respondsToUserInteraction: Bool?
    var userInputLabels: [String]?
    var attributedUserInputLabels: [NSAttributedString]?
    var headerElements: [Any]?
    var textualContext: UIAccessibilityTextualContext?
    var directTouchOptions: UIAccessibilityDirectTouchOptions = []
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var blocks: AccessibilityBlocks?
    var containerType: UIAccessibilityContainerType?
    var expandedStatus = UIAccessibilityExpandedStatus.unsupported
    var automationElements: [Any]?
    var dragSources: [UIAccessibilityLocationDescriptor]?
    var dropPoints: [UIAccessibilityLocationDescriptor]?
    var largeContent = LargeContent()
    var focusGroup: String?
}

/// The records of objects that are not responders.
///
/// Adding a record may remove the entries of deallocated objects, at amortized constant cost.
@MainActor
enum AccessibilityRecordTable {
    private struct Entry {
        weak var object: AnyObject?
        let record: AccessibilityRecord
    }

    /// The records by object. An object without a window belongs to no platform.
    private static var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of deallocated objects are removed.
    private static var limit = 64

    static func record(of object: AnyObject) -> AccessibilityRecord? {
        guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
        return entry.record
    }

    static func ensuredRecord(of object: AnyObject) -> AccessibilityRecord {
        if let record = record(of: object) { return record }
        if entries.count >= limit {
            entries = entries.filter { $0.value.object != nil }
            limit = max(64, entries.count * 2)
        }
        let record = AccessibilityRecord()
        entries[ObjectIdentifier(object)] = Entry(object: object, record: record)
        return record
    }
}
