import Foundation
import UIFoundation

// The protocols of typed filters, in the order of `CIFilter`'s functions in `CIFilter+Builtins.swift`.

/// A filter with typed properties.
public protocol CIFilterProtocol: NSObjectProtocol {
    /// The result; nil if a required parameter is missing or invalid.
    var outputImage: CIImage? { get }
}

/// A filter that blurs an image by a Gaussian function.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// A filter that averages each pixel with its square of neighbours.
public protocol CIBoxBlur: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// A filter that blurs an image along a line.
public protocol CIMotionBlur: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The angle in radians.
    var angle: Float { get set }
}

/// A filter that increases the contrast at edges.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The radius in pixels.
    var radius: Float { get set }
    /// The strength of the effect.
    var intensity: Float { get set }
}

/// A filter that adjusts saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The factor of the saturation.
    var saturation: Float { get set }
    /// A number that is added to each component.
    var brightness: Float { get set }
    /// The factor of the contrast.
    var contrast: Float { get set }
}

/// A filter that multiplies the light by a power of two.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The exposure in stops.
    var ev: Float { get set }
}

/// A filter that raises each component to a power.
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The exponent.
    var power: Float { get set }
}

/// A filter that rotates the hue.
public protocol CIHueAdjust: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The angle in radians.
    var angle: Float { get set }
}

/// A filter that multiplies the components by a matrix.
public protocol CIColorMatrix: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The weights of the components for red.
    var rVector: CIVector { get set }
    /// The weights of the components for green.
    var gVector: CIVector { get set }
    /// The weights of the components for blue.
    var bVector: CIVector { get set }
    /// The weights of the components for alpha.
    var aVector: CIVector { get set }
    /// A vector that is added to the result.
    var biasVector: CIVector { get set }
}

/// A filter that inverts the colours.
public protocol CIColorInvert: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
}

/// A filter that tones an image brown.
public protocol CISepiaTone: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The strength of the effect.
    var intensity: Float { get set }
}

/// A filter that tones an image in one colour.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The colour.
    var color: CIColor { get set }
    /// The strength of the effect.
    var intensity: Float { get set }
}

/// A filter that replaces dark and light by two colours.
public protocol CIFalseColor: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// A filter that converts the luminance to the alpha of white.
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
}

/// A filter that darkens an image towards its corners.
public protocol CIVignette: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The strength of the effect.
    var intensity: Float { get set }
    /// The radius in pixels.
    var radius: Float { get set }
}

/// A filter that replaces an image by coloured squares.
public protocol CIPixellate: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The centre of the effect.
    var center: CGPoint { get set }
    /// The scale: a factor, or the side of a square in pixels.
    var scale: Float { get set }
}

/// A filter that computes the mean colour of an area, as one pixel.
public protocol CIAreaAverage: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The area.
    var extent: CGRect { get set }
}

/// A filter that selects between two images by the luminance of a mask.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The image behind the input image.
    var backgroundImage: CIImage? { get set }
    /// The image that selects between the input image and the background.
    var maskImage: CIImage? { get set }
}

/// A filter that continues the edge pixels of an image without end.
public protocol CIAffineClamp: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The transform.
    var transform: CGAffineTransform { get set }
}

/// A filter that scales an image.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The scale: a factor, or the side of a square in pixels.
    var scale: Float { get set }
    /// The factor of the width, relative to the height.
    var aspectRatio: Float { get set }
}

/// A filter that generates a gradient between two points.
public protocol CILinearGradient: CIFilterProtocol {
    /// The point with the first colour.
    var point0: CGPoint { get set }
    /// The point with the second colour.
    var point1: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// A filter that generates a gradient around a point.
public protocol CIRadialGradient: CIFilterProtocol {
    /// The centre of the effect.
    var center: CGPoint { get set }
    /// The distance to which the first colour extends.
    var radius0: Float { get set }
    /// The distance from which on the second colour is used.
    var radius1: Float { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
}

/// A filter that generates a checkerboard.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    /// The centre of the effect.
    var center: CGPoint { get set }
    /// The first colour.
    var color0: CIColor { get set }
    /// The second colour.
    var color1: CIColor { get set }
    /// The width of a square in pixels.
    var width: Float { get set }
}

/// A filter that generates a QR code.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// The encoded data.
    var message: Data { get set }
    /// The share of damage that a reader can restore: L (7 %), M (15 %), Q (25 %) or H (30 %).
    var correctionLevel: String { get set }
}

/// A filter that generates a Code 128 bar code.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    /// The encoded data.
    var message: Data { get set }
    /// The width of the white space on the left and on the right, in pixels.
    var quietSpace: Float { get set }
    /// The height in pixels.
    var barcodeHeight: Float { get set }
}

/// An effect of photo apps, without parameters.
public protocol CIPhotoEffect: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
}

/// A filter that combines an image with a background.
public protocol CICompositeOperation: CIFilterProtocol {
    /// The image in front.
    var inputImage: CIImage? { get set }
    /// The image behind the input image.
    var backgroundImage: CIImage? { get set }
}
