import Foundation

/// Flat pictures in one space, drawn from the farthest to the nearest. Where two cross, each is cut at the line in which they meet.
///
/// The viewer looks along the z axis from far in front. A perspective is part of the pictures' matrices: dividing by w turns what the
/// viewer sees in perspective into a space that is seen without, in which planes are still planes and nearer things still nearer.
@MainActor
struct SpaceScene {
    /// A picture and where it lies.
    struct Part {
        let node: RenderNode
        /// From the picture's coordinates to the scene's.
        let matrix: CATransform3D
        /// Draws the picture in perspective.
        let flattened: FlattenedLayer
    }

    private(set) var parts: [Part] = []

    /// Adds a picture; where two lie in one plane the later one is in front.
    mutating func add(_ part: Part) { parts.append(part) }

    /// What the viewer sees, in the plane z = 0.
    func node(scale: CGFloat) -> RenderNode? {
        let faces = parts.enumerated().compactMap { index, part in
            // A point more on every side, so that only lines in which pictures meet cut them, and not their own edges.
            SpaceFace(part: index, rect: part.node.bounds.insetBy(dx: -1, dy: -1), matrix: part.matrix)
        }
        let ordered = SpaceFace.ordered(faces)
        var pieces: [Int: Int] = [:]
        for face in ordered { pieces[face.part, default: 0] += 1 }
        return RenderNode.group(
            ordered.compactMap { face in
                let part = parts[face.part]
                let projection = PlaneProjection(part.matrix)
                if pieces[face.part, default: 0] > 1 {
                    return part.flattened.node(of: part.node, projection, scale: scale, inside: face.outline)
                }
                if projection.isAffine { return part.node.transformed(by: projection.affine) }
                return part.flattened.node(of: part.node, projection, scale: scale)
            })
    }
}

/// A flat polygon in space, or what is left of one that was cut.
struct SpaceFace {
    /// Which picture it is of.
    let part: Int
    private(set) var points: [Vector3]
    private let normal: Vector3
    private let distance: CGFloat

    /// How far, in points, a corner may lie beside a plane and still count as in it.
    private static let thickness: CGFloat = 1e-3

    /// The rectangle `rect` of a plane that `matrix` puts into space; nil when nothing of it is in front of the viewer, or it is seen from
    /// its edge.
    init?(part: Int, rect: CGRect, matrix m: CATransform3D) {
        var corners: [(Vector3, CGFloat)] = rect.corners.map { p in
            (
                Vector3(p.x * m.m11 + p.y * m.m21 + m.m41, p.x * m.m12 + p.y * m.m22 + m.m42, p.x * m.m13 + p.y * m.m23 + m.m43),
                p.x * m.m14 + p.y * m.m24 + m.m44
            )
        }
        let near: CGFloat = 1e-3
        if corners.contains(where: { $0.1 < near }) {
            var clipped: [(Vector3, CGFloat)] = []
            for (index, corner) in corners.enumerated() {
                let next = corners[(index + 1) % corners.count]
                if corner.1 >= near { clipped.append(corner) }
                if (corner.1 < near) != (next.1 < near) {
                    let t = (corner.1 - near) / (corner.1 - next.1)
                    clipped.append((corner.0 + (next.0 - corner.0) * t, near))
                }
            }
            corners = clipped
        }
        guard corners.count >= 3 else { return nil }
        let points = corners.map { $0.0 * (1 / $0.1) }
        // Newell's normal, which every corner has a part in.
        var normal = Vector3(0, 0, 0)
        for (index, a) in points.enumerated() {
            let b = points[(index + 1) % points.count]
            normal = normal + Vector3((a.y - b.y) * (a.z + b.z), (a.z - b.z) * (a.x + b.x), (a.x - b.x) * (a.y + b.y))
        }
        let length = normal.length
        guard length > 0, length.isFinite, abs(normal.z) / length > 1e-6 else { return nil }
        normal = normal * ((normal.z < 0 ? -1 : 1) / length)
        self.part = part
        self.points = points
        self.normal = normal
        let middle = points.reduce(Vector3(0, 0, 0), +) * (1 / CGFloat(points.count))
        distance = normal.dot(middle)
    }

    /// Its outline as the viewer sees it.
    var outline: [CGPoint] { points.map { CGPoint(x: $0.x, y: $0.y) } }

    /// How far a point lies in front of the face's plane.
    private func height(of point: Vector3) -> CGFloat { normal.dot(point) - distance }

    /// The faces from the farthest to the nearest, cut where they cross (a binary space partition).
    static func ordered(_ faces: [SpaceFace]) -> [SpaceFace] {
        guard let plane = faces.first, faces.count > 1 else { return faces }
        var behind: [SpaceFace] = []
        var level = [plane]
        var before: [SpaceFace] = []
        for face in faces.dropFirst() {
            let heights = face.points.map(plane.height)
            let isBefore = heights.contains { $0 > thickness }
            let isBehind = heights.contains { $0 < -thickness }
            switch (isBehind, isBefore) {
            case (false, false): level.append(face)
            case (true, false): behind.append(face)
            case (false, true): before.append(face)
            case (true, true):
                if let part = face.cut(heights, sign: -1) { behind.append(part) }
                if let part = face.cut(heights, sign: 1) { before.append(part) }
            }
        }
        return ordered(behind) + level.sorted { $0.part < $1.part } + ordered(before)
    }

    /// The part whose `heights` have the sign `sign`.
    private func cut(_ heights: [CGFloat], sign: CGFloat) -> SpaceFace? {
        var result = self
        result.points = []
        for (index, point) in points.enumerated() {
            let next = (index + 1) % points.count
            let (a, b) = (heights[index] * sign, heights[next] * sign)
            if a >= 0 { result.points.append(point) }
            if (a < 0) != (b < 0) { result.points.append(point + (points[next] - point) * (a / (a - b))) }
        }
        return result.points.count >= 3 ? result : nil
    }
}
