import Logging

/// The log of layers, animations and frames.
let layersLog = Logger(label: "lodestone.layers")
