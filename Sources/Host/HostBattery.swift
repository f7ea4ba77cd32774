import Foundation

/// The state of the machine's batteries.
public struct HostBattery: Sendable, Equatable {
    /// The charging state of the batteries.
    public enum State: Sendable, Equatable {
        case unknown
        /// The machine runs on battery power.
        case discharging
        /// The machine has external power, and the batteries are not full yet.
        case charging
        case full
    }

    /// The charge from 0 to 1; the mean of all batteries.
    public var level: Double
    public var state: State

    public init(level: Double, state: State) {
        self.level = level
        self.state = state
    }

    /// Reads the state of the batteries that the kernel lists in a folder. Nil without a battery. Batteries of mice and other devices are ignored.
    public init?(powerSupplies folder: String = "/sys/class/power_supply") {
        var levels: [Double] = []
        var states: [State] = []
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            func value(_ key: String) -> String? {
                FileManager.default.contents(atPath: "\(folder)/\(name)/\(key)").map {
                    String(decoding: $0.prefix(64), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
                }
            }
            guard value("type") == "Battery", value("scope") != "Device", let capacity = value("capacity").flatMap(Double.init),
                capacity.isFinite
            else { continue }
            levels.append(min(max(capacity / 100, 0), 1))
            switch value("status") {
            case "Discharging": states.append(.discharging)
            case "Charging", "Not charging": states.append(.charging)
            case "Full": states.append(.full)
            default: states.append(.unknown)
            }
        }
        guard !levels.isEmpty else { return nil }
        level = levels.reduce(0, +) / Double(levels.count)
        state = [.charging, .discharging, .full].first { states.contains($0) } ?? .unknown
    }
}
