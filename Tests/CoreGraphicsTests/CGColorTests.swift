import CoreGraphics
import Testing
import UIKitTesting

@Suite("Colours")
struct CGColorTests {
    @Test("Converting a colour to a wide space and back restores it", arguments: [CGColorSpace.displayP3, CGColorSpace.linearSRGB])
    func roundTrip(name: String) throws {
        var numbers = SeededGenerator(seed: 3)
        let space = try #require(CGColorSpace(name: name))
        let srgb = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        for _ in 0..<100 {
            let color = CGColor(
                srgbRed: numbers.number(in: 0...1), green: numbers.number(in: 0...1), blue: numbers.number(in: 0...1),
                alpha: numbers.number(in: 0...1))
            let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
            let back = try #require(there.converted(to: srgb, intent: .defaultIntent, options: nil))
            for (a, b) in zip(color.components ?? [], back.components ?? []) { #expect(isClose(a, b, within: 1e-6)) }
        }
    }

    @Test("Display P3's red is outside of sRGB; its white equals sRGB's white")
    func wideColors() throws {
        let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
        let red = try #require(CGColor(colorSpace: wide, components: [1, 0, 0, 1]))
        let converted = try #require(red.converted(to: extended, intent: .defaultIntent, options: nil)?.components)
        // Expected values from Apple's conversion: 1.0931, −0.2267, −0.1501.
        #expect(isClose(converted[0], 1.0931, within: 1e-3))
        #expect(isClose(converted[1], -0.2267, within: 1e-3))
        #expect(isClose(converted[2], -0.1501, within: 1e-3))
        #expect(red.rgba == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
        let white = try #require(CGColor(colorSpace: wide, components: [1, 1, 1, 1]))
        #expect(isClose(white.rgba.red, 1) && isClose(white.rgba.green, 1) && isClose(white.rgba.blue, 1))
    }

    @Test("A gray colour has one component; converting to gray gives the luminance")
    func grays() throws {
        let gray = CGColor(gray: 0.5, alpha: 0.25)
        #expect(gray.components == [0.5, 0.25])
        #expect(gray.numberOfComponents == 2)
        #expect(gray.alpha == 0.25)
        #expect(gray.rgba == RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25))
        let space = CGColorSpaceCreateDeviceGray()
        let converted = try #require(green.converted(to: space, intent: .defaultIntent, options: nil)?.components)
        // The luminance of green is 0.7152, which is 0.8628 in sRGB's transfer function.
        #expect(isClose(converted[0], 0.8628, within: 1e-3))
    }

    @Test("Colours are equal if their colour spaces and components are equal")
    func equality() {
        #expect(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) == red)
        #expect(red != green)
        #expect(red.copy(alpha: 0.5) != red)
        #expect(red.copy(alpha: 0.5)?.alpha == 0.5)
        #expect(CGColor(gray: 1, alpha: 1) != CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
        #expect(CGColorSpace(name: "no such space") == nil)
    }
}
