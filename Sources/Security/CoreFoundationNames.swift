import Foundation

// Names of Core Foundation that keychain code uses, which Foundation on Linux does not export.

/// A dictionary, by its name in Core Foundation.
public typealias CFDictionary = [AnyHashable: Any]
/// A byte buffer, by its name in Core Foundation.
public typealias CFData = Data
/// Any object, by its name in Core Foundation.
public typealias CFTypeRef = AnyObject
/// A Boolean, by its name in Core Foundation.
public typealias CFBoolean = Bool

/// True, by its name in Core Foundation.
public let kCFBooleanTrue: CFBoolean? = true
/// False, by its name in Core Foundation.
public let kCFBooleanFalse: CFBoolean? = false
