import UIKit

/// The map that the scroll view zooms. It shows only the tiles that are visible, at the level of detail of the zoom scale.
///
/// Other threads draw the tiles. Until a tile is drawn, a coarser one is visible below it.
final class TiledMapView: UIView {
    typealias TileSource = @Sendable (_ tile: Tile, _ isDark: Bool) async -> UIImage?

    static let side: CGFloat = 1024
    private let source: TileSource
    private(set) var tiles: [Tile: UIImageView] = [:]
    private var requests: [Tile: Task<Void, Never>] = [:]
    private var cache: [Tile: UIImage] = [:]
    private var needed: Set<Tile> = []
    private var isDark: Bool { traitCollection.userInterfaceStyle == .dark }

    init(source: @escaping TileSource) {
        self.source = source
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (map: TiledMapView, _: UITraitCollection) in map.redraw() }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows an area of the map at a zoom scale.
    func show(_ area: CGRect, zoomScale: CGFloat) {
        let level = min(max(Int(log2(Self.side * zoomScale / CGFloat(Tile.side)).rounded(.up)), 0), 12)
        // The only tile of level 0 stays below all others.
        needed = Set([Tile(level: 0, column: 0, row: 0)] + Tile.tiles(in: area, onMapOf: Self.side, level: level))
        for (tile, request) in requests where !needed.contains(tile) {
            request.cancel()
            requests[tile] = nil
        }
        for tile in needed where tiles[tile] == nil && requests[tile] == nil {
            if let image = cache[tile] { add(image, for: tile) } else { request(tile) }
        }
        removeCoveredTiles()
    }

    private func request(_ tile: Tile) {
        requests[tile] = Task { [weak self, source, isDark] in
            guard !Task.isCancelled else { return }
            let image = await source(tile, isDark)
            guard let self, let image, !Task.isCancelled else { return }
            requests[tile] = nil
            if cache.count > 300 { cache.removeAll() }
            cache[tile] = image
            add(image, for: tile)
            removeCoveredTiles()
        }
    }

    private func add(_ image: UIImage, for tile: Tile) {
        let view = UIImageView(image: image)
        view.frame = tile.frame(onMapOf: Self.side)
        view.layer.zPosition = CGFloat(tile.level)
        tiles[tile] = view
        insertSubview(view, at: 0)
    }

    /// Removes the tiles of other levels when all visible ones are drawn.
    private func removeCoveredTiles() {
        guard requests.isEmpty else { return }
        for (tile, view) in tiles where !needed.contains(tile) {
            view.removeFromSuperview()
            tiles[tile] = nil
        }
    }

    private func redraw() {
        for request in requests.values { request.cancel() }
        for view in tiles.values { view.removeFromSuperview() }
        (requests, tiles, cache) = ([:], [:], [:])
        for tile in needed { request(tile) }
    }
}
