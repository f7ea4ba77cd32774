import Foundation

// What assistive programs know of objects. Those that are read most, and that apps override, are members of ``UIResponder``, and so of views,
// controllers and ``UIAccessibilityElement``; this is the same for all other objects. Members of an extension cannot be overridden: an element
// of an app's own that says something else than it was given is a subclass of ``UIAccessibilityElement``.
@MainActor
extension NSObjectProtocol {
    /// Whether assistive programs treat the object as one thing, and not what is in it. What a view's class says, unless set.
    @preconcurrency public var isAccessibilityElement: Bool {
        get {
            if let responder = self as? UIResponder { return responder.isAccessibilityElement }
            return accessibilityRecord?.isElement ?? false
        }
        set {
            if let responder = self as? UIResponder { return responder.isAccessibilityElement = newValue }
            ensuredAccessibilityRecord.isElement = newValue
        }
    }
    /// A name for tests to find the object by; never shown, and never said.
    @preconcurrency public var accessibilityIdentifier: String? {
        get { if let responder = self as? UIResponder { responder.accessibilityIdentifier } else { accessibilityRecord?.identifier } }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityIdentifier = newValue }
            if newValue != nil || accessibilityRecord != nil { ensuredAccessibilityRecord.identifier = newValue }
        }
    }
    /// What the object is called, in a word or two and without its kind: "Play", not "Play button". What a view's class says, unless set.
    @preconcurrency public var accessibilityLabel: String? {
        get { if let responder = self as? UIResponder { responder.accessibilityLabel } else { accessibilityRecord?.label } }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityLabel = newValue }
            setSpoken(\.label, \.attributedLabel, newValue, nil)
        }
    }
    /// ``accessibilityLabel`` with attributes for how it is spoken.
    @preconcurrency public var accessibilityAttributedLabel: NSAttributedString? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityAttributedLabel }
            return accessibilityRecord?.rarities?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) }
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityAttributedLabel = newValue }
            setSpoken(\.label, \.attributedLabel, newValue?.string, newValue)
        }
    }
    /// What the object holds now: "40 percent". What a view's class says, unless set.
    @preconcurrency public var accessibilityValue: String? {
        get { if let responder = self as? UIResponder { responder.accessibilityValue } else { accessibilityRecord?.value } }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityValue = newValue }
            setSpoken(\.value, \.attributedValue, newValue, nil)
        }
    }
    /// ``accessibilityValue`` with attributes for how it is spoken.
    @preconcurrency public var accessibilityAttributedValue: NSAttributedString? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityAttributedValue }
            return accessibilityRecord?.rarities?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) }
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityAttributedValue = newValue }
            setSpoken(\.value, \.attributedValue, newValue?.string, newValue)
        }
    }
    /// What happens when the object is used, in one sentence: "Plays the song." What a view's class says, unless set.
    @preconcurrency public var accessibilityHint: String? {
        get { if let responder = self as? UIResponder { responder.accessibilityHint } else { accessibilityRecord?.hint } }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityHint = newValue }
            setSpoken(\.hint, \.attributedHint, newValue, nil)
        }
    }
    /// ``accessibilityHint`` with attributes for how it is spoken.
    @preconcurrency public var accessibilityAttributedHint: NSAttributedString? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityAttributedHint }
            return accessibilityRecord?.rarities?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) }
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityAttributedHint = newValue }
            setSpoken(\.hint, \.attributedHint, newValue?.string, newValue)
        }
    }
    /// What the object is and how it behaves. What a view's class says, unless set.
    @preconcurrency public var accessibilityTraits: UIAccessibilityTraits {
        get { if let responder = self as? UIResponder { responder.accessibilityTraits } else { accessibilityRecord?.traits ?? .none } }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityTraits = newValue }
            ensuredAccessibilityRecord.traits = newValue
        }
    }
    /// Where the object is, in the screen's coordinates. A view's is its own, unless set.
    @preconcurrency public var accessibilityFrame: CGRect {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityFrame }
            return accessibilityRecord?.rarities?.frame ?? .zero
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityFrame = newValue }
            ensuredAccessibilityRecord.ensuredRarities.frame = newValue
        }
    }
    /// The object's outline in the screen's coordinates, in place of ``accessibilityFrame``. Nil unless set.
    @preconcurrency public var accessibilityPath: UIBezierPath? {
        get { if let responder = self as? UIResponder { responder.accessibilityPath } else { accessibilityRecord?.rarities?.path } }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityPath = newValue }
            ensuredAccessibilityRecord.ensuredRarities.path = newValue
        }
    }
    /// Where a touch activates the object, in the screen's coordinates: the middle of its frame, unless set.
    @preconcurrency public var accessibilityActivationPoint: CGPoint {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityActivationPoint }
            let frame = accessibilityFrame
            return accessibilityRecord?.rarities?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityActivationPoint = newValue }
            ensuredAccessibilityRecord.ensuredRarities.activationPoint = newValue
        }
    }
    /// Whether assistive programs see nothing in the object. False unless set.
    @preconcurrency public var accessibilityElementsHidden: Bool {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityElementsHidden }
            return accessibilityRecord?.elementsHidden ?? false
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityElementsHidden = newValue }
            ensuredAccessibilityRecord.elementsHidden = newValue
        }
    }
    /// Whether assistive programs see the view and none of its siblings. False unless set.
    @preconcurrency public var accessibilityViewIsModal: Bool {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityViewIsModal }
            return accessibilityRecord?.isModal ?? false
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityViewIsModal = newValue }
            ensuredAccessibilityRecord.isModal = newValue
        }
    }
    /// Whether what is in the object is read together, before what lies beside it. False unless set.
    @preconcurrency public var shouldGroupAccessibilityChildren: Bool {
        get {
            if let responder = self as? UIResponder { return responder.shouldGroupAccessibilityChildren }
            return accessibilityRecord?.rarities?.groupsChildren ?? false
        }
        set {
            if let responder = self as? UIResponder { return responder.shouldGroupAccessibilityChildren = newValue }
            ensuredAccessibilityRecord.ensuredRarities.groupsChildren = newValue
        }
    }
    /// How a person who uses switches goes through the object's elements.
    @preconcurrency public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityNavigationStyle }
            return accessibilityRecord?.rarities?.navigationStyle ?? .automatic
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityNavigationStyle = newValue }
            ensuredAccessibilityRecord.ensuredRarities.navigationStyle = newValue
        }
    }
    /// Whether the object does something when it is used. True of what can be pressed, typed into or adjusted, unless set.
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
    /// What a person may call the object by voice, the best name first. Its label, unless set.
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
    /// How touches reach the object, where it allows direct interaction.
    @preconcurrency public var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityDirectTouchOptions }
            return accessibilityRecord?.rarities?.directTouchOptions ?? []
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityDirectTouchOptions = newValue }
            ensuredAccessibilityRecord.ensuredRarities.directTouchOptions = newValue
        }
    }
    /// Whether the object is open, where it can be opened.
    @preconcurrency public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityExpandedStatus }
            return accessibilityRecord?.rarities?.expandedStatus ?? .unsupported
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityExpandedStatus = newValue }
            ensuredAccessibilityRecord.ensuredRarities.expandedStatus = newValue
        }
    }
    /// The language that the element's words are in, as a BCP 47 tag; nil for the app's.
    @preconcurrency public var accessibilityLanguage: String? {
        get { if let responder = self as? UIResponder { responder.accessibilityLanguage } else { accessibilityRecord?.rarities?.language } }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityLanguage = newValue }
            ensuredAccessibilityRecord.ensuredRarities.language = newValue
        }
    }
    /// What kind of text the element holds.
    @preconcurrency public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityTextualContext }
            return accessibilityRecord?.rarities?.textualContext
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityTextualContext = newValue }
            ensuredAccessibilityRecord.ensuredRarities.textualContext = newValue
        }
    }
    /// What else can be done with the element, each by its name.
    @preconcurrency public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityCustomActions }
            return accessibilityRecord?.rarities?.customActions
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityCustomActions = newValue }
            ensuredAccessibilityRecord.ensuredRarities.customActions = newValue
        }
    }
    /// Ways to go from one thing to the next in the element.
    @preconcurrency public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityCustomRotors }
            return accessibilityRecord?.rarities?.customRotors
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityCustomRotors = newValue }
            ensuredAccessibilityRecord.ensuredRarities.customRotors = newValue
        }
    }
    /// The elements that head this one, as a row of days heads the days.
    @preconcurrency public var accessibilityHeaderElements: [Any]? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityHeaderElements }
            return accessibilityRecord?.rarities?.headerElements
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityHeaderElements = newValue }
            ensuredAccessibilityRecord.ensuredRarities.headerElements = newValue
        }
    }
    /// What tests find in the element in place of its ``accessibilityElements``.
    @preconcurrency public var automationElements: [Any]? {
        get {
            if let responder = self as? UIResponder { return responder.automationElements }
            return accessibilityRecord?.rarities?.automationElements
        }
        set {
            if let responder = self as? UIResponder { return responder.automationElements = newValue }
            ensuredAccessibilityRecord.ensuredRarities.automationElements = newValue
        }
    }
    /// The places that a keyboard drags off, of a view with a drag interaction. Unless set its middle, by its ``accessibilityLabel``.
    @preconcurrency public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityDragSourceDescriptors }
            return accessibilityRecord?.rarities?.dragSources
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityDragSourceDescriptors = newValue }
            ensuredAccessibilityRecord.ensuredRarities.dragSources = newValue
        }
    }
    /// The places that a keyboard drops on, of a view with a drop interaction, in the order in which it goes to them. Unless set
    /// its middle, by its ``accessibilityLabel``.
    @preconcurrency public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityDropPointDescriptors }
            return accessibilityRecord?.rarities?.dropPoints
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityDropPointDescriptors = newValue }
            ensuredAccessibilityRecord.ensuredRarities.dropPoints = newValue
        }
    }

    // MARK: What is in it, for assistive programs

    /// The objects in this one, in the order in which they are read; nil for what is in a view, as it lies there.
    @preconcurrency public var accessibilityElements: [Any]? {
        get { if let responder = self as? UIResponder { responder.accessibilityElements } else { accessibilityRecord?.elements } }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityElements = newValue }
            ensuredAccessibilityRecord.elements = newValue
        }
    }
    /// What the object is as a container.
    @preconcurrency public var accessibilityContainerType: UIAccessibilityContainerType {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityContainerType }
            return accessibilityRecord?.rarities?.containerType ?? .none
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityContainerType = newValue }
            ensuredAccessibilityRecord.ensuredRarities.containerType = newValue
        }
    }
    /// How many objects there are in this one: as many as ``accessibilityElements``, unless overridden.
    @preconcurrency public func accessibilityElementCount() -> Int {
        if let responder = self as? UIResponder { return responder.accessibilityElementCount() }
        return accessibilityElements?.count ?? 0
    }
    /// One of the objects in this one; nil where there is none with that index.
    @preconcurrency public func accessibilityElement(at index: Int) -> Any? {
        if let responder = self as? UIResponder { return responder.accessibilityElement(at: index) }
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    /// Which of the objects in this one `element` is; `NSNotFound` for none.
    @preconcurrency public func index(ofAccessibilityElement element: Any) -> Int {
        if let responder = self as? UIResponder { return responder.index(ofAccessibilityElement: element) }
        return accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }

    // MARK: What assistive programs do with it

    /// A person activated the object. True where that did something; otherwise the object is tapped at its ``accessibilityActivationPoint``.
    @discardableResult
    @preconcurrency public func accessibilityActivate() -> Bool {
        if let responder = self as? UIResponder { return responder.accessibilityActivate() }
        return false
    }
    /// A person turned an adjustable object up.
    @preconcurrency public func accessibilityIncrement() {
        if let responder = self as? UIResponder { return responder.accessibilityIncrement() }
    }
    /// A person turned an adjustable object down.
    @preconcurrency public func accessibilityDecrement() {
        if let responder = self as? UIResponder { return responder.accessibilityDecrement() }
    }
    /// A person scrolls. True where the object did; otherwise what it is in is asked.
    @preconcurrency public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        if let responder = self as? UIResponder { return responder.accessibilityScroll(direction) }
        return false
    }
    /// A person wants out of what is shown. True where the object did that; otherwise what it is in is asked.
    @preconcurrency public func accessibilityPerformEscape() -> Bool {
        if let responder = self as? UIResponder { return responder.accessibilityPerformEscape() }
        return false
    }
    /// A person wants the app to do what it is there for: to play, or to take the call. True where the object did that; otherwise the
    /// next responder is asked.
    @preconcurrency public func accessibilityPerformMagicTap() -> Bool {
        if let responder = self as? UIResponder { return responder.accessibilityPerformMagicTap() }
        return false
    }
    /// A person zooms in at a point of the screen.
    @discardableResult
    @preconcurrency public func accessibilityZoomIn(at point: CGPoint) -> Bool {
        if let responder = self as? UIResponder { return responder.accessibilityZoomIn(at: point) }
        return false
    }
    /// A person zooms out at a point of the screen.
    @discardableResult
    @preconcurrency public func accessibilityZoomOut(at point: CGPoint) -> Bool {
        if let responder = self as? UIResponder { return responder.accessibilityZoomOut(at: point) }
        return false
    }
    /// An assistive program came to the object.
    @preconcurrency public func accessibilityElementDidBecomeFocused() {
        if let responder = self as? UIResponder { return responder.accessibilityElementDidBecomeFocused() }
    }
    /// An assistive program left the object.
    @preconcurrency public func accessibilityElementDidLoseFocus() {
        if let responder = self as? UIResponder { return responder.accessibilityElementDidLoseFocus() }
    }
    /// Whether an assistive program is at the object now.
    @preconcurrency public func accessibilityElementIsFocused() -> Bool {
        if let responder = self as? UIResponder { return responder.accessibilityElementIsFocused() }
        return AccessibilityFocus.isAt(self)
    }
    /// The assistive programs that are at the object now; nil for none.
    @preconcurrency
    public func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<UIAccessibility.AssistiveTechnologyIdentifier>? {
        if let responder = self as? UIResponder { return responder.accessibilityAssistiveTechnologyFocusedIdentifiers() }
        return accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil
    }

    // MARK: Where that is kept

    var accessibilityRecord: AccessibilityRecord? {
        (self as? UIResponder)?.ownAccessibilityRecord ?? AccessibilityRecordTable.record(of: self)
    }

    var ensuredAccessibilityRecord: AccessibilityRecord {
        guard let responder = self as? UIResponder else { return AccessibilityRecordTable.ensuredRecord(of: self) }
        if let record = responder.ownAccessibilityRecord { return record }
        let record = AccessibilityRecord()
        responder.ownAccessibilityRecord = record
        return record
    }

    /// Sets a text and the same text with attributes. Taking back what was never set keeps nothing.
    func setSpoken(
        _ plain: ReferenceWritableKeyPath<AccessibilityRecord, String?>,
        _ attributed: ReferenceWritableKeyPath<AccessibilityRarities, NSAttributedString?>, _ text: String?, _ styled: NSAttributedString?
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
