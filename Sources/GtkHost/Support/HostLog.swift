import Logging

/// The log of the module.
let hostLog = Logger(label: "lodestone.host")
