import Foundation

/// A 64-bit little-endian ELF file: the libraries that it needs, and the folders in which the dynamic linker looks for them.
struct ElfFile {
    private static let needed: UInt64 = 1
    private static let stringTable: UInt64 = 5
    private static let rpath: UInt64 = 15
    private static let runpath: UInt64 = 29

    private(set) var data: Data
    /// The names of the needed libraries, in order.
    private(set) var neededLibraries: [String] = []
    /// The search path of the file: `DT_RUNPATH` or `DT_RPATH`. Nil without a search path.
    private(set) var searchPath: String?
    private var searchPathEntry = 0
    private var searchPathOffset = 0

    /// Reads a file. Nil unless the file is a dynamically linked 64-bit little-endian ELF file.
    init?(_ data: Data) {
        self.data = Data(data)
        guard data.count > 64, [UInt8](data.prefix(6)) == [0x7F, 0x45, 0x4C, 0x46, 2, 1] else { return nil }
        guard let headers = integer(at: 32, size: 8), let headerSize = integer(at: 54, size: 2), let count = integer(at: 56, size: 2) else {
            return nil
        }
        // Sums wrap around, so that offsets of a damaged file are out of range and do not trap.
        var segments: [(address: UInt64, offset: UInt64, size: UInt64)] = []
        var dynamic: (offset: UInt64, size: UInt64)?
        for index in 0..<count {
            let header = Int(clamping: headers &+ index &* headerSize)
            guard let type = integer(at: header, size: 4), let offset = integer(at: header &+ 8, size: 8),
                let address = integer(at: header &+ 16, size: 8), let size = integer(at: header &+ 32, size: 8)
            else { return nil }
            if type == 1 { segments.append((address, offset, size)) }
            if type == 2 { dynamic = (offset, size) }
        }
        guard let dynamic else { return nil }

        var names: [UInt64] = []
        var path: (entry: Int, name: UInt64)?
        var table: UInt64?
        for entry in stride(from: Int(clamping: dynamic.offset), to: Int(clamping: dynamic.offset &+ dynamic.size), by: 16) {
            guard let tag = integer(at: entry, size: 8), let value = integer(at: entry &+ 8, size: 8), tag != 0 else { break }
            switch tag {
            case Self.needed: names.append(value)
            case Self.stringTable: table = value
            // The linker ignores DT_RPATH if there is a DT_RUNPATH.
            case Self.runpath: path = (entry, value)
            case Self.rpath: path = path ?? (entry, value)
            default: break
            }
        }
        guard let table, let segment = segments.first(where: { $0.address <= table && table - $0.address < $0.size }) else { return nil }
        let strings = Int(clamping: table - segment.address &+ segment.offset)
        neededLibraries = names.compactMap { string(at: strings &+ Int(clamping: $0)) }
        if let path {
            searchPathEntry = path.entry
            searchPathOffset = strings &+ Int(clamping: path.name)
            searchPath = string(at: searchPathOffset)
        }
    }

    /// Replaces the search path in place, and makes it a `DT_RPATH`, which `LD_LIBRARY_PATH` does not override.
    ///
    /// - Returns: False if the file has no search path, or a search path that is shorter than the new one.
    mutating func setSearchPath(_ path: String) -> Bool {
        guard let searchPath, path.utf8.count <= searchPath.utf8.count else { return false }
        let bytes = Array(path.utf8) + Array(repeating: 0, count: searchPath.utf8.count - path.utf8.count)
        data.replaceSubrange(searchPathOffset..<searchPathOffset + bytes.count, with: bytes)
        data[searchPathEntry] = UInt8(Self.rpath)
        self.searchPath = path
        return true
    }

    private func integer(at offset: Int, size: Int) -> UInt64? {
        guard offset >= 0, offset <= data.count - size else { return nil }
        return data[offset..<offset + size].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    private func string(at offset: Int) -> String? {
        guard data.indices.contains(offset), let end = data[offset...].firstIndex(of: 0) else { return nil }
        return String(decoding: data[offset..<end], as: UTF8.self)
    }
}
