@_exported import CoreGraphics
@_exported import ImageIO
@_exported import class UIFoundation.CIColor
import Logging

/// The log of Core Image.
let imageLog = Logger(label: "lodestone.coreimage")
