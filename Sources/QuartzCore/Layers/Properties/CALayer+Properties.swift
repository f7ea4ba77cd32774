import Foundation

extension LayerProperty {
    // Geometry.
    static let bounds = LayerProperty(
        "bounds", at: \.bounds, damage: .shape, effects: [.placesLayer, .placesSublayers, .resizes]
    ) { layer, value, _ in layer.bounds = value }
    static let position = LayerProperty("position", at: \.position, effects: .placesLayer) { layer, value, _ in layer.position = value }
    static let zPosition = LayerProperty("zPosition", at: \.zPosition, effects: [.placesLayer, .reorders]) { layer, value, _ in
        layer.zPosition = value
    }
    static let anchorPoint = LayerProperty(
        "anchorPoint", at: \.anchorPoint, effects: [.placesLayer, .placesSublayers]
    ) { layer, value, _ in layer.anchorPoint = value }
    static let anchorPointZ = LayerProperty(
        "anchorPointZ", at: \.anchorPointZ, effects: .placesLayer, animatesImplicitly: false
    ) { layer, value, _ in layer.anchorPointZ = value }
    static let transform = LayerProperty("transform", at: \.transform, effects: [.placesLayer, .reorders]) { layer, value, _ in
        layer.transform = value
    }
    static let sublayerTransform = LayerProperty(
        "sublayerTransform", at: \.sublayerTransform, effects: .placesSublayers
    ) { layer, value, _ in layer.sublayerTransform = value }

    // Visibility.
    static let hidden = LayerProperty(
        "hidden", otherNames: ["isHidden"], at: \.isHidden, effects: [.placesLayer, .hides]
    ) { layer, value, _ in layer.isHidden = value }
    static let doubleSided = LayerProperty("doubleSided", otherNames: ["isDoubleSided"], at: \.isDoubleSided) { layer, value, _ in
        layer.isDoubleSided = value
    }
    static let masksToBounds = LayerProperty("masksToBounds", at: \.masksToBounds) { layer, value, _ in layer.masksToBounds = value }
    static let opacity = LayerProperty("opacity", at: \.opacity, effects: .placesLayer) { layer, value, _ in
        layer.opacity = Float(value)
    }

    // Contents. Images are cross-faded.
    static let contents = LayerProperty(
        "contents", damage: .content, animatesImplicitly: true,
        access: Access(
            value: { layer, presented in
                let values = layer.shownValues(presented)
                return values.contentsFade.map { .images($0) } ?? .image(values.contents)
            },
            show: { layer, value in
                switch value {
                case .image(let image):
                    layer.animations?.presented.contents = image
                    layer.animations?.presented.contentsFade = nil
                case .images(let fade):
                    layer.animations?.presented.contents = fade.to
                    layer.animations?.presented.contentsFade = fade
                default: break
                }
            },
            set: { layer, _, given in layer.contents = given }))
    static let contentsRect = LayerProperty("contentsRect", at: \.contentsRect, damage: .content) { layer, value, _ in
        layer.contentsRect = value
    }
    static let contentsCenter = LayerProperty("contentsCenter", at: \.contentsCenter, damage: .content) { layer, value, _ in
        layer.contentsCenter = value
    }

    // Appearance.
    static let backgroundColor = LayerProperty("backgroundColor", at: \.backgroundColor, damage: .shape) { $0.backgroundColor = $1 }
    static let cornerRadius = LayerProperty("cornerRadius", at: \.cornerRadius, damage: .shape) { layer, value, _ in
        layer.cornerRadius = value
    }
    static let borderWidth = LayerProperty("borderWidth", at: \.borderWidth, damage: .content) { layer, value, _ in
        layer.borderWidth = value
    }
    static let borderColor = LayerProperty("borderColor", at: \.borderColor, damage: .content) { $0.borderColor = $1 }
    static let shadowColor = LayerProperty("shadowColor", at: \.shadowColor) { $0.shadowColor = $1 }
    static let shadowOpacity = LayerProperty("shadowOpacity", at: \.shadowOpacity) { layer, value, _ in
        layer.shadowOpacity = Float(value)
    }
    static let shadowRadius = LayerProperty("shadowRadius", at: \.shadowRadius, damage: .shadow) { layer, value, _ in
        layer.shadowRadius = value
    }
    static let shadowOffset = LayerProperty("shadowOffset", at: \.shadowOffset) { layer, value, _ in layer.shadowOffset = value }
    static let shadowPath = LayerProperty(
        "shadowPath", damage: .shadow, animatesImplicitly: true, isContinuous: true,
        access: Access(
            value: { layer, presented in .path(layer.shownValues(presented).shadowPath) },
            show: { layer, value in if case .path(let path) = value { layer.animations?.presented.shadowPath = path } },
            set: { layer, value, _ in if case .path(let path) = value { layer.shadowPath = path } }))
}

extension LayerProperties {
    /// The properties that every layer has.
    static let ofEveryLayer = LayerProperties().adding(
        [
            .bounds, .position, .zPosition, .anchorPoint, .anchorPointZ, .transform, .sublayerTransform, .hidden, .doubleSided,
            .masksToBounds, .opacity, .contents, .contentsRect, .contentsCenter, .backgroundColor, .cornerRadius, .borderWidth,
            .borderColor, .shadowColor, .shadowOpacity, .shadowRadius, .shadowOffset, .shadowPath,
        ],
        plain: [
            .value("frame", at: \CALayer.frame), .optional("name", at: \CALayer.name), .optional("mask", at: \CALayer.mask),
            .optional("sublayers", at: \CALayer.sublayers),
            PlainProperty(["superlayer"], value: { $0.superlayer }, set: { _, _ in false }),
            .flag("opaque", "isOpaque", at: \CALayer.isOpaque), .number("contentsScale", at: \CALayer.contentsScale),
            .option("contentsGravity", at: \CALayer.contentsGravity),
            .option("magnificationFilter", at: \CALayer.magnificationFilter),
            .option("minificationFilter", at: \CALayer.minificationFilter),
            .flag("shouldRasterize", at: \CALayer.shouldRasterize), .number("rasterizationScale", at: \CALayer.rasterizationScale),
            PlainProperty(["maskedCorners"], value: { $0.maskedCorners }) { layer, given in
                let number = PlainProperty.number(from: given).map { CACornerMask(rawValue: UInt(saturating: $0)) }
                guard let corners = given as? CACornerMask ?? number else { return false }
                layer.maskedCorners = corners
                return true
            },
            .option("cornerCurve", at: \CALayer.cornerCurve),
            .flag("needsDisplayOnBoundsChange", at: \CALayer.needsDisplayOnBoundsChange),
            .number("beginTime", at: \CALayer.beginTime), .number("duration", at: \CALayer.duration),
            .number("speed", at: \CALayer.speed), .number("timeOffset", at: \CALayer.timeOffset),
            .number("repeatCount", at: \CALayer.repeatCount), .number("repeatDuration", at: \CALayer.repeatDuration),
            .flag("autoreverses", at: \CALayer.autoreverses), .option("fillMode", at: \CALayer.fillMode),
        ])
}
