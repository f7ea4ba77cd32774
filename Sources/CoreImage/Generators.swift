import Foundation
import UIFoundation

extension FilterDefinition {
    static let generators: [FilterDefinition] = [
        FilterDefinition(
            "CIQRCodeGenerator", "QR Code Generator", kCICategoryGenerator,
            [.other("inputMessage", "NSData", nil), .other("inputCorrectionLevel", "NSString", "M")]
        ) { filter in
            guard let data = filter.data("inputMessage"), let level = QRCode.Correction(letter: filter.text("inputCorrectionLevel")),
                let code = QRCode(data, correction: level)
            else { return nil }
            return CIImage(rows: code.modules, margin: 1)
        },
        FilterDefinition(
            "CICode128BarcodeGenerator", "Code 128 Barcode Generator", kCICategoryGenerator,
            [
                .other("inputMessage", "NSData", nil), .number("inputQuietSpace", 10, 0...100),
                .number("inputBarcodeHeight", 32, 1...500),
            ]
        ) { filter in
            guard let data = filter.data("inputMessage"), let code = Code128(data) else { return nil }
            let quiet = Array(repeating: false, count: Int(min(max(filter.number("inputQuietSpace"), 0), 1000)))
            let height = Int(min(max(filter.number("inputBarcodeHeight"), 1), 1000))
            return CIImage(rows: Array(repeating: quiet + code.modules + quiet, count: height), margin: 0)
        },
        FilterDefinition(
            "CIConstantColorGenerator", "Constant Color", kCICategoryGenerator, [.color(kCIInputColorKey, 1, 0, 0)]
        ) { filter in CIImage(color: filter.color(kCIInputColorKey)) },
        FilterDefinition(
            "CICheckerboardGenerator", "Checkerboard", kCICategoryGenerator,
            [
                .vector(kCIInputCenterKey, CIVector(x: 150, y: 150)), .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0),
                .number("inputWidth", 80, 0...800),
            ]
        ) { filter in
            let (first, second) = (filter.color("inputColor0"), filter.color("inputColor1"))
            let (center, width) = (filter.vector(kCIInputCenterKey), max(filter.number("inputWidth"), 1e-3))
            let (cx, cy) = (Float(center.x), Float(center.y))
            return CIImage(
                GeneratedSource { x, y, space in
                    let sum = ((x - cx) / width).rounded(.down) + ((y - cy) / width).rounded(.down)
                    return space.pixel(of: sum.truncatingRemainder(dividingBy: 2) == 0 ? first : second)
                }, extent: .infinite)
        },
        FilterDefinition(
            "CILinearGradient", "Linear Gradient", kCICategoryGradient,
            [
                .vector("inputPoint0", CIVector(x: 0, y: 0)), .vector("inputPoint1", CIVector(x: 200, y: 200)),
                .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0),
            ]
        ) { filter in
            let (start, end) = (filter.vector("inputPoint0"), filter.vector("inputPoint1"))
            let (first, last) = (filter.color("inputColor0"), filter.color("inputColor1"))
            let axis = SIMD2(Float(end.x - start.x), Float(end.y - start.y))
            let origin = SIMD2(Float(start.x), Float(start.y))
            let length = max((axis * axis).sum(), 1e-6)
            return CIImage(
                GeneratedSource { x, y, space in
                    let share = ((SIMD2(x, y) - origin) * axis).sum() / length
                    return mix(space.pixel(of: first), space.pixel(of: last), min(max(share, 0), 1))
                }, extent: .infinite)
        },
        FilterDefinition(
            "CIRadialGradient", "Radial Gradient", kCICategoryGradient,
            [
                .vector(kCIInputCenterKey, CIVector(x: 150, y: 150)), .number("inputRadius0", 5, 0...800),
                .number("inputRadius1", 100, 0...800), .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0),
            ]
        ) { filter in
            let (first, last) = (filter.color("inputColor0"), filter.color("inputColor1"))
            let center = filter.vector(kCIInputCenterKey)
            let origin = SIMD2(Float(center.x), Float(center.y))
            let (inner, outer) = (filter.number("inputRadius0"), filter.number("inputRadius1"))
            return CIImage(
                GeneratedSource { x, y, space in
                    let offset = SIMD2(x, y) - origin
                    let distance = (offset * offset).sum().squareRoot()
                    let share = inner == outer ? (distance < inner ? 0 : 1) : (distance - inner) / (outer - inner)
                    return mix(space.pixel(of: first), space.pixel(of: last), min(max(share, 0), 1))
                }, extent: .infinite)
        },
    ]
}

extension CIImage {
    /// Creates a black and white image of a code, with one pixel for each module and a white margin. Transforms repeat its pixels.
    fileprivate convenience init?(rows: [[Bool]], margin: Int) {
        let (width, height) = ((rows.first?.count ?? 0) + 2 * margin, rows.count + 2 * margin)
        guard let store = PixelStore(width: width, height: height) else { return nil }
        for y in 0..<height { for x in 0..<width { store.row(y)[x] = 0xFFFF_FFFF } }
        for (y, row) in rows.enumerated() {
            for (x, isDark) in row.enumerated() where isDark { store.row(y + margin)[x + margin] = 0xFF00_0000 }
        }
        self.init(
            BitmapSource(image: CGImage(store: store, isOpaque: true)), extent: CGRect(x: 0, y: 0, width: width, height: height),
            isNearest: true)
    }
}
