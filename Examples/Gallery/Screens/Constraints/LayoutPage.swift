import UIKit

/// The demo's page: a button bar, a form, a picture beside a text, and a grid of cards, with constraints and stack views.
final class LayoutPage: UIView {
    private let whole = UIStackView()
    private let labels: [UILabel]
    private let picture = UIView()
    let note = UILabel()
    private var cards: [UILabel] = []

    /// The picture's preferred width. The text beside it has a compression resistance of 750.
    let pictureWidth: NSLayoutConstraint

    /// The font size of all text, in points.
    var textSize: CGFloat = 17 {
        didSet { showTextSize() }
    }

    init() {
        labels = ["Name", "Notifications", "Volume"].map { text in
            let label = UILabel()
            label.text = local(text)
            return label
        }
        pictureWidth = picture.widthAnchor.constraint(equalToConstant: 160)
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        tintColor = .accent
        layer.cornerRadius = 12
        layer.borderWidth = 0.5
        layer.borderColor = UIColor.separator.cgColor
        clipsToBounds = true
        whole.axis = .vertical
        whole.spacing = 14
        whole.translatesAutoresizingMaskIntoConstraints = false
        addSubview(whole)
        for part in [makeBar(), makeForm(), makeStory(), makeCards()] { whole.addArrangedSubview(part) }
        let bottom = whole.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor)
        bottom.priority = .defaultHigh
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 14, leading: 14, bottom: 14, trailing: 14)
        NSLayoutConstraint.activate([
            whole.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            whole.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            whole.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor), bottom,
        ])
        showTextSize()
    }

    required init?(coder: NSCoder) { nil }

    override var semanticContentAttribute: UISemanticContentAttribute {
        didSet {
            func pass(_ view: UIView) {
                for inner in view.subviews {
                    inner.semanticContentAttribute = semanticContentAttribute
                    pass(inner)
                }
            }
            pass(self)
        }
    }

    private func makeBar() -> UIView {
        let buttons = ["Back", "Share", "Done"].map { title in
            var configuration = title == "Done" ? UIButton.Configuration.filled() : .gray()
            configuration.title = local(title)
            configuration.buttonSize = .small
            if title == "Done" {
                configuration.baseBackgroundColor = UIColor.systemBlue.ground
                configuration.baseForegroundColor = .white
            }
            return UIButton(configuration: configuration)
        }
        let bar = UIStackView(arrangedSubviews: buttons)
        bar.distribution = .equalSpacing
        // The items do not grow further: a long press shows them enlarged, like in bars.
        bar.maximumContentSizeCategory = .extraLarge
        return bar
    }

    private func makeForm() -> UIView {
        let value = UILabel()
        value.text = "Ada"
        value.textColor = .note
        let toggle = UISwitch()
        toggle.isOn = true
        let slider = UISlider()
        slider.value = 0.6
        let rows = zip(labels, [value, toggle, slider] as [UIView]).map { label, control in
            if control is UIControl { control.accessibilityLabel = label.text }
            label.setContentHuggingPriority(.required, for: .horizontal)
            label.setContentCompressionResistancePriority(.required, for: .horizontal)
            let row = UIStackView(arrangedSubviews: [label, control])
            row.alignment = .center
            row.spacing = 12
            row.distribution = control is UISlider ? .fill : .equalSpacing
            row.heightAnchor.constraint(equalToConstant: 34).isActive = true
            return row
        }
        let form = UIStackView(arrangedSubviews: rows)
        form.axis = .vertical
        form.spacing = 8
        return form
    }

    private func makeStory() -> UIView {
        picture.backgroundColor = .systemTeal
        picture.layer.cornerRadius = 8
        note.text = local("Text resists")
        note.numberOfLines = 1
        note.textColor = .label
        let story = UIStackView(arrangedSubviews: [picture, note])
        story.spacing = 12
        story.alignment = .center
        NSLayoutConstraint.activate([
            story.heightAnchor.constraint(equalToConstant: 44), picture.heightAnchor.constraint(equalToConstant: 44),
            picture.widthAnchor.constraint(greaterThanOrEqualToConstant: 24),
            pictureWidth,
        ])
        return story
    }

    private func makeCards() -> UIView {
        let colors: [UIColor] = [.systemPink, .systemOrange, .systemGreen, .systemBlue, .systemPurple, .systemIndigo]
        cards = colors.indices.map { index in
            let card = UILabel()
            card.text = "\(index + 1)"
            card.textAlignment = .center
            card.setContentHuggingPriority(.fittingSizeLevel, for: .vertical)
            card.textColor = .label
            card.layer.cornerRadius = 8
            card.clipsToBounds = true
            card.backgroundColor = colors[index].withAlphaComponent(0.24)
            return card
        }
        let rows = [cards[0..<3], cards[3..<6]].map { row in
            let stack = UIStackView(arrangedSubviews: Array(row))
            stack.distribution = .fillEqually
            stack.spacing = 8
            return stack
        }
        let grid = UIStackView(arrangedSubviews: rows)
        grid.axis = .vertical
        grid.distribution = .fillEqually
        grid.spacing = 8
        return grid
    }

    private func showTextSize() {
        for label in labels + [note] { label.font = .systemFont(ofSize: textSize) }
        for card in cards { card.font = .systemFont(ofSize: textSize, weight: .semibold) }
    }
}
