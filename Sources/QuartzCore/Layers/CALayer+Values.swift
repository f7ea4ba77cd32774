import Foundation

extension CALayer {
    func layerValue(_ key: LayerKey, presented: Bool) -> AnimatableValue? {
        if presented, let animations { return animations.presented[key] }
        return values[key]
    }

    func presentLayerValue(_ key: LayerKey, _ value: AnimatableValue) {
        animations?.presented[key] = value
    }

    func copyLayerProperties(from other: CALayer) {
        values = other.shownValues(true)
        givenColors = other.givenColors
        timing = other.timing
        contentsGravity = other.contentsGravity
        contentsScale = other.contentsScale
        magnificationFilter = other.magnificationFilter
        minificationFilter = other.minificationFilter
        shouldRasterize = other.shouldRasterize
        rasterizationScale = other.rasterizationScale
        maskedCorners = other.maskedCorners
        cornerCurve = other.cornerCurve
        isOpaque = other.isOpaque
        needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
        delegate = other.delegate
        name = other.name
        customValues = other.shownCustomValues
    }
}

extension LayerValues {
    /// A property by its key; nil for one that layers of the base class do not animate.
    subscript(key: LayerKey) -> AnimatableValue? {
        get {
            switch key {
            case .bounds: .rect(bounds)
            case .position: .point(position)
            case .zPosition: .number(zPosition)
            case .anchorPoint: .point(anchorPoint)
            case .anchorPointZ: .number(anchorPointZ)
            case .transform: .transform(transform)
            case .sublayerTransform: .transform(sublayerTransform)
            case .contents: contentsFade.map { .images($0) } ?? .image(contents)
            case .contentsRect: .rect(contentsRect)
            case .contentsCenter: .rect(contentsCenter)
            case .backgroundColor: .color(backgroundColor ?? .clear)
            case .cornerRadius: .number(cornerRadius)
            case .borderWidth: .number(borderWidth)
            case .borderColor: .color(borderColor ?? .clear)
            case .opacity: .number(opacity)
            case .hidden: .number(isHidden ? 1 : 0)
            case .masksToBounds: .number(masksToBounds ? 1 : 0)
            case .doubleSided: .number(isDoubleSided ? 1 : 0)
            case .shadowColor: .color(shadowColor ?? .clear)
            case .shadowOpacity: .number(shadowOpacity)
            case .shadowRadius: .number(shadowRadius)
            case .shadowOffset: .size(shadowOffset)
            case .shadowPath: .path(shadowPath)
            default: nil
            }
        }
        set {
            guard let newValue else { return }
            switch (key, newValue) {
            case (.bounds, .rect(let value)): bounds = value
            case (.position, .point(let value)): position = value
            case (.zPosition, .number(let value)): zPosition = value
            case (.anchorPoint, .point(let value)): anchorPoint = value
            case (.anchorPointZ, .number(let value)): anchorPointZ = value
            case (.transform, .transform(let value)): transform = value
            case (.sublayerTransform, .transform(let value)): sublayerTransform = value
            case (.contents, .image(let value)): (contents, contentsFade) = (value, nil)
            case (.contents, .images(let fade)): (contents, contentsFade) = (fade.to, fade)
            case (.contentsRect, .rect(let value)): contentsRect = value
            case (.contentsCenter, .rect(let value)): contentsCenter = value
            case (.backgroundColor, .color(let value)): backgroundColor = value
            case (.cornerRadius, .number(let value)): cornerRadius = value
            case (.borderWidth, .number(let value)): borderWidth = value
            case (.borderColor, .color(let value)): borderColor = value
            case (.opacity, .number(let value)): opacity = value
            case (.hidden, .number(let value)): isHidden = value >= 0.5
            case (.masksToBounds, .number(let value)): masksToBounds = value >= 0.5
            case (.doubleSided, .number(let value)): isDoubleSided = value >= 0.5
            case (.shadowColor, .color(let value)): shadowColor = value
            case (.shadowOpacity, .number(let value)): shadowOpacity = value
            case (.shadowRadius, .number(let value)): shadowRadius = value
            case (.shadowOffset, .size(let value)): shadowOffset = value
            case (.shadowPath, .path(let value)): shadowPath = value
            default: break
            }
        }
    }
}
