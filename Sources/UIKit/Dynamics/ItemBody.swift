import Foundation
import RigidBodies

/// An item and its rigid body. Copies the position and the rotation from the item to the body and back.
@MainActor
final class ItemBody {
    let item: any UIDynamicItem
    let body: RigidBody
    /// The item's transform without its rotation.
    private var upright = CGAffineTransform.identity
    private var writtenAngle = 0.0
    private var writtenPosition = SIMD2<Double>.zero

    init(_ item: any UIDynamicItem, number: Int) {
        self.item = item
        body = RigidBody(number: number)
        read()
    }

    /// Copies the item's position, rotation and shape to the body. Preserves the body's velocity.
    func read() {
        let transform = item.transform
        var position = SIMD2(item.center)
        var angle = atan2(transform.b, transform.a)
        if !angle.isFinite { angle = 0 }
        if !position.isFinite { position = .zero }
        upright = transform.concatenating(CGAffineTransform(rotationAngle: -angle))
        writtenAngle = angle
        writtenPosition = position
        body.move(to: position, angle: angle, shape: BodyShape(of: item))
    }

    /// Copies the body's position and rotation to the item.
    func write() {
        if body.position != writtenPosition {
            writtenPosition = body.position
            item.center = CGPoint(x: body.position.x, y: body.position.y)
        }
        guard body.angle != writtenAngle else { return }
        writtenAngle = body.angle
        item.transform = upright.concatenating(CGAffineTransform(rotationAngle: body.angle))
    }
}
