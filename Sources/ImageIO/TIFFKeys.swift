// Keys of the TIFF dictionary.

public let kCGImagePropertyTIFFCompression: CFString = "Compression"
public let kCGImagePropertyTIFFPhotometricInterpretation: CFString = "PhotometricInterpretation"
public let kCGImagePropertyTIFFDocumentName: CFString = "DocumentName"
public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
public let kCGImagePropertyTIFFMake: CFString = "Make"
public let kCGImagePropertyTIFFModel: CFString = "Model"
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"
public let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"
public let kCGImagePropertyTIFFSoftware: CFString = "Software"
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
public let kCGImagePropertyTIFFArtist: CFString = "Artist"
public let kCGImagePropertyTIFFHostComputer: CFString = "HostComputer"
public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"

extension ExifTag {
    /// The tags of the first directory.
    static let tiff: [ExifTag] = [
        ExifTag(0x0103, kCGImagePropertyTIFFCompression, .short),
        ExifTag(0x0106, kCGImagePropertyTIFFPhotometricInterpretation, .short),
        ExifTag(0x010D, kCGImagePropertyTIFFDocumentName, .text),
        ExifTag(0x010E, kCGImagePropertyTIFFImageDescription, .text),
        ExifTag(0x010F, kCGImagePropertyTIFFMake, .text),
        ExifTag(0x0110, kCGImagePropertyTIFFModel, .text),
        ExifTag(0x0112, kCGImagePropertyTIFFOrientation, .short),
        ExifTag(0x011A, kCGImagePropertyTIFFXResolution, .rational),
        ExifTag(0x011B, kCGImagePropertyTIFFYResolution, .rational),
        ExifTag(0x0128, kCGImagePropertyTIFFResolutionUnit, .short),
        ExifTag(0x0131, kCGImagePropertyTIFFSoftware, .text),
        ExifTag(0x0132, kCGImagePropertyTIFFDateTime, .text),
        ExifTag(0x013B, kCGImagePropertyTIFFArtist, .text),
        ExifTag(0x013C, kCGImagePropertyTIFFHostComputer, .text),
        ExifTag(0x8298, kCGImagePropertyTIFFCopyright, .text),
    ]
}
