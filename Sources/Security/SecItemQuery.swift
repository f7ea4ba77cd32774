import Foundation

/// A parsed query or set of attributes of a `SecItem` function.
struct SecItemQuery {
    /// The way in which an attribute is stored as text.
    enum Kind {
        case text
        case data
        case number
        case flag
    }

    /// The attributes that items may have.
    static let kinds: [String: Kind] = [
        kSecAttrAccount: .text, kSecAttrAccessGroup: .text, kSecAttrAccessible: .text, kSecAttrSynchronizable: .flag, kSecAttrLabel: .text,
        kSecAttrDescription: .text, kSecAttrComment: .text, kSecAttrCreator: .number, kSecAttrType: .number, kSecAttrIsInvisible: .flag,
        kSecAttrIsNegative: .flag, kSecAttrService: .text, kSecAttrGeneric: .data, kSecAttrServer: .text, kSecAttrSecurityDomain: .text,
        kSecAttrProtocol: .text, kSecAttrAuthenticationType: .text, kSecAttrPort: .number, kSecAttrPath: .text,
    ]

    /// The attributes that identify an item of a class.
    static let primaryKeys: [String: [String]] = [
        kSecClassGenericPassword: [kSecAttrAccessGroup, kSecAttrSynchronizable, kSecAttrAccount, kSecAttrService],
        kSecClassInternetPassword: [
            kSecAttrAccessGroup, kSecAttrSynchronizable, kSecAttrAccount, kSecAttrServer, kSecAttrSecurityDomain, kSecAttrProtocol,
            kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath,
        ],
    ]

    /// The class; nil without one.
    private(set) var itemClass: String?
    /// The attributes as text.
    private(set) var attributes: [String: String] = [:]
    private(set) var matchesAnySynchronization = false
    private(set) var secret: Data?
    /// The identifier in a persistent reference.
    private(set) var identifier: String?
    private(set) var returnsData = false
    private(set) var returnsAttributes = false
    private(set) var returnsReference = false
    /// Nil means one result, outside of an array.
    private(set) var limit: Int?
    /// Whether the desktop may ask the user to unlock the keyring.
    private(set) var unlocks = true
    private(set) var skipsLocked = false

    /// - Throws: The status code for a key or a value that is not available.
    init(_ dictionary: CFDictionary) throws(SecStatus) {
        for (key, value) in dictionary {
            guard let key = key.base as? String else { throw SecStatus(errSecParam) }
            try read(key, value)
        }
        if let itemClass, Self.primaryKeys[itemClass] == nil { throw SecStatus(errSecUnimplemented) }
    }

    private mutating func read(_ key: String, _ value: Any) throws(SecStatus) {
        if key == kSecAttrSynchronizable, value as? String == kSecAttrSynchronizableAny {
            matchesAnySynchronization = true
        } else if let kind = Self.kinds[key] {
            // Secret services store C strings: an attribute would end at a null character and could equal another item's.
            guard let text = Self.text(value, kind), !text.utf8.contains(0) else { throw SecStatus(errSecParam) }
            attributes[key] = text
        } else {
            switch key {
            case kSecClass: itemClass = value as? String
            case kSecValueData:
                guard let data = value as? Data else { throw SecStatus(errSecParam) }
                secret = data
            case kSecValuePersistentRef:
                guard let data = value as? Data else { throw SecStatus(errSecParam) }
                identifier = String(decoding: data, as: UTF8.self)
            case kSecReturnData: returnsData = Self.flag(value)
            case kSecReturnAttributes: returnsAttributes = Self.flag(value)
            case kSecReturnPersistentRef: returnsReference = Self.flag(value)
            case kSecMatchLimit:
                if let number = value as? Int {
                    guard number > 0 else { throw SecStatus(errSecParam) }
                    limit = number
                } else {
                    limit = value as? String == kSecMatchLimitAll ? .max : nil
                }
            case kSecUseAuthenticationUI:
                unlocks = value as? String == kSecUseAuthenticationUIAllow
                skipsLocked = value as? String == kSecUseAuthenticationUISkip
            case kSecUseDataProtectionKeychain, kSecAttrCreationDate, kSecAttrModificationDate: break
            // An unsupported key, such as an access control. Ignoring it silently could weaken the protection that the app expects.
            default: throw SecStatus(errSecParam)
            }
        }
    }

    private static func flag(_ value: Any) -> Bool { value as? Bool ?? (value as? NSNumber)?.boolValue ?? false }

    private static func text(_ value: Any, _ kind: Kind) -> String? {
        switch kind {
        case .flag: flag(value) ? "1" : "0"
        case .number: (value as? Int ?? (value as? NSNumber)?.intValue).map { String($0) }
        case .data: (value as? Data ?? (value as? String).map { Data($0.utf8) })?.base64EncodedString()
        case .text: value as? String ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
        }
    }

    /// The value of an attribute's text.
    static func value(_ text: String, _ kind: Kind) -> Any? {
        switch kind {
        case .flag: text == "1"
        case .number: Int(text)
        case .data: Data(base64Encoded: text)
        case .text: text
        }
    }
}

/// A status code as an error.
struct SecStatus: Error {
    let code: OSStatus
    init(_ code: OSStatus) { self.code = code }

    init(_ error: SecretStoreError) {
        switch error {
        case .unavailable(let reason):
            code = errSecNotAvailable
            keychainLog.error("The keychain is not available: \(reason).")
        case .locked: code = errSecInteractionNotAllowed
        case .cancelled: code = errSecUserCanceled
        case .failed(let reason):
            code = errSecIO
            keychainLog.error("The secret service failed: \(reason).")
        }
    }
}
