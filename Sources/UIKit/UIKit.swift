@_exported import CoreGraphics
@_exported import DiffableData
@_exported import Foundation
@_exported import ItemProviders
@_exported import QuartzCore
@_exported import TextKit
@_exported import UIFoundation
