import Foundation

/// The system's monotonic clock in nanoseconds.
func nanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// The times of repeated runs of the same work.
struct Samples {
    private var values: [Double] = []

    init(capacity: Int) {
        values.reserveCapacity(capacity)
    }

    mutating func add(_ nanoseconds: UInt64) {
        values.append(Double(nanoseconds))
    }

    /// Times `body` once.
    mutating func time<Result>(_ body: () -> Result) -> Result {
        let begin = nanoseconds()
        let result = body()
        add(nanoseconds() - begin)
        return result
    }

    /// Prints a line of the table: peer, benchmark, N, median, 99th percentile, unit.
    func report(_ benchmark: String, _ count: Int, in unit: Unit, peer: String = "lodestone") {
        guard !values.isEmpty else { return }
        let sorted = values.sorted()
        let high = Int((0.99 * Double(sorted.count)).rounded(.up)) - 1
        row(benchmark, count, sorted[sorted.count / 2] * unit.factor, sorted[high] * unit.factor, unit.rawValue, peer)
    }
}

enum Unit: String {
    case ns, us, ms

    var factor: Double {
        switch self {
        case .ns: 1
        case .us: 1e-3
        case .ms: 1e-6
        }
    }
}

/// Prints a line of the table for a single measurement.
func row(_ benchmark: String, _ count: Int, _ value: Double, _ unit: String) {
    row(benchmark, count, value, value, unit, "lodestone")
}

private func row(_ benchmark: String, _ count: Int, _ median: Double, _ high: Double, _ unit: String, _ peer: String) {
    print("\(peer)\t\(benchmark)\t\(count)\t\(String(format: "%.4g", median))\t\(String(format: "%.4g", high))\t\(unit)")
    fflush(nil)
}

/// Prints the sum by which all peers' results are compared. Exits if it differs from the expected one.
func check(_ benchmark: String, _ count: Int, first200: UInt32, sum: UInt32, queries: Int, expected: UInt32?) {
    note("check\tlodestone\t\(benchmark)\t\(count)\tfirst200=\(first200)\tsum=\(sum)\tqueries=\(queries)")
    guard let expected, expected != sum else { return }
    note("\(benchmark) with \(count): the sum should be \(expected). The answers are wrong, and so are the times.")
    exit(1)
}

/// Prints a remark on standard error.
func note(_ text: String) {
    FileHandle.standardError.write(Data("# \(text)\n".utf8))
}

/// The process's resident memory in bytes.
func residentMemory() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let fields = text.split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE)) : 0
}
