// swift-format-ignore-file
import UIKit

// The code of Documentation/resources.md.

@MainActor func showSymbols(in imageView: UIImageView) {
    // snippet: symbols
    let star = UIImage(systemName: "star.fill")
    let large = UIImage(
        systemName: "star.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 34, weight: .semibold, scale: .large))
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .headline)
    // end snippet
    _ = (star, large)
}

@MainActor func showTexts(title: UILabel, count: UILabel, photos: [UIImage]) {
    // snippet: strings
    title.text = NSLocalizedString("Photos", comment: "")
    count.text = String.localizedStringWithFormat(NSLocalizedString("%lld photos", comment: ""), photos.count)
    // end snippet
}
