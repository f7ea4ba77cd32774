import Foundation

// The accessibility attributes of all objects. ``UIResponder`` declares the frequent attributes as members, which subclasses can override.
// Members of an extension cannot be overridden. A custom element that computes its attributes must therefore be a subclass of
// ``UIAccessibilityElement``, which is a responder.
@MainActor
extension NSObjectProtocol {
    /// Whether the object is an accessibility element. Assistive technologies do not see the subviews of an element. The default depends on the view class.
    @preconcurrency public var isAccessibilityElement: Bool {
        get { attribute(\.isAccessibilityElement) { accessibilityRecord?.isElement ?? false } }
        set { assign(\.isAccessibilityElement, newValue) { ensuredAccessibilityRecord.isElement = newValue } }
    }
    /// An identifier for tests. It is neither shown nor read aloud.
    @preconcurrency public var accessibilityIdentifier: String? {
        get { attribute(\.accessibilityIdentifier) { accessibilityRecord?.identifier } }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityIdentifier = newValue }
            if newValue != nil || accessibilityRecord != nil { ensuredAccessibilityRecord.identifier = newValue }
        }
    }
    /// A short name without the kind: "Play", not "Play button". The default depends on the view class.
    @preconcurrency public var accessibilityLabel: String? {
        get { attribute(\.accessibilityLabel) { accessibilityRecord?.label } }
        set { assign(\.accessibilityLabel, newValue) { setSpoken(\.label, \.attributedLabel, newValue, nil) } }
    }
    /// ``accessibilityLabel`` with attributes for speech.
    @preconcurrency public var accessibilityAttributedLabel: NSAttributedString? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityAttributedLabel }
            return accessibilityRecord?.rarities?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) }
        }
        set { assign(\.accessibilityAttributedLabel, newValue) { setSpoken(\.label, \.attributedLabel, newValue?.string, newValue) } }
    }
    /// The current value: "40 percent". The default depends on the view class.
    @preconcurrency public var accessibilityValue: String? {
        get { attribute(\.accessibilityValue) { accessibilityRecord?.value } }
        set { assign(\.accessibilityValue, newValue) { setSpoken(\.value, \.attributedValue, newValue, nil) } }
    }
    /// ``accessibilityValue`` with attributes for speech.
    @preconcurrency public var accessibilityAttributedValue: NSAttributedString? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityAttributedValue }
            return accessibilityRecord?.rarities?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) }
        }
        set { assign(\.accessibilityAttributedValue, newValue) { setSpoken(\.value, \.attributedValue, newValue?.string, newValue) } }
    }
    /// The result of an action in one sentence: "Plays the song." The default depends on the view class.
    @preconcurrency public var accessibilityHint: String? {
        get { attribute(\.accessibilityHint) { accessibilityRecord?.hint } }
        set { assign(\.accessibilityHint, newValue) { setSpoken(\.hint, \.attributedHint, newValue, nil) } }
    }
    /// ``accessibilityHint`` with attributes for speech.
    @preconcurrency public var accessibilityAttributedHint: NSAttributedString? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityAttributedHint }
            return accessibilityRecord?.rarities?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) }
        }
        set { assign(\.accessibilityAttributedHint, newValue) { setSpoken(\.hint, \.attributedHint, newValue?.string, newValue) } }
    }
    /// The traits of the object. The default depends on the view class.
    @preconcurrency public var accessibilityTraits: UIAccessibilityTraits {
        get { attribute(\.accessibilityTraits) { accessibilityRecord?.traits ?? .none } }
        set { assign(\.accessibilityTraits, newValue) { ensuredAccessibilityRecord.traits = newValue } }
    }
    /// The frame in screen coordinates. The default is the view's frame.
    @preconcurrency public var accessibilityFrame: CGRect {
        get { attribute(\.accessibilityFrame) { accessibilityRecord?.rarities?.frame ?? .zero } }
        set { assign(\.accessibilityFrame, newValue) { ensuredAccessibilityRecord.ensuredRarities.frame = newValue } }
    }
    /// The outline in screen coordinates, which overrides ``accessibilityFrame``. The default is nil.
    @preconcurrency public var accessibilityPath: UIBezierPath? {
        get { attribute(\.accessibilityPath) { accessibilityRecord?.rarities?.path } }
        set { assign(\.accessibilityPath, newValue) { ensuredAccessibilityRecord.ensuredRarities.path = newValue } }
    }
    /// The point that an assistive technology taps to activate the object, in screen coordinates. The default is the centre of the frame.
    @preconcurrency public var accessibilityActivationPoint: CGPoint {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityActivationPoint }
            let frame = accessibilityFrame
            return accessibilityRecord?.rarities?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { assign(\.accessibilityActivationPoint, newValue) { ensuredAccessibilityRecord.ensuredRarities.activationPoint = newValue } }
    }
    /// Whether the elements in the object are hidden from assistive technologies. The default is false.
    @preconcurrency public var accessibilityElementsHidden: Bool {
        get { attribute(\.accessibilityElementsHidden) { accessibilityRecord?.elementsHidden ?? false } }
        set { assign(\.accessibilityElementsHidden, newValue) { ensuredAccessibilityRecord.elementsHidden = newValue } }
    }
    /// Whether the siblings of the view are hidden from assistive technologies. The default is false.
    @preconcurrency public var accessibilityViewIsModal: Bool {
        get { attribute(\.accessibilityViewIsModal) { accessibilityRecord?.isModal ?? false } }
        set { assign(\.accessibilityViewIsModal, newValue) { ensuredAccessibilityRecord.isModal = newValue } }
    }
    /// Whether the elements in the object are read together, before the object's siblings. The default is false.
    @preconcurrency public var shouldGroupAccessibilityChildren: Bool {
        get { attribute(\.shouldGroupAccessibilityChildren) { accessibilityRecord?.rarities?.groupsChildren ?? false } }
        set {
            if let responder = self as? UIResponder { return responder.shouldGroupAccessibilityChildren = newValue }
            ensuredAccessibilityRecord.ensuredRarities.groupsChildren = newValue
        }
    }
    /// The keyboard's navigation style for the object's elements. The default is automatic.
    @preconcurrency public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { attribute(\.accessibilityNavigationStyle) { accessibilityRecord?.rarities?.navigationStyle ?? .automatic } }
        set { assign(\.accessibilityNavigationStyle, newValue) { ensuredAccessibilityRecord.ensuredRarities.navigationStyle = newValue } }
    }
    /// Whether the object is interactive. The default is true for elements that the user can press, type into or adjust.
    @preconcurrency public var accessibilityRespondsToUserInteraction: Bool {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityRespondsToUserInteraction }
            return accessibilityRecord?.rarities?.respondsToUserInteraction ?? !accessibilityTraits.isDisjoint(with: .interactive)
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityRespondsToUserInteraction = newValue }
            ensuredAccessibilityRecord.ensuredRarities.respondsToUserInteraction = newValue
        }
    }
    /// The names by which voice control identifies the object. The best name is first. The default is the label.
    @preconcurrency public var accessibilityUserInputLabels: [String]! {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityUserInputLabels }
            return accessibilityRecord?.rarities?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? []
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityUserInputLabels = newValue }
            ensuredAccessibilityRecord.ensuredRarities.userInputLabels = newValue
            accessibilityRecord?.rarities?.attributedUserInputLabels = nil
        }
    }
    /// ``accessibilityUserInputLabels`` with attributes.
    @preconcurrency public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityAttributedUserInputLabels }
            return accessibilityRecord?.rarities?.attributedUserInputLabels
                ?? (accessibilityUserInputLabels ?? []).map { NSAttributedString(string: $0) }
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityAttributedUserInputLabels = newValue }
            ensuredAccessibilityRecord.ensuredRarities.userInputLabels = newValue?.map(\.string)
            accessibilityRecord?.rarities?.attributedUserInputLabels = newValue
        }
    }
    /// Options for the handling of touches. They apply if the object has the trait `allowsDirectInteraction`. The default is empty.
    @preconcurrency public var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get { attribute(\.accessibilityDirectTouchOptions) { accessibilityRecord?.rarities?.directTouchOptions ?? [] } }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityDirectTouchOptions = newValue }
            ensuredAccessibilityRecord.ensuredRarities.directTouchOptions = newValue
        }
    }
    /// Whether the object is expanded or collapsed. The default is `unsupported`.
    @preconcurrency public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { attribute(\.accessibilityExpandedStatus) { accessibilityRecord?.rarities?.expandedStatus ?? .unsupported } }
        set { assign(\.accessibilityExpandedStatus, newValue) { ensuredAccessibilityRecord.ensuredRarities.expandedStatus = newValue } }
    }
    /// The language of the element's text as a BCP 47 tag; nil for the app's language.
    @preconcurrency public var accessibilityLanguage: String? {
        get { attribute(\.accessibilityLanguage) { accessibilityRecord?.rarities?.language } }
        set { assign(\.accessibilityLanguage, newValue) { ensuredAccessibilityRecord.ensuredRarities.language = newValue } }
    }
    /// The kind of text in the element. The default is nil.
    @preconcurrency public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { attribute(\.accessibilityTextualContext) { accessibilityRecord?.rarities?.textualContext } }
        set { assign(\.accessibilityTextualContext, newValue) { ensuredAccessibilityRecord.ensuredRarities.textualContext = newValue } }
    }
    /// The named actions of the element.
    @preconcurrency public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { attribute(\.accessibilityCustomActions) { accessibilityRecord?.rarities?.customActions } }
        set { assign(\.accessibilityCustomActions, newValue) { ensuredAccessibilityRecord.ensuredRarities.customActions = newValue } }
    }
    /// The rotors of the element.
    @preconcurrency public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { attribute(\.accessibilityCustomRotors) { accessibilityRecord?.rarities?.customRotors } }
        set { assign(\.accessibilityCustomRotors, newValue) { ensuredAccessibilityRecord.ensuredRarities.customRotors = newValue } }
    }
    /// The header elements of this element. In a calendar, for example, the weekday is the header of a day.
    @preconcurrency public var accessibilityHeaderElements: [Any]? {
        get { attribute(\.accessibilityHeaderElements) { accessibilityRecord?.rarities?.headerElements } }
        set { assign(\.accessibilityHeaderElements, newValue) { ensuredAccessibilityRecord.ensuredRarities.headerElements = newValue } }
    }
    /// The elements that interface tests use in place of ``accessibilityElements``.
    @preconcurrency public var automationElements: [Any]? {
        get { attribute(\.automationElements) { accessibilityRecord?.rarities?.automationElements } }
        set { assign(\.automationElements, newValue) { ensuredAccessibilityRecord.ensuredRarities.automationElements = newValue } }
    }
    /// The points of a view with a drag interaction from which keyboard drags can start. The default is the view's centre, named by its
    /// ``accessibilityLabel``.
    @preconcurrency public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { attribute(\.accessibilityDragSourceDescriptors) { accessibilityRecord?.rarities?.dragSources } }
        set { assign(\.accessibilityDragSourceDescriptors, newValue) { ensuredAccessibilityRecord.ensuredRarities.dragSources = newValue } }
    }
    /// The points of a view with a drop interaction on which keyboard drags can end, in navigation order. The default is the view's centre,
    /// named by its ``accessibilityLabel``.
    @preconcurrency public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { attribute(\.accessibilityDropPointDescriptors) { accessibilityRecord?.rarities?.dropPoints } }
        set { assign(\.accessibilityDropPointDescriptors, newValue) { ensuredAccessibilityRecord.ensuredRarities.dropPoints = newValue } }
    }

    // MARK: Contained elements

    /// The elements in this object, in reading order. If nil, the subviews of a view provide the elements.
    @preconcurrency public var accessibilityElements: [Any]? {
        get { attribute(\.accessibilityElements) { accessibilityRecord?.elements } }
        set { assign(\.accessibilityElements, newValue) { ensuredAccessibilityRecord.elements = newValue } }
    }
    /// The kind of container.
    @preconcurrency public var accessibilityContainerType: UIAccessibilityContainerType {
        get { attribute(\.accessibilityContainerType) { accessibilityRecord?.rarities?.containerType ?? .none } }
        set { assign(\.accessibilityContainerType, newValue) { ensuredAccessibilityRecord.ensuredRarities.containerType = newValue } }
    }
    /// The number of elements in the container. The default is the count of ``accessibilityElements``.
    @preconcurrency public func accessibilityElementCount() -> Int {
        if let responder = self as? UIResponder { return responder.accessibilityElementCount() }
        return accessibilityElements?.count ?? 0
    }
    /// The element at an index; nil if the index is out of range.
    @preconcurrency public func accessibilityElement(at index: Int) -> Any? {
        if let responder = self as? UIResponder { return responder.accessibilityElement(at: index) }
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    /// The index of an element in this container. `NSNotFound` if the container does not include the element.
    @preconcurrency public func index(ofAccessibilityElement element: Any) -> Int {
        if let responder = self as? UIResponder { return responder.index(ofAccessibilityElement: element) }
        return accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }

    // MARK: Actions of assistive technologies

    /// Activates the object. Returns false if it does not handle the activation; the assistive technology then taps the ``accessibilityActivationPoint``.
    @discardableResult
    @preconcurrency public func accessibilityActivate() -> Bool { (self as? UIResponder)?.accessibilityActivate() ?? false }
    /// Increments an adjustable object.
    @preconcurrency public func accessibilityIncrement() { (self as? UIResponder)?.accessibilityIncrement() }
    /// Decrements an adjustable object.
    @preconcurrency public func accessibilityDecrement() { (self as? UIResponder)?.accessibilityDecrement() }
    /// Scrolls the object. Returns false if the object does not scroll; the assistive technology then tries its container.
    @preconcurrency public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        if let responder = self as? UIResponder { return responder.accessibilityScroll(direction) }
        return false
    }
    /// Dismisses a modal view or navigates back. Returns false if the object does not handle the gesture; the assistive technology then tries its container.
    @preconcurrency public func accessibilityPerformEscape() -> Bool { (self as? UIResponder)?.accessibilityPerformEscape() ?? false }
    /// Performs the app's main action, such as play or answer. Returns false if the object does not handle the gesture; the next responder is then tried.
    @preconcurrency public func accessibilityPerformMagicTap() -> Bool { (self as? UIResponder)?.accessibilityPerformMagicTap() ?? false }
    /// Zooms in at a point of the screen.
    @discardableResult
    @preconcurrency public func accessibilityZoomIn(at point: CGPoint) -> Bool {
        if let responder = self as? UIResponder { return responder.accessibilityZoomIn(at: point) }
        return false
    }
    /// Zooms out at a point of the screen.
    @discardableResult
    @preconcurrency public func accessibilityZoomOut(at point: CGPoint) -> Bool {
        if let responder = self as? UIResponder { return responder.accessibilityZoomOut(at: point) }
        return false
    }
    /// Called after an assistive technology has focused the object.
    @preconcurrency public func accessibilityElementDidBecomeFocused() { (self as? UIResponder)?.accessibilityElementDidBecomeFocused() }
    /// Called after an assistive technology has moved its focus away from the object.
    @preconcurrency public func accessibilityElementDidLoseFocus() { (self as? UIResponder)?.accessibilityElementDidLoseFocus() }
    /// Whether an assistive technology has focused the object.
    @preconcurrency public func accessibilityElementIsFocused() -> Bool {
        if let responder = self as? UIResponder { return responder.accessibilityElementIsFocused() }
        return AccessibilityFocus.isAt(self)
    }
    /// The assistive technologies that have focused the object; nil without any.
    @preconcurrency
    public func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<UIAccessibility.AssistiveTechnologyIdentifier>? {
        if let responder = self as? UIResponder { return responder.accessibilityAssistiveTechnologyFocusedIdentifiers() }
        return accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil
    }

    // MARK: Storage

    /// Reads a responder's member, which subclasses can override. Calls `value` for an object that is not a responder.
    private func attribute<Value>(_ member: KeyPath<UIResponder, Value>, otherwise value: () -> Value) -> Value {
        if let responder = self as? UIResponder { responder[keyPath: member] } else { value() }
    }

    /// Sets a responder's member, which subclasses can override. Calls `set` for an object that is not a responder.
    private func assign<Value>(_ member: ReferenceWritableKeyPath<UIResponder, Value>, _ value: Value, otherwise set: () -> Void) {
        if let responder = self as? UIResponder { responder[keyPath: member] = value } else { set() }
    }

    var accessibilityRecord: AccessibilityRecord? {
        (self as? UIResponder)?.ownAccessibilityRecord ?? AccessibilityRecordTable.record(of: self)
    }

    var ensuredAccessibilityRecord: AccessibilityRecord {
        guard let responder = self as? UIResponder else { return AccessibilityRecordTable.ensuredRecord(of: self) }
        if let record = responder.ownAccessibilityRecord { return record }
        let record = AccessibilityRecord()
        responder.ensuredRareData.accessibility = record
        return record
    }

    /// Stores a text and its attributed form. Does nothing if the text is nil and the object has no record.
    func setSpoken(
        _ plain: ReferenceWritableKeyPath<AccessibilityRecord, String?>,
        _ attributed: ReferenceWritableKeyPath<RareAccessibilityProperties, NSAttributedString?>, _ text: String?,
        _ styled: NSAttributedString?
    ) {
        guard text != nil || accessibilityRecord != nil else { return }
        let record = ensuredAccessibilityRecord
        record[keyPath: plain] = text
        if let styled {
            record.ensuredRarities[keyPath: attributed] = styled.copy() as? NSAttributedString
        } else {
            record.rarities?[keyPath: attributed] = nil
        }
    }
}
