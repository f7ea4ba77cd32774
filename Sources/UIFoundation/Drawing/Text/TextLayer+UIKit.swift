import CoreGraphics
import Foundation
import QuartzCore

extension UIFont: TextLayerFont {
    package var textLayerFont: FontDescription { face }
}

extension NSAttributedString: TextLayerString {
    package var textLayerRuns: [TextRun] { TextRun.runs(of: self) }
}
