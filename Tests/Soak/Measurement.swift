import Foundation

/// The resources that this process uses.
struct Measurement: CustomStringConvertible {
    /// The memory that is allocated, in kilobytes.
    var kilobytes: Double
    /// The process's own memory, in kilobytes: without the pages of files. It contains gaps between allocations, so it grows for longer.
    var ownKilobytes: Double
    /// The number of open file descriptors.
    var files: Double
    /// The number of objects that outlived their demo.
    var objects: Double

    init(kilobytes: Double, ownKilobytes: Double, files: Double, objects: Double) {
        (self.kilobytes, self.ownKilobytes, self.files, self.objects) = (kilobytes, ownKilobytes, files, objects)
    }

    /// Measures this process.
    init(objects: Int) {
        let memory = (try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)) ?? ""
        let line = memory.split(separator: "\n").first { $0.hasPrefix("Anonymous:") }
        ownKilobytes = line.flatMap { Double($0.filter(\.isNumber)) } ?? 0
        let allocations = mallinfo2()
        kilobytes = Double(allocations.uordblks + allocations.hblkhd) / 1024
        // One of the entries is the folder itself, while it is read.
        files = Double((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0)
        self.objects = Double(objects)
    }

    var description: String {
        "\(Soak.number(kilobytes)) KB allocated, \(Soak.number(ownKilobytes)) KB own memory, \(Soak.number(files)) open files, \(Soak.number(objects)) objects"
    }
}
