import Foundation
import Host
import Testing

@Suite("Batteries listed by the kernel")
struct HostBatteryTests {
    private func battery(_ supplies: [String: [String: String]]) throws -> HostBattery? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("power-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, values) in supplies {
            let supply = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: supply, withIntermediateDirectories: true)
            for (key, value) in values { try Data("\(value)\n".utf8).write(to: supply.appendingPathComponent(key)) }
        }
        return HostBattery(powerSupplies: folder.path)
    }

    @Test("A battery has a level and a state")
    func single() throws {
        let states = [
            ("Discharging", HostBattery.State.discharging), ("Charging", .charging), ("Not charging", .charging), ("Full", .full),
        ]
        for (status, state) in states {
            let found = try battery(["BAT0": ["type": "Battery", "capacity": "42", "status": status], "AC": ["type": "Mains"]])
            #expect(found == HostBattery(level: 0.42, state: state))
        }
    }

    @Test("With several batteries the level is their mean, and the state is charging if one of them charges")
    func several() throws {
        let found = try battery([
            "BAT0": ["type": "Battery", "capacity": "100", "status": "Full"],
            "BAT1": ["type": "Battery", "capacity": "50", "status": "Charging"],
        ])
        #expect(found == HostBattery(level: 0.75, state: .charging))
    }

    @Test("Power adapters, the batteries of mice and invalid files are ignored")
    func none() throws {
        #expect(try battery([:]) == nil)
        #expect(
            try battery([
                "AC": ["type": "Mains"], "mouse": ["type": "Battery", "scope": "Device", "capacity": "50"],
                "broken": ["type": "Battery", "capacity": "nan"],
            ]) == nil)
    }
}
