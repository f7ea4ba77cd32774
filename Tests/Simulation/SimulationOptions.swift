import Foundation

/// The options of the command line.
struct SimulationOptions {
    var seconds = 10.0
    var seed = UInt64(Date().timeIntervalSince1970)
    var steps = 200
    var count = Int.max
    /// The most runs for shrinking a script.
    var attempts = 400
    /// The maximum processor time of one script, in seconds. Sanitizers need more.
    var patience: UInt32 = 60
    var script: String?
    var isWorker = false

    init(_ arguments: [String]) {
        for (name, value) in zip(arguments.dropFirst(), arguments.dropFirst(2)) {
            switch name {
            case "--seconds": seconds = Double(value) ?? seconds
            case "--seed": seed = UInt64(value) ?? seed
            case "--steps": steps = Int(value) ?? steps
            case "--count": count = Int(value) ?? count
            case "--attempts": attempts = Int(value) ?? attempts
            case "--patience": patience = UInt32(value) ?? patience
            case "--script": script = value
            case "--worker": isWorker = true
            default: break
            }
        }
    }
}
