// Core Foundation's type names, as aliases of Swift types. They make `[first, last] as CFArray` and `data as CFData` compile.

/// The string type in Core Graphics' API.
public typealias CFString = String
/// The array type in Core Graphics' API.
public typealias CFArray = [Any]
/// The byte buffer type in Core Graphics' API.
public typealias CFData = Data
/// The dictionary type in Core Graphics' API.
public typealias CFDictionary = [AnyHashable: Any]
/// The URL type in older API.
public typealias CFURL = URL
