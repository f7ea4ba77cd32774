import Foundation

// The functions block the calling thread until the secret service replies: ten seconds at most, or two minutes if the desktop asks the user to unlock the
// keyring. Do not call them on the main thread if it must not block, as on iOS. They may be called on any thread.

/// Adds an item: a generic or an internet password.
///
/// - Parameters:
///   - attributes: The class, the attributes, `kSecValueData`, and the wanted results.
///   - result: The address at which the results are stored; nil if they are not needed.
/// - Returns: `errSecSuccess`, or one of these:
///   - `errSecDuplicateItem` if an item has the same primary key
///   - `errSecUserCanceled` if the user did not unlock the keyring
///   - `errSecNotAvailable` without a secret service
///   - `errSecParam` for missing, wrong and unavailable keys
///   - `errSecUnimplemented` for another class
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    status { () throws(SecStatus) in
        let value = try Keychain.current.add(attributes)
        result?.pointee = value.map { $0 as AnyObject }
    }
}

/// Finds items.
///
/// - Parameters:
///   - query: The class, the attributes that must be equal, the limit and the wanted results. Without an access group only the app's own items match.
///   - result: Gets the result, or an array of results with `kSecMatchLimitAll`. A result is `Data` for `kSecReturnData`. It is a dictionary if the
///     query asks for attributes or for several parts.
/// - Returns: `errSecSuccess`, or one of these:
///   - `errSecItemNotFound`
///   - `errSecInteractionNotAllowed` if the keyring is locked and the user did not unlock it
///   - `errSecNotAvailable` without a secret service
///   - `errSecParam` for missing, wrong and unavailable keys
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    status { () throws(SecStatus) in
        let value = try Keychain.current.find(query)
        result?.pointee = value.map { $0 as AnyObject }
    }
}

/// Changes the attributes or the secret of all items that match.
///
/// - Returns: The status codes of `SecItemCopyMatching`, and `errSecDuplicateItem` if a changed item would have the primary key of another item.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    status { () throws(SecStatus) in try Keychain.current.update(query, attributesToUpdate) }
}

/// Deletes all items that match.
///
/// - Returns: The status codes of `SecItemCopyMatching`.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    status { () throws(SecStatus) in try Keychain.current.delete(query) }
}

private func status(_ body: () throws(SecStatus) -> Void) -> OSStatus {
    do throws(SecStatus) {
        try body()
        return errSecSuccess
    } catch {
        return error.code
    }
}
