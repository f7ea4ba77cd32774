import UIKit

/// `text-long-word`: a label's size for one word of N characters, 300 points wide, without a limit of lines.
@MainActor
enum LongText {
    static func run(count: Int) {
        var samples = Samples(capacity: 9)
        for round in 0..<9 {
            let label = UILabel()
            label.numberOfLines = 0
            // A different text each time, so that no cache applies.
            label.text = String((0..<count).map { Character(UnicodeScalar(UInt8(97 + ($0 * 7 + round) % 26))) })
            _ = samples.time { label.sizeThatFits(CGSize(width: 300, height: 0)) }
        }
        samples.report("text-long-word", count, in: .ms)
    }
}
