import Foundation

/// Reads property lists from untrusted sources.
///
/// A value of a binary list can be used several times. `PropertyListSerialization` creates a copy for each use, so a list of 130 bytes with 24 nested arrays
/// becomes 17 million arrays: the program hangs. Lists that expand to more than a million values are refused. XML lists cannot share values, and Foundation
/// limits their depth.
package enum LimitedPropertyList {
    /// The maximum nesting depth, as in Foundation's JSON parser.
    static let maximumDepth = 512

    /// The value of a list in the XML, the binary or the old text format.
    ///
    /// - Throws: An error if the data is not a list, or exceeds a limit.
    /// - Complexity: O(*n*) in the size of the data and the number of values.
    package static func value(in data: Data) throws -> Any {
        if data.starts(with: Data("bplist".utf8)) {
            do {
                try BinaryPropertyList.check(data)
            } catch {
                throw CocoaError(
                    .propertyListReadCorrupt,
                    userInfo: [NSLocalizedDescriptionKey: "The binary property list is damaged, or it expands to too many values."])
            }
        }
        return try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    }
}
