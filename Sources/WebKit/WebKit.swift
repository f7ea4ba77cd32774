@_exported import Foundation
@_exported import FoundationNetworking
import Logging
@_exported import UIKit

let webLog = Logger(label: "lodestone.web")
