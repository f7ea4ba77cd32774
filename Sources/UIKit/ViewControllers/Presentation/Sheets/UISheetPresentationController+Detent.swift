extension UISheetPresentationController {
    /// A height at which a sheet comes to rest.
    @preconcurrency @MainActor
    open class Detent: MainActorObject {
        /// Names a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The identifier as text.
            public let rawValue: String
            /// The identifier of the given text.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// The identifier of the given text.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// About half of the height.
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            /// All of the height.
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        /// What a detent's height may depend on.
        @preconcurrency @MainActor
        public protocol ResolutionContext {
            /// What surrounds the sheet.
            var containerTraitCollection: UITraitCollection { get }
            /// The largest height that a sheet may have, in points.
            var maximumDetentValue: CGFloat { get }
        }

        /// The detent's name.
        public let identifier: Identifier
        private let resolver: (any ResolutionContext) -> CGFloat?

        init(identifier: Identifier, resolver: @escaping (any ResolutionContext) -> CGFloat?) {
            self.identifier = identifier
            self.resolver = resolver
            super.init(onMainActor: ())
        }

        /// About half of the height. Not there where the window is low.
        open class func medium() -> Detent {
            Detent(identifier: .medium) { context in
                context.containerTraitCollection.verticalSizeClass == .compact
                    ? nil : context.maximumDetentValue * PresentationConstants.mediumDetent
            }
        }

        /// All of the height.
        open class func large() -> Detent {
            Detent(identifier: .large) { $0.maximumDetentValue }
        }

        /// A height that `resolver` answers, in points without the safe area at the bottom; nil leaves the detent out.
        open class func custom(
            identifier: Identifier? = nil, resolver: @escaping (any ResolutionContext) -> CGFloat?
        ) -> Detent {
            count += 1
            return Detent(identifier: identifier ?? Identifier("lodestone.detent.\(count)"), resolver: resolver)
        }
        private static var count = 0

        /// The detent's height in `context`, in points; nil where it is left out.
        open func resolvedValue(in context: any ResolutionContext) -> CGFloat? {
            guard let value = resolver(context), value.isFinite else { return nil }
            return min(max(value, 0), context.maximumDetentValue)
        }
    }

    /// The sheet's room, for its detents.
    struct DetentContext: Detent.ResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat
    }
}
