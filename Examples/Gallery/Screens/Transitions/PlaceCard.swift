import UIKit

/// A travel destination: the content of a card and its page.
struct Place: Sendable {
    let name: String
    let note: String
    let text: String
    let color: UIColor

    @MainActor static let all = [
        Place(
            name: "Harbour", note: "Boats at six",
            text: "The ferry leaves at six, and the gulls know it. Bring a coat: the wind turns in the evening.",
            color: .systemBlue.ground),
        Place(
            name: "Orchard", note: "Apples in rows",
            text: "Forty trees in four rows. The oldest one leans on a ladder that has grown into it.",
            color: .systemGreen.ground),
        Place(
            name: "Market", note: "Open on Fridays", text: "Bread first, then cheese, then flowers. At noon what is left costs half.",
            color: .systemOrange.ground),
        Place(
            name: "Library", note: "Quiet, please", text: "Nine thousand books and one cat. The cat decides which of the chairs is free.",
            color: .systemIndigo.ground),
        Place(
            name: "Station", note: "Two platforms",
            text: "Trains to the coast stop at the first platform, trains to the hills at the second one.",
            color: .systemPink.ground),
        Place(
            name: "Bath house", note: "Warm all year",
            text: "The water comes out of the rock at thirty-eight degrees, and has done so for two thousand years.",
            color: .systemTeal.ground),
    ]
}

/// A card of the wall: a name on a colour.
final class PlaceCard: UIControl {
    let place: Place
    private let title = UILabel()
    private let note = UILabel()

    init(_ place: Place) {
        self.place = place
        super.init(frame: .zero)
        backgroundColor = place.color
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous
        isAccessibilityElement = true
        accessibilityLabel = local(place.name)
        accessibilityHint = local(place.note)
        accessibilityTraits = .button
        title.text = local(place.name)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        note.text = local(place.note)
        note.font = .systemFont(ofSize: 13)
        title.followTextSize(upTo: 28)
        note.followTextSize(upTo: 20)
        for label in [title, note] {
            label.shrinks(to: 0.5)
            label.textColor = place.color.ink
            label.isUserInteractionEnabled = false
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
                self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin: CGFloat = bounds.width < 130 ? 8 : 14
        let width = max(bounds.width - 2 * margin, 0)
        let (first, second) = (max(22, title.lineHeight), max(18, note.lineHeight))
        note.frame = CGRect(x: margin, y: bounds.height - 14 - second, width: width, height: second)
        title.frame = CGRect(x: margin, y: note.frame.minY - first, width: width, height: first)
    }
}
