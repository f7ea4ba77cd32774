import Foundation

/// Converts an animation's interpolated numbers to a transform. The numbers are interpolated instead of the transforms, so a rotation by three full circles
/// is possible.
public final class CAValueFunction: Sendable {
    /// The name of the function.
    public let name: CAValueFunctionName

    /// Creates the function `name`; nil if the name is not one of the constants.
    public init?(name: CAValueFunctionName) {
        guard CAValueFunction.zeros[name] != nil else { return nil }
        self.name = name
    }

    /// For each function, the arguments that give the identity transform.
    private static let zeros: [CAValueFunctionName: [CGFloat]] = [
        .rotateX: [0], .rotateY: [0], .rotateZ: [0], .scale: [1, 1, 1], .scaleX: [1], .scaleY: [1], .scaleZ: [1], .translate: [0, 0, 0],
        .translateX: [0], .translateY: [0], .translateZ: [0],
    ]

    /// The argument that gives the identity transform. It has the type that the function expects.
    var sample: AnimatableValue {
        let numbers = CAValueFunction.zeros[name] ?? [0]
        return numbers.count == 1 ? .number(numbers[0]) : .numbers(numbers)
    }

    func transform(_ value: AnimatableValue) -> CATransform3D {
        let numbers: [CGFloat] =
            switch value {
            case .number(let number): [number]
            case .numbers(let numbers): numbers
            default: []
            }
        let rest = CAValueFunction.zeros[name] ?? []
        func number(_ index: Int) -> CGFloat { index < numbers.count ? numbers[index] : index < rest.count ? rest[index] : 0 }
        return switch name {
        case .rotateX: CATransform3DMakeRotation(number(0), 1, 0, 0)
        case .rotateY: CATransform3DMakeRotation(number(0), 0, 1, 0)
        case .rotateZ: CATransform3DMakeRotation(number(0), 0, 0, 1)
        case .scale: CATransform3DMakeScale(number(0), number(1), number(2))
        case .scaleX: CATransform3DMakeScale(number(0), 1, 1)
        case .scaleY: CATransform3DMakeScale(1, number(0), 1)
        case .scaleZ: CATransform3DMakeScale(1, 1, number(0))
        case .translate: CATransform3DMakeTranslation(number(0), number(1), number(2))
        case .translateX: CATransform3DMakeTranslation(number(0), 0, 0)
        case .translateY: CATransform3DMakeTranslation(0, number(0), 0)
        default: CATransform3DMakeTranslation(0, 0, number(0))
        }
    }
}
