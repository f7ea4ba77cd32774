import Foundation

/// The meaning of an `Int` in a log message.
public enum OSLogIntExtendedFormat: Sendable {
    case bitrate, bitrateIEC
    case byteCount, byteCountIEC
    /// A local date and time.
    case secondsSince1970

    func text(of number: Int) -> String {
        switch self {
        case .bitrate: Self.scaled(number, by: 1000, ["bps", "kbps", "Mbps", "Gbps", "Tbps"])
        case .bitrateIEC: Self.scaled(number, by: 1024, ["bps", "Kibps", "Mibps", "Gibps", "Tibps"])
        case .byteCount: Self.scaled(number, by: 1000, ["B", "kB", "MB", "GB", "TB"])
        case .byteCountIEC: Self.scaled(number, by: 1024, ["B", "KiB", "MiB", "GiB", "TiB"])
        case .secondsSince1970: Self.time(number)
        }
    }

    private static func scaled(_ number: Int, by step: Double, _ units: [String]) -> String {
        var value = Double(number)
        var unit = 0
        while abs(value) >= step, unit + 1 < units.count {
            value /= step
            unit += 1
        }
        let format = CNumberFormat(flags: "", width: nil, precision: unit == 0 ? 0 : 2, conversion: "f")
        return "\(format.text(of: value)) \(units[unit])"
    }

    /// The local date and time, such as `2026-11-27 08:15:00`. Returns the number itself if no calendar has the year.
    static func time(_ seconds: Int) -> String {
        var seconds = time_t(seconds)
        var parts = tm()
        guard localtime_r(&seconds, &parts) != nil else { return String(seconds) }
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
            let count = strftime(buffer.baseAddress, buffer.count, "%Y-%m-%d %H:%M:%S", &parts)
            return String(decoding: UnsafeRawBufferPointer(buffer).prefix(count), as: UTF8.self)
        }
    }
}
