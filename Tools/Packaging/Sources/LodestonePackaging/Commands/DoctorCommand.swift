import Foundation

/// Prints the parts that apps need, whether the machine has them, and the command that installs each missing part.
enum DoctorCommand {
    static let usage = """
        usage: doctor

        Ends with status 1 if an app could not be built or could not run.
        """

    static func run(_ arguments: [String]) throws -> Int32 {
        let options = try Options(arguments, values: [], usage: usage)
        guard options.rest.isEmpty else { throw PackagingError.usage(usage) }
        let checks = MachineChecks.all()
        print(report(checks, installer: Installer.ofThisMachine()))
        return checks.contains { $0.importance == .required && !$0.isMet } ? 1 : 0
    }

    /// The lines of the report.
    static func report(_ checks: [MachineCheck], installer: Installer?) -> String {
        var lines: [String] = []
        for check in checks {
            let sign = check.isMet ? "ok     " : check.importance == .required ? "MISSING" : "without"
            lines.append("\(sign)  \(check.name): \(check.finding)")
            guard !check.isMet else { continue }
            if let remedy = check.remedy { lines.append("         \(remedy)") }
            if let installer, let packages = check.packages[installer] { lines.append("         \(installer.command) \(packages)") }
        }
        let missing = checks.filter { $0.importance == .required && !$0.isMet }
        lines.append("")
        lines.append(
            missing.isEmpty
                ? "Apps can be built and run." : "Apps cannot be built or run without: \(missing.map(\.name).joined(separator: ", ")).")
        return lines.joined(separator: "\n")
    }
}
