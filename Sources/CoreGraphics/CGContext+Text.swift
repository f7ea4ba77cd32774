extension CGContext {
    /// The position at which Core Text draws the next line, in user space. Drawing moves it to the end of the line.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set {
            textMatrix.tx = newValue.x
            textMatrix.ty = newValue.y
        }
    }
}
