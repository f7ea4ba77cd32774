extension UISheetPresentationController {
    /// A height at which a sheet comes to rest.
    @preconcurrency @MainActor
    open class Detent: MainActorObject {
        /// The identifier of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The identifier as a string.
            public let rawValue: String
            /// Creates an identifier from a string.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier from a string.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// About half of the maximum height.
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            /// The maximum height.
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        /// The values from which a detent's height is calculated.
        @preconcurrency @MainActor
        public protocol ResolutionContext {
            /// The traits of the sheet's container.
            var containerTraitCollection: UITraitCollection { get }
            /// The maximum height of a sheet, in points.
            var maximumDetentValue: CGFloat { get }
        }

        /// The detent's name.
        open private(set) var identifier: Identifier
        private let resolver: (any ResolutionContext) -> CGFloat?

        init(identifier: Identifier, resolver: @escaping (any ResolutionContext) -> CGFloat?) {
            self.identifier = identifier
            self.resolver = resolver
            super.init(onMainActor: ())
        }

        /// About half of the maximum height. Inactive if the window's height is compact.
        open class func medium() -> Detent {
            Detent(identifier: .medium) { context in
                context.containerTraitCollection.verticalSizeClass == .compact
                    ? nil : context.maximumDetentValue * PresentationConstants.mediumDetent
            }
        }

        /// The maximum height.
        open class func large() -> Detent {
            Detent(identifier: .large) { $0.maximumDetentValue }
        }

        /// A custom height, which `resolver` returns in points, without the bottom safe area. If it returns nil, the detent is inactive.
        open class func custom(
            identifier: Identifier? = nil, resolver: @escaping (any ResolutionContext) -> CGFloat?
        ) -> Detent {
            count += 1
            return Detent(identifier: identifier ?? Identifier("lodestone.detent.\(count)"), resolver: resolver)
        }
        /// The number of custom detents, for unique identifiers.
        private static var count = 0

        /// The detent's height in `context`, in points; nil if the detent is inactive.
        open func resolvedValue(in context: any ResolutionContext) -> CGFloat? {
            guard let value = resolver(context), value.isFinite else { return nil }
            return min(max(value, 0), context.maximumDetentValue)
        }
    }

    /// The environment in which the sheet's detents are resolved.
    struct DetentContext: Detent.ResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat
    }
}
