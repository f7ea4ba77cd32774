/// The methods of `UIView` that a class overrides, as a set.
///
/// Without the Objective-C runtime, the class's ``VTableInspector`` provides this.
struct OverriddenMethods: OptionSet {
    let rawValue: UInt16

    /// `draw(_:)` or `draw(_:in:)`: the class needs a bitmap.
    static let drawing = OverriddenMethods(rawValue: 1 << 0)
    /// `hitTest(_:with:)`, `point(inside:with:)` or `bounds`: hit testing may find views outside their bounds.
    static let answers = OverriddenMethods(rawValue: 1 << 1)
    /// `isUserInteractionEnabled`, `isHidden` or `alpha`: whether a view receives touches may change without a notification.
    static let readiness = OverriddenMethods(rawValue: 1 << 2)

    /// `updateConstraints()`: called before the first layout.
    static let constraints = OverriddenMethods(rawValue: 1 << 3)
    /// `bounds` or `center`: constraints set frames through both.
    static let geometry = OverriddenMethods(rawValue: 1 << 4)
    /// `safeAreaInsets`: may differ from the insets that follow from the superview.
    static let safeArea = OverriddenMethods(rawValue: 1 << 5)
    /// `action(for:forKey:)`: the class may provide animations for changes of the layer.
    static let actions = OverriddenMethods(rawValue: 1 << 6)

    /// `alignmentRectInsets`, `frame(forAlignmentRect:)`, `setNeedsLayout()`, `setNeedsDisplay()` or `boundsDidChange(from:)`: called when
    /// constraints change a view's frame.
    static let placement = OverriddenMethods(rawValue: 1 << 7)
    /// `autoresizingMask`: may change without a notification.
    static let autoresizing = OverriddenMethods(rawValue: 1 << 8)
    /// `updateProperties()`: called before the first layout.
    static let properties = OverriddenMethods(rawValue: 1 << 9)

    /// The class is not one of UIKit, so that its methods may read an app's observable objects.
    static let appCode = OverriddenMethods(rawValue: 1 << 10)

    /// Returns the methods that a class overrides.
    @MainActor
    static func of(_ viewClass: UIView.Type) -> OverriddenMethods {
        if viewClass == UIView.self { return [] }
        let key = ObjectIdentifier(viewClass)
        if let latest, latest.key == key { return latest.methods }
        let methods: OverriddenMethods
        if let found = known[key] {
            methods = found
        } else {
            methods = find(viewClass)
            known[key] = methods
        }
        latest = (key, methods)
        return methods
    }

    /// A cache by class. Classes are the same in the whole process.
    @MainActor private static var known: [ObjectIdentifier: OverriddenMethods] = [:]
    /// The latest result, since consecutive queries are often for views of the same class.
    @MainActor private static var latest: (key: ObjectIdentifier, methods: OverriddenMethods)?

    @MainActor
    private static func find(_ viewClass: UIView.Type) -> OverriddenMethods {
        var methods: OverriddenMethods = []
        let known = [
            (drawing, drawingSlots), (answers, answerSlots), (readiness, readinessSlots), (constraints, constraintSlots),
            (geometry, geometrySlots), (safeArea, safeAreaSlots), (actions, actionSlots), (placement, placementSlots),
            (autoresizing, autoresizingSlots), (properties, propertySlots),
        ]
        for (method, slots) in known {
            // If the method table is not found, assume that the class overrides everything.
            if slots.isEmpty || table.isAnything(at: slots, overriddenBy: viewClass) { methods.insert(method) }
        }
        if !_typeName(viewClass, qualified: true).hasPrefix("UIKit.") { methods.insert(.appCode) }
        return methods
    }

    @MainActor private static let drawingSlots = table.slots(of: DrawingView.self, atLeast: 2)
    @MainActor private static let answerSlots = table.slots(of: AnsweringView.self, atLeast: 3)
    @MainActor private static let readinessSlots = table.slots(of: ReadinessView.self, atLeast: 3)
    @MainActor private static let constraintSlots = table.slots(of: ConstraintView.self, atLeast: 1)
    @MainActor private static let geometrySlots = table.slots(of: GeometryView.self, atLeast: 4)
    @MainActor private static let safeAreaSlots = table.slots(of: SafeAreaView.self, atLeast: 1)
    @MainActor private static let actionSlots = table.slots(of: ActionView.self, atLeast: 1)

    @MainActor private static let placementSlots = table.slots(of: PlacementView.self, atLeast: 5)
    @MainActor private static let autoresizingSlots = table.slots(of: AutoresizingView.self, atLeast: 2)
    @MainActor private static let propertySlots = table.slots(of: PropertyView.self, atLeast: 1)

    @MainActor private static let table = VTableInspector(of: UIView.self, baseline: BaselineView.self)
}

/// A class without overrides.
private final class BaselineView: UIView {}

// The bodies of these overrides differ from UIView's, so that a linker cannot merge them.

/// Overrides the methods for drawing.
private final class DrawingView: UIView {
    private var drawings = 0

    override func draw(_ rect: CGRect) {
        drawings += 1
        super.draw(rect)
    }

    override func draw(_ layer: CALayer, in ctx: CGContext) {
        drawings += 2
        super.draw(layer, in: ctx)
    }
}

/// Overrides the methods for hit testing.
private final class AnsweringView: UIView {
    private var questions = 0

    override var bounds: CGRect {
        get {
            questions += 1
            return super.bounds
        }
        set { super.bounds = newValue.offsetBy(dx: CGFloat(questions), dy: 0) }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        questions += 2
        return super.hitTest(point, with: event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        questions += 3
        return super.point(inside: point, with: event)
    }
}

/// Overrides the update of constraints.
private final class ConstraintView: UIView {
    private var updates = 0

    override func updateConstraints() {
        updates += 1
        super.updateConstraints()
    }
}

/// Overrides the update of properties.
private final class PropertyView: UIView {
    private var updates = 0

    override func updateProperties() {
        updates += 1
        super.updateProperties()
    }
}

/// Overrides the geometry properties.
private final class GeometryView: UIView {
    private var changes = 0

    override var bounds: CGRect {
        get { super.bounds.offsetBy(dx: CGFloat(changes), dy: 1) }
        set {
            changes += 1
            super.bounds = newValue
        }
    }

    override var center: CGPoint {
        get { CGPoint(x: super.center.x + CGFloat(changes), y: super.center.y + 1) }
        set {
            changes += 2
            super.center = newValue
        }
    }
}

/// Overrides the methods that are called when constraints change a view's frame.
private final class PlacementView: UIView {
    private var changes: CGFloat = 0

    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: changes, left: 1, bottom: 2, right: 3) }

    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.offsetBy(dx: changes, dy: 1) }

    override func setNeedsLayout() {
        changes += 1
        super.setNeedsLayout()
    }

    override func setNeedsDisplay() {
        changes += 2
        super.setNeedsDisplay()
    }

    override func boundsDidChange(from oldBounds: CGRect) { changes += 3 }
}

/// Overrides the autoresizing mask.
private final class AutoresizingView: UIView {
    private var questions: UInt = 0

    override var autoresizingMask: AutoresizingMask {
        get {
            questions += 1
            return super.autoresizingMask
        }
        set { super.autoresizingMask = AutoresizingMask(rawValue: newValue.rawValue &+ questions) }
    }
}

/// Overrides the safe area insets.
private final class SafeAreaView: UIView {
    private var questions: CGFloat = 0

    override var safeAreaInsets: UIEdgeInsets {
        questions += 1
        return UIEdgeInsets(top: super.safeAreaInsets.top + questions, left: 0, bottom: 0, right: 0)
    }
}

/// Overrides the animation of layer changes.
private final class ActionView: UIView {
    private var questions = 0

    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        questions += 1
        return super.action(for: layer, forKey: event)
    }
}

/// Overrides the properties that determine whether a view receives touches.
private final class ReadinessView: UIView {
    private var questions = 0

    override var isUserInteractionEnabled: Bool {
        get {
            questions += 1
            return super.isUserInteractionEnabled
        }
        set { super.isUserInteractionEnabled = newValue && questions >= 0 }
    }

    override var isHidden: Bool {
        get {
            questions += 2
            return super.isHidden
        }
        set { super.isHidden = newValue && questions >= 0 }
    }

    override var alpha: CGFloat {
        get {
            questions += 3
            return super.alpha
        }
        set { super.alpha = newValue + CGFloat(questions) }
    }
}
