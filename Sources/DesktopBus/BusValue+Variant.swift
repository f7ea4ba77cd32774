import CGtk
import Foundation

extension BusValue {
    /// A new `GVariant` with a floating reference.
    ///
    /// - Throws: ``BusError/invalid(_:)`` for a malformed path or signature, mixed arrays, or values beyond ``BusLimits``.
    package func makeVariant(depth: Int = 0) throws -> OpaquePointer {
        guard depth <= BusLimits.depth else { throw BusError.invalid("more than \(BusLimits.depth) nested values") }
        let made: OpaquePointer? =
            switch self {
            case .boolean(let value): g_variant_new_boolean(value ? 1 : 0)
            case .byte(let value): g_variant_new_byte(value)
            case .int16(let value): g_variant_new_int16(value)
            case .uint16(let value): g_variant_new_uint16(value)
            case .int32(let value): g_variant_new_int32(value)
            case .uint32(let value): g_variant_new_uint32(value)
            case .int64(let value): g_variant_new_int64(gint64(value))
            case .uint64(let value): g_variant_new_uint64(guint64(value))
            case .double(let value): g_variant_new_double(value)
            case .string(let value): g_variant_new_string(value.replacing("\0", with: ""))
            case .objectPath(let value): try Self.checked(value, g_variant_is_object_path(value), g_variant_new_object_path)
            case .signature(let value): try Self.checked(value, g_variant_is_signature(value), g_variant_new_signature)
            case .handle(let value): g_variant_new_handle(value)
            case .bytes(let value): Self.variant(of: value)
            case .variant(let value): g_variant_new_variant(try value.makeVariant(depth: depth + 1))
            case .entry(let key, let value):
                try Self.container([key, value], depth) { g_variant_new_dict_entry($0[0], $0[1]) }
            case .tuple(let values):
                try Self.container(values, depth) { g_variant_new_tuple(&$0, gsize($0.count)) }
            case .array(let values, let element):
                try Self.array(values, of: element, depth)
            }
        guard let made else { throw BusError.invalid(signature) }
        return made
    }

    private static func checked(
        _ text: String, _ isValid: gboolean, _ make: (UnsafePointer<CChar>) -> OpaquePointer?
    ) throws -> OpaquePointer? {
        guard isValid != 0, !text.contains("\0") else { throw BusError.invalid("\u{201C}\(text)\u{201D} is not a path or signature") }
        return make(text)
    }

    private static func variant(of data: Data) -> OpaquePointer? {
        guard let type = g_variant_type_new("ay") else { return nil }
        defer { g_variant_type_free(type) }
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        return g_variant_new_from_bytes(type, bytes, 1)
    }

    private static func array(_ values: [BusValue], of element: String, _ depth: Int) throws -> OpaquePointer? {
        let problem = BusError.invalid("an array of \(element) with an element of another type")
        guard g_variant_type_string_is_valid("a" + element) != 0, values.allSatisfy({ $0.signature == element }),
            let type = g_variant_type_new(element)
        else { throw problem }
        defer { g_variant_type_free(type) }
        guard g_variant_type_is_definite(type) != 0 else { throw problem }
        return try container(values, depth) { g_variant_new_array(type, &$0, gsize($0.count)) }
    }

    /// Creates the elements, and a container of them with `make`. Frees the elements after an error.
    private static func container(
        _ values: [BusValue], _ depth: Int, make: (inout [OpaquePointer?]) -> OpaquePointer?
    ) throws -> OpaquePointer? {
        var children: [OpaquePointer?] = []
        do {
            for value in values { children.append(try value.makeVariant(depth: depth + 1)) }
        } catch {
            for child in children { g_variant_unref(g_variant_ref_sink(child)) }
            throw error
        }
        return make(&children)
    }

    /// The value of a `GVariant`.
    ///
    /// - Throws: ``BusError/invalid(_:)`` for invalid contents and values beyond ``BusLimits``.
    package static func value(of variant: OpaquePointer) throws -> BusValue {
        guard g_variant_get_size(variant) <= gsize(BusLimits.bytes) else {
            throw BusError.invalid("more than \(BusLimits.bytes) bytes")
        }
        var count = 0
        return try value(of: variant, depth: 0, count: &count)
    }

    private static func value(of variant: OpaquePointer, depth: Int, count: inout Int) throws -> BusValue {
        guard depth <= BusLimits.depth else { throw BusError.invalid("more than \(BusLimits.depth) nested values") }
        count += 1
        guard count <= BusLimits.values else { throw BusError.invalid("more than \(BusLimits.values) values") }
        let signature = g_variant_get_type_string(variant).map { String(cString: $0) } ?? ""
        switch signature {
        case "b": return .boolean(g_variant_get_boolean(variant) != 0)
        case "y": return .byte(g_variant_get_byte(variant))
        case "n": return .int16(g_variant_get_int16(variant))
        case "q": return .uint16(g_variant_get_uint16(variant))
        case "i": return .int32(g_variant_get_int32(variant))
        case "u": return .uint32(g_variant_get_uint32(variant))
        case "x": return .int64(Int64(g_variant_get_int64(variant)))
        case "t": return .uint64(UInt64(g_variant_get_uint64(variant)))
        case "d": return .double(g_variant_get_double(variant))
        case "s": return .string(text(of: variant))
        case "o": return .objectPath(text(of: variant))
        case "g": return .signature(text(of: variant))
        case "h": return .handle(g_variant_get_handle(variant))
        case "ay": return .bytes(bytes(of: variant))
        case "v": return .variant(try child(0, of: variant, depth: depth, count: &count))
        default: break
        }
        guard let first = signature.first, first == "a" || first == "(" || first == "{" else {
            throw BusError.invalid("a value of type \(signature)")
        }
        let size = Int(g_variant_n_children(variant))
        guard size <= BusLimits.values else { throw BusError.invalid("more than \(BusLimits.values) values") }
        var children: [BusValue] = []
        children.reserveCapacity(size)
        for index in 0..<size { children.append(try child(index, of: variant, depth: depth, count: &count)) }
        if first == "a" { return .array(children, of: String(signature.dropFirst())) }
        if first == "(" { return .tuple(children) }
        guard children.count == 2 else { throw BusError.invalid("a dictionary entry with \(children.count) values") }
        return .entry(children[0], children[1])
    }

    private static func child(_ index: Int, of variant: OpaquePointer, depth: Int, count: inout Int) throws -> BusValue {
        guard let child = g_variant_get_child_value(variant, gsize(index)) else { throw BusError.invalid("a missing value") }
        defer { g_variant_unref(child) }
        return try value(of: child, depth: depth + 1, count: &count)
    }

    private static func text(of variant: OpaquePointer) -> String {
        g_variant_get_string(variant, nil).map { String(cString: $0) } ?? ""
    }

    private static func bytes(of variant: OpaquePointer) -> Data {
        guard let bytes = g_variant_get_data_as_bytes(variant) else { return Data() }
        defer { g_bytes_unref(bytes) }
        var size: gsize = 0
        guard let start = g_bytes_get_data(bytes, &size), size > 0 else { return Data() }
        return Data(bytes: start, count: Int(size))
    }
}
