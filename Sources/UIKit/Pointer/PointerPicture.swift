import Foundation
import Host
import Logging

extension HostCursorPicture {
    /// A pointer image of a shape, with its hot spot at the origin. Nil for a shape that is empty or too large for desktops.
    @MainActor
    init?(_ shape: UIBezierPath) {
        // Enlarge the frame by the width of the light edge.
        let frame = shape.bounds.insetBy(dx: -PointerConstants.pointerEdge, dy: -PointerConstants.pointerEdge).integral
        guard !shape.isEmpty, !frame.isNull, frame.width > 0, frame.height > 0 else { return nil }
        guard max(frame.width, frame.height) <= PointerConstants.largestPointer else {
            viewLog.warning(
                "Ignored a pointer shape of \(frame.size) points. The limit is \(PointerConstants.largestPointer) points per side.")
            return nil
        }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = false
        let image = UIGraphicsImageRenderer(size: frame.size, format: format).image { context in
            context.cgContext.translateBy(x: -frame.minX, y: -frame.minY)
            let path = UIBezierPath(cgPath: shape.cgPath)
            // A light edge around a dark fill is visible on every background.
            path.lineWidth = 2 * PointerConstants.pointerEdge
            PointerConstants.pointerEdgeColor.setStroke()
            path.stroke()
            PointerConstants.pointerColor.setFill()
            path.fill()
        }
        guard let picture = image.cgImage else { return nil }
        var pixels = Data(capacity: picture.width * picture.height * 4)
        for y in 0..<picture.height { pixels.append(Data(buffer: picture.row(y))) }
        self.init(
            width: picture.width, height: picture.height, hotSpot: (Int((-frame.minX).rounded()), Int((-frame.minY).rounded())),
            pixels: pixels)
    }
}
