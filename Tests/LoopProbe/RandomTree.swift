import GameplayKit
import UIKit

/// A tree of random layers, with random changes. Trees with equal seeds are equal, whether or not frames are drawn between the changes.
@MainActor
final class RandomTree {
    let root = CALayer()
    private let random: GKMersenneTwisterRandomSource
    private var layers: [CALayer] = []
    private let size: CGSize
    private static let firstCount = 16
    private static let largestCount = 40
    /// Maximum depth. Deeper trees of clips and group opacities would make the test slower without finding more errors.
    private static let largestDepth = 4

    init(seed: UInt64, size: CGSize) {
        self.size = size
        random = GKMersenneTwisterRandomSource(seed: seed)
        root.frame = CGRect(origin: .zero, size: size)
        root.backgroundColor = UIColor.white.cgColor
        root.masksToBounds = true
        withoutActions {
            for _ in 0..<Self.firstCount { add() }
        }
    }

    /// Makes one to three changes, without animations.
    func change() {
        withoutActions {
            for _ in 0...random.nextInt(upperBound: 3) { changeOnce() }
        }
    }

    private func withoutActions(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    // MARK: Random values

    private func number(_ lowest: CGFloat, _ highest: CGFloat) -> CGFloat {
        lowest + (highest - lowest) * CGFloat(random.nextUniform())
    }

    /// A random number. Half of the numbers are integers.
    private func coordinate(_ lowest: CGFloat, _ highest: CGFloat) -> CGFloat {
        let number = number(lowest, highest)
        return random.nextBool() ? number : number.rounded()
    }

    private func one<Element>(of elements: [Element]) -> Element { elements[random.nextInt(upperBound: elements.count)] }

    private func color() -> CGColor {
        UIColor(red: number(0, 1), green: number(0, 1), blue: number(0, 1), alpha: one(of: [0.5, 1, 1])).cgColor
    }

    private func position() -> CGPoint { CGPoint(x: coordinate(-20, size.width), y: coordinate(-20, size.height)) }

    private func bounds() -> CGSize { CGSize(width: coordinate(12, 120), height: coordinate(10, 90)) }

    private func image() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let colors = [color(), color(), color()]
        return UIGraphicsImageRenderer(size: CGSize(width: 24, height: 18), format: format).image { context in
            context.cgContext.setFillColor(colors[0])
            context.fill(CGRect(x: 0, y: 0, width: 24, height: 18))
            context.cgContext.setFillColor(colors[1])
            context.fill(CGRect(x: 4, y: 4, width: 8, height: 10))
            context.cgContext.setFillColor(colors[2])
            context.cgContext.fillEllipse(in: CGRect(x: 13, y: 5, width: 9, height: 9))
        }
    }

    // MARK: Layers

    private func add() {
        guard layers.count < Self.largestCount else { return }
        let layer = makeLayer()
        layer.bounds.size = bounds()
        layer.position = position()
        insert(layer, under: one(of: [root] + layers.filter { depth(of: $0) < Self.largestDepth }))
        layers.append(layer)
    }

    private func insert(_ layer: CALayer, under parent: CALayer) {
        parent.insertSublayer(layer, at: UInt32(random.nextInt(upperBound: (parent.sublayers?.count ?? 0) + 1)))
    }

    private func depth(of layer: CALayer) -> Int {
        var depth = 0
        var above = layer.superlayer
        while let current = above {
            depth += 1
            above = current.superlayer
        }
        return depth
    }

    private func makeLayer() -> CALayer {
        switch random.nextInt(upperBound: 10) {
        case 0: makeGradient()
        case 1: makeText()
        case 2: makeShape()
        case 3: makeReplicator()
        case 4: makeImage()
        case 5: makeFade()
        case 6: makeShadow()
        case 7: makePattern()
        default: makeColor()
        }
    }

    private func makeColor() -> CALayer {
        let layer = CALayer()
        layer.backgroundColor = color()
        layer.cornerRadius = one(of: [0, 0, 6, 9.5])
        layer.masksToBounds = random.nextBool()
        if random.nextBool() {
            layer.borderWidth = one(of: [1, 2, 3.5])
            layer.borderColor = color()
        }
        return layer
    }

    private func makeGradient() -> CALayer {
        let layer = CAGradientLayer()
        layer.type = one(of: [.axial, .radial])
        layer.colors = [color(), color(), color()]
        if layer.type == .radial { layer.startPoint = CGPoint(x: 0.5, y: 0.5) }
        layer.endPoint = CGPoint(x: 1, y: 1)
        layer.cornerRadius = one(of: [0, 8])
        return layer
    }

    private func makeText() -> CALayer {
        let layer = CATextLayer()
        layer.string = one(of: ["Lodestone", "AVATAR fi", "жизнь", "A longer text that is wrapped"])
        layer.fontSize = one(of: [12, 17, 24])
        layer.isWrapped = random.nextBool()
        layer.foregroundColor = color()
        layer.contentsScale = 1
        return layer
    }

    private func makeShape() -> CALayer {
        let layer = CAShapeLayer()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: number(0, 20), y: number(0, 20)))
        for _ in 0..<3 { path.addLine(to: CGPoint(x: number(0, 90), y: number(0, 70))) }
        path.close()
        path.append(UIBezierPath(ovalIn: CGRect(x: 20, y: 12, width: number(10, 60), height: number(10, 50))))
        layer.path = path.cgPath
        layer.fillColor = color()
        layer.strokeColor = color()
        layer.lineWidth = one(of: [1, 2.5, 4])
        return layer
    }

    /// A replicator layer with tinted instances.
    private func makeReplicator() -> CALayer {
        let layer = CAReplicatorLayer()
        layer.instanceCount = 4
        layer.instanceTransform = CATransform3DMakeTranslation(coordinate(10, 24), coordinate(-8, 8), 0)
        layer.instanceColor = UIColor(red: 1, green: 0.8, blue: 0.6, alpha: 1).cgColor
        layer.instanceRedOffset = -0.2
        layer.instanceAlphaOffset = random.nextBool() ? -0.2 : 0
        let part = CALayer()
        part.frame = CGRect(x: 4, y: 10, width: 14, height: 14)
        part.cornerRadius = one(of: [0, 7])
        part.backgroundColor = color()
        layer.addSublayer(part)
        return layer
    }

    private func makeImage() -> CALayer {
        let layer = CALayer()
        layer.contents = image().cgImage
        layer.contentsGravity = one(of: [.resize, .center, .resizeAspect])
        return layer
    }

    /// A paused fade between two images.
    private func makeFade() -> CALayer {
        let layer = CALayer()
        let fade = CABasicAnimation(keyPath: "contents")
        fade.fromValue = image().cgImage
        fade.toValue = image().cgImage
        fade.duration = 1
        fade.speed = 0
        fade.timeOffset = 0.4
        fade.fillMode = .both
        fade.isRemovedOnCompletion = false
        layer.contents = fade.toValue
        layer.add(fade, forKey: "fade")
        return layer
    }

    private func makeShadow() -> CALayer {
        let layer = makeColor()
        layer.masksToBounds = false
        layer.shadowOpacity = 0.6
        layer.shadowRadius = one(of: [2, 5])
        layer.shadowOffset = CGSize(width: 2, height: 4)
        return layer
    }

    /// A layer filled with copies of an image.
    private func makePattern() -> CALayer {
        let layer = CALayer()
        layer.backgroundColor = UIColor(patternImage: image()).cgColor
        return layer
    }

    // MARK: Changes

    private func changeOnce() {
        guard layers.count > 6 else { return add() }
        let layer = one(of: layers)
        switch random.nextInt(upperBound: 15) {
        case 0, 1: add()
        case 2: remove(layer)
        case 3: move(layer)
        case 4: layer.bounds.size = bounds()
        case 5: layer.bounds.origin = CGPoint(x: coordinate(-20, 20), y: coordinate(-20, 20))
        case 6: layer.backgroundColor = color()
        case 7: layer.opacity = one(of: [0, 0.4, 0.8, 1])
        case 8: layer.masksToBounds.toggle()
        case 9: layer.cornerRadius = one(of: [0, 5, 9.5])
        case 10: layer.setAffineTransform(transform())
        case 11: layer.isHidden.toggle()
        case 12: layer.shadowOpacity = layer.shadowOpacity > 0 ? 0 : 0.5
        default: layer.position = position()
        }
    }

    private func transform() -> CGAffineTransform {
        switch random.nextInt(upperBound: 4) {
        case 0: .identity
        case 1: CGAffineTransform(rotationAngle: number(-1, 1))
        case 2: CGAffineTransform(scaleX: number(0.5, 1.6), y: number(0.5, 1.6))
        default: CGAffineTransform(rotationAngle: .pi / 2)
        }
    }

    private func remove(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        layers.removeAll { $0 === layer || isBelow($0, layer) }
    }

    /// Moves a layer to another index among its siblings.
    private func move(_ layer: CALayer) {
        guard let parent = layer.superlayer else { return }
        layer.removeFromSuperlayer()
        insert(layer, under: parent)
    }

    private func isBelow(_ layer: CALayer, _ other: CALayer) -> Bool {
        var above = layer.superlayer
        while let current = above {
            if current === other { return true }
            above = current.superlayer
        }
        return false
    }
}
