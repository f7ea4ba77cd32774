import CGtk
import Foundation
import Testing

@Suite("Detection of a graphics card")
struct GraphicsCardTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cards-\(UUID().uuidString)")

    /// Whether a machine with these device files has a graphics card. `drivers` maps render nodes to their drivers.
    private func hasCard(_ devices: [String], drivers: [String: String] = [:]) throws -> Bool {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (dev, classes) = (folder.appendingPathComponent("dev"), folder.appendingPathComponent("class"))
        for device in devices {
            let file = dev.appendingPathComponent(device)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        for (node, driver) in drivers {
            let device = classes.appendingPathComponent("\(node)/device")
            try FileManager.default.createDirectory(at: device, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: device.appendingPathComponent("driver").path, withDestinationPath: "../../../../bus/pci/drivers/\(driver)")
        }
        return lodestone_has_gpu(dev.path, classes.path) != 0
    }

    @Test("A render node counts as a graphics card, also with an unknown driver")
    func cards() throws {
        #expect(try hasCard(["dri/card0", "dri/renderD128"], drivers: ["renderD128": "i915"]))
        #expect(try hasCard(["dri/renderD128"]))
        #expect(try hasCard(["dri/renderD128", "dri/renderD129"], drivers: ["renderD128": "vgem", "renderD129": "amdgpu"]))
        #expect(try hasCard(["nvidia0"]) && hasCard(["dxg"]))
    }

    @Test("A display without a render node, a display-only driver and a virtual machine without 3D are not graphics cards")
    func notCards() throws {
        #expect(try !hasCard([]))
        #expect(try !hasCard(["dri/card0"]))
        #expect(try !hasCard(["dri/renderD128", "dri/renderD129"], drivers: ["renderD128": "vgem", "renderD129": "vkms"]))
        for driver in ["virtio_gpu", "vmwgfx"] { #expect(try !hasCard(["dri/renderD128"], drivers: ["renderD128": driver]), "\(driver)") }
    }
}
