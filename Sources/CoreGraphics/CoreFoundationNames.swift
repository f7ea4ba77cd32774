// Names of Apple's Core Foundation types that Core Graphics' calls mention, so that `[first, last] as CFArray` and
// `data as CFData` compile: here they are Swift's own types.

/// A string; the name that Core Graphics' calls use.
public typealias CFString = String
/// An array; the name that Core Graphics' calls use.
public typealias CFArray = [Any]
/// Bytes; the name that Core Graphics' calls use.
public typealias CFData = Data
/// A dictionary; the name that Core Graphics' calls use.
public typealias CFDictionary = [AnyHashable: Any]
/// An address; the name that older calls use.
public typealias CFURL = URL
