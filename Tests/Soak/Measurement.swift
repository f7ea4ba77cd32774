import Foundation

/// The resources that this process uses.
struct Measurement: CustomStringConvertible {
    /// The process's own memory, in kilobytes: without the pages of files.
    var kilobytes: Double
    /// The number of open file descriptors.
    var files: Double
    /// The number of objects that outlived their demo.
    var objects: Double

    init(kilobytes: Double, files: Double, objects: Double) {
        (self.kilobytes, self.files, self.objects) = (kilobytes, files, objects)
    }

    /// Measures this process, after the memory that is free inside of it was returned to the system.
    init(objects: Int) {
        _ = Self.trim?(0)
        let memory = (try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)) ?? ""
        let line = memory.split(separator: "\n").first { $0.hasPrefix("Anonymous:") }
        kilobytes = line.flatMap { Double($0.filter(\.isNumber)) } ?? 0
        // One of the entries is the folder itself, while it is read.
        files = Double((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0)
        self.objects = Double(objects)
    }

    /// `malloc_trim`, which the module `Glibc` does not have.
    private static let trim = dlsym(nil, "malloc_trim").map { unsafeBitCast($0, to: (@convention(c) (Int) -> Int32).self) }

    var description: String { "\(Soak.number(kilobytes)) KB, \(Soak.number(files)) open files, \(Soak.number(objects)) objects" }
}
