extension CGContext {
    /// The colour of fills.
    public func setFillColor(_ color: CGColor) {
        state.fillColor = color
    }

    /// The colour of strokes.
    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color
    }

    /// The colour of fills, in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// The colour of strokes, in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// The colour of fills, a gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(gray: gray, alpha: alpha)
    }

    /// The colour of strokes, a gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(gray: gray, alpha: alpha)
    }

    /// The space of the numbers that ``setFillColor(_:)-(UnsafePointer<CGFloat>)`` takes; fills become black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillColorSpace = space
        state.fillColor = CGColor.black
    }

    /// The space of the numbers that ``setStrokeColor(_:)-(UnsafePointer<CGFloat>)`` takes; strokes become black.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeColorSpace = space
        state.strokeColor = CGColor.black
    }

    /// The colour of fills, from components and alpha in the fill colour space.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        guard let color = CGColor(colorSpace: state.fillColorSpace, components: components) else { return }
        state.fillColor = color
    }

    /// The colour of strokes, from components and alpha in the stroke colour space.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        guard let color = CGColor(colorSpace: state.strokeColorSpace, components: components) else { return }
        state.strokeColor = color
    }

    /// The fill colour as it is set.
    package var fillColor: CGColor { state.fillColor }

    /// The stroke colour as it is set.
    package var strokeColor: CGColor { state.strokeColor }

    /// How much everything drawn covers, from 0 to 1, on top of its own alpha.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
    }

    /// How what is drawn mixes with what is there.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
    }

    /// The width of strokes in user space.
    public func setLineWidth(_ width: CGFloat) {
        // Wider than any bitmap makes no difference, but does not fit into the numbers behind.
        state.lineWidth = width > 0 ? min(width, 1e6) : 0
    }

    /// How strokes end.
    public func setLineCap(_ cap: CGLineCap) {
        state.lineCap = cap
    }

    /// How strokes meet.
    public func setLineJoin(_ join: CGLineJoin) {
        state.lineJoin = join
    }

    /// Up to how many line widths a mitered corner may reach.
    public func setMiterLimit(_ limit: CGFloat) {
        state.miterLimit = limit > 1 ? min(limit, 1e6) : 1
    }

    /// Strokes become lines and gaps of the given lengths in user space, beginning `phase` into them; no lengths: whole strokes.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.dashPhase = phase
        state.dashLengths = lengths
    }

    /// How far a drawn curve may be from the true one, in pixels.
    public func setFlatness(_ flatness: CGFloat) {
        state.flatness = flatness
    }

    /// How smoothly images are scaled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// Whether edges that pass through a pixel cover it partly.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.antialiases = shouldAntialias
    }

    /// Whether edges that pass through a pixel cover it partly.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        state.antialiases = allowsAntialiasing
    }

    /// Everything drawn casts a shadow: moved by `offset` and blurred, both in the space in which the context began, whatever the matrix is
    /// now. No colour: no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.rgba.alpha > 0, offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
            state.shadow = nil
            return
        }
        // A blur of thousands of points is a uniform veil; so wide it would only cost.
        state.shadow = GraphicsState.Shadow(offset: offset, blur: min(max(0, blur), 1000), color: color)
    }

    /// Everything drawn casts a shadow of black at a third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }
}
