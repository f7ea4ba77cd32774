// Keys of the Exif dictionary.

public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
public let kCGImagePropertyExifFNumber: CFString = "FNumber"
public let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"
public let kCGImagePropertyExifSpectralSensitivity: CFString = "SpectralSensitivity"
public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
public let kCGImagePropertyExifSensitivityType: CFString = "SensitivityType"
public let kCGImagePropertyExifVersion: CFString = "ExifVersion"
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
public let kCGImagePropertyExifOffsetTime: CFString = "OffsetTime"
public let kCGImagePropertyExifOffsetTimeOriginal: CFString = "OffsetTimeOriginal"
public let kCGImagePropertyExifOffsetTimeDigitized: CFString = "OffsetTimeDigitized"
public let kCGImagePropertyExifComponentsConfiguration: CFString = "ComponentsConfiguration"
public let kCGImagePropertyExifCompressedBitsPerPixel: CFString = "CompressedBitsPerPixel"
public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"
public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"
public let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"
public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
public let kCGImagePropertyExifMaxApertureValue: CFString = "MaxApertureValue"
public let kCGImagePropertyExifSubjectDistance: CFString = "SubjectDistance"
public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"
public let kCGImagePropertyExifLightSource: CFString = "LightSource"
public let kCGImagePropertyExifFlash: CFString = "Flash"
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
public let kCGImagePropertyExifSubjectArea: CFString = "SubjectArea"
public let kCGImagePropertyExifUserComment: CFString = "UserComment"
public let kCGImagePropertyExifSubsecTime: CFString = "SubsecTime"
public let kCGImagePropertyExifSubsecTimeOriginal: CFString = "SubsecTimeOriginal"
public let kCGImagePropertyExifSubsecTimeDigitized: CFString = "SubsecTimeDigitized"
public let kCGImagePropertyExifFlashPixVersion: CFString = "FlashPixVersion"
public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
public let kCGImagePropertyExifFocalPlaneXResolution: CFString = "FocalPlaneXResolution"
public let kCGImagePropertyExifFocalPlaneYResolution: CFString = "FocalPlaneYResolution"
public let kCGImagePropertyExifFocalPlaneResolutionUnit: CFString = "FocalPlaneResolutionUnit"
public let kCGImagePropertyExifSensingMethod: CFString = "SensingMethod"
public let kCGImagePropertyExifFileSource: CFString = "FileSource"
public let kCGImagePropertyExifSceneType: CFString = "SceneType"
public let kCGImagePropertyExifCustomRendered: CFString = "CustomRendered"
public let kCGImagePropertyExifExposureMode: CFString = "ExposureMode"
public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"
public let kCGImagePropertyExifDigitalZoomRatio: CFString = "DigitalZoomRatio"
public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
public let kCGImagePropertyExifSceneCaptureType: CFString = "SceneCaptureType"
public let kCGImagePropertyExifGainControl: CFString = "GainControl"
public let kCGImagePropertyExifContrast: CFString = "Contrast"
public let kCGImagePropertyExifSaturation: CFString = "Saturation"
public let kCGImagePropertyExifSharpness: CFString = "Sharpness"
public let kCGImagePropertyExifSubjectDistRange: CFString = "SubjectDistRange"
public let kCGImagePropertyExifImageUniqueID: CFString = "ImageUniqueID"
public let kCGImagePropertyExifCameraOwnerName: CFString = "CameraOwnerName"
public let kCGImagePropertyExifBodySerialNumber: CFString = "BodySerialNumber"
public let kCGImagePropertyExifLensSpecification: CFString = "LensSpecification"
public let kCGImagePropertyExifLensMake: CFString = "LensMake"
public let kCGImagePropertyExifLensModel: CFString = "LensModel"
public let kCGImagePropertyExifLensSerialNumber: CFString = "LensSerialNumber"
public let kCGImagePropertyExifGamma: CFString = "Gamma"

extension ExifTag {
    /// The tags of the Exif directory.
    static let exif: [ExifTag] = [
        ExifTag(0x829A, kCGImagePropertyExifExposureTime, .rational),
        ExifTag(0x829D, kCGImagePropertyExifFNumber, .rational),
        ExifTag(0x8822, kCGImagePropertyExifExposureProgram, .short),
        ExifTag(0x8824, kCGImagePropertyExifSpectralSensitivity, .text),
        ExifTag(0x8827, kCGImagePropertyExifISOSpeedRatings, .shorts),
        ExifTag(0x8830, kCGImagePropertyExifSensitivityType, .short),
        ExifTag(0x9000, kCGImagePropertyExifVersion, .version),
        ExifTag(0x9003, kCGImagePropertyExifDateTimeOriginal, .text),
        ExifTag(0x9004, kCGImagePropertyExifDateTimeDigitized, .text),
        ExifTag(0x9010, kCGImagePropertyExifOffsetTime, .text),
        ExifTag(0x9011, kCGImagePropertyExifOffsetTimeOriginal, .text),
        ExifTag(0x9012, kCGImagePropertyExifOffsetTimeDigitized, .text),
        ExifTag(0x9101, kCGImagePropertyExifComponentsConfiguration, .undefined),
        ExifTag(0x9102, kCGImagePropertyExifCompressedBitsPerPixel, .rational),
        ExifTag(0x9201, kCGImagePropertyExifShutterSpeedValue, .signedRational),
        ExifTag(0x9202, kCGImagePropertyExifApertureValue, .rational),
        ExifTag(0x9203, kCGImagePropertyExifBrightnessValue, .signedRational),
        ExifTag(0x9204, kCGImagePropertyExifExposureBiasValue, .signedRational),
        ExifTag(0x9205, kCGImagePropertyExifMaxApertureValue, .rational),
        ExifTag(0x9206, kCGImagePropertyExifSubjectDistance, .rational),
        ExifTag(0x9207, kCGImagePropertyExifMeteringMode, .short),
        ExifTag(0x9208, kCGImagePropertyExifLightSource, .short),
        ExifTag(0x9209, kCGImagePropertyExifFlash, .short),
        ExifTag(0x920A, kCGImagePropertyExifFocalLength, .rational),
        ExifTag(0x9214, kCGImagePropertyExifSubjectArea, .shorts),
        ExifTag(0x9286, kCGImagePropertyExifUserComment, .comment),
        ExifTag(0x9290, kCGImagePropertyExifSubsecTime, .text),
        ExifTag(0x9291, kCGImagePropertyExifSubsecTimeOriginal, .text),
        ExifTag(0x9292, kCGImagePropertyExifSubsecTimeDigitized, .text),
        ExifTag(0xA000, kCGImagePropertyExifFlashPixVersion, .version),
        ExifTag(0xA001, kCGImagePropertyExifColorSpace, .short),
        ExifTag(0xA002, kCGImagePropertyExifPixelXDimension, .long),
        ExifTag(0xA003, kCGImagePropertyExifPixelYDimension, .long),
        ExifTag(0xA20E, kCGImagePropertyExifFocalPlaneXResolution, .rational),
        ExifTag(0xA20F, kCGImagePropertyExifFocalPlaneYResolution, .rational),
        ExifTag(0xA210, kCGImagePropertyExifFocalPlaneResolutionUnit, .short),
        ExifTag(0xA217, kCGImagePropertyExifSensingMethod, .short),
        ExifTag(0xA300, kCGImagePropertyExifFileSource, .undefined),
        ExifTag(0xA301, kCGImagePropertyExifSceneType, .undefined),
        ExifTag(0xA401, kCGImagePropertyExifCustomRendered, .short),
        ExifTag(0xA402, kCGImagePropertyExifExposureMode, .short),
        ExifTag(0xA403, kCGImagePropertyExifWhiteBalance, .short),
        ExifTag(0xA404, kCGImagePropertyExifDigitalZoomRatio, .rational),
        ExifTag(0xA405, kCGImagePropertyExifFocalLenIn35mmFilm, .short),
        ExifTag(0xA406, kCGImagePropertyExifSceneCaptureType, .short),
        ExifTag(0xA407, kCGImagePropertyExifGainControl, .short),
        ExifTag(0xA408, kCGImagePropertyExifContrast, .short),
        ExifTag(0xA409, kCGImagePropertyExifSaturation, .short),
        ExifTag(0xA40A, kCGImagePropertyExifSharpness, .short),
        ExifTag(0xA40C, kCGImagePropertyExifSubjectDistRange, .short),
        ExifTag(0xA420, kCGImagePropertyExifImageUniqueID, .text),
        ExifTag(0xA430, kCGImagePropertyExifCameraOwnerName, .text),
        ExifTag(0xA431, kCGImagePropertyExifBodySerialNumber, .text),
        ExifTag(0xA432, kCGImagePropertyExifLensSpecification, .rationals),
        ExifTag(0xA433, kCGImagePropertyExifLensMake, .text),
        ExifTag(0xA434, kCGImagePropertyExifLensModel, .text),
        ExifTag(0xA435, kCGImagePropertyExifLensSerialNumber, .text),
        ExifTag(0xA500, kCGImagePropertyExifGamma, .rational),
    ]
}
