#if DEBUG
    import Foundation

    /// A program that reads debug information.
    struct SymbolProgram: Sendable {
        let path: String
        let arguments: [String]

        /// The first program in `PATH`; nil if `PATH` has neither. A toolchain for Swift has the first one, and needs the package of the second one.
        static var installed: SymbolProgram? {
            let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map(String.init) ?? []
            let programs = [
                ("llvm-symbolizer", ["--output-style=GNU", "--functions=linkage", "--no-inlines", "--no-demangle", "--obj"]),
                ("addr2line", ["-f", "-e"]),
            ]
            for (name, arguments) in programs {
                let paths = folders.map { "\($0)/\(name)" }
                if let path = paths.first(where: FileManager.default.isExecutableFile) {
                    return SymbolProgram(path: path, arguments: arguments)
                }
            }
            return nil
        }

        /// The lines of return addresses. Takes some tenths of a second.
        func lines(of addresses: [UInt]) -> [UInt: SourceLocator.Line] {
            let files = MappedFile.ofProcess
            var groups: [String: [(address: UInt, offset: UInt)]] = [:]
            for address in addresses {
                guard let file = files.first(where: { $0.range.contains(address) }) else { continue }
                // The call is before the address to which it returns.
                groups[file.path, default: []].append((address, address - 1 - file.base))
            }
            var found: [UInt: SourceLocator.Line] = [:]
            for (file, group) in groups {
                guard let output = run(file, group.map { "0x" + String($0.offset, radix: 16) }) else { continue }
                // A line with the function, then a line with the file and the line.
                let rows = output.split(separator: "\n", omittingEmptySubsequences: false)
                for (index, entry) in group.enumerated() where 2 * index + 1 < rows.count {
                    found[entry.address] = Self.line(rows[2 * index + 1])
                }
            }
            return found
        }

        /// Parses `/path/File.swift:12` or `/path/File.swift:12 (discriminator 3)`. Nil for a file in another language, such as the C library's start.
        static func line(_ text: Substring) -> SourceLocator.Line? {
            let location = text.split(separator: " (discriminator", maxSplits: 1).first ?? ""
            guard let colon = location.lastIndex(of: ":"), let line = Int(location[location.index(after: colon)...]), line > 0,
                location[..<colon].hasSuffix(".swift")
            else {
                return nil
            }
            return SourceLocator.Line(file: String(location[..<colon]), line: line)
        }

        private func run(_ file: String, _ offsets: [String]) -> String? {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: path)
            process.arguments = arguments + [file] + offsets
            let output = Pipe()
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            guard (try? process.run()) != nil else { return nil }
            let data = try? output.fileHandleForReading.readToEnd()
            process.waitUntilExit()
            return data.map { String(decoding: $0, as: UTF8.self) }
        }
    }
#endif
