import Foundation

extension NSValue {
    /// Wraps a time in an object.
    public convenience init(time: CMTime) {
        self.init(bytes: [time.value, Int64(time.timescale), Int64(time.flags.rawValue), time.epoch], objCType: "[4q]")
    }

    /// The wrapped time; invalid if the object wraps another type.
    public var timeValue: CMTime {
        guard !(self is NSNumber), String(cString: objCType) == "[4q]" else { return .invalid }
        var numbers = [Int64](repeating: 0, count: 4)
        numbers.withUnsafeMutableBytes { bytes in
            if let start = bytes.baseAddress { getValue(start) }
        }
        return CMTime(
            value: numbers[0], timescale: Int32(truncatingIfNeeded: numbers[1]),
            flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: numbers[2])), epoch: numbers[3])
    }
}
