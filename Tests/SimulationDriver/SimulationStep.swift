/// One step of a simulation, as plain data.
///
/// The operands select objects and numbers by remainder: `a` of 7 among three views is the second view. So a step is valid in every state, and a script
/// stays valid if other steps are removed from it. A step without a fitting object does nothing.
package struct SimulationStep: Sendable, Equatable, CustomStringConvertible {
    package enum Kind: String, Sendable, CaseIterable {
        // Views and recognizers
        case addView, removeView, moveView, frameView, transformView, styleView
        case addRecognizer, removeRecognizer, relateRecognizers, toggleRecognizer, replaceDelegate
        // Removes a view or recognizer in the next callback.
        case armCallback
        // Input
        case touchDown, touchMove, touchGlide, touchUp, touchCancel
        case pointerMove, pointerPress, pointerRelease, pointerLeave, wheel, touchpadScroll, touchpadPinch
        case key, type, compose
        case longPressDrag
        case advance
        // Controllers
        case replaceRoot, push, pop, selectTab, turnPage, present, dismiss, menu, bars, contain
        // A change of the screen's own: searches, outlines, pickers, constraints, dynamics, text.
        case act
        // Lists
        case insertItem, deleteItem, moveItem, reloadItem, reloadList, scrollList, editList, selectItem
        // An update that does not fit the data.
        case disagree
        // Text and controls
        case focusField, setText, setControl
        // Animations
        case animate, startAnimator, steerAnimator, stopAnimations
        // Environment
        case resize, appearance, direction, sizeClass, textScale, memoryWarning, activity, openScene, closeScene
        // Compares layout, lists and pixels with new ones. Every 25th step of a generated script.
        case checkFrame
    }

    package var kind: Kind
    package var a: Int
    package var b: Int
    package var c: Int

    package init(_ kind: Kind, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) {
        self.kind = kind
        self.a = a
        self.b = b
        self.c = c
    }

    /// The step as a Swift expression.
    package var description: String { ".init(.\(kind.rawValue), \(a), \(b), \(c))" }
}
