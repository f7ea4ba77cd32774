import Foundation

extension SIMD2<Double> {
    init(_ point: CGPoint) { self.init(point.x, point.y) }
    init(_ vector: CGVector) { self.init(vector.dx, vector.dy) }
    init(_ offset: UIOffset) { self.init(offset.horizontal, offset.vertical) }
}
