#if DEBUG
    import Foundation

    /// A part of a program or library in the memory of the process.
    struct MappedFile {
        let path: String
        let range: Range<UInt>
        /// The address of the start of the file.
        let base: UInt

        /// The parts of the files of this process. Does not contain a file that was replaced since, because its lines are not those of the process.
        static var ofProcess: [MappedFile] {
            // A file handle, since the kernel reports the size 0 for the file.
            let data = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
            return files(String(decoding: data ?? Data(), as: UTF8.self))
        }

        /// Parses lines such as `55d0c000-55d1f000 r-xp 0000c000 fd:01 1234   /usr/bin/app`.
        static func files(_ text: String) -> [MappedFile] {
            var bases: [Substring: UInt] = [:]
            var files: [MappedFile] = []
            for line in text.split(separator: "\n") {
                let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
                guard fields.count == 6 else { continue }
                let path = fields[5].drop { $0 == " " }
                guard path.hasPrefix("/"), !path.hasSuffix(" (deleted)") else { continue }
                let limits = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
                guard limits.count == 2, limits[0] < limits[1] else { continue }
                if UInt(fields[2], radix: 16) == 0, bases[path] == nil { bases[path] = limits[0] }
                guard let base = bases[path] else { continue }
                files.append(MappedFile(path: String(path), range: limits[0]..<limits[1], base: base))
            }
            return files
        }
    }
#endif
