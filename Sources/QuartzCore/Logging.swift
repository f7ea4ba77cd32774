import Logging

/// What layers, animations and frames have to report.
let layersLog = Logger(label: "lodestone.layers")
