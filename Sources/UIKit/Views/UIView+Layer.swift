extension UIView: LayerOwner {
    package var givesNoActions: Bool { AnimationBlocks.active == nil && !OverriddenMethods.of(type(of: self)).contains(.actions) }

    /// Sets ``contentScaleFactor``.
    func setContentScale(_ scale: CGFloat) {
        layer.contentsScale = scale
        setNeedsDisplay()
    }

    /// Creates a layer of ``layerClass``.
    static func makeLayer() -> CALayer {
        guard layerClass != CALayer.self else { return CALayer() }
        guard let layerClass = layerClass as? CALayer.Type else {
            assertionFailure("\(self).layerClass is \(layerClass), which is not a subclass of CALayer.")
            viewLog.error("\(self).layerClass is \(layerClass), which is not a subclass of CALayer. A CALayer is used.")
            return CALayer()
        }
        return CALayer.make(layerClass)
    }

    /// Whether the view's class draws content, so that the layer needs a bitmap.
    var drawsContent: Bool { OverriddenMethods.of(type(of: self)).contains(.drawing) }

    /// Schedules the first drawing and the first update of constraints, for classes that override them.
    func prepareForFirstFrame() {
        let methods = OverriddenMethods.of(type(of: self))
        if methods.contains(.drawing) { layer.setNeedsDisplay() }
        if methods.contains(.constraints) { listForUpdateConstraints() }
    }

    func drawContent(of layer: CALayer, in context: CGContext) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        currentTraits.asCurrentOnMain {
            drawsWithTint = UITraitCollection.notingTint { trackedDraw(context.boundingBoxOfClipPath) }.usesTint
        }
    }

    func updateLayerBackground() {
        let color = ownBackgroundColor?.resolvedColor(with: currentTraits).cgColor
        layer.backgroundColor = color
        layer.isOpaque = isOpaque && color?.alpha == 1
    }

    func updateContentsGravity() {
        layer.contentsGravity =
            switch contentMode {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
    }
}
