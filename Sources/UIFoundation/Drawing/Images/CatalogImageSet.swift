import CoreGraphics
import Foundation
import Synchronization

/// An image set of an asset catalog.
final class CatalogImageSet: Sendable {
    private struct Contents: Decodable, Sendable {
        var images: [Member]?
        var symbols: [Member]?
        var properties: Properties?
    }

    private struct Properties: Decodable, Sendable {
        var intent: String?
        var preservesVectors: Bool?
        enum CodingKeys: String, CodingKey {
            case intent = "template-rendering-intent"
            case preservesVectors = "preserves-vector-representation"
        }
    }

    private struct Insets: Decodable, Sendable {
        var top: Double?
        var left: Double?
        var bottom: Double?
        var right: Double?

        /// The insets in points, for a member with the given scale in pixels per point.
        func insets(_ scale: CGFloat) -> UIEdgeInsets {
            func points(_ pixels: Double?) -> CGFloat { CGFloat(min(max(pixels ?? 0, 0), 100_000)) / scale }
            return UIEdgeInsets(top: points(top), left: points(left), bottom: points(bottom), right: points(right))
        }
    }

    private struct Resizing: Decodable, Sendable {
        struct Center: Decodable, Sendable { var mode: String? }
        var mode: String?
        var center: Center?
        var caps: Insets?
        enum CodingKeys: String, CodingKey {
            case mode, center
            case caps = "cap-insets"
        }
    }

    private struct Member: Decodable, Sendable {
        var filename: String?
        var conditions: CatalogConditions
        var resizing: Resizing?
        var alignment: Insets?

        enum CodingKeys: String, CodingKey {
            case filename, resizing
            case alignment = "alignment-insets"
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            filename = try values.decodeIfPresent(String.self, forKey: .filename)
            resizing = try values.decodeIfPresent(Resizing.self, forKey: .resizing)
            alignment = try values.decodeIfPresent(Insets.self, forKey: .alignment)
            conditions = try CatalogConditions(from: decoder)
        }

        var isVector: Bool { filename.map { $0.lowercased().hasSuffix(".pdf") || $0.lowercased().hasSuffix(".svg") } ?? false }
    }

    private struct ImageKey: Hashable {
        var filename: String
        var scale: CGFloat
    }

    private let folder: String
    private let members: [Member]
    private let renderingMode: UIImage.RenderingMode
    private let isSymbol: Bool
    /// Whether vector images are rasterized again for larger sizes.
    private let preservesVectors: Bool
    /// The decoded images. Nil for unreadable files.
    private let known = Mutex<[ImageKey: UIImage?]>([:])

    /// The set in a folder. Nil if its description is unreadable or contains no images.
    init?(folder: String, isSymbol: Bool) {
        guard let contents = AssetCatalogs.contents(Contents.self, of: folder) else { return nil }
        members = (contents.images ?? contents.symbols ?? []).filter { $0.filename != nil }
        guard !members.isEmpty else { return nil }
        self.folder = folder
        self.isSymbol = isSymbol
        preservesVectors = contents.properties?.preservesVectors ?? false
        switch contents.properties?.intent {
        case "template": renderingMode = .alwaysTemplate
        case "original": renderingMode = .alwaysOriginal
        default: renderingMode = isSymbol ? .alwaysTemplate : .automatic
        }
    }

    /// The best image for traits. Nil without a readable image.
    func image(for traits: UITraitCollection, asset: UIImageAsset) -> UIImage? {
        let scale = traits.displayScale > 0 ? traits.displayScale : max(DisplayScale.main, 1)
        for member in members.best(for: traits, \.conditions).sorted(by: { Self.isBetter($0, $1, at: scale) }) {
            if let image = image(of: member, scale: scale) { return image.with { $0.asset = asset } }
        }
        return nil
    }

    /// The order of preference: vectors, then the display's scale, then larger scales, then smaller scales.
    private static func isBetter(_ one: Member, _ other: Member, at scale: CGFloat) -> Bool {
        func distance(_ member: Member) -> CGFloat {
            guard !member.isVector, let own = member.conditions.pixelsPerPoint else { return member.isVector ? -1 : 50 }
            return own >= scale ? own - scale : 20 - own
        }
        return distance(one) < distance(other)
    }

    private func image(of member: Member, scale: CGFloat) -> UIImage? {
        guard let filename = member.filename else { return nil }
        let pixels = member.isVector ? scale : member.conditions.pixelsPerPoint ?? 1
        let key = ImageKey(filename: filename, scale: pixels)
        if let image = known.withLock({ $0[key] }) { return image }
        let image = read(member, filename, pixels)
        known.withLock { $0[key] = .some(image) }
        return image
    }

    #if DEBUG
        /// The first file that cannot be read; nil if all can.
        var unreadableFile: String? {
            members.first { image(of: $0, scale: $0.conditions.pixelsPerPoint ?? 1) == nil }?.filename
        }
    #endif

    private func read(_ member: Member, _ filename: String, _ scale: CGFloat) -> UIImage? {
        guard let path = AssetCatalogs.path(of: filename, in: folder), let file = ImageFile(path, name: filename, scale: scale)
        else { return nil }
        var traits = UIImage.Traits(scale: scale)
        traits.renderingMode = renderingMode
        traits.isSymbol = isSymbol
        traits.vector = preservesVectors ? file.drawing : nil
        if let resizing = member.resizing {
            // Insets are in pixels of the member's own scale, if it has one.
            traits.capInsets = resizing.caps?.insets(member.conditions.pixelsPerPoint ?? 1) ?? .zero
            traits.resizingMode = resizing.center?.mode == "stretch" ? .stretch : .tile
            if resizing.mode == "3-part-horizontal" { (traits.capInsets.top, traits.capInsets.bottom) = (0, 0) }
            if resizing.mode == "3-part-vertical" { (traits.capInsets.left, traits.capInsets.right) = (0, 0) }
        }
        if let alignment = member.alignment { traits.alignmentRectInsets = alignment.insets(member.conditions.pixelsPerPoint ?? 1) }
        return UIImage(pixels: file.pixels, traits: traits)
    }
}
