import Foundation

/// A look at a keyed archive before it is read: the reader stops the program at some damage, and follows references without end.
enum ArchiveCheck {
    static func check(_ data: Data) throws {
        let list: Any
        do {
            list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        } catch {
            throw damaged("it is no property list")
        }
        guard let archive = list as? [String: Any], archive["$archiver"] is String, let top = archive["$top"] as? [String: Any],
            let objects = archive["$objects"] as? [Any]
        else { throw damaged("it has no table of objects") }
        guard objects.count <= TransferConstants.maximumArchiveObjects else { throw damaged("it has too many objects") }
        _ = top
    }

    static func damaged(_ reason: String) -> NSError {
        NSItemProvider.error(.unavailableCoercionError, "The data is no archive of an object: \(reason).")
    }
}
