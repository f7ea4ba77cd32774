import Foundation

extension CALayer {
    func copyLayerProperties(from other: CALayer) {
        values = other.shownValues(true)
        givenBackground = other.givenBackground
        givenTiming = other.givenTiming
        options = other.options
        contentsScale = other.contentsScale
        isOpaque = other.isOpaque
        delegate = other.delegate
        customValues = other.shownCustomValues
    }
}
