extension CGContext {
    /// Sets the fill colour.
    public func setFillColor(_ color: CGColor) {
        state.fillColor = color
    }

    /// Sets the stroke colour.
    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color
    }

    /// Sets the fill colour in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the stroke colour in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the fill colour to a gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(gray: gray, alpha: alpha)
    }

    /// Sets the stroke colour to a gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(gray: gray, alpha: alpha)
    }

    /// Sets the colour space of ``setFillColor(_:)-(UnsafePointer<CGFloat>)``. The fill colour becomes black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillColorSpace = space
        state.fillColor = CGColor.black
    }

    /// Sets the colour space of ``setStrokeColor(_:)-(UnsafePointer<CGFloat>)``. The stroke colour becomes black.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeColorSpace = space
        state.strokeColor = CGColor.black
    }

    /// Sets the fill colour from components and alpha in the fill colour space.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        guard let color = CGColor(colorSpace: state.fillColorSpace, components: components) else { return }
        state.fillColor = color
    }

    /// Sets the stroke colour from components and alpha in the stroke colour space.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        guard let color = CGColor(colorSpace: state.strokeColorSpace, components: components) else { return }
        state.strokeColor = color
    }

    /// Sets the opacity of all drawing, from 0 to 1. It is multiplied by the alpha of colours and images.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
    }

    /// Sets the blend mode.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
    }

    /// Sets the width of strokes, in user space.
    public func setLineWidth(_ width: CGFloat) {
        // Cairo's fixed-point numbers cannot represent a larger width. The limit has no visible effect.
        state.lineWidth = width > 0 ? min(width, 1e6) : 0
    }

    /// Sets the shape of the ends of strokes.
    public func setLineCap(_ cap: CGLineCap) {
        state.lineCap = cap
    }

    /// Sets the shape of the corners of strokes.
    public func setLineJoin(_ join: CGLineJoin) {
        state.lineJoin = join
    }

    /// Sets the maximum length of miter joins, in line widths.
    public func setMiterLimit(_ limit: CGFloat) {
        state.miterLimit = limit > 1 ? min(limit, 1e6) : 1
    }

    /// Sets the dash pattern: alternating lengths of dashes and gaps in user space, starting at the offset `phase`. With an empty array, strokes are solid.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.dashPhase = phase
        state.dashLengths = lengths
    }

    /// Sets the maximum deviation of drawn curves from the exact ones, in pixels.
    public func setFlatness(_ flatness: CGFloat) {
        state.flatness = flatness
    }

    /// The interpolation of scaled images.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// Sets whether edges are antialiased.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.antialiases = shouldAntialias
    }

    /// Sets whether edges are antialiased.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        state.antialiases = allowsAntialiasing
    }

    /// Sets the shadow of all drawing. The offset and the blur are in the initial user space, so the current matrix does not affect them. A nil colour removes
    /// the shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.rgba.alpha > 0, offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
            state.shadow = nil
            return
        }
        // Limits the blur: a wider one would look the same but cost more.
        state.shadow = GraphicsState.Shadow(offset: offset, blur: min(max(0, blur), 1000), color: color)
    }

    /// Sets a black shadow with an opacity of one third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }
}
