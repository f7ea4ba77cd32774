import Logging
@_exported import UIKit

let browserLog = Logger(label: "lodestone.browser")
