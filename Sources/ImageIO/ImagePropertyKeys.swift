// Keys of the properties of images. Numbers are `NSNumber`, which Foundation on Linux casts to `Int` and `Double`, but not to `CGFloat`.

/// The width in pixels, without the orientation.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height in pixels, without the orientation.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The horizontal resolution in pixels per inch.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// The vertical resolution in pixels per inch.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The bits per component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The orientation: the raw value of a ``CGImagePropertyOrientation``.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The colour model of the file: ``kCGImagePropertyColorModelRGB`` or another one.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// Whether the file has an alpha component.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The size of the file in bytes; a property of the source.
public let kCGImagePropertyFileSize: CFString = "FileSize"

public let kCGImagePropertyColorModelRGB: CFString = "RGB"
public let kCGImagePropertyColorModelGray: CFString = "Gray"
public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"

/// The dictionary of Exif values.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The dictionary of TIFF values, which other formats have too.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// The dictionary of the position.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// The dictionary of a GIF file or of one of its frames.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"

// MARK: GIF

/// The number of repetitions of an animation; 0 is endless. Absent if the file does not state it.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The duration of a frame in seconds. A duration of less than 0.02 seconds becomes 0.1 seconds, as in browsers.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The duration of a frame in seconds, as in the file.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
