import Foundation

/// Properties that have a key but cannot be animated. A text layer's are on other layers keys as any that the program may use.
enum PlainKey: String {
    case frame, name, mask, opaque, isOpaque, contentsScale, contentsGravity, magnificationFilter, minificationFilter, maskedCorners,
        cornerCurve
    case shouldRasterize, rasterizationScale, needsDisplayOnBoundsChange, sublayers, superlayer
    case string, font, isWrapped, wrapped, alignmentMode, truncationMode
    case beginTime, duration, speed, timeOffset, repeatCount, repeatDuration, autoreverses, fillMode
}

extension CALayer {
    /// The property of the layer whose key is `key`.
    func plainKey(_ key: String) -> PlainKey? {
        guard let plain = PlainKey(rawValue: key) else { return nil }
        switch plain {
        case .string, .font, .isWrapped, .wrapped, .alignmentMode, .truncationMode: return self is CATextLayer ? plain : nil
        default: return plain
        }
    }

    func plainValue(_ key: PlainKey) -> Any? {
        switch key {
        case .frame: frame
        case .name: name
        case .mask: mask
        case .opaque, .isOpaque: isOpaque
        case .contentsScale: contentsScale
        case .contentsGravity: contentsGravity
        case .magnificationFilter: magnificationFilter
        case .minificationFilter: minificationFilter
        case .shouldRasterize: shouldRasterize
        case .rasterizationScale: rasterizationScale
        case .maskedCorners: maskedCorners
        case .cornerCurve: cornerCurve
        case .needsDisplayOnBoundsChange: needsDisplayOnBoundsChange
        case .sublayers: sublayers
        case .superlayer: superlayer
        case .string: (self as? CATextLayer)?.string
        case .font: (self as? CATextLayer)?.font
        case .isWrapped, .wrapped: (self as? CATextLayer)?.isWrapped
        case .alignmentMode: (self as? CATextLayer)?.alignmentMode
        case .truncationMode: (self as? CATextLayer)?.truncationMode
        case .beginTime: beginTime
        case .duration: duration
        case .speed: speed
        case .timeOffset: timeOffset
        case .repeatCount: repeatCount
        case .repeatDuration: repeatDuration
        case .autoreverses: autoreverses
        case .fillMode: fillMode
        }
    }

    /// Whether `value` is one for `key`, and was set.
    func setPlainValue(_ key: PlainKey, _ value: Any?) -> Bool {
        func read<Value>(_ set: (Value) -> Void) -> Bool {
            guard let value = value as? Value else { return false }
            set(value)
            return true
        }
        func number(_ set: (Double) -> Void) -> Bool {
            guard let value, case .number(let number)? = AnimatableValue.number(0).reading(value) else { return false }
            set(Double(number))
            return true
        }
        func flag(_ set: (Bool) -> Void) -> Bool { number { set($0 != 0) } }
        func text(_ set: (String) -> Void) -> Bool { read(set) }
        switch key {
        case .frame: return read { frame = $0 }
        case .name:
            name = value as? String
            return value == nil || value is String
        case .mask:
            mask = value as? CALayer
            return value == nil || value is CALayer
        case .opaque, .isOpaque: return flag { isOpaque = $0 }
        case .contentsScale: return number { contentsScale = CGFloat($0) }
        case .contentsGravity:
            return read { contentsGravity = $0 } || text { contentsGravity = CALayerContentsGravity(rawValue: $0) }
        case .magnificationFilter:
            return read { magnificationFilter = $0 } || text { magnificationFilter = CALayerContentsFilter(rawValue: $0) }
        case .minificationFilter:
            return read { minificationFilter = $0 } || text { minificationFilter = CALayerContentsFilter(rawValue: $0) }
        case .shouldRasterize: return flag { shouldRasterize = $0 }
        case .rasterizationScale: return number { rasterizationScale = CGFloat($0) }
        case .maskedCorners:
            return read { maskedCorners = $0 } || number { maskedCorners = CACornerMask(rawValue: UInt(max($0, 0))) }
        case .cornerCurve: return read { cornerCurve = $0 } || text { cornerCurve = CALayerCornerCurve(rawValue: $0) }
        case .needsDisplayOnBoundsChange: return flag { needsDisplayOnBoundsChange = $0 }
        case .sublayers:
            sublayers = value as? [CALayer]
            return value == nil || value is [CALayer]
        case .superlayer: return false
        case .string, .font, .isWrapped, .wrapped, .alignmentMode, .truncationMode:
            guard let layer = self as? CATextLayer else { return false }
            switch key {
            case .string: layer.string = value
            case .font: layer.font = value
            case .alignmentMode:
                return read { layer.alignmentMode = $0 } || text { layer.alignmentMode = CATextLayerAlignmentMode(rawValue: $0) }
            case .truncationMode:
                return read { layer.truncationMode = $0 } || text { layer.truncationMode = CATextLayerTruncationMode(rawValue: $0) }
            default: return flag { layer.isWrapped = $0 }
            }
            return true
        case .beginTime: return number { beginTime = $0 }
        case .duration: return number { duration = $0 }
        case .speed: return number { speed = Float($0) }
        case .timeOffset: return number { timeOffset = $0 }
        case .repeatCount: return number { repeatCount = Float($0) }
        case .repeatDuration: return number { repeatDuration = $0 }
        case .autoreverses: return flag { autoreverses = $0 }
        case .fillMode: return read { fillMode = $0 } || text { fillMode = CAMediaTimingFillMode(rawValue: $0) }
        }
    }
}
