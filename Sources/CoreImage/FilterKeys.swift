// The names of parameters and attributes, as in Core Image.

/// The result of a filter.
public let kCIOutputImageKey = "outputImage"
/// The image that a filter changes.
public let kCIInputImageKey = "inputImage"
/// The image behind the input image.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The image whose brightness selects between two images.
public let kCIInputMaskImageKey = "inputMaskImage"
/// A radius in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// A strength, in most filters from 0 to 1.
public let kCIInputIntensityKey = "inputIntensity"
/// A factor of a size, or a size in pixels.
public let kCIInputScaleKey = "inputScale"
/// A factor of the width, relative to the height.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// A point, as a vector.
public let kCIInputCenterKey = "inputCenter"
/// An angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// A colour.
public let kCIInputColorKey = "inputColor"
/// A factor of the saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// A number that is added to all components.
public let kCIInputBrightnessKey = "inputBrightness"
/// A factor of the contrast.
public let kCIInputContrastKey = "inputContrast"
/// An exposure in stops.
public let kCIInputEVKey = "inputEV"
/// An affine transform.
public let kCIInputTransformKey = "inputTransform"
/// A rectangle, as a vector.
public let kCIInputExtentKey = "inputExtent"
/// The strength of a sharpening.
public let kCIInputSharpnessKey = "inputSharpness"
/// A vector that is added to a result.
public let kCIInputBiasVectorKey = "inputBiasVector"

/// The name of a filter, in its attributes.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The name of a filter or a parameter for people.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The categories of a filter.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The class of a parameter, as a string.
public let kCIAttributeClass = "CIAttributeClass"
/// The default of a parameter.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The lower end of a slider for a parameter.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The upper end of a slider for a parameter.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"

/// Filters that blur.
public let kCICategoryBlur = "CICategoryBlur"
/// Filters that sharpen.
public let kCICategorySharpen = "CICategorySharpen"
/// Filters that adjust colours.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// Filters that replace colours.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// Filters that combine two images.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// Filters that generate an image.
public let kCICategoryGenerator = "CICategoryGenerator"
/// Filters that generate a gradient.
public let kCICategoryGradient = "CICategoryGradient"
/// Filters that move, scale or crop.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// Filters that repeat an image.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// Filters with a graphic style.
public let kCICategoryStylize = "CICategoryStylize"
/// Filters that reduce an image to numbers.
public let kCICategoryReduction = "CICategoryReduction"
/// All filters of this library.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// Filters for still images.
public let kCICategoryStillImage = "CICategoryStillImage"
