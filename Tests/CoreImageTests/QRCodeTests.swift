import CoreGraphics
@testable import CoreImage
import Foundation
import Testing

@Suite("Codes")
struct QRCodeTests {
    private func lines(_ rows: [[Bool]]) -> [String] { rows.map { row in String(row.map { $0 ? "#" : "." }) } }

    /// The example of ISO/IEC 18004, annex I: the digits 01234567 in a symbol 1-M with the mask 010.
    @Test("The digits 01234567 give the symbol of the standard's example")
    func standardExample() throws {
        let code = try #require(QRCode(Data("01234567".utf8), correction: .medium))
        let data = QRCode.codewords(Array("01234567".utf8), mode: .numeric, version: 1, correction: .medium)
        #expect(data == [0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11])
        #expect(ReedSolomon.remainder(of: data, count: 10) == [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55])
        #expect(code.version == 1 && code.mask == 2)
        let expected = """
            #######..#.##.#######
            #.....#..####.#.....#
            #.###.#.#.....#.###.#
            #.###.#.##....#.###.#
            #.###.#.#.###.#.###.#
            #.....#.#...#.#.....#
            #######.#.#.#.#######
            ........#..##........
            #.#####..#..#.#####..
            ...#.#.##.#.#..#.##..
            ..#...##.#.#.#..#####
            ....#....#.....####..
            ...######..#.#..#....
            ........#.#####..##..
            #######..##.#.##.....
            #.....#.#.#####...#.#
            #.###.#.#...#..#.##..
            #.###.#.##..#..#.....
            #.###.#.#.##.#..#.#..
            #.....#........##.##.
            #######.####.#..#.#..
            """
        #expect(lines(code.modules) == expected.split(separator: "\n").map(String.init))
    }

    @Test("The format information of level M and mask 101 is the standard's example")
    func format() {
        #expect(QRMatrix.format(mask: 5, .medium) == 0b100_0000_1100_1110)
    }

    @Test("The version grows with the data, up to the capacity of version 40", arguments: QRCode.Correction.allCases)
    func capacity(correction: QRCode.Correction) throws {
        // The number of bytes in versions 1 and 40 (table 7 of the standard).
        let (first, last) = [(17, 2953), (14, 2331), (11, 1663), (7, 1273)][correction.rawValue]
        #expect(QRCode(Data(repeating: 0x61, count: first), correction: correction, mask: 0)?.version == 1)
        #expect(QRCode(Data(repeating: 0x61, count: first + 1), correction: correction, mask: 0)?.version == 2)
        #expect(QRCode(Data(repeating: 0x61, count: last), correction: correction, mask: 0)?.version == 40)
        #expect(QRCode(Data(repeating: 0x61, count: last + 1), correction: correction, mask: 0) == nil)
    }

    @Test("The alignment patterns of versions 2, 7, 32 and 40 are those of annex E")
    func alignment() {
        #expect(QRTables.alignment(1).isEmpty && QRTables.alignment(2) == [6, 18] && QRTables.alignment(7) == [6, 22, 38])
        #expect(QRTables.alignment(32) == [6, 34, 60, 86, 112, 138] && QRTables.alignment(40) == [6, 30, 58, 86, 114, 142, 170])
    }

    @Test("The generator's image has a margin of one module, and stays sharp when it is enlarged")
    func image() throws {
        let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
        #expect(filter.outputImage == nil)
        filter.setValue(Data("01234567".utf8), forKey: "inputMessage")
        let output = try #require(filter.outputImage)
        #expect(output.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
        let large = output.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
        #expect(large.extent == CGRect(x: 0, y: 0, width: 230, height: 230))
        let pixels = try #require(CIContext().createCGImage(large, from: large.extent))
        let code = try #require(QRCode(Data("01234567".utf8), correction: .medium))
        for y in 0..<230 {
            for x in 0..<230 {
                let (row, column) = (y / 10 - 1, x / 10 - 1)
                let isDark = (0..<21).contains(row) && (0..<21).contains(column) && code.modules[row][column]
                guard pixels.pixel(x: x, y: y) == (isDark ? 0xFF00_0000 : 0xFFFF_FFFF) else {
                    Issue.record("The pixel (\(x), \(y)) differs.")
                    return
                }
            }
        }
        filter.setValue("X", forKey: "inputCorrectionLevel")
        #expect(filter.outputImage == nil)
    }

    /// The symbol characters were computed by hand from the tables of ISO/IEC 15417.
    @Test("Code 128 uses set B for letters, set C for pairs of digits and set A for control characters")
    func code128() throws {
        #expect(Code128(Data("Wikipedia".utf8))?.values == [104, 55, 73, 75, 73, 80, 69, 68, 73, 65, 88, 106])
        #expect(Code128(Data("123456".utf8))?.values.prefix(4) == [105, 12, 34, 56])
        #expect(Code128(Data("AB1234567".utf8))?.values.prefix(8) == [104, 33, 34, 17, 99, 23, 45, 67])
        #expect(Code128(Data("A\n".utf8))?.values.prefix(3) == [103, 33, 74])
        #expect(Code128(Data("é".utf8)) == nil && Code128(Data()) == nil)
    }

    @Test("A bar code has white space on both sides and the requested height")
    func barCodeImage() throws {
        let filter = CIFilter.code128BarcodeGenerator()
        filter.message = Data("Wikipedia".utf8)
        filter.quietSpace = 7
        filter.barcodeHeight = 20
        let output = try #require(filter.outputImage)
        // 11 characters of 11 modules and a stop character of 13.
        #expect(output.extent == CGRect(x: 0, y: 0, width: 11 * 11 + 13 + 14, height: 20))
        let pixels = try #require(CIContext().createCGImage(output, from: output.extent))
        #expect(pixels.pixel(x: 6, y: 3) == 0xFFFF_FFFF && pixels.pixel(x: 7, y: 3) == 0xFF00_0000)
    }
}
