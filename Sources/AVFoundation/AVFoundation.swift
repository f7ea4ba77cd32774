@_exported import CoreMedia
@_exported import Foundation
import Logging
@_exported import QuartzCore

let mediaLog = Logger(label: "lodestone.media")
