import CoreGraphics
import Testing

@Suite("Blurred shadows")
struct BlurTests {
    @Test("A blur approximates a Gaussian of the given radius", arguments: [1, 2, 3.5, 5, 6])
    func gaussian(radius: CGFloat) throws {
        // The blurred edge of a half plane is the Gaussian's integral.
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        let shadow = try #require(blurredShadow(of: path, bounds: .infinite, radius: radius, color: .black, scale: 1))
        for distance in stride(from: -2 * radius, through: 2 * radius, by: radius / 2) {
            let pixel = (distance - shadow.frame.minX).rounded(.down)
            let color = try #require(shadow.image.color(x: Int(pixel), y: shadow.image.height / 2))
            let center = pixel + 0.5 + shadow.frame.minX
            // A pixel has the mean value over its width.
            let integral = { (x: CGFloat) in 0.5 * erfc(-x / (radius * 2.0.squareRoot())) }
            let expected = (integral(center - 0.5) + 4 * integral(center) + integral(center + 0.5)) / 6
            #expect(isClose(color.alpha, expected, within: 0.03), "at \(center)")
        }
    }

    @Test("A blur with a large radius is stored with fewer pixels, at the same size and opacity")
    func wide() throws {
        let path = CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 200, height: 100), transform: nil)
        let shadow = try #require(blurredShadow(of: path, bounds: .infinite, radius: 30, color: red, scale: 2))
        #expect(shadow.image.width < 200)
        #expect(isClose(shadow.frame.midX, 110, within: 5) && isClose(shadow.frame.midY, 70, within: 5))
        #expect(shadow.frame.minX <= 10 - 90 + 5 && shadow.frame.maxX >= 210 + 90 - 5)
        let middle = try #require(shadow.image.color(x: shadow.image.width / 2, y: shadow.image.height / 2))
        #expect(middle.alpha > 0.7 && middle.red > 0.98)
    }

    @Test("A blur radius of zero returns the unblurred shape; an empty path returns nil")
    func edges() throws {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let sharp = try #require(blurredShadow(of: path, bounds: .infinite, radius: 0, color: .black, scale: 1))
        #expect(sharp.image.color(x: Int(5 - sharp.frame.minX), y: 5)?.alpha == 1)
        #expect(blurredShadow(of: CGPath(), bounds: .infinite, radius: 3, color: .black, scale: 1) == nil)
    }
}
