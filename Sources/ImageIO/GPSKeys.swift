// Keys of the GPS dictionary.

public let kCGImagePropertyGPSVersion: CFString = "GPSVersion"
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
public let kCGImagePropertyGPSSatellites: CFString = "Satellites"
public let kCGImagePropertyGPSStatus: CFString = "Status"
public let kCGImagePropertyGPSMeasureMode: CFString = "MeasureMode"
public let kCGImagePropertyGPSDOP: CFString = "DOP"
public let kCGImagePropertyGPSSpeedRef: CFString = "SpeedRef"
public let kCGImagePropertyGPSSpeed: CFString = "Speed"
public let kCGImagePropertyGPSTrackRef: CFString = "TrackRef"
public let kCGImagePropertyGPSTrack: CFString = "Track"
public let kCGImagePropertyGPSImgDirectionRef: CFString = "ImgDirectionRef"
public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"
public let kCGImagePropertyGPSMapDatum: CFString = "MapDatum"
public let kCGImagePropertyGPSDestLatitudeRef: CFString = "DestLatitudeRef"
public let kCGImagePropertyGPSDestLatitude: CFString = "DestLatitude"
public let kCGImagePropertyGPSDestLongitudeRef: CFString = "DestLongitudeRef"
public let kCGImagePropertyGPSDestLongitude: CFString = "DestLongitude"
public let kCGImagePropertyGPSDestBearingRef: CFString = "DestBearingRef"
public let kCGImagePropertyGPSDestBearing: CFString = "DestBearing"
public let kCGImagePropertyGPSDestDistanceRef: CFString = "DestDistanceRef"
public let kCGImagePropertyGPSDestDistance: CFString = "DestDistance"
public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
public let kCGImagePropertyGPSDifferental: CFString = "Differental"
public let kCGImagePropertyGPSHPositioningError: CFString = "HPositioningError"

extension ExifTag {
    /// The tags of the GPS directory.
    static let gps: [ExifTag] = [
        ExifTag(0x0000, kCGImagePropertyGPSVersion, .bytes),
        ExifTag(0x0001, kCGImagePropertyGPSLatitudeRef, .text),
        ExifTag(0x0002, kCGImagePropertyGPSLatitude, .degrees),
        ExifTag(0x0003, kCGImagePropertyGPSLongitudeRef, .text),
        ExifTag(0x0004, kCGImagePropertyGPSLongitude, .degrees),
        ExifTag(0x0005, kCGImagePropertyGPSAltitudeRef, .byte),
        ExifTag(0x0006, kCGImagePropertyGPSAltitude, .rational),
        ExifTag(0x0007, kCGImagePropertyGPSTimeStamp, .time),
        ExifTag(0x0008, kCGImagePropertyGPSSatellites, .text),
        ExifTag(0x0009, kCGImagePropertyGPSStatus, .text),
        ExifTag(0x000A, kCGImagePropertyGPSMeasureMode, .text),
        ExifTag(0x000B, kCGImagePropertyGPSDOP, .rational),
        ExifTag(0x000C, kCGImagePropertyGPSSpeedRef, .text),
        ExifTag(0x000D, kCGImagePropertyGPSSpeed, .rational),
        ExifTag(0x000E, kCGImagePropertyGPSTrackRef, .text),
        ExifTag(0x000F, kCGImagePropertyGPSTrack, .rational),
        ExifTag(0x0010, kCGImagePropertyGPSImgDirectionRef, .text),
        ExifTag(0x0011, kCGImagePropertyGPSImgDirection, .rational),
        ExifTag(0x0012, kCGImagePropertyGPSMapDatum, .text),
        ExifTag(0x0013, kCGImagePropertyGPSDestLatitudeRef, .text),
        ExifTag(0x0014, kCGImagePropertyGPSDestLatitude, .degrees),
        ExifTag(0x0015, kCGImagePropertyGPSDestLongitudeRef, .text),
        ExifTag(0x0016, kCGImagePropertyGPSDestLongitude, .degrees),
        ExifTag(0x0017, kCGImagePropertyGPSDestBearingRef, .text),
        ExifTag(0x0018, kCGImagePropertyGPSDestBearing, .rational),
        ExifTag(0x0019, kCGImagePropertyGPSDestDistanceRef, .text),
        ExifTag(0x001A, kCGImagePropertyGPSDestDistance, .rational),
        ExifTag(0x001D, kCGImagePropertyGPSDateStamp, .text),
        ExifTag(0x001E, kCGImagePropertyGPSDifferental, .short),
        ExifTag(0x001F, kCGImagePropertyGPSHPositioningError, .rational),
    ]
}
