import Foundation
import UIFoundation

extension CIFilter {
    /// Returns a filter that blurs an image by a Gaussian function.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { GaussianBlurFilter(builtIn: "CIGaussianBlur") }
    /// Returns a filter that averages each pixel with its square of neighbours.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { BoxBlurFilter(builtIn: "CIBoxBlur") }
    /// Returns a filter that blurs an image along a line.
    public class func motionBlur() -> any CIFilter & CIMotionBlur { MotionBlurFilter(builtIn: "CIMotionBlur") }
    /// Returns a filter that increases the contrast at edges.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { UnsharpMaskFilter(builtIn: "CIUnsharpMask") }
    /// Returns a filter that adjusts saturation, brightness and contrast.
    public class func colorControls() -> any CIFilter & CIColorControls { ColorControlsFilter(builtIn: "CIColorControls") }
    /// Returns a filter that multiplies the light by a power of two.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { ExposureAdjustFilter(builtIn: "CIExposureAdjust") }
    /// Returns a filter that raises each component to a power.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { GammaAdjustFilter(builtIn: "CIGammaAdjust") }
    /// Returns a filter that rotates the hue.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { HueAdjustFilter(builtIn: "CIHueAdjust") }
    /// Returns a filter that multiplies the components by a matrix.
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { ColorMatrixFilter(builtIn: "CIColorMatrix") }
    /// Returns a filter that inverts the colours.
    public class func colorInvert() -> any CIFilter & CIColorInvert { ColorInvertFilter(builtIn: "CIColorInvert") }
    /// Returns a filter that tones an image brown.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { SepiaToneFilter(builtIn: "CISepiaTone") }
    /// Returns a filter that tones an image in one colour.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { ColorMonochromeFilter(builtIn: "CIColorMonochrome") }
    /// Returns a filter that replaces dark and light by two colours.
    public class func falseColor() -> any CIFilter & CIFalseColor { FalseColorFilter(builtIn: "CIFalseColor") }
    /// Returns a filter that converts the luminance to the alpha of white.
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { MaskToAlphaFilter(builtIn: "CIMaskToAlpha") }
    /// Returns a filter that darkens an image towards its corners.
    public class func vignette() -> any CIFilter & CIVignette { VignetteFilter(builtIn: "CIVignette") }
    /// Returns a filter that replaces an image by coloured squares.
    public class func pixellate() -> any CIFilter & CIPixellate { PixellateFilter(builtIn: "CIPixellate") }
    /// Returns a filter that computes the mean colour of an area, as one pixel.
    public class func areaAverage() -> any CIFilter & CIAreaAverage { AreaAverageFilter(builtIn: "CIAreaAverage") }
    /// Returns a filter that selects between two images by the luminance of a mask.
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BlendWithMaskFilter(builtIn: "CIBlendWithMask") }
    /// Returns a filter that continues the edge pixels of an image without end.
    public class func affineClamp() -> any CIFilter & CIAffineClamp { AffineClampFilter(builtIn: "CIAffineClamp") }
    /// Returns a filter that scales an image.
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        LanczosScaleTransformFilter(builtIn: "CILanczosScaleTransform")
    }
    /// Returns a filter that generates a gradient between two points.
    public class func linearGradient() -> any CIFilter & CILinearGradient { LinearGradientFilter(builtIn: "CILinearGradient") }
    /// Returns a filter that generates a gradient around a point.
    public class func radialGradient() -> any CIFilter & CIRadialGradient { RadialGradientFilter(builtIn: "CIRadialGradient") }
    /// Returns a filter that generates a checkerboard.
    public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
        CheckerboardGeneratorFilter(builtIn: "CICheckerboardGenerator")
    }
    /// Returns a filter that generates a QR code.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { QRCodeGeneratorFilter(builtIn: "CIQRCodeGenerator") }
    /// Returns a filter that generates a Code 128 bar code.
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        Code128BarcodeGeneratorFilter(builtIn: "CICode128BarcodeGenerator")
    }
    /// Returns a filter that gives a photo the style Chrome. The curve is our own, since Apple's is not public.
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { PhotoEffectFilter(builtIn: "CIPhotoEffectChrome") }
    /// Returns a filter that gives a photo the style Fade. The curve is our own, since Apple's is not public.
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { PhotoEffectFilter(builtIn: "CIPhotoEffectFade") }
    /// Returns a filter that gives a photo the style Instant. The curve is our own, since Apple's is not public.
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { PhotoEffectFilter(builtIn: "CIPhotoEffectInstant") }
    /// Returns a filter that gives a photo the style Mono. The curve is our own, since Apple's is not public.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { PhotoEffectFilter(builtIn: "CIPhotoEffectMono") }
    /// Returns a filter that gives a photo the style Noir. The curve is our own, since Apple's is not public.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { PhotoEffectFilter(builtIn: "CIPhotoEffectNoir") }
    /// Returns a filter that gives a photo the style Process. The curve is our own, since Apple's is not public.
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { PhotoEffectFilter(builtIn: "CIPhotoEffectProcess") }
    /// Returns a filter that gives a photo the style Tonal. The curve is our own, since Apple's is not public.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { PhotoEffectFilter(builtIn: "CIPhotoEffectTonal") }
    /// Returns a filter that gives a photo the style Transfer. The curve is our own, since Apple's is not public.
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { PhotoEffectFilter(builtIn: "CIPhotoEffectTransfer") }
    /// Returns a filter that draws an image over a background.
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(builtIn: "CISourceOverCompositing")
    }
    /// Returns a filter that draws an image inside of a background.
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(builtIn: "CISourceInCompositing")
    }
    /// Returns a filter that draws an image outside of a background.
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(builtIn: "CISourceOutCompositing")
    }
    /// Returns a filter that draws an image over the visible part of a background.
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(builtIn: "CISourceAtopCompositing")
    }
    /// Returns a filter that adds an image to a background.
    public class func additionCompositing() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(builtIn: "CIAdditionCompositing")
    }
    /// Returns a filter that combines an image with a background by the blend mode multiply.
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(builtIn: "CIMultiplyBlendMode")
    }
    /// Returns a filter that combines an image with a background by the blend mode screen.
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation { CompositeOperationFilter(builtIn: "CIScreenBlendMode") }
    /// Returns a filter that combines an image with a background by the blend mode darken.
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation { CompositeOperationFilter(builtIn: "CIDarkenBlendMode") }
    /// Returns a filter that combines an image with a background by the blend mode lighten.
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation { CompositeOperationFilter(builtIn: "CILightenBlendMode") }
    /// Returns a filter that combines an image with a background by the blend mode difference.
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
        CompositeOperationFilter(builtIn: "CIDifferenceBlendMode")
    }
    /// Returns a filter that combines an image with a background by the blend mode overlay.
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation { CompositeOperationFilter(builtIn: "CIOverlayBlendMode") }
}

private final class GaussianBlurFilter: CIFilter, CIGaussianBlur {}
private final class BoxBlurFilter: CIFilter, CIBoxBlur {}
private final class MotionBlurFilter: CIFilter, CIMotionBlur {}
private final class UnsharpMaskFilter: CIFilter, CIUnsharpMask {}
private final class ColorControlsFilter: CIFilter, CIColorControls {}
private final class ExposureAdjustFilter: CIFilter, CIExposureAdjust {}
private final class GammaAdjustFilter: CIFilter, CIGammaAdjust {}
private final class HueAdjustFilter: CIFilter, CIHueAdjust {}
private final class ColorMatrixFilter: CIFilter, CIColorMatrix {}
private final class ColorInvertFilter: CIFilter, CIColorInvert {}
private final class SepiaToneFilter: CIFilter, CISepiaTone {}
private final class ColorMonochromeFilter: CIFilter, CIColorMonochrome {}
private final class FalseColorFilter: CIFilter, CIFalseColor {}
private final class MaskToAlphaFilter: CIFilter, CIMaskToAlpha {}
private final class VignetteFilter: CIFilter, CIVignette {}
private final class PixellateFilter: CIFilter, CIPixellate {}
private final class AreaAverageFilter: CIFilter, CIAreaAverage {}
private final class BlendWithMaskFilter: CIFilter, CIBlendWithMask {}
private final class AffineClampFilter: CIFilter, CIAffineClamp {}
private final class LanczosScaleTransformFilter: CIFilter, CILanczosScaleTransform {}
private final class LinearGradientFilter: CIFilter, CILinearGradient {}
private final class RadialGradientFilter: CIFilter, CIRadialGradient {}
private final class CheckerboardGeneratorFilter: CIFilter, CICheckerboardGenerator {}
private final class QRCodeGeneratorFilter: CIFilter, CIQRCodeGenerator {}
private final class Code128BarcodeGeneratorFilter: CIFilter, CICode128BarcodeGenerator {}
private final class PhotoEffectFilter: CIFilter, CIPhotoEffect {}
private final class CompositeOperationFilter: CIFilter, CICompositeOperation {}

extension CIFilter {
    /// Creates the filter of a name. A filter without a definition would have no parameters and no output.
    fileprivate convenience init(builtIn name: String) { self.init(FilterDefinition.named(name), name: name) }

    var inputImage: CIImage? {
        get { image("inputImage") }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var backgroundImage: CIImage? {
        get { image("inputBackgroundImage") }
        set { setValue(newValue, forKey: "inputBackgroundImage") }
    }
    var maskImage: CIImage? {
        get { image("inputMaskImage") }
        set { setValue(newValue, forKey: "inputMaskImage") }
    }
    var radius: Float {
        get { number("inputRadius") }
        set { setValue(newValue, forKey: "inputRadius") }
    }
    var intensity: Float {
        get { number("inputIntensity") }
        set { setValue(newValue, forKey: "inputIntensity") }
    }
    var scale: Float {
        get { number("inputScale") }
        set { setValue(newValue, forKey: "inputScale") }
    }
    var aspectRatio: Float {
        get { number("inputAspectRatio") }
        set { setValue(newValue, forKey: "inputAspectRatio") }
    }
    var center: CGPoint {
        get { vector("inputCenter").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
    }
    var angle: Float {
        get { number("inputAngle") }
        set { setValue(newValue, forKey: "inputAngle") }
    }
    var color: CIColor {
        get { color("inputColor") }
        set { setValue(newValue, forKey: "inputColor") }
    }
    var color0: CIColor {
        get { color("inputColor0") }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    var color1: CIColor {
        get { color("inputColor1") }
        set { setValue(newValue, forKey: "inputColor1") }
    }
    var point0: CGPoint {
        get { vector("inputPoint0").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
    }
    var point1: CGPoint {
        get { vector("inputPoint1").cgPointValue }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
    }
    var radius0: Float {
        get { number("inputRadius0") }
        set { setValue(newValue, forKey: "inputRadius0") }
    }
    var radius1: Float {
        get { number("inputRadius1") }
        set { setValue(newValue, forKey: "inputRadius1") }
    }
    var width: Float {
        get { number("inputWidth") }
        set { setValue(newValue, forKey: "inputWidth") }
    }
    var saturation: Float {
        get { number("inputSaturation") }
        set { setValue(newValue, forKey: "inputSaturation") }
    }
    var brightness: Float {
        get { number("inputBrightness") }
        set { setValue(newValue, forKey: "inputBrightness") }
    }
    var contrast: Float {
        get { number("inputContrast") }
        set { setValue(newValue, forKey: "inputContrast") }
    }
    var ev: Float {
        get { number("inputEV") }
        set { setValue(newValue, forKey: "inputEV") }
    }
    var power: Float {
        get { number("inputPower") }
        set { setValue(newValue, forKey: "inputPower") }
    }
    var extent: CGRect {
        get { vector("inputExtent").cgRectValue }
        set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
    }
    var transform: CGAffineTransform {
        get { transform("inputTransform") }
        set { setValue(newValue, forKey: "inputTransform") }
    }
    var rVector: CIVector {
        get { vector("inputRVector") }
        set { setValue(newValue, forKey: "inputRVector") }
    }
    var gVector: CIVector {
        get { vector("inputGVector") }
        set { setValue(newValue, forKey: "inputGVector") }
    }
    var bVector: CIVector {
        get { vector("inputBVector") }
        set { setValue(newValue, forKey: "inputBVector") }
    }
    var aVector: CIVector {
        get { vector("inputAVector") }
        set { setValue(newValue, forKey: "inputAVector") }
    }
    var biasVector: CIVector {
        get { vector("inputBiasVector") }
        set { setValue(newValue, forKey: "inputBiasVector") }
    }
    var message: Data {
        get { data("inputMessage") ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var correctionLevel: String {
        get { text("inputCorrectionLevel") }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
    var quietSpace: Float {
        get { number("inputQuietSpace") }
        set { setValue(newValue, forKey: "inputQuietSpace") }
    }
    var barcodeHeight: Float {
        get { number("inputBarcodeHeight") }
        set { setValue(newValue, forKey: "inputBarcodeHeight") }
    }
}
