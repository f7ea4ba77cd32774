/// The status code of a security function.
public typealias OSStatus = Int32

/// Success, by its name in Core Services.
public let noErr: OSStatus = 0
/// Success.
public let errSecSuccess: OSStatus = 0
/// The function or the class is not available.
public let errSecUnimplemented: OSStatus = -4
/// Reading or writing failed.
public let errSecIO: OSStatus = -36
/// A parameter is missing or not valid.
public let errSecParam: OSStatus = -50
/// Memory could not be allocated.
public let errSecAllocate: OSStatus = -108
/// The user closed the desktop's dialog.
public let errSecUserCanceled: OSStatus = -128
/// A parameter is not valid.
public let errSecBadReq: OSStatus = -909
/// The secret service is missing, or does not reply.
public let errSecNotAvailable: OSStatus = -25291
/// The authentication failed.
public let errSecAuthFailed: OSStatus = -25293
/// An item with the same primary key exists.
public let errSecDuplicateItem: OSStatus = -25299
/// No item matches.
public let errSecItemNotFound: OSStatus = -25300
/// The keyring is locked, and asking the user is not allowed.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The data cannot be decoded.
public let errSecDecode: OSStatus = -26275
/// An entitlement is missing. Not reported on Linux.
public let errSecMissingEntitlement: OSStatus = -34018

/// A description of a status code for users; nil for an unknown code.
///
/// - Parameters:
///   - status: A result of a function of this module.
///   - reserved: Nil.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecUnimplemented: "The function or the class is not available."
    case errSecIO: "The secret service failed."
    case errSecParam: "A parameter is missing or not valid."
    case errSecAllocate: "Memory could not be allocated."
    case errSecUserCanceled: "The user cancelled."
    case errSecBadReq: "A parameter is not valid."
    case errSecNotAvailable: "There is no secret service. Install and start one, such as GNOME Keyring, KWallet or KeePassXC."
    case errSecAuthFailed: "The authentication failed."
    case errSecDuplicateItem: "The item exists already."
    case errSecItemNotFound: "The item cannot be found."
    case errSecInteractionNotAllowed: "The keyring is locked."
    case errSecDecode: "The data cannot be decoded."
    case errSecMissingEntitlement: "An entitlement is missing."
    default: nil
    }
}
