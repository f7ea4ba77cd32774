import CoreGraphics
import Foundation

/// The stack of UIKit's drawing contexts, one per thread. The innermost is last.
private final class GraphicsContextStack {
    struct Entry {
        var context: CGContext
        /// The number of pixels per point, and the scale of images made from the context.
        var scale: CGFloat
    }

    var entries: [Entry] = []

    /// The stack for the main actor, on which all views draw. It avoids the lookup in the thread's dictionary.
    /// `nonisolated(unsafe)` is safe here, because ``ofThread`` returns the stack only to code on the main actor.
    private nonisolated(unsafe) static let ofMainActor = GraphicsContextStack()

    static var ofThread: GraphicsContextStack {
        if MainActor.isCurrent { return ofMainActor }
        let key = "lodestone.graphicsContexts"
        if let known = Thread.current.threadDictionary[key] as? GraphicsContextStack { return known }
        let made = GraphicsContextStack()
        Thread.current.threadDictionary[key] = made
        return made
    }
}

/// The context of drawing calls that have no context parameter; nil outside of `draw(_:)` and of image contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsContextStack.ofThread.entries.last?.context
}

/// Pushes `context` onto the stack until the matching ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContextStack.ofThread.entries.append(.init(context: context, scale: context.scaleToDevice))
}

/// Pops the context of the last ``UIGraphicsPushContext(_:)``.
public func UIGraphicsPopContext() {
    _ = GraphicsContextStack.ofThread.entries.popLast()
}

/// Pushes a translucent bitmap context of `size` points at one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Pushes a bitmap context of `size` points. Scale 0 means the main screen's scale. An empty size pushes no context.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let pixels = scale > 0 ? scale : DisplayScale.main
    guard let context = CGContext(size: size, scale: pixels, opaque: opaque) else { return }
    GraphicsContextStack.ofThread.entries.append(.init(context: context, scale: pixels))
}

/// The content of the current context so far.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsContextStack.ofThread.entries.last, let image = entry.context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: entry.scale, orientation: .up)
}

/// Pops the context of ``UIGraphicsBeginImageContextWithOptions(_:_:_:)``.
public func UIGraphicsEndImageContext() {
    _ = GraphicsContextStack.ofThread.entries.popLast()
}

/// Fills `rect` of the current context with the fill colour and replaces the content there.
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills `rect` of the current context with the fill colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a frame one point wide inside `rect` with the current context's fill colour.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame one point wide inside `rect` with the current context's fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.addRect(rect)
    context.addRect(rect.insetBy(dx: 1, dy: 1))
    context.fillPath(using: .evenOdd)
    context.restoreGState()
}

/// Intersects the clip of the current context with `rect`.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension CGContext {
    /// The number of pixels per unit of the context's initial coordinate space.
    var scaleToDevice: CGFloat { initialScale }
}
