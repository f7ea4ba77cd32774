import Foundation

/// The coder of state restoration. It stores keyed values that a property list can contain.
///
/// Refuses values of other types and logs a message. Therefore decoding a saved state never creates objects of the app's classes.
final class StateCoder: NSCoder {
    /// The encoded values, as property lists.
    private(set) var values: [String: Any]
    /// Returns the key for encoding a controller as a reference. Nil if the controller's state is not saved.
    var reference: ((AnyObject) -> String?)?
    /// Returns the controller for a decoded key; nil if it was not restored.
    var referenced: ((String) -> AnyObject?)?

    private static let referenceKey = "lodestone.reference"

    /// Creates a coder. Without values the coder is used to encode, otherwise to decode the values.
    init(_ values: [String: Any] = [:]) {
        self.values = values
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { values[key] != nil }

    // MARK: Encoding

    override func encode(_ object: Any?, forKey key: String) {
        guard let object else {
            values[key] = nil
            return
        }
        if let value = PropertyListConversion.propertyList(object) {
            values[key] = value
        } else if let name = reference?(object as AnyObject) {
            values[key] = [Self.referenceKey: name]
        } else {
            applicationLog.error("The value for \"\(key)\" is not saved: \(type(of: object)) is not a property list type.")
        }
    }

    override func encodeConditionalObject(_ object: Any?, forKey key: String) { encode(object, forKey: key) }
    override func encode(_ value: Bool, forKey key: String) { values[key] = value }
    override func encode(_ value: Int, forKey key: String) { values[key] = value }
    override func encode(_ value: Int32, forKey key: String) { values[key] = Int(value) }
    override func encode(_ value: Int64, forKey key: String) { values[key] = Int(value) }
    override func encode(_ value: Float, forKey key: String) { values[key] = Double(value) }
    override func encode(_ value: Double, forKey key: String) { values[key] = value }
    override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {
        values[key] = bytes.map { Data(bytes: $0, count: length) }
    }

    // MARK: Decoding

    private func number(_ key: String) -> NSNumber? {
        values[key].flatMap { PropertyListConversion.object($0) as? NSNumber }
    }

    override func decodeObject(forKey key: String) -> Any? {
        guard let value = values[key] else { return nil }
        if let entry = value as? [String: Any], entry.count == 1, let name = entry[Self.referenceKey] as? String {
            return referenced?(name)
        }
        return PropertyListConversion.value(value)
    }

    override func decodeObject<Object: NSObject>(of cls: Object.Type, forKey key: String) -> Object? where Object: NSCoding {
        decodeObject(of: [cls], forKey: key) as? Object
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        let value = decodeObject(forKey: key)
        switch value {
        case let url as URL: return NSURL(string: url.absoluteString)
        case let uuid as UUID: return NSUUID(uuidString: uuid.uuidString)
        default: return value.flatMap { PropertyListConversion.object($0) } ?? value
        }
    }

    override func decodePropertyList(forKey key: String) -> Any? { values[key] }
    override func decodeBool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }
    override func decodeInteger(forKey key: String) -> Int { number(key)?.intValue ?? 0 }
    override func decodeInt32(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }
    override func decodeInt64(forKey key: String) -> Int64 { number(key)?.int64Value ?? 0 }
    override func decodeCInt(forKey key: String) -> CInt { number(key)?.int32Value ?? 0 }
    override func decodeFloat(forKey key: String) -> Float { number(key)?.floatValue ?? 0 }
    override func decodeDouble(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }
}
