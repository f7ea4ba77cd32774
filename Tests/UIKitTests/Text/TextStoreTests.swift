import Foundation
import Testing
import UIKitTesting

@testable import TextKit
@testable import UIKit

/// The paragraphs of an edited text equal those of the same text set as a whole.
@MainActor
struct TextStoreTests {
    private func paragraphs(of store: TextStore) -> [String] {
        var all: [String] = []
        store.paragraphs.forEach(in: 0..<store.paragraphs.count) { all.append($0.text) }
        return all
    }

    /// The number of UTF-16 units in a paragraph's end.
    private func end(of paragraph: String) -> Int {
        let scalars = paragraph.unicodeScalars
        guard let last = scalars.last, "\n\r\u{2029}".unicodeScalars.contains(last) else { return 0 }
        return last == "\n" && scalars.dropLast().last == "\r" ? 2 : 1
    }

    /// The paragraphs of a text, scalar by scalar; the last one has no end.
    private func plainParagraphs(of text: String) -> [String] {
        let scalars = Array(text.unicodeScalars)
        var all = [""]
        for (scalarIndex, scalar) in scalars.enumerated() {
            all[all.count - 1].unicodeScalars.append(scalar)
            let isCut = scalar == "\r" && scalarIndex + 1 < scalars.count && scalars[scalarIndex + 1] == "\n"
            if "\n\r\u{2029}".unicodeScalars.contains(scalar), !isCut { all.append("") }
        }
        return all
    }

    @Test(arguments: 1...12)
    func editsWithinAndAcrossParagraphs(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let runs = ["a", "word", "é", "😀", "\n", "\r", "\r\n", "\u{2029}", "x\ny", "漢", "", "\u{2014}", "\u{A9}"]
        let shared = [TextAttributes([.kern: 1.0]), TextAttributes([.kern: 1.0]), TextAttributes([.kern: 2.0])]
        var store = TextStore()
        let model = NSMutableAttributedString(string: "")
        for _ in 0..<300 {
            let lower = Int.random(in: 0...model.length, using: &random)
            let upper = Bool.random(using: &random) ? lower : min(lower + Int.random(in: 0...5, using: &random), model.length)
            let range = (model.string as NSString).rangeOfComposedCharacterSequences(for: NSRange(location: lower, length: upper - lower))
            // An insertion may also be between a carriage return and its line feed.
            let replacedRange = range.length == 0 ? NSRange(location: lower, length: 0) : range
            if lower > 0, lower < model.length, UTF16.isTrailSurrogate((model.string as NSString).character(at: lower)) { continue }
            let attributes = shared[Int.random(in: 0..<20, using: &random) == 0 ? 2 : Int.random(in: 0...1, using: &random)]
            let text = runs.randomElement(using: &random) ?? ""
            let change = store.replace(
                replacedRange.location..<(replacedRange.location + replacedRange.length), with: [AttributedRun(text, attributes)])
            #expect(change.new.upperBound <= store.paragraphs.count)
            model.replaceCharacters(in: replacedRange, with: NSAttributedString(string: text, attributes: attributes.values))
            var fresh = TextStore()
            _ = fresh.replace(0..<0, with: AttributedRun.runs(of: model))
            #expect(paragraphs(of: store) == paragraphs(of: fresh))
            #expect(paragraphs(of: fresh) == plainParagraphs(of: model.string))
            store.paragraphs.forEach(in: 0..<store.paragraphs.count) { #expect($0.terminatorLength == end(of: $0.text)) }
            #expect(store.length == model.length)
            for index in stride(from: 0, to: model.length, by: 3) {
                let kern = model.attribute(.kern, at: index, effectiveRange: nil) as? Double
                #expect(store.attributes(at: index).values[.kern] as? Double == kern)
            }
        }
    }
}
