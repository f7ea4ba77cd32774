import Foundation

/// Reads objects from untrusted keyed archives.
///
/// It replaces `NSKeyedUnarchiver` for the format of `NSKeyedArchiver`. On Linux, Foundation's class traps at an object of an unexpected class, and
/// recurses infinitely if objects refer to each other in a cycle. Here both are errors. An object is created only if the caller, or the
/// `init(coder:)` of the enclosing object, named its class or a superclass.
final class SecureUnarchiver: NSCoder {
    private let objects: [PropertyListValue]
    /// The fields being decoded: the archive's top, then those of the current object.
    private var contexts: [[String: PropertyListValue]]
    private var made: [Int: Any] = [:]
    /// The objects whose decoding has begun.
    private var begun: Set<Int> = []
    private var failure: (any Error)?

    /// Creates an unarchiver.
    ///
    /// - Throws: ``DamagedArchive`` if `data` is not a keyed archive.
    init(data: Data) throws {
        let archive: PropertyListValue
        do {
            archive = try BinaryPropertyList.value(in: data)
        } catch {
            throw DamagedArchive("it is not a valid binary property list")
        }
        guard case .dictionary(let parts) = archive, case .string? = parts["$archiver"], case .dictionary(let top)? = parts["$top"],
            case .array(let objects)? = parts["$objects"]
        else { throw DamagedArchive("it has no object table") }
        self.objects = objects
        contexts = [top]
    }

    /// The archive's root object.
    func root(of classes: [AnyClass]) throws -> Any {
        let object = decodeObject(of: classes, forKey: NSKeyedArchiveRootObjectKey)
        if let failure { throw failure }
        guard let object else { throw DamagedArchive("it has no object") }
        return object
    }

    // MARK: NSCoder

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { true }
    override var decodingFailurePolicy: NSCoder.DecodingFailurePolicy { .setErrorAndReturn }
    override var error: (any Error)? { failure }

    override func failWithError(_ error: any Error) {
        if failure == nil { failure = error }
    }

    override func containsValue(forKey key: String) -> Bool {
        contexts.last?[key] != nil
    }

    override func decodeObject(forKey key: String) -> Any? {
        decodeObject(of: PlainObjects.propertyListClasses, forKey: key)
    }

    override func decodeObject<Object: NSObject>(of cls: Object.Type, forKey key: String) -> Object? where Object: NSCoding {
        decodeObject(of: [cls], forKey: key) as? Object
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        guard failure == nil, let value = contexts.last?[key] else { return nil }
        do {
            return try object(of: value, allowed: classes ?? PlainObjects.propertyListClasses)
        } catch {
            failWithError(error)
            return nil
        }
    }

    override func decodePropertyList(forKey key: String) -> Any? {
        decodeObject(of: PlainObjects.propertyListClasses, forKey: key)
    }

    override func decodeBool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }
    override func decodeInteger(forKey key: String) -> Int { number(key)?.intValue ?? 0 }
    override func decodeInt32(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }
    override func decodeInt64(forKey key: String) -> Int64 { number(key)?.int64Value ?? 0 }
    override func decodeCInt(forKey key: String) -> CInt { number(key)?.int32Value ?? 0 }
    override func decodeFloat(forKey key: String) -> Float { number(key)?.floatValue ?? 0 }
    override func decodeDouble(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }

    override func withDecodedUnsafeBufferPointer<ResultType>(
        forKey key: String, body: (UnsafeBufferPointer<UInt8>?) throws -> ResultType
    ) rethrows -> ResultType {
        guard let data = decodeObject(of: NSData.self, forKey: key) else { return try body(nil) }
        return try [UInt8](Data(referencing: data)).withUnsafeBufferPointer { try body($0) }
    }

    private func number(_ key: String) -> NSNumber? {
        guard failure == nil, let value = contexts.last?[key] else { return nil }
        switch value {
        case .reference: return decodeObject(of: NSNumber.self, forKey: key)
        default: return PlainObjects.plain(value) as? NSNumber
        }
    }

    // MARK: Objects

    /// The object of an archived value; nil for null. Throws if its class is not allowed, or the data is damaged.
    func object(of value: PropertyListValue, allowed: [AnyClass]) throws -> Any? {
        guard case .reference(let index) = value else { return try checked(PlainObjects.plain(value), allowed) }
        guard objects.indices.contains(index) else { throw DamagedArchive("a reference has no object") }
        switch objects[index] {
        case .string("$null"): return nil
        case .dictionary(let content): return try object(at: index, content, allowed)
        case let plain: return try checked(PlainObjects.plain(plain), allowed)
        }
    }

    private func checked(_ object: NSObject?, _ allowed: [AnyClass]) throws -> Any? {
        guard let object else { throw DamagedArchive("a value has an unsupported type") }
        try check(type(of: object), allowed)
        return object
    }

    private func check(_ found: AnyClass, _ allowed: [AnyClass]) throws {
        guard !allowed.contains(where: { Self.isKind(found, of: $0) }) else { return }
        throw DamagedArchive("an object of the unexpected class \(found) was found")
    }

    private static func isKind(_ candidate: AnyClass, of ancestor: AnyClass) -> Bool {
        sequence(first: candidate, next: { _getSuperclass($0) }).contains { $0 == ancestor }
    }

    private func object(at index: Int, _ content: [String: PropertyListValue], _ allowed: [AnyClass]) throws -> Any? {
        let name = try className(content)
        let plainClass: AnyClass? = PlainObjects.class(named: name)
        guard let found = plainClass ?? NSKeyedUnarchiver.class(forClassName: name) ?? NSClassFromString(name) else {
            throw DamagedArchive("its class \(name) is not supported")
        }
        try check(found, allowed)
        if let known = made[index] { return known }
        guard begun.insert(index).inserted else { throw DamagedArchive("an object contains itself") }
        guard contexts.count <= ArchiveLimits.maximumDepth else { throw DamagedArchive("its objects are nested too deeply") }
        contexts.append(content)
        defer { contexts.removeLast() }
        let object = plainClass == nil ? try custom(found) : try PlainObjects.object(named: name, content, self, allowed)
        if let failure { throw failure }
        made[index] = object
        return object
    }

    private func className(_ content: [String: PropertyListValue]) throws -> String {
        guard case .reference(let index)? = content["$class"], objects.indices.contains(index),
            case .dictionary(let description) = objects[index], case .string(let name)? = description["$classname"]
        else { throw DamagedArchive("an object has no class") }
        return name
    }

    private func custom(_ found: AnyClass) throws -> Any {
        guard let coding = found as? any NSSecureCoding.Type, coding.supportsSecureCoding else {
            throw DamagedArchive("\(found) does not support secure decoding")
        }
        guard let object = coding.init(coder: self) else { throw failure ?? DamagedArchive("an object of \(found) could not be decoded") }
        return object
    }
}
