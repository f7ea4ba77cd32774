import Foundation
import UIFoundation

/// A function that computes an image from parameters. ``outputImage`` changes with the parameters.
///
/// Filters calculate in the working space of the context that renders them, by default linear sRGB.
open class CIFilter: NSObject, NSCopying {
    /// The name of the filter, such as `CIGaussianBlur`. The initial value selects the function; later changes only rename the filter.
    open var name: String
    private let definition: FilterDefinition?
    private var values: [String: Any] = [:]

    /// Creates a filter without parameters or output, for subclasses.
    public override init() {
        name = ""
        definition = nil
        super.init()
    }

    init(_ definition: FilterDefinition?, name: String) {
        self.name = name
        self.definition = definition
        super.init()
        setDefaults()
    }

    /// Creates a filter with default parameters. Nil for an unknown name.
    public convenience init?(name: String) {
        guard let definition = FilterDefinition.named(name) else { return nil }
        self.init(definition, name: name)
    }

    /// Creates a filter with parameters. The others have their defaults. Nil for an unknown name.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// Creates a filter with parameters, for older code. Nil for an unknown name.
    public convenience init?(name: String, withInputParameters params: [String: Any]?) { self.init(name: name, parameters: params) }

    /// The result; nil if a required parameter is missing or invalid.
    open var outputImage: CIImage? { definition?.output(self) }

    /// The names of the parameters.
    open var inputKeys: [String] { definition?.inputs.map(\.key) ?? [] }

    /// The names of the results: `outputImage`.
    open var outputKeys: [String] { [kCIOutputImageKey] }

    /// The filter's name and categories, and a dictionary for each parameter with its class, default and range.
    open var attributes: [String: Any] { definition?.attributes ?? [:] }

    /// Sets all parameters to their defaults. Parameters without a default become nil.
    open func setDefaults() {
        values = [:]
        for input in definition?.inputs ?? [] { values[input.key] = input.initial }
    }

    /// The value of a parameter, or the output image for `outputImage`; nil for other keys.
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

    /// Sets a parameter; nil restores its default. If the filter has no parameter of that name, logs an error and sets nothing.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let definition else {
            values[key] = value
            return
        }
        guard let input = definition.inputs.first(where: { $0.key == key }) else {
            imageLog.error(
                "The filter \(definition.name) has no parameter \"\(key)\". Its parameters: \(inputKeys.joined(separator: ", ")).")
            return
        }
        values[key] = value ?? input.initial
    }

    /// The names of all filters in a category, sorted; in all categories if `category` is nil.
    open class func filterNames(inCategory category: String?) -> [String] {
        filterNames(inCategories: category.map { [$0] })
    }

    /// The names of all filters that are in every one of the categories, sorted.
    open class func filterNames(inCategories categories: [String]?) -> [String] {
        let wanted = Set(categories ?? [])
        return FilterDefinition.all.values.filter { wanted.isSubset(of: $0.categories) }.map(\.name).sorted()
    }

    /// The name of a filter for people, such as `Gaussian Blur`; nil for an unknown name.
    open class func localizedName(forFilterName filterName: String) -> String? { FilterDefinition.named(filterName)?.displayName }

    /// Returns a filter of the same name with the same parameters.
    open func copy(with zone: NSZone? = nil) -> Any {
        guard let definition else { return self }
        let copy = CIFilter(definition, name: name)
        copy.values = values
        return copy
    }

    open override var description: String { "<CIFilter: \(name)>" }
}
