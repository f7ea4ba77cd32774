// Names of Apple's Core Foundation types in Core Graphics' API, so that `[first, last] as CFArray` and `data as CFData` compile. Here they are aliases of
// Swift's types.

/// A string, by its name in Core Graphics' API.
public typealias CFString = String
/// An array, by its name in Core Graphics' API.
public typealias CFArray = [Any]
/// A byte buffer, by its name in Core Graphics' API.
public typealias CFData = Data
/// A dictionary, by its name in Core Graphics' API.
public typealias CFDictionary = [AnyHashable: Any]
/// A URL, by its name in older API.
public typealias CFURL = URL
