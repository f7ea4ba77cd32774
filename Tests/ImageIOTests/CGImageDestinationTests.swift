import CoreGraphics
import Foundation
import ImageIO
import Testing

@Suite("Image destinations")
struct CGImageDestinationTests {
    @Test("A written file has the properties that were given", arguments: ["public.jpeg", "public.png"])
    func metadata(type: String) throws {
        let given: [CFString: Any] = [
            kCGImagePropertyDPIWidth: 144, kCGImagePropertyDPIHeight: 72.0,
            kCGImagePropertyTIFFDictionary: [kCGImagePropertyTIFFSoftware: "Tests", kCGImagePropertyTIFFOrientation: 1] as [CFString: Any],
            kCGImagePropertyExifDictionary: [
                kCGImagePropertyExifExposureTime: 0.004, kCGImagePropertyExifFNumber: 2.8, kCGImagePropertyExifISOSpeedRatings: [400],
                kCGImagePropertyExifExposureBiasValue: -0.5, kCGImagePropertyExifUserComment: "A comment",
                kCGImagePropertyExifVersion: [2, 3, 2, 0],
                kCGImagePropertyExifPixelXDimension: 4,
            ] as [CFString: Any],
            kCGImagePropertyGPSDictionary: [
                kCGImagePropertyGPSLatitude: 52.5125, kCGImagePropertyGPSLatitudeRef: "S", kCGImagePropertyGPSTimeStamp: "10:20:30",
            ] as [CFString: Any],
            kCGImagePropertyOrientation: 6,
        ]
        let data = try #require(ImageFiles.encode(ImageFiles.image(4, 2), type, given))
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let values = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
        #expect(abs((values[kCGImagePropertyDPIWidth] as? Double ?? 0) - 144) < 0.1)
        #expect(abs((values[kCGImagePropertyDPIHeight] as? Double ?? 0) - 72) < 0.1)
        #expect(values[kCGImagePropertyOrientation] as? Int == 6)
        let tiff = try #require(values[kCGImagePropertyTIFFDictionary] as? [CFString: Any])
        #expect(tiff[kCGImagePropertyTIFFSoftware] as? String == "Tests" && tiff[kCGImagePropertyTIFFOrientation] as? Int == 6)
        let exif = try #require(values[kCGImagePropertyExifDictionary] as? [CFString: Any])
        #expect(exif[kCGImagePropertyExifExposureTime] as? Double == 0.004 && exif[kCGImagePropertyExifFNumber] as? Double == 2.8)
        #expect(
            (exif[kCGImagePropertyExifISOSpeedRatings] as? [Int]) == [400] && exif[kCGImagePropertyExifExposureBiasValue] as? Double == -0.5
        )
        #expect(exif[kCGImagePropertyExifUserComment] as? String == "A comment" && exif[kCGImagePropertyExifPixelXDimension] as? Int == 4)
        #expect((exif[kCGImagePropertyExifVersion] as? [Int]) == [2, 3, 2, 0])
        let gps = try #require(values[kCGImagePropertyGPSDictionary] as? [CFString: Any])
        #expect(abs((gps[kCGImagePropertyGPSLatitude] as? Double ?? 0) - 52.5125) < 1e-6)
        #expect(gps[kCGImagePropertyGPSLatitudeRef] as? String == "S" && gps[kCGImagePropertyGPSTimeStamp] as? String == "10:20:30")
        // Other readers accept the file.
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 4)
    }

    @Test("An image from a source keeps the source's properties, except for those that the app replaces")
    func fromSource() throws {
        let data = try #require(
            ImageFiles.encode(
                ImageFiles.image(40, 20), "public.jpeg",
                [kCGImagePropertyOrientation: 8, kCGImagePropertyTIFFDictionary: [kCGImagePropertyTIFFModel: "One"] as CFDictionary]))
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let buffer = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(buffer, "public.png", 1, nil))
        CGImageDestinationSetProperties(destination, [kCGImageDestinationImageMaxPixelSize: 10] as CFDictionary)
        CGImageDestinationAddImageFromSource(destination, source, 0, [kCGImagePropertyOrientation: 1] as CFDictionary)
        #expect(CGImageDestinationFinalize(destination))
        let copy = try #require(CGImageSourceCreateWithData(Data(referencing: buffer) as CFData, nil))
        let values = try #require(CGImageSourceCopyPropertiesAtIndex(copy, 0, nil) as? [CFString: Any])
        #expect(values[kCGImagePropertyPixelWidth] as? Int == 10 && values[kCGImagePropertyPixelHeight] as? Int == 5)
        #expect(values[kCGImagePropertyOrientation] as? Int == 1)
        #expect((values[kCGImagePropertyTIFFDictionary] as? [CFString: Any])?[kCGImagePropertyTIFFModel] as? String == "One")
    }

    @Test("A lower quality gives a smaller JPEG file")
    func quality() throws {
        let image = ImageFiles.image(200, 200)
        let best = try #require(ImageFiles.encode(image, "public.jpeg", [kCGImageDestinationLossyCompressionQuality: 1.0]))
        let worst = try #require(ImageFiles.encode(image, "public.jpeg", [kCGImageDestinationLossyCompressionQuality: 0]))
        #expect(worst.count < best.count)
    }

    @Test("A destination accepts one PNG or JPEG image; finalizing fails without an image, or if the folder does not exist")
    func failures() throws {
        let buffer = NSMutableData()
        #expect(CGImageDestinationCreateWithData(buffer, "com.compuserve.gif", 1, nil) == nil)
        #expect(CGImageDestinationCreateWithData(buffer, "public.png", 2, nil) == nil)
        #expect(CGImageDestinationCopyTypeIdentifiers() as? [String] == ["public.png", "public.jpeg"])
        let empty = try #require(CGImageDestinationCreateWithData(buffer, "public.png", 1, nil))
        #expect(!CGImageDestinationFinalize(empty))
        let nowhere = URL(fileURLWithPath: "/nonexistent/folder/image.png")
        let destination = try #require(CGImageDestinationCreateWithURL(nowhere as CFURL, "public.png" as CFString, 1, nil))
        CGImageDestinationAddImage(destination, ImageFiles.image(2, 2), nil)
        #expect(!CGImageDestinationFinalize(destination))
    }
}
