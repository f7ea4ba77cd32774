import CConformance
import Foundation
import QuartzCore

/// The attributed text of a text view, which notifies its layout managers of edits.
///
/// The text is stored in paragraphs, so that an edit costs time proportional to its paragraphs. A subclass with its own storage overrides `string`,
/// `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` for a `String` and `setAttributes(_:range:)`. It calls
/// ``edited(_:range:changeInLength:)`` in the last two.
///
/// A storage belongs to one thread: the main thread if a view shows it.
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of changes of an edit.
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt
        /// The actions of the given bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Attributes changed.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters changed.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// The text, stored in paragraphs.
    package final private(set) var store = TextStore()
    /// The edits that the superclass's string does not contain yet. Reading the string applies them.
    private var pendingEdit: TextReplacement?
    private var depth = 0
    private var managers: [NSLayoutManager] = []
    private lazy var keepsOwnText = type(of: self) != NSTextStorage.self
    private var isInside = false
    /// The replaced paragraphs of which the layout managers have not been notified yet.
    private var pendingChange: TextReplacement?

    // MARK: Initializers

    /// An empty storage.
    public convenience init() { self.init(string: "") }

    /// A storage with unattributed text.
    public override init(string: String) {
        super.init(string: string)
        _ = store.replace(0..<0, with: [AttributedRun(string, .none)])
    }

    /// A storage with text that has one set of attributes.
    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attrs)
        _ = store.replace(0..<0, with: [AttributedRun(string, TextAttributes(attrs ?? [:]))])
    }

    /// A storage with a copy of an attributed string.
    public override init(attributedString: NSAttributedString) {
        super.init(attributedString: attributedString)
        _ = store.replace(0..<0, with: AttributedRun.runs(of: attributedString))
    }

    /// Decodes a storage from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _ = store.replace(0..<0, with: AttributedRun.runs(of: NSAttributedString(attributedString: self)))
    }

    // MARK: Layouts and delegate

    /// The delegate, which is notified before and after the storage processes edits. Held weakly.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// The layout managers of the text.
    open var layoutManagers: [NSLayoutManager] { managers }

    /// Adds a layout manager, which follows the text from now on.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        managers.append(aLayoutManager)
        aLayoutManager.attach(to: self)
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard managers.contains(where: { $0 === aLayoutManager }) else { return }
        managers.removeAll { $0 === aLayoutManager }
        aLayoutManager.attach(to: nil)
    }

    // MARK: Editing

    /// The kinds of changes since editing began.
    open private(set) var editedMask: EditActions = []
    /// The edited range in the current text. Its location is `NSNotFound` without edits.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// The change of the text's length since editing began, in UTF-16 units.
    open private(set) var changeInLength = 0

    /// Records an edit. Notifies the layout managers at once, or at the outermost ``endEditing()``.
    ///
    /// - Parameter editedRange: The range before the edit.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        self.editedMask.formUnion(editedMask)
        let new = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
        if self.editedRange.location == NSNotFound {
            self.editedRange = new
        } else {
            // Converts the earlier edited range to offsets after this edit.
            let known = self.editedRange
            let start = min(known.location, new.location)
            let knownEnd = known.location + known.length
            let end = max(knownEnd > editedRange.location ? knownEnd + delta : knownEnd, new.location + new.length)
            self.editedRange = NSRange(location: start, length: max(end - start, 0))
        }
        changeInLength += delta
        if keepsOwnText { mirrorOwnText(editedRange, delta) }
        if depth == 0 { processEditing() }
    }

    /// Notifies the delegate, which may edit the text, and then the layout managers.
    open func processEditing() {
        if editedMask.isEmpty { return }
        depth += 1
        delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        depth -= 1
        let mask = editedMask
        let range = editedRange
        let delta = changeInLength
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
        let change = pendingChange
        pendingChange = nil
        for manager in managers { manager.storageDidEdit(mask, range: range, changeInLength: delta, change: change) }
    }

    /// Copies an edit of a subclass with its own storage into the paragraphs at once, so that the delegate and views read the current text.
    ///
    /// - Parameter range: The range before the edit.
    private func mirrorOwnText(_ range: NSRange, _ delta: Int) {
        let end = min(max(range.location + range.length + delta, 0), length)
        let start = min(range.location, end)
        let oldEnd = min(max(end - delta, start), store.length)
        let text = string as NSString
        var runs: [AttributedRun] = []
        var offset = start
        while offset < end {
            var range = NSRange()
            let attributes = attributes(at: offset, effectiveRange: &range)
            let next = min(max(range.location + range.length, offset + 1), end)
            runs.append(AttributedRun(text.substring(with: NSRange(location: offset, length: next - offset)), TextAttributes(attributes)))
            offset = next
        }
        note(store.replace(start..<oldEnd, with: runs))
    }

    /// Defers notifications until the matching ``endEditing()``.
    open override func beginEditing() { depth += 1 }

    /// Ends the most recent ``beginEditing()``.
    open override func endEditing() {
        guard depth > 0 else { return }
        depth -= 1
        if depth == 0 { processEditing() }
    }

    /// Replaces `range` with `runs`, as one edit.
    package final func replace(_ range: NSRange, with runs: [AttributedRun]) {
        if keepsOwnText {
            // Calls the overridable function, because the subclass may override the replacement with an attributed string.
            let text = NSMutableAttributedString(string: "")
            for piece in runs { text.append(NSAttributedString(string: piece.text, attributes: piece.attributes.values)) }
            return replaceCharacters(in: range, with: text)
        }
        let old = length
        checkRange(range)
        note(store.replace(range.location..<(range.location + range.length), with: runs))
        recordPendingEdit(range, store.length - old)
        edited([.editedCharacters, .editedAttributes], range: range, changeInLength: store.length - old)
    }

    private func change(_ range: NSRange, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        checkRange(range)
        guard range.length > 0 else { return }
        note(store.changeAttributes(in: range.location..<(range.location + range.length), change))
        recordPendingEdit(range, 0)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    /// Converts the attributes of each run of a range with `body`.
    package final func mapAttributes(in range: NSRange, _ body: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        changeEach(range, body)
    }

    private func note(_ change: TextReplacement) { pendingChange = pendingChange?.followed(by: change) ?? change }

    private func checkRange(_ range: NSRange) {
        precondition(
            range.location >= 0 && range.length >= 0 && range.location + range.length <= store.length,
            "The range \(range) is out of bounds. The text has \(store.length) UTF-16 code units.")
    }

    /// Runs `body` while this class's overrides forward to the superclass. Needed because the superclass's methods call each other.
    private func inside(_ body: () -> Void) {
        isInside = true
        body()
        isInside = false
    }

    /// Records an edit that the superclass's string lacks. `range` is the range before the edit.
    private func recordPendingEdit(_ range: NSRange, _ delta: Int) {
        let edit = TextReplacement(old: range.location..<(range.location + range.length), newCount: range.length + delta)
        pendingEdit = pendingEdit?.followed(by: edit) ?? edit
    }

    /// Applies the recorded edits to the superclass's string.
    ///
    /// - Complexity: O(*n*) in the replaced text and the text that the superclass moves behind it.
    package final func synchronize() {
        guard let edit = pendingEdit, !keepsOwnText else { return }
        pendingEdit = nil
        let old = NSRange(location: edit.old.lowerBound, length: edit.old.count)
        inside {
            if edit.new.isEmpty {
                super.deleteCharacters(in: old)
            } else {
                super.replaceCharacters(in: old, with: store.attributedSubstring(edit.new))
            }
        }
    }

    // MARK: NSMutableAttributedString

    open override func replaceCharacters(in range: NSRange, with str: String) {
        if isInside { return super.replaceCharacters(in: range, with: str) }
        let attributes =
            range.length > 0 || range.location == 0 ? store.attributes(at: range.location) : store.attributes(at: range.location - 1)
        replace(range, with: str.isEmpty ? [] : [AttributedRun(str, attributes)])
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        if isInside { return super.replaceCharacters(in: range, with: attrString) }
        let runs = AttributedRun.runs(of: attrString)
        guard keepsOwnText else { return replace(range, with: runs) }
        beginEditing()
        replaceCharacters(in: range, with: runs.reduce("") { $0 + $1.text })
        var offset = range.location
        for piece in runs {
            let length = piece.text.utf16.count
            if length > 0 { setAttributes(piece.attributes.values, range: NSRange(location: offset, length: length)) }
            offset += length
        }
        endEditing()
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        if isInside { return super.insert(attrString, at: loc) }
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open override func append(_ attrString: NSAttributedString) {
        if isInside { return super.append(attrString) }
        replaceCharacters(in: NSRange(location: currentLength, length: 0), with: attrString)
    }

    open override func deleteCharacters(in range: NSRange) {
        if isInside { return super.deleteCharacters(in: range) }
        if keepsOwnText { return replaceCharacters(in: range, with: "") }
        replace(range, with: [])
    }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        if isInside { return super.setAttributedString(attrString) }
        replaceCharacters(in: NSRange(location: 0, length: currentLength), with: attrString)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        if isInside { return super.setAttributes(attrs, range: range) }
        change(range) { _ in attrs ?? [:] }
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        if isInside { return super.addAttributes(attrs, range: range) }
        changeEach(range) { $0.merging(attrs) { $1 } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        if isInside { return super.removeAttribute(name, range: range) }
        changeEach(range) { $0.filter { $0.key != name } }
    }

    private func changeEach(_ range: NSRange, _ body: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        guard keepsOwnText else { return change(range, body) }
        beginEditing()
        var offset = range.location
        while offset < range.location + range.length {
            var extent = NSRange()
            let attributes = attributes(at: offset, effectiveRange: &extent)
            let end = min(max(extent.location + extent.length, offset + 1), range.location + range.length)
            setAttributes(body(attributes), range: NSRange(location: offset, length: end - offset))
            offset = end
        }
        endEditing()
    }

    // MARK: NSAttributedString

    private var currentLength: Int { keepsOwnText ? string.utf16.count : store.length }

    open override var length: Int { isInside ? super.length : currentLength }

    open override var string: String {
        synchronize()
        return super.string
    }

    open override var mutableString: NSMutableString {
        synchronize()
        return super.mutableString
    }

    open override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        synchronize()
        return super.attributes(at: location, effectiveRange: range)
    }

    open override func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
        if keepsOwnText { return attributes(at: location, effectiveRange: range)[attrName] }
        synchronize()
        return super.attribute(attrName, at: location, effectiveRange: range)
    }

    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        if keepsOwnText { return copied.attributes(at: location, longestEffectiveRange: range, in: rangeLimit) }
        synchronize()
        return super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> Any? {
        if keepsOwnText { return copied.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit) }
        synchronize()
        return super.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        store.attributedSubstring(range.location..<(range.location + range.length))
    }

    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        if keepsOwnText { return copied.enumerateAttributes(in: enumerationRange, options: opts, using: block) }
        synchronize()
        super.enumerateAttributes(in: enumerationRange, options: opts, using: block)
    }

    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        if keepsOwnText { return copied.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block) }
        synchronize()
        super.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block)
    }

    open override func isEqual(to other: NSAttributedString) -> Bool { copied.isEqual(to: other) }

    open override func copy(with zone: NSZone? = nil) -> Any { copied }

    open override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableAttributedString(attributedString: copied) }

    private var copied: NSAttributedString { store.attributedSubstring(0..<store.length) }
}

/// Receives notifications about the edits of a storage, before the layout managers lay them out.
public protocol NSTextStorageDelegate: AnyObject {
    /// Called before edits are processed. The delegate may still change attributes and characters.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)
    /// Called after edits were processed. The delegate may still change attributes.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) { defaultImplementation(of: .textStorageWillProcessEditingRangeChangeInLength) }
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) { defaultImplementation(of: .textStorageDidProcessEditingRangeChangeInLength) }
}
