import Testing

@testable import LodestonePackaging

@Suite("The report of doctor")
struct DoctorTests {
    @Test("The report has the command that installs a missing part, and ends with whether apps can be built and run")
    func report() {
        let gtk = MachineCheck(name: "GTK", importance: .required, isMet: false, finding: "missing", packages: [.dnf: "gtk4-devel"])
        let bus = MachineCheck(name: "session bus", importance: .optional, isMet: false, finding: "no portals", remedy: "Log in again.")
        let text = DoctorCommand.report([gtk, bus], installer: .dnf)
        #expect(text.contains("MISSING  GTK: missing\n"))
        #expect(text.contains("dnf install gtk4-devel"))
        #expect(text.contains("without  session bus: no portals\n         Log in again."))
        #expect(text.hasSuffix("Apps cannot be built or run without: GTK."))
        #expect(DoctorCommand.report([bus], installer: nil).hasSuffix("Apps can be built and run."))
    }

    @Test("Versions are compared number by number")
    func versions() {
        #expect(MachineChecks.isAtLeast("4.8", "4.8.3"))
        #expect(MachineChecks.isAtLeast("4.8", "4.10"))
        #expect(MachineChecks.isAtLeast("6.1", "6.1"))
        #expect(!MachineChecks.isAtLeast("6.1", "6.0.3"))
    }
}
