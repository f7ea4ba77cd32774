import Foundation

/// Flat nodes in one 3D space, drawn from the farthest to the nearest. If two intersect, each is cut at the line of intersection.
///
/// The viewer looks along the z axis from infinity. A perspective is part of the nodes' matrices. The division by w turns the perspective into a parallel
/// projection. In that projection planes are still planes, and the order of depth is the same.
@MainActor
struct SpaceScene {
    /// A node and its position in space.
    struct Part {
        let node: RenderNode
        /// The matrix from the node's coordinates to the scene's.
        let matrix: CATransform3D
        /// The layer's bitmap, which is drawn with the projected corners.
        let flattened: FlattenedLayer
    }

    private(set) var parts: [Part] = []

    /// Adds a node. If two are coplanar, the later one is in front.
    mutating func add(_ part: Part) { parts.append(part) }

    /// The scene projected to the plane z = 0.
    func node(scale: CGFloat) -> RenderNode? {
        let faces = parts.enumerated().compactMap { index, part in
            SpaceFace(part: index, rect: part.node.bounds, matrix: part.matrix)
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

/// A flat polygon in space: the outline of a node, or a piece of it after cutting.
struct SpaceFace {
    /// The index of the part that the polygon belongs to.
    let part: Int
    private var points: [Vector3]
    /// The polygon with a margin of 1 point on each side, cut in the same way. Used as a clip, it leaves the outer edges antialiased; only cuts are hard edges.
    private var loosePoints: [Vector3]
    private let normal: Vector3
    private let distance: CGFloat

    /// The maximum distance, in points, of a corner that is considered to be on a plane.
    static let thickness: CGFloat = 1e-3

    /// Creates the polygon of `rect`, transformed by `matrix`; nil if it is behind the viewer or seen edge-on.
    init?(part: Int, rect: CGRect, matrix m: CATransform3D) {
        let points = SpaceFace.corners(of: rect, m)
        guard points.count >= 3 else { return nil }
        // Newell's method: the normal depends on every corner.
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
        loosePoints = SpaceFace.corners(of: rect.insetBy(dx: -1, dy: -1), m)
        self.normal = normal
        let middle = points.reduce(Vector3(0, 0, 0), +) * (1 / CGFloat(points.count))
        distance = normal.dot(middle)
    }

    /// The corners of `rect` after the perspective division, clipped to the part in front of the viewer.
    private static func corners(of rect: CGRect, _ m: CATransform3D) -> [Vector3] {
        var corners: [(point: Vector3, w: CGFloat)] = rect.corners.map { p in
            (
                Vector3(p.x * m.m11 + p.y * m.m21 + m.m41, p.x * m.m12 + p.y * m.m22 + m.m42, p.x * m.m13 + p.y * m.m23 + m.m43),
                p.x * m.m14 + p.y * m.m24 + m.m44
            )
        }
        let near: CGFloat = 1e-3
        if corners.contains(where: { $0.w < near }) {
            var clipped: [(point: Vector3, w: CGFloat)] = []
            for (index, corner) in corners.enumerated() {
                let next = corners[(index + 1) % corners.count]
                if corner.w >= near { clipped.append(corner) }
                if (corner.w < near) != (next.w < near) {
                    let t = (corner.w - near) / (corner.w - next.w)
                    clipped.append((corner.point + (next.point - corner.point) * t, near))
                }
            }
            corners = clipped
        }
        return corners.map { $0.point * (1 / $0.w) }
    }

    /// The corners of the face's polygon after perspective projection. The face's rectangle is enlarged by 1 point on each side.
    var outline: [CGPoint] { loosePoints.map { CGPoint(x: $0.x, y: $0.y) } }

    /// The signed distance of a point from the face's plane; positive in front of it.
    private func height(of point: Vector3) -> CGFloat { normal.dot(point) - distance }

    /// Sorts the faces from the farthest to the nearest and cuts those that intersect (a binary space partition).
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
                behind.append(face.cut(by: plane, sign: -1))
                before.append(face.cut(by: plane, sign: 1))
            }
        }
        return ordered(behind) + level.sorted { $0.part < $1.part } + ordered(before)
    }

    /// The part in front of (1) or behind (−1) another face's plane.
    private func cut(by plane: SpaceFace, sign: CGFloat) -> SpaceFace {
        func cut(_ points: [Vector3]) -> [Vector3] {
            var result: [Vector3] = []
            for (index, point) in points.enumerated() {
                let next = points[(index + 1) % points.count]
                let (a, b) = (plane.height(of: point) * sign, plane.height(of: next) * sign)
                if a >= 0 { result.append(point) }
                if (a < 0) != (b < 0) { result.append(point + (next - point) * (a / (a - b))) }
            }
            return result
        }
        var result = self
        result.points = cut(points)
        result.loosePoints = cut(loosePoints)
        return result
    }
}
