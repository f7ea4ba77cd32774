import CoreGraphics
import Foundation
import Synchronization

/// Draws symbols into bitmaps.
enum SymbolDrawing {
    /// The cache key of a symbol's bitmap.
    struct Request: Hashable, Sendable {
        var name: String
        var pointSize: CGFloat
        var weight: UIImage.SymbolWeight
        var scale: UIImage.SymbolScale
        var displayScale: CGFloat
        /// The colours of the levels, primary first. Empty for a template.
        var colors: [SymbolColor] = []
    }

    /// A bitmap, and the distance from the text's baseline down to the bitmap's bottom edge, in points.
    struct Result: Sendable {
        var image: CGImage
        var baselineOffset: CGFloat
        var mirrors: Bool
    }

    /// The maximum number of cached bitmaps.
    private static let capacity = 500
    private static let known = Mutex<[Request: Result]>([:])
    private static let missing = Mutex<Set<String>>([])

    /// The bitmap of a symbol. Nil for an unknown name, which is logged once.
    static func result(for request: Request) -> Result? {
        if let result = known.withLock({ $0[request] }) { return result }
        guard let entry = SymbolTable.entry(for: request.name) else {
            let isNew = missing.withLock { $0.count < 1000 && $0.insert(request.name).inserted }
            if isNew {
                drawingLog.warning("There is no system symbol \"\(request.name)\". Documentation/resources.md lists the available ones.")
            }
            return nil
        }
        guard let result = draw(entry, request) else { return nil }
        known.withLock {
            if $0.count >= capacity { $0.removeAll() }
            $0[request] = result
        }
        return result
    }

    // MARK: Geometry

    /// Points per grid unit for a symbol of one point.
    private static let unit: CGFloat = 0.0575
    /// The cap height of a font of one point.
    private static let capHeight: CGFloat = 0.705
    /// The margin around the drawing, in grid units.
    private static let margin: CGFloat = 0.6

    private static func draw(_ entry: SymbolTable.Entry, _ request: Request) -> Result? {
        let unit = unit * min(max(request.pointSize, 1), 2000) * request.scale.factor
        let pen = SymbolPen(width: request.weight.lineWidth, weight: request.weight.fontWeight())
        let ink = pen.ink(of: entry)
        guard !ink.isNull, ink.width > 0 else { return nil }
        // Extend equally above and below the center, so that the bitmap is centered on the cap height.
        let half = max(12 - ink.minY, ink.maxY - 12) + margin
        let area = CGRect(x: ink.minX - margin, y: 12 - half, width: ink.width + 2 * margin, height: 2 * half)
        let pixels = unit * request.displayScale
        let size = CGSize(width: (area.width * pixels).rounded(.up), height: (area.height * pixels).rounded(.up))
        func image(_ body: (CGContext) -> Void) -> CGImage? {
            guard let context = CGContext(size: size, scale: 1, opaque: false) else { return nil }
            context.translateBy(x: (size.width - area.width * pixels) / 2, y: (size.height - area.height * pixels) / 2)
            context.scaleBy(x: pixels, y: pixels)
            context.translateBy(x: -area.minX, y: -area.minY)
            body(context)
            return context.takeImage()
        }
        let template: (SymbolLevel?) -> CGImage? = { level in image { pen.draw(entry, level, in: $0, pixels: pixels) } }
        guard let image = request.colors.isEmpty ? template(nil) : colored(request.colors, size: size, template) else { return nil }
        let height = size.height / request.displayScale
        let baseline = height / 2 - capHeight * request.pointSize / 2
        return Result(image: image, baselineOffset: baseline, mirrors: entry.mirrors)
    }

    /// Draws the template of each level in the level's colour. If there are fewer colours than levels, the last colour applies.
    private static func colored(_ colors: [SymbolColor], size: CGSize, _ template: (SymbolLevel?) -> CGImage?) -> CGImage? {
        guard let context = CGContext(size: size, scale: 1, opaque: false), let primary = colors.first else { return nil }
        let rect = CGRect(origin: .zero, size: size)
        for (level, color) in [(SymbolLevel.secondary, colors.count > 1 ? colors[1] : primary), (.primary, primary)] {
            guard let mask = template(level), let layer = CGContext(size: size, scale: 1, opaque: false) else { return nil }
            layer.drawUpright(mask, in: rect)
            layer.setBlendMode(.sourceIn)
            layer.setFillColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
            layer.fill(rect)
            context.drawUpright(layer.takeImage(), in: rect)
        }
        return context.takeImage()
    }
}

/// The importance of a part of a symbol, which selects its colour.
enum SymbolLevel {
    /// Glyphs, details, slashes and badges.
    case primary
    /// Shapes around or behind the primary parts.
    case secondary
}

/// A colour of a symbol in sRGB, resolved.
struct SymbolColor: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
}

/// Draws the parts of a symbol with a single stroke width.
struct SymbolPen {
    /// The stroke width, in grid units.
    var width: CGFloat
    var weight: UIFont.Weight

    /// The scale of a symbol inside a circle or a square.
    private static let inner: CGFloat = 0.54
    private static let badge = CGPoint(x: 19, y: 18.5)
    private static let whole = CGRect(x: 2, y: 2, width: 20, height: 20)

    // MARK: Bounds

    /// The bounds of a symbol's drawing, in grid units.
    func ink(of entry: SymbolTable.Entry) -> CGRect {
        let parts = entry.parts.map { SymbolPart.parts(of: $0) } ?? []
        switch entry.variant {
        case .circle, .circleFill, .square, .squareFill: return Self.whole.insetBy(dx: -width / 2, dy: -width / 2)
        case .slash, .slashFill: return bounds(of: parts).union(CGRect(x: 2.5, y: 2.5, width: 19, height: 19))
        case .badgePlus, .badgeMinus: return bounds(of: parts).union(CGRect(x: 14.5, y: 14, width: 9, height: 9))
        case .plain, .fill: return bounds(of: parts)
        }
    }

    private func bounds(of parts: [SymbolPart]) -> CGRect {
        parts.reduce(CGRect.null) { ink, part in
            switch part.kind {
            case .gap: ink
            case .surface, .dot: ink.union(part.path.boundingBoxOfPath)
            default: ink.union(part.path.boundingBoxOfPath.insetBy(dx: -width / 2, dy: -width / 2))
            }
        }
    }

    // MARK: Drawing

    /// Draws a symbol, or its parts of one level, in black, in grid units. `pixels` is the number of pixels in a unit.
    func draw(_ entry: SymbolTable.Entry, _ level: SymbolLevel?, in context: CGContext, pixels: CGFloat) {
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.setFillColor(gray: 0, alpha: 1)
        context.setStrokeColor(gray: 0, alpha: 1)
        context.setLineWidth(width)
        let parts = entry.parts.map { SymbolPart.parts(of: $0) } ?? []
        switch entry.variant {
        case .plain: draw(parts, level, isFilled: false, in: context)
        case .fill: draw(parts, level, isFilled: true, in: context)
        case .slash, .slashFill:
            if level != .primary { draw(parts, isFilled: entry.variant == .slashFill, in: context) }
            drawSlash(in: context, cutsOnly: level == .secondary)
        case .badgePlus, .badgeMinus:
            if level != .primary { draw(parts, isFilled: false, in: context) }
            drawBadge(isPlus: entry.variant == .badgePlus, in: context, cutsOnly: level == .secondary)
        case .circle, .square:
            if level != .primary {
                context.addPath(outline(of: entry.variant))
                context.strokePath()
            }
            if level != .secondary { drawInner(entry, parts, in: context) }
        case .circleFill, .squareFill:
            if level == .primary { return drawInner(entry, parts, in: context) }
            context.addPath(outline(of: entry.variant))
            context.drawPath(using: .fillStroke)
            cutInner(entry, parts, outOf: context, pixels: pixels)
        }
    }

    /// Draws the parts of one level: shapes are secondary if there are other parts, which are primary.
    private func draw(_ parts: [SymbolPart], _ level: SymbolLevel?, isFilled: Bool, in context: CGContext) {
        let shapes = parts.filter { $0.kind == .shape }
        let others = parts.filter { $0.kind != .shape && $0.kind != .gap }
        let hasLevels = !shapes.isEmpty && !others.isEmpty
        switch level {
        case nil: draw(parts, isFilled: isFilled, in: context)
        case .primary: draw(hasLevels ? others : parts, isFilled: isFilled && !hasLevels, in: context)
        case .secondary:
            guard hasLevels else { return }
            draw(parts.filter { $0.kind == .shape || isFilled && $0.isCutOutOfFill }, isFilled: isFilled, in: context)
        }
    }

    private func draw(_ parts: [SymbolPart], isFilled: Bool, in context: CGContext) {
        for part in parts {
            let isCut = isFilled && part.isCutOutOfFill || part.kind == .gap
            context.setBlendMode(isCut ? .destinationOut : .normal)
            context.addPath(part.path)
            switch part.kind {
            case .surface, .dot: context.fillPath()
            case .solid: context.drawPath(using: .fillStroke)
            case .shape where isFilled: context.drawPath(using: .fillStroke)
            case .hole where isFilled: context.fillPath()
            case .gap:
                context.setLineWidth(3 * width)
                context.strokePath()
                context.setLineWidth(width)
            case .shape, .line, .detail, .hole: context.strokePath()
            }
        }
        context.setBlendMode(.normal)
    }

    private func outline(of variant: SymbolVariant) -> CGPath {
        switch variant {
        case .circle, .circleFill: CGPath(ellipseIn: Self.whole, transform: nil)
        default: CGPath(roundedRect: Self.whole, cornerWidth: 4.5, cornerHeight: 4.5, transform: nil)
        }
    }

    /// Draws the content of a circle or a square: the symbol, filled if possible, or a letter.
    private func drawInner(_ entry: SymbolTable.Entry, _ parts: [SymbolPart], in context: CGContext) {
        guard entry.parts != nil else { return drawText(entry.base, in: context) }
        context.saveGState()
        // Center the symbol's bounds.
        let ink = bounds(of: parts)
        context.translateBy(x: 12, y: 12)
        let scale = min(Self.inner, 12.4 / max(ink.width, ink.height, 1))
        context.scaleBy(x: scale, y: scale)
        context.translateBy(x: -ink.midX, y: -ink.midY)
        let pen = SymbolPen(width: width / scale * 0.9, weight: weight)
        context.setLineWidth(pen.width)
        pen.draw(parts, isFilled: true, in: context)
        context.restoreGState()
        context.setLineWidth(width)
    }

    private func cutInner(_ entry: SymbolTable.Entry, _ parts: [SymbolPart], outOf context: CGContext, pixels: CGFloat) {
        let side = (24 * pixels).rounded(.up)
        guard let own = CGContext(size: CGSize(width: side, height: side), scale: 1, opaque: false) else { return }
        own.scaleBy(x: pixels, y: pixels)
        own.setLineCap(.round)
        own.setLineJoin(.round)
        own.setFillColor(gray: 0, alpha: 1)
        own.setStrokeColor(gray: 0, alpha: 1)
        drawInner(entry, parts, in: own)
        context.saveGState()
        context.setBlendMode(.destinationOut)
        context.drawUpright(own.takeImage(), in: CGRect(x: 0, y: 0, width: side / pixels, height: side / pixels))
        context.restoreGState()
    }

    private func drawText(_ text: String, in context: CGContext) {
        let font = UIFont.systemFont(ofSize: text.count > 1 ? 9.5 : 12, weight: weight)
        let string = NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: UIColor.black])
        let size = string.size()
        UIGraphicsPushContext(context)
        // Center the capital letters vertically.
        let top = 12 + font.capHeight / 2 - font.ascender
        string.draw(at: CGPoint(x: 12 - size.width / 2, y: top))
        UIGraphicsPopContext()
    }

    private func drawSlash(in context: CGContext, cutsOnly: Bool) {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: 3, y: 3))
        line.addLine(to: CGPoint(x: 21, y: 21))
        context.setBlendMode(.destinationOut)
        context.setLineWidth(width * 3.2)
        context.addPath(line)
        context.strokePath()
        context.setBlendMode(.normal)
        context.setLineWidth(width)
        guard !cutsOnly else { return }
        context.addPath(line)
        context.strokePath()
    }

    private func drawBadge(isPlus: Bool, in context: CGContext, cutsOnly: Bool) {
        let center = Self.badge
        context.setBlendMode(.destinationOut)
        context.fillEllipse(in: CGRect(x: center.x - 5.8, y: center.y - 5.8, width: 11.6, height: 11.6))
        context.setBlendMode(.normal)
        guard !cutsOnly else { return }
        let sign = CGMutablePath()
        sign.move(to: CGPoint(x: center.x - 3.6, y: center.y))
        sign.addLine(to: CGPoint(x: center.x + 3.6, y: center.y))
        if isPlus {
            sign.move(to: CGPoint(x: center.x, y: center.y - 3.6))
            sign.addLine(to: CGPoint(x: center.x, y: center.y + 3.6))
        }
        context.addPath(sign)
        context.strokePath()
    }
}
