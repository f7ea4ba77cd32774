import Foundation

/// Converts values of activities and coders to property lists, and back. A URL or UUID becomes a dictionary with a single key, which this library
/// reserves.
enum PropertyListConversion {
    private static let urlKey = "lodestone.url", uuidKey = "lodestone.uuid"
    /// The maximum depth of nested collections.
    private static let maximumDepth = 32

    /// A property list with the content of `value`. Nil if the value or a nested value has another type.
    static func propertyList(_ value: Any, depth: Int = 0) -> Any? {
        guard depth < maximumDepth else { return nil }
        switch value {
        case let text as String: return text
        case let text as NSString: return text.substring(from: 0)
        // The type is compared, because numbers also convert to `Bool`.
        case let flag as Bool where type(of: value) == Bool.self: return flag
        case let number as NSNumber: return number
        case let number as any BinaryInteger: return Int(clamping: number)
        case let number as Double: return number
        case let number as Float: return Double(number)
        case let number as CGFloat: return Double(number)
        case let data as Data: return data
        case let data as NSData: return Data(referencing: data)
        case let date as Date: return date
        case let date as NSDate: return Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
        case let url as URL: return [urlKey: url.absoluteString]
        case let url as NSURL: return [urlKey: url.absoluteString]
        case let uuid as UUID: return [uuidKey: uuid.uuidString]
        case let uuid as NSUUID: return [uuidKey: uuid.uuidString]
        case let list as [Any]: return array(list, depth)
        case let list as NSArray: return array((0..<list.count).map { list.object(at: $0) }, depth)
        case let set as Set<AnyHashable>: return array(Array(set), depth)
        case let dictionary as [AnyHashable: Any]: return propertyList(entries: dictionary, depth: depth)
        case let dictionary as NSDictionary:
            var entries: [AnyHashable: Any] = [:]
            for case let key as String in dictionary.allKeys { entries[key] = dictionary[key] }
            return entries.count == dictionary.count ? propertyList(entries: entries, depth: depth) : nil
        default: return nil
        }
    }

    private static func array(_ values: [Any], _ depth: Int) -> Any? {
        let converted = values.compactMap { propertyList($0, depth: depth + 1) }
        return converted.count == values.count ? converted : nil
    }

    private static func propertyList(entries: [AnyHashable: Any], depth: Int) -> Any? {
        var converted: [String: Any] = [:]
        for (key, value) in entries {
            guard let key = key.base as? String, let value = propertyList(value, depth: depth + 1) else { return nil }
            converted[key] = value
        }
        return converted
    }

    /// The entries of a dictionary that can be converted to property lists. Calls `refused` with the key of every other entry.
    static func entries(_ dictionary: [AnyHashable: Any], refused: (String) -> Void) -> [String: Any] {
        var converted: [String: Any] = [:]
        for (key, value) in dictionary {
            if let name = key.base as? String, let value = propertyList(value) { converted[name] = value } else { refused("\(key)") }
        }
        return converted
    }

    /// The value that was converted to a property list. Restores URLs and UUIDs.
    static func value(_ propertyList: Any) -> Any {
        switch propertyList {
        case let list as [Any]: return list.map { value($0) }
        case let dictionary as [String: Any]:
            if dictionary.count == 1 {
                if let text = dictionary[urlKey] as? String, let url = URL(string: text) { return url }
                if let text = dictionary[uuidKey] as? String, let uuid = UUID(uuidString: text) { return uuid }
            }
            return dictionary.mapValues { value($0) }
        default: return propertyList
        }
    }

    /// An archivable object with the content of a property list value.
    static func object(_ value: Any) -> (any NSSecureCoding)? {
        switch value {
        case let text as String: NSString(string: text)
        case let flag as Bool where type(of: value) == Bool.self: NSNumber(value: flag)
        case let number as NSNumber: number
        case let number as Int: NSNumber(value: number)
        case let number as Double: NSNumber(value: number)
        case let data as Data: NSData(data: data)
        case let date as Date: NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
        case let list as [Any]: NSArray(array: list)
        case let dictionary as [String: Any]: NSDictionary(dictionary: dictionary)
        default: nil
        }
    }
}
