import Foundation

/// Decodes Foundation's classes without their own `init(coder:)`, which requires `NSKeyedUnarchiver`.
enum PlainObjects {
    /// The classes of a property list.
    static let propertyListClasses: [AnyClass] = [
        NSString.self, NSNumber.self, NSData.self, NSDate.self, NSArray.self, NSDictionary.self,
    ]

    static func `class`(named name: String) -> AnyClass? {
        switch name {
        case "NSString": NSString.self
        case "NSMutableString": NSMutableString.self
        case "NSData": NSData.self
        case "NSMutableData": NSMutableData.self
        case "NSDate": NSDate.self
        case "NSURL": NSURL.self
        case "NSUUID": NSUUID.self
        case "NSNull": NSNull.self
        case "NSArray": NSArray.self
        case "NSMutableArray": NSMutableArray.self
        case "NSSet": NSSet.self
        case "NSMutableSet": NSMutableSet.self
        case "NSDictionary": NSDictionary.self
        case "NSMutableDictionary": NSMutableDictionary.self
        default: nil
        }
    }

    /// The object of a value that archives store directly.
    static func plain(_ value: PropertyListValue) -> NSObject? {
        switch value {
        case .string(let text): NSString(string: text)
        case .data(let data): NSData(data: data)
        case .bool(let flag): NSNumber(value: flag)
        case .integer(let number): NSNumber(value: number)
        case .real(let number): NSNumber(value: number)
        case .date(let seconds): NSDate(timeIntervalSinceReferenceDate: seconds)
        case .null, .reference, .array, .dictionary: nil
        }
    }

    /// Decodes an object of the named class from its archived fields.
    static func object(
        named name: String, _ content: [String: PropertyListValue], _ coder: SecureUnarchiver, _ allowed: [AnyClass]
    ) throws -> NSObject {
        switch (name, content["NS.string"], content["NS.data"], content["NS.time"]) {
        case ("NSString", .string(let text)?, _, _): return NSString(string: text)
        case ("NSMutableString", .string(let text)?, _, _): return NSMutableString(string: text)
        case ("NSData", _, .data(let data)?, _): return NSData(data: data)
        case ("NSMutableData", _, .data(let data)?, _): return NSMutableData(data: data)
        case ("NSDate", _, _, .real(let seconds)?): return NSDate(timeIntervalSinceReferenceDate: seconds)
        case ("NSNull", _, _, _): return NSNull()
        case ("NSURL", _, _, _): return try url(content, coder)
        case ("NSUUID", _, _, _): return try uuid(content)
        default: break
        }
        let values = try objects("NS.objects", content, coder, allowed)
        switch name {
        case "NSArray": return NSArray(array: values)
        case "NSMutableArray": return NSMutableArray(array: values)
        case "NSSet": return NSSet(array: values)
        case "NSMutableSet": return NSMutableSet(array: values)
        case "NSDictionary", "NSMutableDictionary":
            let keys = try objects("NS.keys", content, coder, allowed)
            guard keys.count == values.count else {
                throw DamagedArchive("a dictionary has different numbers of keys and values")
            }
            let dictionary = Dictionary(zip(keys, values), uniquingKeysWith: { $1 })
            return name == "NSDictionary" ? NSDictionary(dictionary: dictionary) : NSMutableDictionary(dictionary: dictionary)
        default: throw DamagedArchive("an object of \(name) is incomplete")
        }
    }

    private static func objects(
        _ key: String, _ content: [String: PropertyListValue], _ coder: SecureUnarchiver, _ allowed: [AnyClass]
    ) throws -> [NSObject] {
        guard case .array(let values)? = content[key] else { throw DamagedArchive("a collection has no \(key)") }
        return try values.map { value in
            guard let object = try coder.object(of: value, allowed: allowed) as? NSObject else {
                throw DamagedArchive("an element of a collection is missing")
            }
            return object
        }
    }

    private static func url(_ content: [String: PropertyListValue], _ coder: SecureUnarchiver) throws -> NSURL {
        let base = try content["NS.base"].flatMap { try coder.object(of: $0, allowed: [NSURL.self]) } as? NSURL
        let text = try content["NS.relative"].flatMap { try coder.object(of: $0, allowed: [NSString.self]) } as? NSString
        guard let text, let url = NSURL(string: text as String, relativeTo: base as URL?) else {
            throw DamagedArchive("a URL has no string")
        }
        return url
    }

    private static func uuid(_ content: [String: PropertyListValue]) throws -> NSUUID {
        guard case .data(let bytes)? = content["NS.uuidbytes"], bytes.count == 16 else {
            throw DamagedArchive("a UUID does not have 16 bytes")
        }
        let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        let groups = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }
        guard let uuid = NSUUID(uuidString: groups.joined(separator: "-")) else { throw DamagedArchive("a UUID is invalid") }
        return uuid
    }
}
