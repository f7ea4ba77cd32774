import Foundation

extension CGPath {
    /// The points of each subpath. Curves are approximated by lines with an error of at most `tolerance` points.
    func corners(tolerance: CGFloat) -> [(points: [SIMD2<Double>], isClosed: Bool)] {
        var result: [(points: [SIMD2<Double>], isClosed: Bool)] = []
        flattened(threshold: tolerance).applyWithBlock { element in
            let element = element.pointee
            switch element.type {
            case .moveToPoint: result.append(([SIMD2(element.points[0])], false))
            case .closeSubpath:
                if !result.isEmpty { result[result.count - 1].isClosed = true }
            default:
                if result.isEmpty { result.append(([], false)) }
                result[result.count - 1].points.append(SIMD2(element.points[0]))
            }
        }
        return result
    }
}
